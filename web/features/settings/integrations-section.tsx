import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { product } from '#shared/product.ts'
import { NetworkConnection } from '#web/features/networks/network-connection.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

const Integrations = lazyPart(() =>
  import('#web/features/integrations/integrations.tsx').then((file) => ({ default: file.Integrations })),
)
const Bookmarklet = lazyPart(() => import('./bookmarklet.tsx').then((file) => ({ default: file.Bookmarklet })))

export const IntegrationsSection = () => (
  <>
    <SettingsCard title={product.network} text="Where your posts go.">
      <NetworkConnection />
    </SettingsCard>
    <Suspense>
      <Bookmarklet />
    </Suspense>
    <SettingsCard title="How you write" text="Samples of your own writing make new posts sound like you.">
      <Link to="/writing-samples" className="justify-self-start font-semibold text-action-text hover:underline">
        Writing samples
      </Link>
    </SettingsCard>
    <Suspense>
      <Integrations />
    </Suspense>
  </>
)
