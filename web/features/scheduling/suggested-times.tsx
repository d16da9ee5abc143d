import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'

interface SuggestedTimesProps {
  times: readonly string[]
  onChoose: (at: Date) => void
}

/** The author's next free slots as buttons; nothing without slots. */
export function SuggestedTimes({ times, onChoose }: SuggestedTimesProps) {
  const id = useId()
  const { moment } = useClock()
  if (times.length === 0) return null
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm text-ink-2">
        <Trans>Your free posting slots</Trans>
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {times.map((at) => (
          <li key={at}>
            <Button variant="outline" size="sm" className="tabular rounded-full" onClick={() => onChoose(new Date(at))}>
              <span className="inline-block first-letter:uppercase">{moment(at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
