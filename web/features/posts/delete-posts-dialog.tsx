import { plural } from '@lingui/core/macro'
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
import { useDeletePosts } from './bulk-queries.ts'

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
    failureToast(
      failure?.title ?? (only ? t`Failed to delete post` : t`Failed to delete posts`),
      failure?.description ?? reason,
    )

  async function confirm() {
    try {
      const { deleted, left } = await deletion.mutateAsync(posts.map(({ id }) => id))
      const kept =
        left.length > 0
          ? t`${plural(left.length, { one: '# post could not be deleted', other: '# posts could not be deleted' })}: ${{ reason: left[0]!.reason }}`
          : ''
      const title = only?.title || t`Untitled post`
      if (deleted.length === 0) failed(kept)
      else
        sayDeleted(deleted, {
          title: only ? t`Post deleted` : plural(deleted.length, { one: '# post deleted', other: '# posts deleted' }),
          description: only
            ? t`“${title}” is in the trash for ${trashDays} days.`
            : [t`In the trash for ${trashDays} days.`, kept].filter(Boolean).join(' '),
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
          <AlertDialogTitle>
            {only ? t`Delete post` : plural(posts.length, { one: 'Delete # post', other: 'Delete # posts' })}
          </AlertDialogTitle>
          <AlertDialogDescription>
            {question ??
              (only
                ? t`You can restore it from the trash for ${trashDays} days.`
                : t`You can restore them from the trash for ${trashDays} days.`)}
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
