import { Trans } from '@lingui/react/macro'
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
          <DialogTitle>
            <Trans>Figures of this post</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>The file that {product.network} exports from a post’s own analytics counts for this post.</Trans>
          </DialogDescription>
        </DialogHeader>
        <AddFiles postId={postId} dropped={files} />
      </DialogContent>
    </Dialog>
  )
}
