import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Post } from '#shared/posts.ts'
import { DueNote } from '#web/features/networks/due-note.tsx'
import { useClock } from '#web/lib/clock.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { getsSlot, readNextSlot, useMakeSuggestedSlots } from './bulk-queries.ts'

const maxListed = 6

/** The author's next free slots, earliest first. Refetched, because another post may have taken one. */
const freeSlotsQuery = (count: number) =>
  queryOptions({
    queryKey: ['free slots', count],
    queryFn: async () => {
      const times: string[] = []
      while (times.length < count) {
        const { scheduledFor } = await readNextSlot(times.at(-1))
        if (!scheduledFor) break
        times.push(scheduledFor)
      }
      return times
    },
    staleTime: 0,
    gcTime: 0,
  })

interface FreeSlotsDialogProps {
  posts: readonly Post[]
  isPending: boolean
  onSchedule: () => void
  onClose: () => void
}

const keptSentence = (count: number) =>
  plural(count, {
    one: '# post has a time or is live, and stays as it is.',
    other: '# posts have a time or are live, and stay as they are.',
  })

/** Shows the times that several posts would get, before scheduling them. */
export function FreeSlotsDialog({ posts, isPending, onSchedule, onClose }: FreeSlotsDialogProps) {
  const { t } = useLingui()

  const waiting = posts.filter(getsSlot)
  const count = waiting.length
  const { data: times, isError } = useQuery(freeSlotsQuery(Math.min(count, maxListed)))
  const makeSlots = useMakeSuggestedSlots()
  const { shortDate, clockTime, zone } = useClock()
  const hasNone = count > 0 && times?.length === 0
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Schedule into free slots</Trans>
          </DialogTitle>
          <DialogDescription>
            {hasNone
              ? t`You have no posting slots yet. They are the times at which you usually post.`
              : plural(count, {
                  one: '# post, from the top of the list. You’re asked about a post with open blanks or claims.',
                  other: '# posts, from the top of the list. You’re asked about a post with open blanks or claims.',
                })}
            {count < posts.length && ` ${keptSentence(posts.length - count)}`}
          </DialogDescription>
        </DialogHeader>
        {!hasNone && <DueNote />}
        {isError && (
          <p role="alert">
            <Trans>Your free slots couldn’t be loaded. You can schedule all the same.</Trans>
          </p>
        )}
        {!times && !isError && <Spinner label={t`Looking for free slots`} className="py-4" />}
        {times && !hasNone && (
          <ol aria-label={t`Free slots`} className="tabular grid gap-1.5">
            {times.map((at, index) => (
              <li key={at} className="flex flex-wrap gap-x-3">
                <bdi data-own className="min-w-0 flex-1 basis-40 truncate font-medium">
                  {waiting[index]?.title || t`Untitled post`}
                </bdi>
                <time dateTime={at} className="text-ink-2">
                  <Trans>
                    {shortDate(at)} at {clockTime(at)} ({zone})
                  </Trans>
                </time>
              </li>
            ))}
            {count > times.length && (
              <li className="text-ink-2">
                {plural(count - times.length, {
                  one: 'and the # free slot after these',
                  other: 'and the # free slots after these',
                })}
              </li>
            )}
          </ol>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {hasNone ? (
            <>
              <Button asChild variant="outline">
                <Link to="/calendar" hash="posting-slots">
                  <Trans>Choose your own</Trans>
                </Link>
              </Button>
              <Button disabled={makeSlots.isPending} onClick={() => makeSlots.mutate()}>
                <Trans>Use Tue, Wed, Thu at {timeOfDay('09:00')}</Trans>
              </Button>
            </>
          ) : (
            <Button disabled={isPending || count === 0 || (!times && !isError)} onClick={onSchedule}>
              {isPending ? t`Scheduling…` : plural(count, { one: 'Schedule # post', other: 'Schedule # posts' })}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
