import { useQuery } from '@tanstack/react-query'
import { useHasPaidFeatures } from '#web/lib/session.ts'
import { dayName, growthNames, growthOf, metricNames } from './figure.tsx'
import { cardQuery } from './queries.ts'

const told = ['impressions', 'engagements', 'saves'] as const

/** One quiet line; nothing where no file names the post. */
export function CardFigures({ postId }: { postId: string }) {
  const { data } = useQuery({ ...cardQuery(postId), enabled: useHasPaidFeatures() })
  if (!data) return null
  const growth = growthOf(data)
  const counts = told.flatMap((metric) => {
    const count = data.figures[metric]
    return count === undefined ? [] : [`${count.toLocaleString('en')} ${metricNames[metric].toLowerCase()}`]
  })
  return (
    <p className="break-words">
      {counts.join(', ') || 'Reach unknown'} as of {dayName(data.asOf)}
      {data.file && ` (${data.file})`}
      {growth && `, ${growthNames[growth]}`}
    </p>
  )
}
