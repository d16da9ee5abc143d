import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SignInOptions } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { mailQuery } from '#web/features/networks/connection-queries.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'

const Name = ({ children }: { children: string }) => (
  <code className="rounded-sm bg-sunk px-1 py-0.5 text-sm wrap-anywhere">{children}</code>
)

/** Settings that only the server's configuration can change, by variable name. */
export function ServerSection() {
  const { t } = useLingui()

  const { data: options } = useQuery(signInOptionsQuery)
  const { data: mail } = useQuery(mailQuery)
  return (
    <SettingsCard
      title={t`For whoever runs this server`}
      text={t`These are set in the server’s configuration and take effect when it is started again. docs/configuration.md describes them all.`}
    >
      <dl className="grid divide-y divide-line">
        <Item name={t`Sign-in`}>
          {whoSignsIn(options)}{' '}
          <Trans>
            For Google set <Name>GOOGLE_CLIENT_ID</Name> and <Name>GOOGLE_CLIENT_SECRET</Name>, for another provider{' '}
            <Name>OIDC_ISSUER</Name> and <Name>OIDC_CLIENT_ID</Name>.
          </Trans>
        </Item>
        <Item name={t`Passwords`}>
          {options?.passwordForms ? (
            <Trans>
              The sign-in page takes passwords: <Name>PASSWORD_FORMS</Name>.
            </Trans>
          ) : (
            <Trans>
              The sign-in page takes no passwords: <Name>PASSWORD_FORMS</Name>.
            </Trans>
          )}
        </Item>
        <Item name={t`Email`}>
          {mail?.delivery === 'outbox' ? (
            <Trans>
              No mail server is set up, so emails are written to files in the folder <Name>outbox</Name> of the data
              directory. Set <Name>SMTP_URL</Name> and <Name>MAIL_FROM</Name> to have them sent.
            </Trans>
          ) : (
            <Trans>
              Emails are sent by the mail server in <Name>SMTP_URL</Name>.
            </Trans>
          )}
        </Item>
        <Item name={product.network}>
          <Trans>
            To publish posts, {{ product: product.name }} needs an app at {{ network: product.network }}:{' '}
            <Name>LINKEDIN_CLIENT_ID</Name> and <Name>LINKEDIN_CLIENT_SECRET</Name>.
          </Trans>
        </Item>
        <Item name={t`AI models`}>
          <Trans>
            A model set by <Name>OPENAI_MODEL</Name> or <Name>ANTHROPIC_MODEL</Name> overrides the choice under Writing
            engine.
          </Trans>
        </Item>
        <Item name={t`Plans`}>
          {options?.hasPaidPlans ? (
            <Trans>
              Plans are sold: <Name>STRIPE_SECRET_KEY</Name>.
            </Trans>
          ) : (
            <Trans>
              Nothing is sold: <Name>STRIPE_SECRET_KEY</Name>.
            </Trans>
          )}
        </Item>
      </dl>
    </SettingsCard>
  )
}

function whoSignsIn(options: SignInOptions | undefined): string {
  if (options?.provider === 'local' || options?.provider === null)
    return t`People on this computer sign in with a name and an email.`
  const provider = options?.providerName
  return provider ? t`People sign in with ${{ provider }}.` : t`People sign in with the identity provider.`
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 py-3">
    <dt className="font-semibold">{name}</dt>
    <dd className="leading-7 text-ink-2">{children}</dd>
  </div>
)
