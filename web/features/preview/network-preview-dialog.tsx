import { product } from '#shared/product.ts'
import { usePosting } from '#web/lib/network-queries.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { FeedPost, type FeedPostProps } from './feed-post.tsx'

interface NetworkPreviewDialogProps extends DialogProps, FeedPostProps {
  onConnect: () => void
  onFeedView?: () => void
}

export function NetworkPreviewDialog({
  onConnect,
  onFeedView,
  onClose,
  onCloseAutoFocus,
  ...post
}: NetworkPreviewDialogProps) {
  const { canConnect } = usePosting()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="max-w-[640px] max-sm:inset-x-0 max-sm:rounded-none max-sm:border-x-0"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>Network Preview</DialogTitle>
          <DialogDescription>Roughly how your post will look on {product.network}.</DialogDescription>
        </DialogHeader>
        <FeedPost {...post} />
        <StickyFooter>
          {onFeedView && (
            <Button
              variant="ghost"
              onClick={() => {
                onFeedView()
                onClose()
              }}
            >
              Keep it beside the editor
            </Button>
          )}
          <Button variant="outline" onClick={onConnect}>
            {canConnect ? `Connect ${product.network}` : 'Schedule'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </StickyFooter>
      </DialogContent>
    </Dialog>
  )
}
