import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
        <Item name="Sign-in">
          {options?.provider === 'local' || options?.provider === null
            ? 'People on this computer sign in with a name and an email. '
            : `People sign in with ${options?.providerName ?? 'the identity provider'}. `}
          For Google set{' '}
          <Name>
            <Trans>GOOGLE_CLIENT_ID</Trans>
          </Name>{' '}
          and{' '}
          <Name>
            <Trans>GOOGLE_CLIENT_SECRET</Trans>
          </Name>
          , for another provider{' '}
          <Name>
            <Trans>OIDC_ISSUER</Trans>
          </Name>{' '}
          and{' '}
          <Name>
            <Trans>OIDC_CLIENT_ID</Trans>
          </Name>
          .
        </Item>
        <Item name="Passwords">
          {options?.passwordForms ? t`The sign-in page takes passwords` : t`The sign-in page takes no passwords`}:{' '}
          <Name>
            <Trans>PASSWORD_FORMS</Trans>
          </Name>
          .
        </Item>
        <Item name="Email">
          {mail?.delivery === 'outbox' ? (
            <>
              <Trans>No mail server is set up, so emails are written to files in the folder</Trans>{' '}
              <Name>
                <Trans>outbox</Trans>
              </Name>{' '}
              of the data directory. Set{' '}
              <Name>
                <Trans>SMTP_URL</Trans>
              </Name>{' '}
              and{' '}
              <Name>
                <Trans>MAIL_FROM</Trans>
              </Name>{' '}
              to have them sent.
            </>
          ) : (
            <>
              <Trans>Emails are sent by the mail server in</Trans>{' '}
              <Name>
                <Trans>SMTP_URL</Trans>
              </Name>
              .
            </>
          )}
        </Item>
        <Item name={product.network}>
          <Trans>
            To publish posts, {product.name} needs an app at {product.network}:
          </Trans>{' '}
          <Name>
            <Trans>LINKEDIN_CLIENT_ID</Trans>
          </Name>{' '}
          and{' '}
          <Name>
            <Trans>LINKEDIN_CLIENT_SECRET</Trans>
          </Name>
          .
        </Item>
        <Item name={t`AI models`}>
          <Trans>A model set by</Trans>{' '}
          <Name>
            <Trans>OPENAI_MODEL</Trans>
          </Name>{' '}
          or{' '}
          <Name>
            <Trans>ANTHROPIC_MODEL</Trans>
          </Name>{' '}
          overrides the choice under Writing engine.
        </Item>
        <Item name="Plans">
          {options?.hasPaidPlans ? t`Plans are sold` : t`Nothing is sold`}:{' '}
          <Name>
            <Trans>STRIPE_SECRET_KEY</Trans>
          </Name>
          .
        </Item>
      </dl>
    </SettingsCard>
  )
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 py-3">
    <dt className="font-semibold">{name}</dt>
    <dd className="leading-7 text-ink-2">{children}</dd>
  </div>
)
