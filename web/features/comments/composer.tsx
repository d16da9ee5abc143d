import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { maxCommentText } from '#shared/comment-news.ts'
import type { PersonNamed } from '#shared/comments.ts'
import { keep, useKept } from '#web/lib/kept/kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface ComposerProps {
  label: string
  placeholder?: string
  verb: string
  /** Where the browser keeps the unsent words. */
  keptAs: string
  initial?: string
  people: readonly PersonNamed[]
  isBusy: boolean
  mayBeEmpty?: boolean
  autoFocus?: boolean
  /** Resolves to whether it was stored. */
  onSend: (text: string, mentions: string[]) => Promise<boolean>
  onCancel?: () => void
}

const parseText = (value: unknown) => (typeof value === 'string' ? value : null)

/** Whom a text mentions: members whose names follow an @. */
export const mentionsIn = (text: string, people: readonly PersonNamed[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)

export function Composer(props: ComposerProps) {
  const { t } = useLingui()

  const { label, placeholder, verb, keptAs, initial = '', people, isBusy, mayBeEmpty, autoFocus } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useKept(keptAs, parseText) ?? initial
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [dismissed, setDismissed] = useState<number | null>(null)
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])

  const asked = mentionAt(text, caret)
  const found =
    asked && asked.start !== dismissed
      ? people.filter(({ name }) => name.toLowerCase().includes(asked.name.toLowerCase())).slice(0, 5)
      : []
  const at = Math.min(chosen, found.length - 1)

  function type(next: string, caretAt: number) {
    keep(keptAs, next || null)
    setCaret(caretAt)
    setChosen(0)
  }

  function mention({ name }: PersonNamed) {
    const { start, end } = asked!
    const next = `${text.slice(0, start)}@${name} ${text.slice(end)}`
    type(next, start + name.length + 2)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + name.length + 2, start + name.length + 2)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (found.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setChosen((at + step + found.length) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') mention(found[at]!)
      else if (event.key === 'Escape') setDismissed(asked!.start)
      else return
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape' && props.onCancel) {
      event.stopPropagation()
      props.onCancel()
    }
  }

  const isEmpty = text.trim() === '' && !mayBeEmpty

  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (isEmpty || isBusy) return
    if (await props.onSend(text.trim(), mentionsIn(text, people))) keep(keptAs, null)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      <div className="relative">
        <Textarea
          ref={field}
          dir="auto"
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? `${id}-people` : undefined}
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          value={text}
          maxLength={maxCommentText}
          placeholder={placeholder ?? t`Write a comment. @ mentions somebody.`}
          onChange={({ target }) => type(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          className="min-h-18 w-full"
        />
        {found.length > 0 && (
          <div
            id={`${id}-people`}
            role="listbox"
            aria-label={t`People`}
            className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded border border-line bg-surface py-1 shadow-lg"
          >
            {found.map((person, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => mention(person)}
                data-own
                className={`truncate px-3 py-2 ${index === at ? 'bg-sunk' : ''}`}
              >
                {person.name}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={isEmpty || isBusy}>
          {verb}
        </Button>
        {props.onCancel && (
          <Button variant="ghost" size="sm" onClick={props.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

const longestName = 40

/** The beginning of a name after an @ before the caret. */
function mentionAt(text: string, caret: number): { start: number; end: number; name: string } | null {
  const before = text.slice(Math.max(0, caret - longestName), caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || /\S/.test(before.charAt(at - 1))) return null
  const name = before.slice(at + 1)
  return name.includes('\n') || name.startsWith(' ') ? null : { start: caret - before.length + at, end: caret, name }
}
