import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { speakAsBrowser } from './lib/language.ts'
import { createQueryClient } from './lib/query-client.ts'
import { currentUserQuery } from './lib/session.ts'
import { createAppRouter } from './router.ts'
import { readyErrorPage } from './shell/late-error-page.tsx'
import { readyToaster } from './ui/lazy-toaster.tsx'

// Floating parts add style elements at run time, which need the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
void queryClient.prefetchQuery(currentUserQuery)

// As a transition, the first render runs in small steps, between which the page responds.
const start = () =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  )

// Paint the static page before the app takes the CPU.
const painted = () => requestAnimationFrame(() => setTimeout(start))
// English shows all the same if the catalogue cannot be loaded.
void Promise.resolve(speakAsBrowser()).then(painted, painted)
setTimeout(readyErrorPage, 3_000)
setTimeout(readyToaster, 3_000)
