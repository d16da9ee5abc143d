import { t } from '@lingui/core/macro'
import { useMutationState } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Post } from '#shared/posts.ts'
import { useUndoMove } from '#web/features/scheduling/queries.ts'
import { notStored, pastTimeSentence } from '#web/features/scheduling/when.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { ApiError } from '#web/lib/api.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { failureToast } from '#web/lib/toast.ts'
import { dayAndTime, targetOf } from './calendar-post.ts'
import { type Day, weekdayAndDay } from './days.ts'
import { type Move, moveKey, useMove, useNextSlot } from './queries.ts'

/** Moves without an answer from the server yet, by post id. */
export function usePendingMoves(): Map<string, Move> {
  const moves = useMutationState({
    filters: { mutationKey: moveKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  })
  return useMemo(() => new Map(moves.map((move) => [move.post.id, move])), [moves])
}

/** The posts with pending moves applied. */
export function withMoves(posts: readonly ScheduledPost[], moves: ReadonlyMap<string, Move>) {
  const kept = new Map(posts.map((post) => [post.id, { ...post, isMoving: false }]))
  for (const { post, to } of moves.values())
    kept.set(post.id, { ...post, ...to, scheduledWallTime: null, status: 'scheduled', isMoving: true })
  return [...kept.values()].sort((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor))
}

export interface OpenQuestion {
  id: string
  title: string
  /** The server's question about open points. */
  sentence: string
  goOn: () => Promise<void>
}

interface MovingOptions {
  timeZone: string
  /** The clocks skip or repeat this time, so the author has to choose. */
  onChoose: (post: ScheduledPost, day: Day, time: string) => void
}

/** Moves posts optimistically and offers an undo afterwards. */
export function useMoving({ timeZone, onChoose }: MovingOptions) {
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const move = useMove(sayMoved)
  const nextSlot = useNextSlot()
  const undoMove = useUndoMove()
  const sayDone = useSayDone()

  const where = (instant: string) => {
    const { day, time } = dayAndTime(instant, timeZone)
    return t`${{ day: weekdayAndDay(day) }} at ${{ time: timeOfDay(time) }}`
  }

  function sayMoved(moved: Post, former: ScheduledPost) {
    if (!moved.scheduledFor) return
    const title = moved.title || t`Untitled post`
    sayDone({
      title: former.scheduledFor ? t`Post moved` : t`Post scheduled`,
      description: t`“${title}” is planned for ${{ when: where(moved.scheduledFor) }}.`,
      undo: () => undoMove(moved, former),
    })
  }

  async function run(next: Move) {
    try {
      await move.mutateAsync(next)
    } catch (error) {
      refused(error, next.post, () => run({ ...next, openPoints: 'accept' }))
    }
  }

  function refused(error: unknown, { id, title }: ScheduledPost, goOn: () => Promise<void>) {
    if (error instanceof ApiError && error.status === 422) return setQuestion({ id, title, sentence: error.body, goOn })
    const isRefusal = error instanceof ApiError && error.status < 500
    const reason = isRefusal ? error.body : `${notStored(error).replace(/\.$/, '')}.`
    failureToast(t`Scheduling failed`, `${reason} ${t`The post was moved back.`}`)
  }

  async function toNextSlot(post: ScheduledPost, openPoints: 'refuse' | 'accept' = 'refuse'): Promise<void> {
    try {
      sayMoved(await nextSlot.mutateAsync({ id: post.id, openPoints }), post)
    } catch (error) {
      refused(error, post, () => toNextSlot(post, 'accept'))
    }
  }

  return {
    question,
    closeQuestion: () => setQuestion(null),
    isFindingSlot: nextSlot.isPending,
    toNextSlot,

    moveTo(post: ScheduledPost, day: Day, time: string) {
      const target = targetOf(day, time, timeZone, new Date())
      if (target.kind === 'past') failureToast(t`Failed to schedule post`, t(pastTimeSentence))
      else if (target.kind === 'to choose') onChoose(post, day, time)
      else void run({ post, to: { scheduledFor: target.at.toISOString(), timeZone } })
    },
  }
}
