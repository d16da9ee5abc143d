import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type PostingSlot, suggestedSlots } from '#shared/slots.ts'
import { readNextSlot } from '#web/features/posts/bulk-queries.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NextSlotButton } from './next-slot-button.tsx'
import { slotsQuery, suggestedTimesQuery, useChangeSlots } from './queries.ts'
import { SuggestedTimes } from './suggested-times.tsx'

const SlotsDialog = lazyPart(() => import('./slots-dialog.tsx').then((file) => ({ default: file.SlotsDialog })))

/** Chooses among the author's free slots, or creates some. */
export function SlotChoice({ onTake }: { onTake: (slot: Date) => void }) {
  const { data: times } = useQuery(suggestedTimesQuery)
  const { data: slots } = useQuery(slotsQuery)
  if (slots?.length === 0) return <FirstSlots onTake={onTake} />
  return (
    <>
      <SuggestedTimes times={times ?? []} onChoose={onTake} />
      <NextSlotButton onFound={onTake} />
    </>
  )
}

function FirstSlots({ onTake }: { onTake: (slot: Date) => void }) {
  const { t } = useLingui()

  const { timeZone } = useClock()
  const change = useChangeSlots()
  const [isChoosing, setChoosing] = useState(false)

  async function take() {
    const { scheduledFor } = await readNextSlot()
    if (scheduledFor) onTake(new Date(scheduledFor))
  }

  async function makeSuggested() {
    try {
      await change.mutateAsync([...suggestedSlots] satisfies PostingSlot[])
      await take()
    } catch (error) {
      failureToast(t`Failed to save the slots`, messageOf(error))
    }
  }

  return (
    <div className="grid justify-items-start gap-2 rounded border border-dashed border-line-strong p-3">
      <p className="text-sm text-ink-2">
        <Trans>No posting slots yet. They are the times at which you usually post.</Trans>
      </p>
      <Button variant="outline" size="sm" disabled={change.isPending} onClick={makeSuggested}>
        <Trans>Use Tue, Wed, Thu at {timeOfDay('09:00')}</Trans>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
        <Trans>Choose your own</Trans>
      </Button>
      <Suspense>
        {isChoosing && <SlotsDialog slots={[]} timeZone={timeZone} onSaved={take} onClose={() => setChoosing(false)} />}
      </Suspense>
    </div>
  )
}
