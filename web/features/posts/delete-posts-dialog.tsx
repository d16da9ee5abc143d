import { Trans, useLingui } from '@lingui/react/macro'
import type { Post } from '#shared/posts.ts'
import { trashDays } from '#shared/trash.ts'
import { useSayDeleted } from '#web/features/undo/queries.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast } from '#web/lib/toast.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { sayPosts, useDeletePosts } from './bulk-queries.ts'

export interface DeletePostsDialogProps {
  posts: readonly Post[]
  question?: string
  /** Shown instead of the reason. */
  failure?: { title: string; description: string }
  onDeleted?: () => void
  onClose: () => void
}

export function DeletePostsDialog({ posts, question, failure, onDeleted, onClose }: DeletePostsDialogProps) {
  const { t } = useLingui()

  const deletion = useDeletePosts()
  const sayDeleted = useSayDeleted()
  const only = posts.length === 1 ? posts[0] : undefined
  const failed = (reason: string) =>
    failureToast(failure?.title ?? `Failed to delete ${only ? 'post' : 'posts'}`, failure?.description ?? reason)

  async function confirm() {
    try {
      const { deleted, left } = await deletion.mutateAsync(posts.map(({ id }) => id))
      const kept = left.length > 0 ? ` ${sayPosts(left.length)} could not be deleted: ${left[0]?.reason}` : ''
      if (deleted.length === 0) failed(kept.trim())
      else
        sayDeleted(deleted, {
          title: only ? t`Post deleted` : t`${sayPosts(deleted.length)} deleted`,
          description: only
            ? `“${only.title || 'Untitled post'}” is in the trash for ${trashDays} days.`
            : t`In the trash for ${trashDays} days.${kept}`,
        })
      onClose()
      onDeleted?.()
    } catch (error) {
      failed(messageOf(error))
    }
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>Delete {only ? 'post' : sayPosts(posts.length)}</AlertDialogTitle>
          <AlertDialogDescription>
            {question ?? `You can restore ${only ? 'it' : 'them'} from the trash for ${trashDays} days.`}
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button variant="destructive" disabled={deletion.isPending} onClick={confirm}>
            {deletion.isPending ? t`Deleting…` : t`Delete`}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
