import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { CurrentUser } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { manualModeText, useNetworkConnection } from '#web/features/scheduling/network-connection.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

export function IntegrationsSection({ user }: { user: CurrentUser }) {
  const { isConnected, connect, disconnect } = useNetworkConnection(user.id)
  return (
    <>
      <SettingsCard title={product.network} text={manualModeText}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isConnected ? (
            <>
              <p className="flex items-center gap-2 font-medium text-good">
                <CircleCheck aria-hidden className="size-4" /> Connected, manual mode
              </p>
              <Button variant="outline" onClick={disconnect}>
                Disconnect
              </Button>
            </>
          ) : (
            <Button onClick={connect}>Connect</Button>
          )}
        </div>
      </SettingsCard>
      <SettingsCard title="How you write" text="Samples of your own writing shape how your posts sound.">
        <Link to="/writing-samples" className="justify-self-start font-semibold text-action-text hover:underline">
          Writing samples
        </Link>
      </SettingsCard>
    </>
  )
}
