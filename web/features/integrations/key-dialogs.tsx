import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Key, type KeyLifetime, type KeyWithSecret, renewalHours } from '#shared/keys.ts'
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
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>Renew “{key.name}”?</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            {renewedFor(key.days)}
            {!isExpired &&
              ` ${t`The present one works for ${{ hours: renewalHours }} more hours, so that you can replace it in peace.`}`}
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

function renewedFor(days: KeyLifetime): string {
  if (days === 180) return t`You get a new key for half a year, with the same permissions.`
  if (days === 365) return t`You get a new key for a year, with the same permissions.`
  return t`You get a new key for ${{ days }} days, with the same permissions.`
}

/** The key shows only once, so only the button closes the dialog. */
export function SecretDialog({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const { t } = useLingui()

  const example = `curl -H "Authorization: Bearer ${secret}" "${window.location.origin}/api/posts?limit=5"`
  const command = `hookline login ${window.location.origin}`
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
        <Copyable
          label={t`Key`}
          copy={t`Copy: key`}
          text={secret}
          copied={t`The key has been copied to your clipboard.`}
        />
        <Copyable
          label={t`Try it in a terminal`}
          copy={t`Copy: try it in a terminal`}
          text={example}
          copied={t`The command has been copied to your clipboard.`}
        />
        <Copyable
          label={t`For the hookline command, which asks for the key`}
          copy={t`Copy: for the hookline command, which asks for the key`}
          text={command}
          copied={t`The command has been copied to your clipboard.`}
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

interface CopyableProps {
  label: string
  /** The button, to those who hear it. */
  copy: string
  text: string
  copied: string
}

function Copyable({ label, copy, text, copied }: CopyableProps) {
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
        <Button variant="outline" aria-label={copy} onClick={() => copyPostText(text, copied)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  )
}
