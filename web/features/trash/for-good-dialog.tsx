import { Trans, useLingui } from '@lingui/react/macro'
import type { TrashItem } from '#shared/trash.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { useDeleteForGood, useEmptyTrash } from './queries.ts'

interface ForGoodDialogProps {
  doomed: TrashItem | 'everything'
  onGone: () => void
  onClose: () => void
}

export function ForGoodDialog({ doomed, onGone, onClose }: ForGoodDialogProps) {
  const { t } = useLingui()

  const deletion = useDeleteForGood()
  const emptying = useEmptyTrash()
  const isAll = doomed === 'everything'
  const title = (!isAll && doomed.title) || t`Untitled`
  const isPending = deletion.isPending || emptying.isPending

  function confirm() {
    const onSuccess = () => {
      onClose()
      setTimeout(onGone)
    }
    if (isAll) emptying.mutate(undefined, { onSuccess })
    else deletion.mutate(doomed.id, { onSuccess })
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>{isAll ? t`Empty the trash` : t`Delete for good`}</AlertDialogTitle>
          <AlertDialogDescription className="break-words">
            {isAll
              ? t`Everything in the trash is deleted, with the images and documents of its posts. This cannot be undone.`
              : t`“${title}” is deleted. This cannot be undone.`}
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button variant="destructive" disabled={isPending} onClick={confirm}>
            {isPending ? t`Deleting…` : isAll ? t`Empty trash` : t`Delete for good`}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
