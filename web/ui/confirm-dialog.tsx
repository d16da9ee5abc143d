import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { DialogFooter } from './dialog.tsx'

interface ConfirmDialogProps {
  title: ReactNode
  /** What the action deletes, and what stays. */
  text: ReactNode
  action: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
  /** Between the text and the buttons, such as why the action failed. */
  children?: ReactNode
}

/** Asks before something is deleted. */
export function ConfirmDialog({ title, text, action, isPending, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{text}</AlertDialogDescription>
        </div>
        {children}
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button variant="destructive" disabled={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
