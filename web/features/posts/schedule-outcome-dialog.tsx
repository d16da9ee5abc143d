import { useState } from 'react'
import type { BulkSchedule } from '#shared/bulk.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { sayPosts, useSchedulePosts } from './bulk-queries.ts'

interface ScheduleOutcomeDialogProps {
  outcome: BulkSchedule
  onClose: () => void
}

/** Which of several posts have a time now, which have not, and why. */
export function ScheduleOutcomeDialog({ outcome: first, onClose }: ScheduleOutcomeDialogProps) {
  const [{ scheduled, left }, setOutcome] = useState(first)
  const schedule = useSchedulePosts()
  const { shortDate, clockTime, place } = useClock()
  const unsettled = left.filter(({ code }) => code === 'unsettled').map(({ id }) => id)

  async function accept() {
    try {
      const next = await schedule.mutateAsync({ ids: unsettled, openPoints: 'accept' })
      const others = left.filter(({ code }) => code !== 'unsettled')
      setOutcome({ scheduled: [...scheduled, ...next.scheduled], left: [...others, ...next.left] })
    } catch (error) {
      failureToast('Failed to schedule posts', messageOf(error))
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {scheduled.length} of {sayPosts(scheduled.length + left.length)} scheduled
          </DialogTitle>
          <DialogDescription>
            {left.length === 0
              ? 'Each has one of your posting slots.'
              : scheduled.length > 0
                ? 'The others are as they were.'
                : 'Nothing was changed.'}
          </DialogDescription>
        </DialogHeader>
        {left.length > 0 && (
          <ul aria-label="Not scheduled" className="grid max-h-60 gap-2 overflow-y-auto">
            {left.map(({ id, title, reason }) => (
              <li key={id} className="rounded border border-warn/40 bg-warn-soft px-3 py-2 text-sm">
                <span dir="auto" className="block font-semibold break-words">
                  {title || 'Untitled post'}
                </span>
                <span className="break-words text-warn">{reason}</span>
              </li>
            ))}
          </ul>
        )}
        {scheduled.length > 0 && (
          <ul aria-label="Scheduled" className="grid max-h-60 gap-1 overflow-y-auto text-sm">
            {scheduled.map(({ id, title, scheduledFor }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span dir="auto" className="min-w-0 break-words">
                  {title || 'Untitled post'}
                </span>
                <time dateTime={scheduledFor} className="text-ink-3">
                  {shortDate(scheduledFor)} at {clockTime(scheduledFor)} ({place})
                </time>
              </li>
            ))}
          </ul>
        )}
        <DialogFooter>
          {unsettled.length > 0 && (
            <Button variant="outline" disabled={schedule.isPending} onClick={accept}>
              {schedule.isPending ? 'Scheduling…' : 'Schedule these anyway'}
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
