import { useDeferredValue, useMemo } from 'react'
import { complexityColour, complexityOf } from '#shared/complexity.ts'

const scoreColours = {
  green: 'border-good/60 text-good',
  yellow: 'border-warn/60 text-warn',
  red: 'border-danger/60 text-danger',
}

export function ScoreBadge({ text }: { text: string }) {
  const counted = useDeferredValue(text)
  const score = useMemo(() => complexityOf(counted).overallScore, [counted])
  return (
    <span
      className={`tabular rounded-full border px-2 text-xs leading-4.5 font-semibold ${scoreColours[complexityColour(score)]}`}
    >
      <span className="sr-only">Score </span>
      {score}
    </span>
  )
}
