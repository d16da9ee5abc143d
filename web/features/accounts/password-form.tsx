import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, Suspense, useState } from 'react'
import { credentials, registration } from '#shared/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type Mistakes, mistakesOf } from '#web/ui/field.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { useLogin, useRegister } from './sign-in-queries.ts'

const SecondFactorStep = lazyPart(
  () => import('./second-factor.tsx').then((file) => ({ default: file.SecondFactorStep })),
  MissingPart,
)

interface PasswordsProps {
  tab: 'login' | 'register'
  /** With an identity provider, only that provider creates accounts. */
  isClosed?: boolean
}

export const Passwords = ({ tab, isClosed }: PasswordsProps) =>
  isClosed ? (
    <p className="text-center text-sm text-ink-2">
      <Trans>Create new accounts with this button. A password only signs in to an existing account.</Trans>
    </p>
  ) : (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or with a password</Trans>
      </p>
      <PasswordForm tab={tab} />
    </>
  )

function PasswordForm({ tab }: { tab: 'login' | 'register' }) {
  const { t } = useLingui()
  const login = useLogin()
  const register = useRegister()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const isRegister = tab === 'register'
  const isPending = isRegister ? register.isPending : login.isPending

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = isRegister ? registration.safeParse(values) : credentials.safeParse(values)
    setMistakes(mistakesOf(parsed.error))
    if (!parsed.success) return
    if (isRegister) register.mutate(registration.parse(values))
    else login.mutate(parsed.data)
  }

  if (login.data && 'needs' in login.data)
    return (
      <Suspense>
        <SecondFactorStep options={login.data.options} onBack={login.reset} />
      </Suspense>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {isRegister && <Field label={t`Full name`} name="fullName" autoComplete="name" mistake={mistakes.fullName} />}
      <Field label={t`Email`} name="username" type="email" autoComplete="username" mistake={mistakes.username} />
      <Field
        label={t`Password`}
        name="password"
        type="password"
        autoComplete={isRegister ? 'new-password' : 'current-password'}
        mistake={mistakes.password}
      />
      <Button type="submit" variant="outline" size="lg" disabled={isPending}>
        {isRegister ? <Trans>Create account</Trans> : <Trans>Sign in with password</Trans>}
      </Button>
      {!isRegister && (
        <p className="text-center">
          <Link
            to="/reset-password"
            className="inline-flex items-center font-medium text-action-text underline underline-offset-3 hover:no-underline max-md:min-h-11"
          >
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
      )}
    </form>
  )
}
