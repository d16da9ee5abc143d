import { Eye, MessageSquareText, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { type PostContent, sections } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import type { Author } from './author.ts'
import type { DialogProps } from './dialogs.tsx'
import { StickyFooter } from './sticky-footer.tsx'

/** Widths of a post in the network's feed. */
const screens = [
  { id: 'desktop', name: 'Desktop', width: 'max-w-[552px]' },
  { id: 'phone', name: 'Phone', width: 'max-w-[375px]' },
] as const

const counts = [
  { name: 'likes', icon: ThumbsUp },
  { name: 'comments', icon: MessageSquareText },
  { name: 'views', icon: Eye },
]

interface NetworkPreviewDialogProps extends DialogProps {
  author: Author
  content: PostContent | null
  onConnect: () => void
}

export function NetworkPreviewDialog({
  author,
  content,
  onConnect,
  onClose,
  onCloseAutoFocus,
}: NetworkPreviewDialogProps) {
  const [screen, setScreen] = useState<(typeof screens)[number]['id']>(() =>
    window.matchMedia('(max-width: 639px)').matches ? 'phone' : 'desktop',
  )
  const width = screens.find((one) => one.id === screen)?.width
  const texts = sections
    .map((section) => [section, content?.[section].trim() ?? ''] as const)
    .filter(([, text]) => text)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-[640px]" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Network Preview</DialogTitle>
          <DialogDescription>About how your post looks on {product.network}.</DialogDescription>
        </DialogHeader>
        <SegmentedRadio
          label="Screen"
          options={screens}
          value={screen}
          onChange={setScreen}
          className="w-56 max-w-full"
        />
        <div className="-mx-5 bg-sunk px-3 py-5 sm:px-5">
          <article
            aria-label="Post as on the network"
            className={`mx-auto rounded border border-line bg-surface p-4 font-network text-[14px] leading-[20px] ${width}`}
          >
            <div className="flex items-center gap-2">
              <Avatar letters={author.initials} className="size-12 text-base" />
              <div className="min-w-0">
                <p className="truncate font-semibold">{author.name}</p>
                <p className="truncate text-[12px] leading-[16px] text-ink-3">{author.title}</p>
                <p className="text-[12px] leading-[16px] text-ink-3">Just now</p>
              </div>
            </div>
            <div className="mt-3 grid gap-[20px]">
              {texts.length === 0 && <p className="text-ink-3">Nothing to show yet. Please generate a post first.</p>}
              {texts.map(([section, text]) => (
                <p key={section} dir="auto" className="break-words whitespace-pre-wrap">
                  {text}
                </p>
              ))}
            </div>
            <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-[12px] leading-[16px] text-ink-3">
              {counts.map(({ name, icon: Icon }) => (
                <li key={name} className="flex items-center gap-1.5">
                  <Icon aria-hidden className="size-4" /> 0 {name}
                </li>
              ))}
            </ul>
          </article>
        </div>
        <StickyFooter>
          <Button variant="outline" onClick={onConnect}>
            Network Integration
          </Button>
          <Button onClick={onClose}>Done</Button>
        </StickyFooter>
      </DialogContent>
    </Dialog>
  )
}
