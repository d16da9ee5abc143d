import { Trans, useLingui } from '@lingui/react/macro'
import { GalleryHorizontalEnd } from 'lucide-react'
import { useState } from 'react'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { sendCarousel } from './queries.ts'

const CarouselDialog = lazyPart(() =>
  import('./carousel-dialog.tsx').then((file) => ({ default: file.CarouselDialog })),
)
const ChangedNote = lazyPart(() => import('./changed-note.tsx').then((file) => ({ default: file.ChangedNote })))

/** Makes a carousel of the post on screen, or opens it. */
export function CarouselPart({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const [isOpen, setOpen] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const post = editor.post!
  const { carousel } = post
  const isInPost = post.media.some((item) => item.isCarousel)

  async function open() {
    if (carousel) return setOpen(true)
    setMaking(true)
    try {
      // The pages are made of the stored text.
      if (await editor.saveEdits()) {
        editor.accept(await sendCarousel(post.id, { revision: null }))
        setOpen(true)
      }
    } catch (error) {
      failureToast(t`The carousel wasn’t made`, messageOf(error))
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5 px-2.5 text-ink-3"
        aria-disabled={isMaking}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <GalleryHorizontalEnd aria-hidden />
        {isMaking ? t`Making the pages` : carousel ? t`Edit the carousel` : t`Make a carousel`}
      </Button>
      {carousel && !isInPost && (
        <p className="text-sm text-warn">
          <Trans>The carousel isn’t in the post yet. Open it to see why.</Trans>
        </p>
      )}
      {carousel && !isOpen && <ChangedNote editor={editor} carousel={carousel} />}
      {isOpen && carousel && <CarouselDialog editor={editor} onClose={() => setOpen(false)} />}
    </div>
  )
}
