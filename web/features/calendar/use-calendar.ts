import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { ProposedPost } from '#shared/month.ts'
import { slotsQuery } from '#web/features/scheduling/queries.ts'
import { useAuthor } from '#web/lib/authors.ts'
import { adviceOn } from './advice.ts'
import { type CalendarPost, calendarPost, dayAndTime, type FreeSlot, freeSlots, startOf } from './calendar-post.ts'
import { addDays, type Day, stripFrom } from './days.ts'
import { usePendingMoves, withMoves } from './moving.ts'
import { proposedQuery, scheduledQuery } from './queries.ts'

export interface DayContents {
  posts: CalendarPost[]
  free: FreeSlot[]
  /** Drafts that are proposed for this day. */
  proposed: Proposed[]
  advice: string[]
}
const empty: DayContents = { posts: [], free: [], proposed: [], advice: [] }

export interface Proposed {
  post: ProposedPost
  day: Day
  /** `09:00` */
  time: string
}

const useFits = (condition: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
  )

/** Wide enough for the columns of a week. */
export const useIsWide = (): boolean => useFits('(min-width: 768px)')

/** Wide enough for the drafts beside the calendar. */
export const useHasRoomBeside = (): boolean => useFits('(min-width: 1024px)')

/** While a range loads, the query still shows the last range's posts, which do not count. */
const isLoaded = ({ data, isPlaceholderData }: UseQueryResult<ScheduledPost[]>) =>
  data !== undefined && !isPlaceholderData

function useRange(days: readonly Day[], timeZone: string, author: string | undefined) {
  const [from, to] = [days[0]!, addDays(days.at(-1)!, 1)]
  const query = useQuery(scheduledQuery(startOf(from, timeZone), startOf(to, timeZone), author))
  return { ...query, has: (day: Day) => isLoaded(query) && day >= from && day < to, isLoaded: isLoaded(query) }
}

/** Of one author, or of all. Free slots are those of the author for whom the person writes. */
export function useCalendar(days: readonly Day[], stripStart: Day, timeZone: string, author: string | undefined) {
  const shown = useRange(days, timeZone, author)
  const strip = useRange(stripFrom(stripStart), timeZone, author)
  const slots = useQuery(slotsQuery)
  const writer = useAuthor()?.id
  const isWriters = (post: ScheduledPost) => !writer || post.authorId === writer
  const areShown = !author || author === writer
  const proposals = useQuery(
    proposedQuery(startOf(days[0]!, timeZone), startOf(addDays(days.at(-1)!, 1), timeZone), author),
  ).data
  const moves = usePendingMoves()
  const now = new Date()
  const posts = useMemo(
    () => withMoves([...(shown.data ?? []), ...(strip.data ?? [])], moves).map((post) => calendarPost(post, timeZone)),
    [shown.data, strip.data, moves, timeZone],
  )
  const range = `${days[0]} ${days.length}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: range and data determine days and posts
  const contents = useMemo(
    () =>
      contentsOf(
        posts,
        areShown ? freeSlots(slots.data ?? [], days, posts.filter(isWriters), timeZone, now) : [],
        proposedOn(proposals, timeZone, now),
      ),
    [posts, slots.data, proposals, range, timeZone, writer, areShown],
  )
  return {
    slots: slots.data,
    moves,
    contentsOf: (one: Day): DayContents => contents.get(one) ?? empty,
    isLoading: !shown.isLoaded,
    isKnown: (one: Day) => shown.has(one) || strip.has(one),
    isUnreadable: shown.isError && !shown.data,
    isPartlyRead: shown.isError || strip.isError,
    readAgain: () => {
      for (const read of [shown, strip]) if (read.isError) void read.refetch()
    },
  }
}
export type Calendar = ReturnType<typeof useCalendar>

/** Only those still to come: a time that has passed is no proposal any more. */
const proposedOn = (posts: readonly ProposedPost[] = [], timeZone: string, now: Date): Proposed[] =>
  posts.filter(({ at }) => new Date(at) > now).map((post) => ({ post, ...dayAndTime(post.at, timeZone) }))

function contentsOf(
  posts: readonly CalendarPost[],
  free: readonly FreeSlot[],
  proposed: readonly Proposed[],
): Map<Day, DayContents> {
  const isTaken = (slot: FreeSlot) => proposed.some(({ day, time }) => day === slot.day && time === slot.time)
  const postsBy = Map.groupBy(posts, ({ day }) => day)
  const freeBy = Map.groupBy(
    free.filter((slot) => !isTaken(slot)),
    ({ day }) => day,
  )
  const proposedBy = Map.groupBy(proposed, ({ day }) => day)
  const days = new Set([...postsBy.keys(), ...freeBy.keys(), ...proposedBy.keys()])
  return new Map(
    [...days].map((day) => {
      const near = [addDays(day, -1), day, addDays(day, 1)].flatMap((one) => postsBy.get(one) ?? [])
      return [
        day,
        {
          posts: postsBy.get(day) ?? [],
          free: freeBy.get(day) ?? [],
          proposed: proposedBy.get(day) ?? [],
          advice: adviceOn(near, day),
        },
      ]
    }),
  )
}
