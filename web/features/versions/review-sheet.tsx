import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { sectionNames } from '#shared/posts.ts'
import type { PostEditor, Rewritten } from '#web/features/editor/post-editor.ts'
import { translated } from '#web/lib/language.ts'
import { dismissToast, getToasts } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Change } from './difference.tsx'
import { type Decision, type ReviewedChange, useReview } from './review.ts'

interface ReviewSheetProps {
  editor: PostEditor
  onClose: () => void
}

/** The changes of the last AI edit. The author accepts or rejects each, and the text follows at once. */
export function ReviewSheet({ editor, onClose }: ReviewSheetProps) {
  const { t } = useLingui()

  const { rewritten } = editor
  if (!rewritten) return null
  return (
    <Sheet title={t`Review changes`} onClose={onClose}>
      <Review editor={editor} rewritten={rewritten} onClose={onClose} />
    </Sheet>
  )
}

const keys: Record<string, 'next' | 'former' | 'accepted' | 'rejected'> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'former',
  ArrowUp: 'former',
  a: 'accepted',
  r: 'rejected',
}

function Review({ editor, rewritten, onClose }: ReviewSheetProps & { rewritten: Rewritten }) {
  const { t } = useLingui()

  const id = useId()
  const summary = useRef<HTMLParagraphElement>(null)
  const { reviewed, decisions, decide } = useReview(editor, rewritten)
  const [said, setSaid] = useState('')
  const changes = reviewed.flatMap((one) => one.changes)
  const open = changes.filter(({ key }) => decisions.get(key) === 'open')
  const rowOf = (change: ReviewedChange | undefined) => change && document.getElementById(`${id}-${change.key}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    // On a phone, the toast about the edit would cover the changes.
    for (const { id } of getToasts()) dismissToast(id)
    ;(rowOf(open[0]) ?? summary.current)?.focus()
  }, [])

  function choose(chosen: readonly ReviewedChange[], decision: 'accepted' | 'rejected') {
    decide(chosen, decision)
    const left = open.filter((change) => !chosen.includes(change))
    const after = changes.indexOf(chosen.at(-1)!)
    const next = left.find((change) => changes.indexOf(change) > after) ?? left[0]
    setSaid(decision === 'accepted' ? t`Accepted.` : t`Rejected.`)
    ;(rowOf(next) ?? summary.current)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const at = changes.findIndex((change) => rowOf(change)?.contains(document.activeElement))
    const change = changes[at]
    if (key === 'next') rowOf(changes[at + 1])?.focus()
    else if (key === 'former') rowOf(changes[Math.max(0, at - 1)])?.focus()
    else if (change && decisions.get(change.key) !== 'gone') choose([change], key)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the focused change
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={onKeyDown}>
      <div className="grid gap-3">
        <p ref={summary} tabIndex={-1} aria-live="polite" className="text-ink-2 outline-none">
          {said} {summaryOf(open.length, changes.length)}
        </p>
        <p className="text-sm text-ink-3 max-md:hidden">
          <Trans>
            <Kbd>J</Kbd> <Kbd>K</Kbd> or the arrow keys move, <Kbd>A</Kbd> accepts, <Kbd>R</Kbd> rejects.
          </Trans>
        </p>
        {open.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => choose(open, 'accepted')}>
              <Trans>Accept all</Trans>
            </Button>
            <Button variant="outline" size="sm" onClick={() => choose(open, 'rejected')}>
              <Trans>Reject all</Trans>
            </Button>
          </div>
        ) : (
          <div>
            <Button size="sm" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        )}
      </div>
      {reviewed.map(({ section, changes: ofSection }) => (
        <section key={section} aria-label={translated(sectionNames[section])}>
          <h3 className="mb-1.5 text-xs font-semibold text-ink-3">{translated(sectionNames[section])}</h3>
          <ul className="divide-y divide-line rounded border border-line">
            {ofSection.map((change) => (
              <ChangeRow
                key={change.key}
                id={`${id}-${change.key}`}
                change={change}
                label={t`Change ${{ at: changes.indexOf(change) + 1 }} of ${{ all: changes.length }}`}
                decision={decisions.get(change.key) ?? 'gone'}
                onDecide={(decision) => choose([change], decision)}
              />
            ))}
          </ul>
          <p className="mt-2 mb-0.5 text-xs text-ink-3">
            <Trans>Reads now</Trans>
          </p>
          <p dir="auto" data-own aria-live="off" className="leading-post break-words whitespace-pre-wrap">
            {editor.content?.[section] || t`Nothing.`}
          </p>
        </section>
      ))}
    </div>
  )
}

function summaryOf(left: number, all: number): string {
  if (left === 0) return t`You have decided on every change.`
  if (left === all) return plural(all, { one: 'Changed in # place.', other: 'Changed in # places.' })
  return plural(left, { one: '# change left.', other: '# changes left.' })
}

interface ChangeRowProps {
  id: string
  change: ReviewedChange
  label: string
  decision: Decision
  onDecide: (decision: 'accepted' | 'rejected') => void
}

const states: Record<Exclude<Decision, 'open'>, MessageDescriptor> = {
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
  gone: msg`This section has changed since.`,
}

/** The number of context words around a change. */
const wordsAround = 6
const lastWords = (text: string) =>
  text
    .split(/(?<=\s)(?=\S)/)
    .slice(-wordsAround)
    .join('')
const firstWords = (text: string) =>
  text
    .split(/(?<=\S)(?=\s)/)
    .slice(0, wordsAround)
    .join('')

function ChangeRow({ id, change, label, decision, onDecide }: ChangeRowProps) {
  const { t } = useLingui()
  const { stretch, before, after } = change
  const button = (wanted: 'accepted' | 'rejected') => {
    const [Icon, verb, name] =
      wanted === 'accepted' ? [Check, t`Accept`, t`Accept: ${label}`] : [X, t`Reject`, t`Reject: ${label}`]
    return (
      <Button
        variant={wanted === 'accepted' ? 'outline' : 'ghost'}
        size="sm"
        aria-label={name}
        aria-pressed={decision === wanted}
        onClick={() => onDecide(wanted)}
      >
        <Icon aria-hidden /> {verb}
      </Button>
    )
  }
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus */}
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={`${id}-text`}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 py-2.5 focus-visible:outline-2 focus-visible:outline-offset-[-2px] focus-visible:outline-action"
      >
        <p id={`${id}-text`} dir="auto" data-own className="break-words whitespace-pre-wrap">
          <span className="text-ink-3">{lastWords(before)}</span>
          <Change former={stretch.former} next={stretch.next} />
          <span className="text-ink-3">{firstWords(after)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {decision !== 'gone' && decision !== 'accepted' && button('accepted')}
          {decision !== 'gone' && decision !== 'rejected' && button('rejected')}
          {decision !== 'open' && <span className="text-sm font-medium text-ink-2">{t(states[decision])}</span>}
        </div>
      </div>
    </li>
  )
}
