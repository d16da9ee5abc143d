import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarArrowUp, CheckCheck, Download, Send, Trash2, X } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { BulkSchedule } from '#shared/bulk.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { useMay } from '#web/lib/session.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import { isElsewhere } from '#web/ui/is-elsewhere.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { exportPath, getsSlot, useSchedulePosts, useUndoSchedule } from './bulk-queries.ts'
import { DeletePostsDialog } from './delete-posts-dialog.tsx'
import { FreeSlotsDialog } from './free-slots-dialog.tsx'
import { ScheduleOutcomeDialog } from './schedule-outcome-dialog.tsx'
import type { Selection } from './selection.ts'

const SendDialog = lazyPart(() =>
  import('#web/features/review-links/send-dialog.tsx').then((file) => ({ default: file.SendDialog })),
)

interface SelectionBarProps {
  selection: Selection
  onLeave: () => void
}

function useScheduling(ids: string[], onDone: () => void) {
  const { t } = useLingui()

  const schedule = useSchedulePosts()
  const undoSchedule = useUndoSchedule()
  const sayDone = useSayDone()
  const { moment } = useClock()
  const [outcome, setOutcome] = useState<BulkSchedule | null>(null)

  async function scheduleAll() {
    try {
      const result = await schedule.mutateAsync({ ids, openPoints: 'refuse' })
      const reasons = new Set(result.left.map(({ code, reason }) => (code === 'unsettled' ? null : reason)))
      const [reason] = reasons
      if (result.scheduled.length === 0 && reasons.size === 1 && reason)
        return failureToast(t`Nothing was scheduled`, reason)
      if (result.left.length > 0) setOutcome(result)
      else finish(result.scheduled)
    } catch (error) {
      failureToast(t`Failed to schedule posts`, messageOf(error))
    }
  }

  function finish(scheduled: BulkSchedule['scheduled']) {
    const times = scheduled.map(({ scheduledFor }) => scheduledFor).sort()
    const [first = '', last = ''] = [times[0], times.at(-1)].map((at) => at && moment(at))
    if (times.length > 0)
      sayDone({
        title: plural(times.length, { one: '# post scheduled', other: '# posts scheduled' }),
        description: first === last ? t`For ${first}.` : t`The first for ${first}, the last for ${last}.`,
        undo: () => undoSchedule.mutate(scheduled),
      })
    setOutcome(null)
    onDone()
  }

  return {
    isPending: schedule.isPending,
    scheduleAll,
    outcome: outcome && <ScheduleOutcomeDialog outcome={outcome} onClose={finish} />,
  }
}

export function SelectionBar({ selection, onLeave }: SelectionBarProps) {
  const { t } = useLingui()

  const { chosen } = selection
  const ids = chosen.map(({ id }) => id)
  const isEmpty = chosen.length === 0
  const scheduling = useScheduling(
    chosen.filter(getsSlot).map(({ id }) => id),
    onLeave,
  )
  const [maySchedule, mayDelete, maySend] = [useMay('schedule posts'), useMay('delete posts'), useMay('change links')]
  const [isSending, setSending] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'Delete' && !isEmpty && mayDelete) setDeleting(true)
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      selection.all()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <section
      aria-label={t`Selected posts`}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded border border-line-strong bg-surface p-2 shadow-float"
    >
      <p role="status" className="tabular min-w-24 flex-1 px-2 font-semibold">
        <Trans>{chosen.length} selected</Trans>
      </p>
      <Button variant="ghost" size="sm" aria-keyshortcuts="Control+A Meta+A" onClick={selection.all}>
        <CheckCheck aria-hidden /> <Trans>Select all</Trans>
      </Button>
      <Button variant="ghost" size="icon" aria-label={t`Stop selecting`} className="sm:order-last" onClick={onLeave}>
        <X />
      </Button>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
        {maySchedule && (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isEmpty || scheduling.isPending}
            aria-haspopup="dialog"
            onClick={() => !isEmpty && !scheduling.isPending && setChoosing(true)}
          >
            <CalendarArrowUp aria-hidden /> {scheduling.isPending ? t`Scheduling…` : t`Schedule into free slots…`}
          </Button>
        )}
        <a
          {...(isEmpty ? { role: 'link', 'aria-disabled': true } : { href: exportPath(ids), download: '' })}
          className={cn(buttonVariants({ variant: 'outline', size: 'sm' }))}
        >
          <Download aria-hidden /> <Trans>Export</Trans>
        </a>
        {maySend && (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isEmpty}
            aria-haspopup="dialog"
            onClick={() => !isEmpty && setSending(true)}
          >
            <Send aria-hidden /> <Trans>Send for review…</Trans>
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="outline"
            size="sm"
            className="text-danger"
            aria-disabled={isEmpty}
            onClick={() => !isEmpty && setDeleting(true)}
          >
            <Trash2 aria-hidden /> <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {isDeleting && <DeletePostsDialog posts={chosen} onDeleted={onLeave} onClose={() => setDeleting(false)} />}
      {isChoosing && (
        <FreeSlotsDialog
          posts={chosen}
          isPending={scheduling.isPending}
          onSchedule={async () => {
            await scheduling.scheduleAll()
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {isSending && (
        <Suspense>
          <SendDialog of={{ postIds: ids }} onClose={() => setSending(false)} />
        </Suspense>
      )}
      {scheduling.outcome}
    </section>
  )
}
