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
  const { data: options } = useQuery(signInOptionsQuery)
  const { data: mail } = useQuery(mailQuery)
  return (
    <SettingsCard
      title="For whoever runs this server"
      text="These are set in the server’s configuration and take effect when it is started again. docs/configuration.md describes them all."
    >
      <dl className="grid divide-y divide-line">
        <Item name="Sign-in">
          {options?.provider === 'local' || options?.provider === null
            ? 'People on this computer sign in with a name and an email. '
            : `People sign in with ${options?.providerName ?? 'the identity provider'}. `}
          For Google set <Name>GOOGLE_CLIENT_ID</Name> and <Name>GOOGLE_CLIENT_SECRET</Name>, for another provider{' '}
          <Name>OIDC_ISSUER</Name> and <Name>OIDC_CLIENT_ID</Name>.
        </Item>
        <Item name="Passwords">
          {options?.passwordForms ? 'The sign-in page takes passwords' : 'The sign-in page takes no passwords'}:{' '}
          <Name>PASSWORD_FORMS</Name>.
        </Item>
        <Item name="Email">
          {mail?.delivery === 'outbox' ? (
            <>
              No mail server is set up, so emails are written to files in the folder <Name>outbox</Name> of the data
              directory. Set <Name>SMTP_URL</Name> and <Name>MAIL_FROM</Name> to have them sent.
            </>
          ) : (
            <>
              Emails are sent by the mail server in <Name>SMTP_URL</Name>.
            </>
          )}
        </Item>
        <Item name={product.network}>
          To publish posts, {product.name} needs an app at {product.network}: <Name>LINKEDIN_CLIENT_ID</Name> and{' '}
          <Name>LINKEDIN_CLIENT_SECRET</Name>.
        </Item>
        <Item name="AI models">
          A model set by <Name>OPENAI_MODEL</Name> or <Name>ANTHROPIC_MODEL</Name> overrides the choice under Writing
          engine.
        </Item>
        <Item name="Plans">
          {options?.hasPaidPlans ? 'Plans are sold' : 'Nothing is sold'}: <Name>STRIPE_SECRET_KEY</Name>.
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
