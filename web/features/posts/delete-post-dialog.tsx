import type { Post } from '#shared/posts.ts'
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
import { useDeletePost } from './queries.ts'

interface DeletePostDialogProps {
  post: Post
  question: string
  /** What is said when it fails, instead of the reason. */
  failure?: { title: string; description: string }
  onClose: () => void
}

export function DeletePostDialog({ post, question, failure, onClose }: DeletePostDialogProps) {
  const deletePost = useDeletePost()
  const sayDeleted = useSayDeleted()

  async function confirm() {
    try {
      await deletePost.mutateAsync(post.id)
      sayDeleted([post.id], {
        title: 'Post deleted',
        description: `“${post.title || 'Untitled post'}” is in the trash for ${trashDays} days.`,
      })
      onClose()
    } catch (error) {
      failureToast(failure?.title ?? 'Failed to delete post', failure?.description ?? messageOf(error))
    }
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>Delete post</AlertDialogTitle>
          <AlertDialogDescription>{question}</AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant="destructive" disabled={deletePost.isPending} onClick={confirm}>
            {deletePost.isPending ? 'Deleting…' : 'Delete'}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
