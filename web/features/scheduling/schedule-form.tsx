import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { PostSchedule } from '#shared/post-patch.ts'
import {
  hasOpenPoints,
  noOpenPoints,
  type OpenPoints,
  openBeforeSchedule,
  type Written,
} from '#web/features/claims/open-points.ts'
import { DueNote } from '#web/features/networks/due-note.tsx'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { ApiError } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { useMay } from '#web/lib/session.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import type { OpenPointsAnswers } from './open-points-step.tsx'
import { isPast, momentOf, scheduledSentence, type When } from './when.ts'
import { type Missing, type Said, WhenFields } from './when-fields.tsx'

type Toast = readonly [title: string, description: string]

export interface Refusals {
  missing: Said
  missingTime?: Said
  failed: (error: unknown) => Toast
}

export type PostTime = Required<Omit<PostSchedule, 'clashes'>>

interface ScheduleFormProps {
  /** The initial day and time in a time zone. */
  first: (timeZone: string) => When
  refusals: Refusals
  submit: string
  /** Whether all input except the time is complete. Shows its own message if not. */
  isReady?: () => boolean
  /** Schedules the post in one call; rejects with the server's message. */
  send: (time: PostTime) => Promise<unknown>
  /** The post on screen, for the question about open points. */
  written: () => Promise<Written>
  /** The same after saving, when typed text counts as the author's word. */
  saved?: () => Promise<Written>
  question: (points: OpenPoints, answers: OpenPointsAnswers) => ReactNode
  /** A further consequence, for the confirmation. */
  consequence?: () => string
  onScheduled?: (at: Date) => void
  undo?: () => void
  onClose: () => void
  children?: ReactNode
}

export const ScheduleForm = (props: ScheduleFormProps) =>
  useMay('schedule posts') ? <TimeForm {...props} /> : <NotAllowed onClose={props.onClose} />

const NotAllowed = ({ onClose }: Pick<ScheduleFormProps, 'onClose'>) => (
  <>
    <p>
      <Trans>
        In this workspace, an owner or an editor schedules posts. Yours is saved, so you can ask one of them.
      </Trans>
    </p>
    <StickyFooter>
      <Button variant="outline" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </StickyFooter>
  </>
)

/** Asks for the time, and whether to schedule despite open points. */
function TimeForm({ first, refusals, submit, children, ...props }: ScheduleFormProps) {
  const { t } = useLingui()

  const { isReady, send, written, saved, question, consequence, onScheduled, undo, onClose } = props
  const sayDone = useSayDone()
  const clock = useClock()
  const { timeZone } = clock
  // The post may load while the form is open, so its time counts wherever the author has changed nothing.
  const [picked, setPicked] = useState<Partial<When>>({})
  const when: When = { ...first(timeZone), ...picked }
  const at = momentOf(when, timeZone)?.instant
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState<Missing | null>(null)
  const failure = useRef<{ dismiss: () => void }>(null)
  const form = useRef<HTMLFormElement>(null)
  const [points, setPoints] = useState<OpenPoints | null>(null)
  const queryClient = useQueryClient()

  async function schedule(at: Date, openPoints: PostTime['openPoints']) {
    setSending(true)
    try {
      await send({ scheduledFor: at.toISOString(), timeZone, openPoints })
      const said = {
        title: t`Post scheduled`,
        description: [scheduledSentence(at, clock), consequence?.()].filter(Boolean).join(' '),
      }
      if (undo) sayDone({ ...said, undo })
      else toast(said)
      onScheduled?.(at)
      return onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setPoints({ ...(await found()), sentence: error.body })
      else failure.current = failureToast(...refusals.failed(error))
    }
    setSending(false)
  }

  async function found(): Promise<OpenPoints> {
    try {
      const open = await openBeforeSchedule(queryClient, await written())
      return saved && hasOpenPoints(open) ? await openBeforeSchedule(queryClient, await saved()) : open
    } catch {
      // The server will ask instead.
      return noOpenPoints
    }
  }

  function change(next: Partial<When>) {
    setPicked({ ...picked, occurrence: undefined, ...next })
    failure.current?.dismiss()
  }

  const toWhatIsWrong = () =>
    form.current?.querySelector<HTMLElement>(at ? '[data-when=time]' : '[data-when=occurrence]')?.focus()

  async function submitTime(event: FormEvent) {
    event.preventDefault()
    if (isSending || isReady?.() === false) return
    failure.current?.dismiss()
    if (!when.day) return setMissing({ field: 'date', said: refusals.missing })
    if (!when.time) return setMissing({ field: 'time', said: refusals.missingTime ?? refusals.missing })
    // The field already shows the mistake.
    if (!at || isPast(when, timeZone, new Date())) return toWhatIsWrong()
    setSending(true)
    const open = await found()
    setSending(false)
    if (hasOpenPoints(open)) return setPoints(open)
    await schedule(at, 'refuse')
  }

  return (
    <>
      {points &&
        question(points, {
          isSending,
          onGoOn: () => at && void schedule(at, 'accept'),
          onBack: () => setPoints(null),
        })}
      <form
        ref={form}
        hidden={points !== null}
        noValidate
        onSubmit={submitTime}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 [&[hidden]]:hidden"
      >
        <DueNote />
        {children}
        <WhenFields when={when} onChange={change} missing={missing} />
        <StickyFooter>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" disabled={isSending}>
            {isSending ? t`Scheduling…` : submit}
          </Button>
        </StickyFooter>
      </form>
    </>
  )
}
