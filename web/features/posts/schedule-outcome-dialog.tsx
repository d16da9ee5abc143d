import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { BulkSchedule } from '#shared/bulk.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { useSchedulePosts } from './bulk-queries.ts'

interface ScheduleOutcomeDialogProps {
  outcome: BulkSchedule
  onClose: (scheduled: BulkSchedule['scheduled']) => void
}

export function ScheduleOutcomeDialog({ outcome: first, onClose }: ScheduleOutcomeDialogProps) {
  const { t } = useLingui()

  const [{ scheduled, left }, setOutcome] = useState(first)
  const schedule = useSchedulePosts()
  const { moment, zone } = useClock()
  const close = () => onClose(scheduled)
  const unsettled = left.filter(({ code }) => code === 'unsettled').map(({ id }) => id)

  async function accept() {
    try {
      const next = await schedule.mutateAsync({ ids: unsettled, openPoints: 'accept' })
      const others = left.filter(({ code }) => code !== 'unsettled')
      setOutcome({ scheduled: [...scheduled, ...next.scheduled], left: [...others, ...next.left] })
    } catch (error) {
      failureToast(t`Failed to schedule posts`, messageOf(error))
    }
  }

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>
              {scheduled.length} of <Plural value={scheduled.length + left.length} one="# post" other="# posts" />{' '}
              scheduled
            </Trans>
          </DialogTitle>
          <DialogDescription>
            {left.length === 0
              ? t`Each has one of your posting slots.`
              : scheduled.length > 0
                ? t`The others are as they were.`
                : t`Nothing was changed.`}
          </DialogDescription>
        </DialogHeader>
        <ul aria-label={t`Posts`} className="grid max-h-80 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto text-sm">
          {left.map(({ id, title, reason }) => (
            <Row key={id} title={title} className="border-warn/40 bg-warn-soft">
              <span className="break-words text-warn">{reason}</span>
            </Row>
          ))}
          {scheduled.map(({ id, title, scheduledFor }) => (
            <Row key={id} title={title} className="border-line">
              <time dateTime={scheduledFor} className="text-ink-3 first-letter:uppercase">
                {moment(scheduledFor)} ({zone})
              </time>
            </Row>
          ))}
        </ul>
        <DialogFooter>
          {unsettled.length > 0 && (
            <Button variant="outline" disabled={schedule.isPending} onClick={accept}>
              {schedule.isPending ? t`Scheduling…` : t`Schedule these anyway`}
            </Button>
          )}
          <Button onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface RowProps {
  title: string
  className: string
  children: ReactNode
}

const Row = ({ title, className, children }: RowProps) => {
  const { t } = useLingui()
  return (
    <li className={cn('rounded border px-3 py-2', className)}>
      <span dir="auto" data-own className="block font-semibold break-words">
        {title || t`Untitled post`}
      </span>
      {children}
    </li>
  )
}
