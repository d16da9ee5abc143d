import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { updated } from '#shared/carousel/deck.ts'
import type { Carousel, CarouselPage } from '#shared/carousel.ts'
import type { Post } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { useAuth } from '#web/lib/session.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useChanges } from './changed-note.tsx'
import { type Deck, useDeck } from './deck.ts'
import { Looks } from './looks.tsx'
import { Changed, NotSaved, Trouble } from './notices.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageList } from './page-list.tsx'
import { removeCarousel, sendCarousel } from './queries.ts'

interface CarouselDialogProps {
  editor: PostEditor
  onClose: () => void
}

const undoMs = 10_000

export function CarouselDialog({ editor, onClose }: CarouselDialogProps) {
  const { t } = useLingui()

  const post = editor.post as Post & { carousel: NonNullable<Post['carousel']> }
  const author = useAuth().user?.fullName ?? ''
  const deck = useDeck(editor, post)
  const { carousel } = deck
  const isDragging = useRef(false)
  const { now, changes } = useChanges(editor, carousel)
  const pages = usePages(deck)

  async function takeOut() {
    deck.forget()
    onClose()
    try {
      editor.accept(await removeCarousel(post.id))
    } catch (error) {
      return failureToast(t`The carousel wasn’t taken out`, messageOf(error))
    }
    const isInPost = post.media.some((item) => item.isCarousel)
    const putBack = () =>
      sendCarousel(post.id, { carousel, replace: isInPost }).then(editor.accept, (error) =>
        failureToast(t`The carousel wasn’t put back`, messageOf(error)),
      )
    toast({
      title: t`Carousel taken out`,
      description: t`Its pages are kept in the versions of the post.`,
      action: { label: t`Undo`, onSelect: () => void putBack() },
      duration: undoMs,
    })
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="max-w-5xl max-md:inset-0 max-md:max-h-none max-md:translate-y-0 max-md:rounded-none max-md:border-0"
        onEscapeKeyDown={(event) => isDragging.current && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>
            <Trans>Carousel</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>
              A PDF of your post, one thought a page. Drag pages to order them. Changes are saved as you make them.
            </Trans>
          </DialogDescription>
        </DialogHeader>
        <NotSaved deck={deck} theirs={post.carousel.revision} />
        <Trouble deck={deck} post={post} />
        <Changed
          changes={changes}
          onUpdate={() => deck.change(updated(carousel, now))}
          onIgnore={() => deck.change({ ...carousel, source: now })}
        />
        <Looks
          carousel={carousel}
          author={author}
          onChange={(look, typed) => deck.change({ ...carousel, ...look }, typed)}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PageList
            carousel={carousel}
            author={author}
            chosen={pages.chosen}
            onChoose={pages.choose}
            onMove={(from, to) => pages.move(from, to, 'page')}
            isDragging={isDragging}
          />
          <PageEditor
            carousel={carousel}
            at={pages.chosen}
            author={author}
            field={pages.field}
            onType={pages.type}
            onBringBack={pages.bringBack}
            onMove={(to) => pages.move(pages.chosen, to)}
            onAdd={pages.add}
            onDelete={pages.remove}
          />
        </div>
        <StickyFooter>
          <div className="mr-auto flex items-center gap-1">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Undo`}
              aria-disabled={!deck.undo}
              className="aria-disabled:opacity-40"
              onClick={() => deck.undo?.()}
            >
              <Undo2 />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Redo`}
              aria-disabled={!deck.redo}
              className="aria-disabled:opacity-40"
              onClick={() => deck.redo?.()}
            >
              <Redo2 />
            </Button>
            <SavedNote deck={deck} />
          </div>
          <Button variant="ghost" onClick={() => void takeOut()}>
            <Trans>Take it out</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </StickyFooter>
      </DialogContent>
    </Dialog>
  )
}

function SavedNote({ deck }: { deck: Deck }) {
  return (
    <span role="status" className="flex items-center gap-1.5 px-1 text-sm text-ink-3">
      {deck.isSaved ? (
        <>
          <Check aria-hidden className="size-3.5" />{' '}
          <span className="max-sm:sr-only">
            <Trans>Saved</Trans>
          </span>
        </>
      ) : (
        !deck.problem && (
          <span className="max-sm:text-xs">
            <Trans>Saving</Trans>
          </span>
        )
      )}
    </span>
  )
}

/** The chosen page, and what can be done to it and its place. */
function usePages({ carousel, change }: Deck) {
  const [wanted, setWanted] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const focus = useRef<'field' | 'page' | null>(null)
  const { pages } = carousel
  const chosen = Math.min(wanted, pages.length - 1)

  useEffect(() => {
    if (focus.current === 'field') field.current?.focus()
    if (focus.current === 'page') document.querySelector<HTMLElement>(`[data-page="${chosen}"]`)?.focus()
    focus.current = null
  })

  const put = (next: CarouselPage[], typed?: string) => change({ ...carousel, pages: next } satisfies Carousel, typed)
  const withText = (text: string) => pages.map((page, at) => (at === chosen ? { ...page, text } : page))

  function choose(at: number, then: typeof focus.current = null) {
    focus.current = then
    setWanted(at)
  }

  return {
    chosen,
    field,
    choose: (at: number) => choose(at),
    type: (text: string) => put(withText(text), `page ${chosen}`),
    bringBack: () => put(withText(pages[chosen]!.made!)),
    move(from: number, to: number, then: typeof focus.current = null) {
      if (to < 0 || to >= pages.length) return
      const others = pages.toSpliced(from, 1)
      put(others.toSpliced(to, 0, pages[from]!))
      choose(to, then)
    },
    add() {
      put(pages.toSpliced(chosen + 1, 0, { text: '', made: null }))
      choose(chosen + 1, 'field')
    },
    remove() {
      if (pages.length === 1) return
      put(pages.toSpliced(chosen, 1))
      choose(Math.max(0, Math.min(chosen, pages.length - 2)), 'page')
    },
  }
}
