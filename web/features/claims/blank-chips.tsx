import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { TextCursorInput } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import type { PostBlank } from '#shared/blanks.ts'
import type { Section } from '#shared/posts.ts'
import { cn } from '#web/lib/cn.ts'
import { blanksHash } from '#web/lib/post-hashes.ts'
import { Button } from '#web/ui/button.tsx'
import type { Blanks } from './blanks.ts'
import { closeBlank, idOfBlank, openBlank, showBlank, showNextBlank } from './way-through-blanks.ts'

interface BlankChipsProps {
  section: Section
  text: string
  blanks: Blanks
  /** Must have the same text metrics as the field, so that lines break at the same places. */
  className: string
}

/**
 * Lies over a field with the same text and shows only its blanks, as buttons. While the field has focus, clicks pass
 * through the chips to the words below.
 */
export function BlankChips({ section, text, blanks, className }: BlankChipsProps) {
  const ofSection = blanks.all.filter((blank) => blank.section === section)
  return (
    <div dir="auto" className={cn('invisible', className)}>
      {ofSection.map((blank, at) => (
        <span key={blank.index}>
          {text.slice(ofSection[at - 1]?.end ?? 0, blank.start)}
          <Chip blank={blank} blanks={blanks} />
        </span>
      ))}
      {`${text.slice(ofSection.at(-1)?.end ?? 0)}\u200b`}
    </div>
  )
}

function Chip({ blank, blanks }: { blank: PostBlank; blanks: Blanks }) {
  const { t } = useLingui()

  const isOpen = openBlank(blanks) === blank
  const toggle = () => (isOpen ? closeBlank(blanks) : showBlank(blanks, blank))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (event.key !== 'Enter' && event.key !== ' ' && !isLetter) return
    event.preventDefault()
    if (!isLetter) return toggle()
    // Typing on a chip opens the field with that character.
    blanks.setTyped((now) => ({ ...now, [blank.question]: `${now[blank.question] ?? ''}${event.key}` }))
    if (!isOpen) showBlank(blanks, blank)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot wrap across lines
    <span
      id={idOfBlank(blank)}
      ref={isOpen ? blanks.setAnchor : undefined}
      role="button"
      tabIndex={0}
      data-blank
      aria-label={t`Blank: ${blank.question}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
      onKeyDown={onKeyDown}
      className={cn(
        'visible scroll-my-24 rounded-sm bg-warn-soft box-decoration-clone text-ink ring-1 ring-warn/50 ring-inset hover:ring-warn group-has-[textarea:focus]/field:bg-transparent group-has-[textarea:focus]/field:text-transparent',
        isOpen && 'bg-mark ring-warn',
      )}
    >
      <span className="invisible">[</span>
      <span data-own>{blank.question}</span>
      <span className="invisible">]</span>
    </span>
  )
}

export function BlankCount({ blanks }: { blanks: Blanks }) {
  const { t } = useLingui()

  const count = blanks.all.length
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAskedFor = hash === blanksHash && count > 0
  const goThere = useEffectEvent(() => {
    showNextBlank(blanks)
    navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isAskedFor) goThere()
  }, [isAskedFor])

  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 ? plural(count, { one: '# blank left', other: '# blanks left' }) : t`No blanks left`}
      </span>
      {count > 0 && (
        <Button
          variant="ghost"
          size="sm"
          data-blank
          title={t`Fill in the next one`}
          className="-my-1.5 -mr-2 gap-1 @max-[28rem]:-ml-2 px-2 text-xs text-warn hover:text-warn"
          onClick={() => showNextBlank(blanks)}
        >
          <TextCursorInput aria-hidden className="size-3.5" />
          {plural(count, { one: '# blank left', other: '# blanks left' })}
        </Button>
      )}
    </>
  )
}
