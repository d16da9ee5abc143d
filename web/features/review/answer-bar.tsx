import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ReviewedPost } from '#shared/review.ts'
import { useWindowChoice, WindowFields } from '#web/features/approval/window-choice.tsx'
import { useWindowWords } from '#web/features/approval/window-words.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useTyped } from './draft.ts'
import { sentenceOf, useDecide } from './queries.ts'

interface AnswerBarProps {
  token: string
  post: ReviewedPost
  /** Where the reviewer goes on after deciding. */
  next: ReactNode
}

/** What the reviewer decided, and the buttons to decide; always in reach of a thumb. */
export function AnswerBar({ token, post, next }: AnswerBarProps) {
  const { t } = useLingui()

  const { decision, hash, scheduledFor } = post
  const decide = useDecide(token, post.id)
  const [isAsking, setAsking] = useState(false)
  const former = decision?.decision === 'approved' ? decision : null
  const isApproved = former?.isCurrent === true && former.isForItsTime
  const isMoved = former?.isCurrent === true && !former.isForItsTime
  const chosen = useWindowChoice({ scheduledFor, former, isMoved })
  const bar = useRef<HTMLElement>(null)

  function approve() {
    if (decide.isPending || !chosen.window) return
    const { timeFrom, timeUntil } = chosen.window
    decide.mutate(
      { decision: 'approved', hash, note: '', timeFrom, timeUntil },
      // The pressed button goes.
      { onSuccess: () => bar.current?.focus() },
    )
  }

  const classes =
    'outline-none sticky bottom-0 z-20 -mx-4 -mb-10 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line-strong bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:mx-0 sm:rounded-t sm:border-x print:hidden'
  if (isAsking)
    return (
      <section ref={bar} tabIndex={-1} aria-label={t`Your answer`} className={classes}>
        <ChangesForm
          token={token}
          post={post}
          onClose={() => {
            setAsking(false)
            bar.current?.focus()
          }}
        />
      </section>
    )
  return (
    <section ref={bar} tabIndex={-1} aria-label={t`Your answer`} className={classes}>
      <Decided decision={decision} />
      {decide.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(decide.error)}
        </p>
      )}
      {!isApproved && <WindowFields {...chosen} />}
      <div className="grid grid-cols-2 gap-2">
        {isApproved ? (
          next
        ) : (
          <Button size="lg" aria-disabled={decide.isPending || !chosen.window} onClick={approve}>
            {isMoved ? t`Approve the new time` : former ? t`Approve again` : t`Approve`}
          </Button>
        )}
        <Button
          variant="outline"
          size="lg"
          className="only:col-span-2"
          aria-disabled={decide.isPending}
          onClick={() => setAsking(true)}
        >
          <Trans>Ask for changes</Trans>
        </Button>
      </div>
    </section>
  )
}

function Decided({ decision }: Pick<ReviewedPost, 'decision'>) {
  const { t } = useLingui()

  const { onMoment } = useClock()
  const words = useWindowWords()
  const said = !decision
    ? ''
    : decision.decision === 'changes'
      ? decision.isCurrent
        ? t`You asked for changes ${{ when: onMoment(decision.at) }}.`
        : t`You asked for changes ${{ when: onMoment(decision.at) }}. The post has changed since.`
      : decision.isCurrent
        ? decision.isForItsTime
          ? t`You approved this post ${onMoment(decision.at)}, ${words(decision)}.`
          : t`You approved the text ${onMoment(decision.at)}, ${words(decision)}. It is planned for another time now.`
        : t`You approved it ${onMoment(decision.at)}. It has changed since.`
  return (
    <p role="status" className="text-sm text-ink-2 empty:hidden">
      {said}
    </p>
  )
}

const readNote = (kept: unknown) => (typeof kept === 'string' ? kept : null)

function ChangesForm({ token, post, onClose }: { token: string; post: ReviewedPost; onClose: () => void }) {
  const { t } = useLingui()

  const decide = useDecide(token, post.id)
  const [note, setNote] = useTyped(`changes ${post.id}`, readNote)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    const given = { decision: 'changes' as const, hash: post.hash, note: (note ?? '').trim() }
    decide.mutate(
      { ...given, timeFrom: null, timeUntil: null },
      {
        onSuccess: () => {
          setNote(null)
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>
          <Trans>What should change? (optional)</Trans>
        </Label>
        <Textarea
          ref={field}
          id={id}
          dir="auto"
          rows={3}
          maxLength={2_000}
          value={note ?? ''}
          onChange={({ target }) => setNote(target.value || null)}
        />
      </div>
      {decide.error && (
        <p role="alert" className="text-danger">
          <Trans>{sentenceOf(decide.error)} Your words are kept in this tab.</Trans>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" size="lg" aria-disabled={decide.isPending}>
          {decide.isPending ? t`Sending…` : t`Send`}
        </Button>
        <Button variant="outline" size="lg" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
