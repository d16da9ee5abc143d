import type { Post } from '#shared/posts.ts'
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
import { failureToast, toast } from '#web/ui/toast.ts'
import { useDeletePost } from './queries.ts'

interface DeletePostDialogProps {
  post: Post
  /** What is said when it fails, instead of the reason. */
  failure?: { title: string; description: string }
  onClose: () => void
}

export function DeletePostDialog({ post, failure, onClose }: DeletePostDialogProps) {
  const deletePost = useDeletePost()

  async function confirm() {
    try {
      await deletePost.mutateAsync(post.id)
      toast({ title: 'Post deleted', description: `“${post.title || 'Untitled post'}” is gone.` })
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
          <AlertDialogDescription>
            Are you sure you want to delete this post? This action cannot be undone.
          </AlertDialogDescription>
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
