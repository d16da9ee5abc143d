import { trashDays } from '#shared/trash.ts'
import { useSayDeleted } from '#web/features/trash/queries.ts'
import { messageOf } from '#web/lib/api.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { sayPosts, useDeletePosts } from './bulk-queries.ts'

interface DeletePostsDialogProps {
  ids: string[]
  onDeleted: () => void
  onClose: () => void
}

export function DeletePostsDialog({ ids, onDeleted, onClose }: DeletePostsDialogProps) {
  const deletion = useDeletePosts()
  const sayDeleted = useSayDeleted()

  async function confirm() {
    try {
      const { deleted, left } = await deletion.mutateAsync(ids)
      const kept = left.length > 0 ? ` ${sayPosts(left.length)} could not be deleted: ${left[0]?.reason}` : ''
      if (deleted.length === 0) failureToast('Failed to delete posts', kept.trim())
      else
        sayDeleted(deleted, {
          title: `${sayPosts(deleted.length)} deleted`,
          description: `In the trash for ${trashDays} days.${kept}`,
        })
      onClose()
      onDeleted()
    } catch (error) {
      failureToast('Failed to delete posts', messageOf(error))
    }
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>Delete {sayPosts(ids.length)}</AlertDialogTitle>
          <AlertDialogDescription>You can restore them from the trash for {trashDays} days.</AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant="destructive" disabled={deletion.isPending} onClick={confirm}>
            {deletion.isPending ? 'Deleting…' : 'Delete'}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
