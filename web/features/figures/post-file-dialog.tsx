import { product } from '#shared/product.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { AddFiles } from './add-files.tsx'

interface PostFileDialogProps {
  postId: string
  /** Files that were dropped on the post. */
  files?: readonly File[]
  onClose: () => void
}

/** Reads files of figures for one post. */
export function PostFileDialog({ postId, files, onClose }: PostFileDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Figures of this post</DialogTitle>
          <DialogDescription>
            The file that {product.network} exports from a post’s own analytics counts for this post.
          </DialogDescription>
        </DialogHeader>
        <AddFiles postId={postId} dropped={files} />
      </DialogContent>
    </Dialog>
  )
}
