import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { type Passkey, recoveryCodeCount } from '#shared/passkeys.ts'
import { product } from '#shared/product.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { AlertDialog, AlertDialogContent, AlertDialogDescription, AlertDialogTitle } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useAddPasskey, useRemovePasskey, useRenewCodes } from './passkey-queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface DialogProps {
  user: CurrentUser
  onClose: () => void
}

interface ProvenProps extends DialogProps {
  title: string
  text: string
  verb: string
  isPending: boolean
  error: Error | null
  onSure: (currentPassword: string | undefined) => void
  isDestructive?: boolean
  children?: ReactNode
}

/** Asks for proof of ownership: the password, or without one a recent sign-in. */
function ProvenDialog({ user, title, text, verb, isPending, error, onSure, onClose, ...more }: ProvenProps) {
  const { t } = useLingui()

  const [password, setPassword] = useState('')
  const isStale = error instanceof ApiError && error.status === 403
  const isMissing = user.hasPassword && password === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isMissing) onSure(user.hasPassword ? password : undefined)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <div className="grid gap-1">
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>{text}</DialogDescription>
          </div>
          {more.children}
          {user.hasPassword && (
            <Field
              label={t`Current password`}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {isStale ? (
            <SignInAgain returnTo="/settings?section=password" />
          ) : (
            error && (
              <p role="alert" className="text-sm text-danger">
                {error instanceof ApiError ? error.body : messageOf(error)}
              </p>
            )
          )}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              type="submit"
              variant={more.isDestructive ? 'destructive' : 'default'}
              disabled={isPending || isMissing}
            >
              {verb}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface CodesProps extends DialogProps {
  onCodes: (codes: readonly string[]) => void
}

export function AddPasskeyDialog({ onCodes, ...props }: CodesProps) {
  const { t } = useLingui()

  const add = useAddPasskey()
  const [name, setName] = useState('')
  return (
    <ProvenDialog
      {...props}
      title={t`Add a passkey`}
      text={t`Your browser asks where to keep it: on this device, in your password manager, on your phone or on a security key.`}
      verb={add.isPending ? t`Waiting for your browser…` : t`Add`}
      isPending={add.isPending}
      error={add.error}
      onSure={(currentPassword) =>
        add.mutate({ name: name.trim() || t`Passkey`, currentPassword }, { onSuccess: onCodes })
      }
    >
      <Field
        label={t`Name`}
        placeholder={t`My phone`}
        maxLength={100}
        value={name}
        hint={t`So that you know it in the list.`}
        onChange={(event) => setName(event.target.value)}
      />
    </ProvenDialog>
  )
}

export function RemovePasskeyDialog({
  passkey,
  isLast,
  ...props
}: DialogProps & { passkey: Passkey; isLast: boolean }) {
  const { t } = useLingui()

  const remove = useRemovePasskey()
  const after = !isLast
    ? t`It no longer signs you in.`
    : props.user.hasPassword
      ? t`It’s your last passkey. From then on your password alone signs you in, and your recovery codes stop working.`
      : t`It’s your last passkey. You’ll sign in as you did before.`
  return (
    <ProvenDialog
      {...props}
      title={t`Remove “${passkey.name}”?`}
      text={after}
      verb={remove.isPending ? t`Removing…` : t`Remove`}
      isPending={remove.isPending}
      error={remove.error}
      isDestructive
      onSure={(currentPassword) => remove.mutate({ id: passkey.id, currentPassword }, { onSuccess: props.onClose })}
    />
  )
}

export function RenewCodesDialog({ onCodes, ...props }: CodesProps) {
  const { t } = useLingui()

  const renew = useRenewCodes()
  return (
    <ProvenDialog
      {...props}
      title={t`New recovery codes`}
      text={t`You get ${recoveryCodeCount} new ones. The old ones stop working.`}
      verb={renew.isPending ? t`Making them…` : t`Make new codes`}
      isPending={renew.isPending}
      error={renew.error}
      onSure={(currentPassword) => renew.mutate({ currentPassword }, { onSuccess: onCodes })}
    />
  )
}

/** The codes show only once, so only the button closes the dialog. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()

  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t`${{ product: product.name }} recovery codes`}\n\n${text}\n`)}`
  return (
    <AlertDialog open>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>Keep these recovery codes</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>
              If you lose your passkeys, your password and one of these codes sign you in. Each works once. They are
              shown only now.
            </Trans>
          </AlertDialogDescription>
        </div>
        <ul
          aria-label={t`Recovery codes`}
          className="tabular grid grid-cols-2 gap-x-6 gap-y-1 rounded border border-line bg-sunk p-4 font-mono"
        >
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button
            variant="outline"
            onClick={() => copyPostText(text, t`The list of recovery codes has been copied to your clipboard.`)}
          >
            <Trans>Copy</Trans>
          </Button>
          <Button variant="outline" asChild>
            <a download={`${product.name.toLowerCase()}-recovery-codes.txt`} href={file}>
              <Trans>Download</Trans>
            </a>
          </Button>
          <Button onClick={onClose}>
            <Trans>I have kept them</Trans>
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
