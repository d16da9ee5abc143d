import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarArrowUp } from 'lucide-react'
import { useState } from 'react'
import { readNextSlot } from '#web/features/posts/bulk-queries.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { slotsQuery } from './queries.ts'

/** Finds the author's next free posting slot; the next press finds the one after. */
export function NextSlotButton({ onFound }: { onFound: (at: Date) => void }) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const [found, setFound] = useState<string>()
  const [isLooking, setLooking] = useState(false)

  async function look() {
    setLooking(true)
    try {
      const { scheduledFor } = await readNextSlot(found)
      if (scheduledFor) {
        setFound(scheduledFor)
        onFound(new Date(scheduledFor))
      } else await queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey })
    } catch (error) {
      failureToast(t`Failed to find a slot`, messageOf(error))
    }
    setLooking(false)
  }

  return (
    <Button variant="outline" size="sm" className="justify-self-start" disabled={isLooking} onClick={look}>
      <CalendarArrowUp aria-hidden /> <Trans>Next free slot</Trans>
    </Button>
  )
}
