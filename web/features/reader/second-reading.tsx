import { plural, selectOrdinal, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Glasses, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type PostContent, sectionNames } from '#shared/posts.ts'
import { placeOf, type SecondReading as Reading, type Remark, withRemark } from '#shared/second-reading.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { said } from '#web/lib/said.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { readAgain } from './queries.ts'
import { nameOf } from './reader-labels.ts'

type Decision = 'accepted' | 'rejected'

interface Kept extends Reading {
  decisions: Readonly<Record<string, Decision | undefined>>
}

const keyOf = ({ section, start }: Remark) => `${section}-${start}`

/** An accepted remark reopens when its words return. A remark without its words can only be rejected. */
function stateOf(remark: Remark, decision: Decision | undefined, content: PostContent): 'open' | 'gone' | 'decided' {
  const { quote, replacement, section } = remark
  const isThere = placeOf(quote, content[section]) !== null
  if (decision === 'rejected') return 'decided'
  if (decision !== 'accepted') return isThere ? 'open' : 'gone'
  return isThere && !(replacement.includes(quote) && content[section].includes(replacement)) ? 'open' : 'decided'
}

/** Asks the post's model for changes; the author accepts or rejects each remark. */
export function SecondReading({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { post, content } = editor
  const { data: engines } = useQuery(enginesQuery)
  const engine = engines?.find(({ aiModel }) => aiModel === post?.aiModel)
  const { kept, isReading, ahead, failure, ask, cancel, decide } = useSecondReading(editor)
  if (!post || !content || !engine || engine.engine === 'arranger') return null

  const remarks = (kept?.remarks ?? [])
    .map((remark) => ({ remark, state: stateOf(remark, kept?.decisions[keyOf(remark)], content) }))
    .filter(({ state }) => state !== 'decided')

  function moveOn(from: Remark) {
    const at = remarks.findIndex(({ remark }) => remark === from)
    const next = remarks[at + 1] ?? remarks[at - 1]
    const button = next && document.getElementById(`${id}-${keyOf(next.remark)}`)
    ;(button ?? heading.current)?.focus()
  }

  function accept(remark: Remark) {
    const changed = withRemark(editor.contentNow()!, remark)
    if (!changed)
      return failureToast(t`Nothing was changed`, t`This text has changed since, or appears more than once.`)
    moveOn(remark)
    decide(remark, 'accepted')
    void editor.replace(changed, {
      title: t`Changed`,
      description: t`In the ${{ section: said(sectionNames[remark.section]) }}.`,
    })
  }

  function reject(remark: Remark) {
    moveOn(remark)
    decide(remark, 'rejected')
    toast({ title: t`Rejected`, action: { label: t`Undo`, onSelect: () => decide(remark, undefined) } })
  }

  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5"
    >
      <div>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="font-semibold outline-none">
          <Trans>Second reader</Trans>
        </h2>
        <p aria-live="polite" className="mt-1 text-ink-2">
          {isReading
            ? readingSentence(engine.label, ahead)
            : kept
              ? summaryOf(kept, remarks.length)
              : t`${engine.label} reads the post and says what it would change. Nothing changes until you accept it.`}
        </p>
      </div>
      {failure && !isReading && (
        <p role="alert" className="rounded border border-danger bg-danger-soft px-3 py-2 text-sm">
          <Trans>{failure} Your post is as it was.</Trans>
        </p>
      )}
      {remarks.length > 0 && !isReading && (
        <ul aria-label={t`Remarks`} className="divide-y divide-line rounded border border-line">
          {remarks.map(({ remark, state }) => (
            <RemarkRow
              key={keyOf(remark)}
              id={`${id}-${keyOf(remark)}`}
              remark={remark}
              isGone={state === 'gone'}
              isBusy={editor.progress !== null}
              onAccept={() => accept(remark)}
              onReject={() => reject(remark)}
            />
          ))}
        </ul>
      )}
      <div className="flex items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={editor.progress !== null}
          onClick={isReading ? cancel : () => void ask()}
        >
          {isReading ? <X aria-hidden /> : <Glasses aria-hidden />}
          {isReading ? t`Cancel` : kept ? t`Ask again` : t`Ask a second reader`}
        </Button>
        {isReading && <Spinner label={t`Reading`} />}
      </div>
    </section>
  )
}

const readingSentence = (label: string, ahead: number): string =>
  ahead > 0
    ? t`${label} is busy. You are ${selectOrdinal(ahead + 1, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} in line.`
    : t`${label} is reading your post.`

function summaryOf({ engine, remarks }: Kept, left: number): string {
  if (remarks.length === 0) return t`${engine.label} would change nothing.`
  if (left === 0) return t`You have decided on every remark.`
  return plural(left, { one: '# remark to accept or reject.', other: '# remarks to accept or reject.' })
}

/** Keeps a post's last reading across panels and stops a running one. */
function useSecondReading(editor: PostEditor) {
  const queryClient = useQueryClient()
  const running = useRef<AbortController>(null)
  const [isReading, setIsReading] = useState(false)
  const [ahead, setAhead] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const postId = editor.post?.id ?? ''
  const queryKey = ['second reading', postId]
  const { data: kept } = useQuery<Kept>({ queryKey, queryFn: skipToken })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post ends the reading of this one
  useEffect(() => () => running.current?.abort(), [postId])

  async function ask() {
    const controller = new AbortController()
    running.current = controller
    setFailure(null)
    setAhead(0)
    setIsReading(true)
    try {
      if (!(await editor.saveEdits())) return
      controller.signal.throwIfAborted()
      const reading = await readAgain(postId, { signal: controller.signal, onAhead: setAhead })
      queryClient.setQueryData<Kept>(queryKey, { ...reading, decisions: {} })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(messageOf(error))
    } finally {
      setIsReading(false)
    }
  }

  const decide = (remark: Remark, decision: Decision | undefined) =>
    queryClient.setQueryData<Kept>(
      queryKey,
      (now) => now && { ...now, decisions: { ...now.decisions, [keyOf(remark)]: decision } },
    )

  return { kept, isReading, ahead, failure, ask, cancel: () => running.current?.abort(), decide }
}

interface RemarkRowProps {
  id: string
  remark: Remark
  isGone: boolean
  isBusy: boolean
  onAccept: () => void
  onReject: () => void
}

function RemarkRow({ id, remark, isGone, isBusy, onAccept, onReject }: RemarkRowProps) {
  const { t } = useLingui()
  const { section, quote, reason, replacement } = remark
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3 py-2.5">
      <p className="text-xs leading-4 font-semibold text-ink-3">{said(sectionNames[section])}</p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        <del data-own className="text-ink-3">
          {quote}
        </del>{' '}
        {replacement ? (
          <ins data-own className="rounded-sm bg-good-soft font-medium no-underline">
            {replacement}
          </ins>
        ) : (
          <span className="text-sm text-ink-2">
            <Trans>leave it out</Trans>
          </span>
        )}
      </p>
      <p id={`${id}-reason`} className="text-sm break-words text-ink-2">
        <span data-own>{reason}</span>{' '}
        {isGone && (
          <span className="font-medium text-ink">
            <Trans>This text has changed since.</Trans>
          </span>
        )}
      </p>
      <div className="flex gap-2">
        {!isGone && (
          <Button
            id={id}
            variant="outline"
            size="sm"
            aria-label={nameOf(t`Accept`, quote)}
            aria-describedby={`${id}-reason`}
            disabled={isBusy}
            onClick={onAccept}
          >
            <Check aria-hidden /> <Trans>Accept</Trans>
          </Button>
        )}
        <Button
          id={isGone ? id : undefined}
          variant="ghost"
          size="sm"
          aria-label={nameOf(t`Reject`, quote)}
          aria-describedby={`${id}-reason`}
          onClick={onReject}
        >
          <X aria-hidden /> <Trans>Reject</Trans>
        </Button>
      </div>
    </li>
  )
}
