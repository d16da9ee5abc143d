import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { blanksIn } from '#shared/blanks.ts'
import { troubleOfPage } from '#shared/carousel/deck.ts'
import { hasEmojis } from '#shared/carousel/letters.ts'
import { type Carousel, isEdited, maxPageCharacters, maxStoredPages } from '#shared/carousel.ts'
import { listed } from '#web/lib/intl.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { PagePicture } from './page-picture.tsx'

interface PageEditorProps {
  carousel: Carousel
  at: number
  author: string
  field: RefObject<HTMLTextAreaElement | null>
  onType: (text: string) => void
  onBringBack: () => void
  onMove: (to: number) => void
  onAdd: () => void
  onDelete: () => void
}

export function PageEditor({
  carousel,
  at,
  author,
  field,
  onType,
  onBringBack,
  onMove,
  onAdd,
  onDelete,
}: PageEditorProps) {
  const { t } = useLingui()

  const id = useId()
  const { pages } = carousel
  const page = pages[at]!
  const trouble = troubleOfPage(page.text, at === 0)
  const blanks = blanksIn(page.text)
  return (
    <section aria-label={t`Page ${{ page: at + 1 }}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Label htmlFor={id}>{at === 0 ? t`Text of page 1, the cover` : t`Text of page ${{ page: at + 1 }}`}</Label>
      <Textarea
        ref={field}
        id={id}
        dir="auto"
        value={page.text}
        maxLength={maxPageCharacters}
        aria-invalid={trouble !== null}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onType(event.target.value)}
        className="max-h-64 min-h-32 overflow-y-auto"
      />
      <div id={`${id}-notes`} className="grid gap-1 text-sm">
        {trouble && (
          <p role="status" className="text-danger">
            {said(trouble)}
          </p>
        )}
        {blanks.length > 0 && (
          <p className="text-warn">
            {t`${plural(blanks.length, { one: 'An open blank', other: '# open blanks' })} on this page: ${{
              blanks: listed(
                blanks.map(({ question }) => t`“${question}”`),
                'unit',
              ),
            }} Put your answer in its place.`}
          </p>
        )}
        {hasEmojis(page.text) && (
          <p className="text-ink-3">
            <Trans>Emojis are left out of the page: its font has none.</Trans>
          </p>
        )}
      </div>
      {page.made !== null && isEdited(page) && (
        <Button variant="ghost" size="sm" className="-ml-2.5 justify-self-start px-2.5" onClick={onBringBack}>
          <RotateCcw aria-hidden /> <Trans>Use the post’s words</Trans>
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={t`Move the page forward`}
          title={t`Move the page forward`}
          aria-disabled={at === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(at - 1)}
        >
          <ArrowLeft />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={t`Move the page back`}
          title={t`Move the page back`}
          aria-disabled={at === pages.length - 1}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(at + 1)}
        >
          <ArrowRight />
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="h-9 max-md:h-11"
          aria-disabled={pages.length >= maxStoredPages}
          onClick={onAdd}
        >
          <Plus aria-hidden /> <Trans>Add a page</Trans>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Delete page ${{ page: at + 1 }}`}
          title={t`Delete the page`}
          aria-disabled={pages.length === 1}
          className="aria-disabled:opacity-40"
          onClick={onDelete}
        >
          <Trash2 />
        </Button>
      </div>
      <PagePicture
        design={carousel.design}
        colour={carousel.colour}
        text={page.text}
        at={at}
        count={pages.length}
        author={author}
        className="mt-2 max-w-72 rounded-sm ring-1 ring-line max-md:hidden"
      />
    </section>
  )
}
