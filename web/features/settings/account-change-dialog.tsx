import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountChange, OperatedAccount } from '#shared/operators.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { useChangeAccount } from './operator-queries.ts'

const words: Record<
  AccountChange,
  { title: (email: string) => string; text: MessageDescriptor; verb: MessageDescriptor }
> = {
  disable: {
    title: (email) => t`Disable ${{ email }}?`,
    text: msg`They are signed out everywhere and can’t sign in. Their keys, programs, links and calendars are refused until you enable the account. Their posts stay as they are, and those that fall due are not published.`,
    verb: msg`Disable account`,
  },
  enable: {
    title: (email) => t`Enable ${{ email }}?`,
    text: msg`They can sign in again, their keys, programs, links and calendars work again, and their next posts are published. Reminders in browsers have to be set up anew. Posts whose time has passed count as missed.`,
    verb: msg`Enable account`,
  },
  'end-sessions': {
    title: (email) => t`End all sessions of ${email}?`,
    text: msg`They are signed out everywhere. Keys and connected programs end, reminders in browsers stop, and links in reminders, for review and for calendars no longer work. They can sign in again.`,
    verb: msg`End sessions`,
  },
}

interface AccountChangeDialogProps {
  account: OperatedAccount
  change: AccountChange
  onClose: () => void
}

export function AccountChangeDialog({ account, change, onClose }: AccountChangeDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useChangeAccount()
  const { title, text, verb } = words[change]
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle className="wrap-anywhere">{title(account.email)}</AlertDialogTitle>
          <AlertDialogDescription>{t(text)}</AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button
            variant={change === 'enable' ? 'default' : 'destructive'}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate({ account, change }, { onSettled: onClose })}
          >
            {t(verb)}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
