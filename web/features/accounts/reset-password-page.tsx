import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { passwordResetRequest } from '#shared/accounts.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { currentUserQuery, useAuth } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, type Mistakes, mistakesOf } from '#web/ui/field.tsx'
import { type NewPassword, newPasswordMistakes } from './new-password.ts'
import { isDeadLink, useRequestReset, useResetPassword } from './reset-queries.ts'

/** Asks for a reset link. That link leads here too, with its token behind the `#`. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const token = useLocation({ select: ({ hash }) => hash })
  usePageTitle(t`Reset your password`)
  return (
    <main id="content" tabIndex={-1} className="flex min-h-svh flex-col px-4 py-4 outline-none md:px-7">
      <Brand />
      <div className="mx-auto w-full max-w-sm py-10">
        <Card className="grid gap-5 p-5 md:p-6">
          {token ? <NewPasswordForm key={token} token={token} /> : <RequestForm />}
        </Card>
      </div>
    </main>
  )
}

const Heading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1 text-center">
    <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
    <p className="text-ink-2">{children}</p>
  </div>
)

function RequestForm() {
  const { t } = useLingui()
  const request = useRequestReset()
  const [mistakes, setMistakes] = useState<Mistakes>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = passwordResetRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setMistakes(mistakesOf(parsed.error))
    if (parsed.success && !request.isPending) request.mutate(parsed.data.username)
  }

  return (
    <>
      <Heading title={t`Reset your password`}>{t`Enter the email that you sign in with.`}</Heading>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t`Email`} name="username" type="email" autoComplete="username" mistake={mistakes.username} />
        <div>
          <div role="status">
            {request.isSuccess && (
              <p className="mb-4 rounded border border-action/40 bg-action-soft px-4 py-3">
                <Trans>
                  If there’s an account with this address, we’ve sent it an email with a link. The link works for one
                  hour.
                </Trans>
              </p>
            )}
          </div>
          <Button type="submit" size="lg" className="w-full" aria-disabled={request.isPending}>
            {request.isPending ? t`Sending…` : request.isSuccess ? t`Send again` : t`Send the link`}
          </Button>
        </div>
      </form>
      <p className="text-center">
        <Link
          to="/auth"
          className="inline-flex items-center font-medium text-action-text underline underline-offset-3 hover:no-underline max-md:min-h-11"
        >
          <Trans>Back to the sign-in</Trans>
        </Link>
      </p>
    </>
  )
}

const none: NewPassword = { newPassword: '', confirmPassword: '' }

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const reset = useResetPassword()
  const [passwords, setPasswords] = useState(none)
  const [mistakes, setMistakes] = useState<Mistakes>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = newPasswordMistakes(passwords)
    setMistakes(found)
    if (reset.isPending || Object.values(found).some(Boolean)) return
    reset.mutate({ token, newPassword: passwords.newPassword }, { onSuccess: leave })
  }

  async function leave() {
    // The reset may have signed this person out.
    if (user) await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    await navigate({ to: '/auth', replace: true })
    toast({
      title: t`Password updated`,
      description: t`You’ve been signed out everywhere. Sign in with your new password.`,
    })
  }

  const field = (name: keyof NewPassword, label: string) => (
    <Field
      label={label}
      type="password"
      autoComplete="new-password"
      value={passwords[name]}
      mistake={mistakes[name]}
      onChange={(event) => setPasswords({ ...passwords, [name]: event.target.value })}
    />
  )

  return (
    <>
      <Heading title={t`Choose a new password`}>{t`You’ll be signed out everywhere.`}</Heading>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {field('newPassword', t`New password`)}
        {field('confirmPassword', t`Confirm new password`)}
        {isDeadLink(reset.error) && (
          <div role="alert" className="grid justify-items-start gap-2 rounded border border-line bg-sunk p-3">
            <p>{reset.error.body}</p>
            <Button asChild variant="outline" size="sm">
              <Link to="/reset-password">{t`Request a new link`}</Link>
            </Button>
          </div>
        )}
        <Button type="submit" size="lg" aria-disabled={reset.isPending}>
          {reset.isPending ? t`Saving…` : t`Set password`}
        </Button>
      </form>
    </>
  )
}
