import { plural, select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listed } from '#web/lib/intl.ts'
import { useHasPaidFeatures } from '#web/lib/session.ts'
import { dayName, growthOf } from './figure.tsx'
import { cardQuery } from './queries.ts'

/** One quiet line; nothing where no file names the post. */
export function CardFigures({ postId }: { postId: string }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...cardQuery(postId), enabled: useHasPaidFeatures() })
  if (!data) return null
  const growth = growthOf(data)
  const { impressions, engagements, saves } = data.figures
  const known = [
    impressions !== undefined && plural(impressions, { one: '# impression', other: '# impressions' }),
    engagements !== undefined && plural(engagements, { one: '# engagement', other: '# engagements' }),
    saves !== undefined && plural(saves, { one: '# save', other: '# saves' }),
  ].filter((count) => count !== false)
  const counts = known.length > 0 ? listed(known, 'unit') : t`Reach unknown`
  const day = dayName(data.asOf)
  const source = data.file ? `${day} (${data.file})` : day
  return (
    <p className="break-words">
      {growth === null
        ? t`${counts} as of ${source}`
        : t`${counts} as of ${source}, ${select(growth, {
            growing: 'still growing',
            other: 'counted in its first week',
          })}`}
    </p>
  )
}
