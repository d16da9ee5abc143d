import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type CurrentUser, hasAddress } from '#shared/accounts.ts'
import { ApiError } from '#web/lib/api.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useDeleteAccount } from './queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

export function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { t } = useLingui()

  const deletion = useDeleteAccount(user.id)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  // An owner without an email types their name.
  const asked = hasAddress(user.username) ? user.username : user.fullName
  const isSure = username.trim().toLowerCase() === asked.toLowerCase() && (!user.hasPassword || password !== '')
  const isStale = deletion.error instanceof ApiError && deletion.error.status === 403

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSure && !deletion.isPending)
      deletion.mutate({ username: user.username, password: user.hasPassword ? password : undefined })
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <div className="grid gap-1">
            <AlertDialogTitle>
              <Trans>Delete my account</Trans>
            </AlertDialogTitle>
            <AlertDialogDescription>
              <Trans>
                Your posts, ideas, samples and settings are deleted. This cannot be undone; download your data first if
                you want to keep it.
              </Trans>
            </AlertDialogDescription>
          </div>
          <Field
            label={t`Type ${asked} to confirm`}
            autoComplete="off"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          {user.hasPassword && (
            <Field
              label={t`Current password`}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {isStale && <SignInAgain returnTo="/settings" />}
          <DialogFooter>
            <AlertDialogCancel>
              <Trans>Cancel</Trans>
            </AlertDialogCancel>
            <Button type="submit" variant="destructive" disabled={!isSure || deletion.isPending}>
              {deletion.isPending ? t`Deleting…` : t`Delete everything`}
            </Button>
          </DialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  )
}
