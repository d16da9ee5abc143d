import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type CurrentUser, hasAddress, type SignInOptions } from '#shared/accounts.ts'
import { type NewPassword, newPasswordMistakes } from '#web/features/accounts/new-password.ts'
import { useChangePassword } from '#web/features/settings/profile-queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface Passwords extends NewPassword {
  currentPassword: string
}
const none: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' }

const mistakesIn = (passwords: Passwords, hasPassword: boolean): Mistakes => ({
  currentPassword: hasPassword && !passwords.currentPassword ? t`Current password is required` : undefined,
  ...newPasswordMistakes(passwords),
})

export function PasswordSection({ user }: { user: CurrentUser }) {
  const { data: options } = useQuery(signInOptionsQuery)
  if (!options) return <Skeleton className="h-48" />
  return options.passwordForms ? <PasswordForm user={user} /> : <NoPasswords user={user} options={options} />
}

/** Servers without password forms. */
const NoPasswords = ({ user, options }: { user: CurrentUser; options: SignInOptions }) => {
  const { t } = useLingui()
  return (
    <SettingsCard
      title={t`Password`}
      text={
        options.provider === 'google' || options.provider === 'oidc'
          ? t`You sign in with ${options.providerName}, as ${user.username}. You need no password here.`
          : hasAddress(user.username)
            ? t`You sign in on this computer with your email, ${user.username}. You need no password here.`
            : t`Opening Hookline on this computer signs you in. You need no password here.`
      }
    />
  )
}

function PasswordForm({ user }: { user: CurrentUser }) {
  const { t } = useLingui()

  const { hasPassword } = user
  const change = useChangePassword()
  const [passwords, setPasswords] = useState(none)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const isStale = change.error instanceof ApiError && change.error.status === 403

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = mistakesIn(passwords, hasPassword)
    setMistakes(found)
    if (change.isPending || Object.values(found).some(Boolean)) return
    const { currentPassword, newPassword } = passwords
    change.mutate(hasPassword ? { currentPassword, newPassword } : { newPassword }, {
      onSuccess: () => setPasswords(none),
    })
  }

  const field = (name: keyof Passwords, label: string, autoComplete: string) => (
    <Field
      label={label}
      type="password"
      autoComplete={autoComplete}
      value={passwords[name]}
      mistake={mistakes[name]}
      onChange={(event) => setPasswords({ ...passwords, [name]: event.target.value })}
    />
  )

  return (
    <SettingsCard
      title={t`Password`}
      text={
        hasPassword
          ? t`Changing it signs you out everywhere else.`
          : t`This account has no password yet. Set one to sign in with your email and the password too.`
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword && field('currentPassword', t`Current password`, 'current-password')}
        {field('newPassword', t`New password`, 'new-password')}
        {field('confirmPassword', t`Confirm new password`, 'new-password')}
        {isStale && <SignInAgain returnTo="/settings?section=password" />}
        <Button type="submit" aria-disabled={change.isPending} className="justify-self-start">
          {change.isPending ? t`Saving…` : hasPassword ? t`Change password` : t`Set password`}
        </Button>
      </form>
    </SettingsCard>
  )
}
