import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { PostBlank } from '#shared/blanks.ts'
import type { Answer, PostContent } from '#shared/posts.ts'
import { answerTo, fillBlank, isAlone, takeOutBlank } from '#shared/text/fill-blanks.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '#web/ui/popover.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Blanks } from './blanks.ts'
import { closeBlank, idOfBlank, leaveBlank, nearestBlank, openBlank, showNextBlank } from './way-through-blanks.ts'

const longestAnswer = 1_000

interface BlankFieldProps {
  blanks: Blanks
  content: PostContent
  onFill: (texts: Partial<PostContent>, answer: Answer | null) => void
  onTakeOut: (texts: Partial<PostContent>) => void
}

export function BlankField({ blanks, content, onFill, onTakeOut }: BlankFieldProps) {
  const heading = useId()
  const { anchor, typed, setTyped } = blanks
  const open = openBlank(blanks)
  const latest = useRef(blanks)
  const fieldOfText = useRef<HTMLTextAreaElement>(null)
  const returnsFocus = useRef(false)
  /** Where the last filled-in words end in their section. */
  const caret = useRef(0)

  useEffect(() => {
    latest.current = blanks
    if (blanks.visited?.state === 'open' && !open) leaveBlank(blanks, false)
  })
  useEffect(() => {
    if (!anchor) return
    anchor.scrollIntoView({ block: 'nearest' })
    fieldOfText.current = anchor.closest('.group\\/field')?.querySelector('textarea') ?? null
  }, [anchor])

  function leave({ question }: PostBlank, goesOn: boolean) {
    setTyped((now) => ({ ...now, [question]: '' }))
    returnsFocus.current = true
    leaveBlank(blanks, goesOn)
  }

  /** Fills the blank and moves on to the next. After the last one, the caret goes behind the words. */
  function fill(blank: PostBlank, words: string) {
    const text = content[blank.section]
    const filled = fillBlank(text, blank, words)
    caret.current = filled.length - (text.length - blank.end)
    leave(blank, true)
    onFill({ [blank.section]: filled }, answerTo(text, blank, words))
  }

  function takeOut(blank: PostBlank) {
    leave(blank, false)
    onTakeOut({ [blank.section]: takeOutBlank(content[blank.section], blank) })
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    if (!returnsFocus.current) return
    const next = nearestBlank(latest.current)
    const chip = next && document.getElementById(idOfBlank(next))
    if (chip) return chip.focus()
    fieldOfText.current?.focus()
    fieldOfText.current?.setSelectionRange(caret.current, caret.current)
  }

  return (
    <Popover open={open !== undefined && anchor !== null} onOpenChange={(isOpen) => !isOpen && closeBlank(blanks)}>
      <PopoverAnchor virtualRef={{ current: anchor! }} />
      <PopoverContent
        align="start"
        aria-labelledby={heading}
        className="w-84 max-w-[calc(100vw-1rem)]"
        onOpenAutoFocus={() => {
          returnsFocus.current = false
        }}
        onEscapeKeyDown={() => {
          returnsFocus.current = true
        }}
        onInteractOutside={(event) => {
          // Chips and counter open and close the field themselves.
          if ((event.target as Element).closest('[data-blank]')) event.preventDefault()
        }}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {open && (
          <BlankForm
            key={`${idOfBlank(open)} ${open.question}`}
            heading={heading}
            blank={open}
            isAlone={isAlone(content[open.section], open)}
            at={blanks.all.indexOf(open)}
            count={blanks.all.length}
            words={typed[open.question] ?? ''}
            onType={(words) => setTyped({ ...typed, [open.question]: words })}
            onFill={(words) => fill(open, words)}
            onGoOn={() => showNextBlank(blanks)}
            onTakeOut={() => takeOut(open)}
          />
        )}
      </PopoverContent>
    </Popover>
  )
}

interface BlankFormProps {
  heading: string
  blank: PostBlank
  /** Whether the answer must be a whole sentence. */
  isAlone: boolean
  /** Index of the blank, from 0. */
  at: number
  count: number
  words: string
  onType: (words: string) => void
  onFill: (words: string) => void
  onGoOn: () => void
  onTakeOut: () => void
}

function BlankForm({ heading, blank, isAlone, at, count, words, onType, onFill, onGoOn, onTakeOut }: BlankFormProps) {
  const { t } = useLingui()

  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const given = words.trim()

  // In a layout effect, so that the next key press reaches the field.
  useLayoutEffect(() => {
    const { current } = field
    current?.focus({ preventScroll: true })
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (given) onFill(given)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey) return
    if (event.key === 'Enter') submit(event)
    if (event.key === 'Tab' && count > 1) {
      event.preventDefault()
      if (given) onFill(given)
      else onGoOn()
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id} className="min-w-0 text-sm break-words">
          <span id={heading} dir="auto" data-own className="block first-letter:uppercase">
            {blank.question}
          </span>
        </Label>
        {count > 1 && (
          <span className="tabular shrink-0 text-xs text-ink-3">{t`${{ at: at + 1 }} of ${{ all: count }}`}</span>
        )}
      </div>
      <Textarea
        ref={field}
        id={id}
        dir="auto"
        rows={1}
        maxLength={longestAnswer}
        aria-describedby={`${id}-shape ${id}-keys`}
        value={words}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-40 resize-none overflow-y-auto py-1.5"
      />
      <p id={`${id}-shape`} className="text-xs text-ink-2">
        {isAlone
          ? t`Answer in a whole sentence: it stands alone in your post.`
          : t`It goes on where the sentence stops.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!given}>
          <Trans>Fill in</Trans>
        </Button>
        <Button variant="outline" size="sm" onClick={onTakeOut}>
          <Trans>Remove this line</Trans>
        </Button>
      </div>
      <p id={`${id}-keys`} className="text-xs text-ink-3 pointer-coarse:hidden">
        {count > 1
          ? t`Enter fills it in and opens the next blank, Escape leaves it as it is.`
          : t`Enter fills it in, Escape leaves it as it is.`}
      </p>
    </form>
  )
}
