import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Key, type KeyWithSecret, renewalHours } from '#shared/keys.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { useEndKey, useRenewKey } from './key-queries.ts'
import { lifetimeNames } from './scopes.ts'

interface OfKey {
  of: Key
  onClose: () => void
}

export function EndKeyDialog({ of: key, onClose }: OfKey) {
  const { t } = useLingui()

  const { mutate, isPending } = useEndKey()
  return (
    <ConfirmDialog
      title={t`End “${key.name}”?`}
      text={t`The program that uses it can no longer reach your posts. What it wrote stays.`}
      action={t`End the key`}
      isPending={isPending}
      onConfirm={() => mutate(key, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}

export function RenewKeyDialog({ of: key, onClose, onSecret }: OfKey & { onSecret: (key: KeyWithSecret) => void }) {
  const { t } = useLingui()

  const { mutate, isPending } = useRenewKey()
  const isExpired = Date.parse(key.expiresAt) <= Date.now()
  const former = isExpired
    ? ''
    : ` The present one works for ${renewalHours} more hours, so that you can replace it in peace.`
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>Renew “{key.name}”?</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>
              You get a new key for {lifetimeNames[key.days].toLowerCase()}, with the same permissions.{former}
            </Trans>
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(key, { onSuccess: onSecret, onError: onClose })}
          >
            {isPending ? t`Renewing…` : t`Renew`}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

/** The key shows only once, so only the button closes the dialog. */
export function SecretDialog({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const { t } = useLingui()

  const example = `curl -H "Authorization: Bearer ${secret}" "${window.location.origin}/api/posts?limit=5"`
  return (
    <AlertDialog open>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>Copy the key of “{name}”</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>It is shown only now. Keep it like a password: anyone who has it can use it.</Trans>
          </AlertDialogDescription>
        </div>
        <Copyable label={t`Key`} text={secret} what={t`The key`} />
        <Copyable label={t`Try it in a terminal`} text={example} what={t`The command`} />
        <Copyable
          label={t`For the hookline command, which asks for the key`}
          text={t`hookline login ${window.location.origin}`}
          what={t`The command`}
        />
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

function Copyable({ label, text, what }: { label: string; text: string; what: string }) {
  const { t } = useLingui()

  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 font-mono text-sm"
        />
        <Button variant="outline" aria-label={t`Copy: ${label.toLowerCase()}`} onClick={() => copyPostText(text, what)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  )
}
