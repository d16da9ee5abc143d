import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { currentUserQuery } from './lib/session.ts'
import { createAppRouter } from './router.ts'
import { readyErrorPage } from './shell/late-error-page.tsx'
import { readyToaster } from './ui/lazy-toaster.tsx'

// The style elements that floating parts add at run time must carry the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
void queryClient.prefetchQuery(currentUserQuery)

// As a transition the first render is done in small steps, between which the page can answer.
const start = () =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  )

// The page's own words are painted before the app takes the processor.
requestAnimationFrame(() => setTimeout(start))
setTimeout(readyErrorPage, 3_000)
setTimeout(readyToaster, 3_000)
