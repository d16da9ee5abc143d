import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { suggestedTimesQuery } from './queries.ts'

/** The author's next free posting slots, to choose one at a press; nothing while there are no slots. */
export function SuggestedTimes({ onChoose }: { onChoose: (at: Date) => void }) {
  const id = useId()
  const { shortDate, clockTime } = useClock()
  const { data: times = [] } = useQuery(suggestedTimesQuery)
  if (times.length === 0) return null
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm text-ink-2">
        Your free posting slots
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {times.map((at) => (
          <li key={at}>
            <Button variant="outline" size="sm" className="tabular rounded-full" onClick={() => onChoose(new Date(at))}>
              {shortDate(at)}, {clockTime(at)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
