import { Trans, useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()

  const { canConnect } = usePosting()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="max-w-[640px] max-sm:inset-x-0 max-sm:rounded-none max-sm:border-x-0"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>
            <Trans>Network Preview</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Roughly how your post will look on {product.network}.</Trans>
          </DialogDescription>
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
              <Trans>Keep it beside the editor</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={onConnect}>
            {canConnect ? t`Connect ${product.network}` : t`Schedule`}
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </StickyFooter>
      </DialogContent>
    </Dialog>
  )
}
