import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { product } from '#shared/product.ts'
import { Integrations } from '#web/features/integrations/integrations.tsx'
import { NetworkConnection } from '#web/features/networks/network-connection.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Bookmarklet } from './bookmarklet.tsx'

export const IntegrationsSection = () => {
  const { t } = useLingui()
  return (
    <>
      <SettingsCard title={product.network} text={t`Where your posts go.`}>
        <NetworkConnection />
      </SettingsCard>
      <Bookmarklet />
      <SettingsCard title={t`How you write`} text={t`Samples of your own writing make new posts sound like you.`}>
        <Link to="/writing-samples" className="justify-self-start font-semibold text-action-text hover:underline">
          <Trans>Writing samples</Trans>
        </Link>
      </SettingsCard>
      <Integrations />
    </>
  )
}
