import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthAfter, monthName } from '#shared/figure-month.ts'
import { product } from '#shared/product.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { AddFiles } from './add-files.tsx'
import { Comparisons } from './comparisons.tsx'
import { dayName, Figure } from './figure.tsx'
import { FileList } from './file-list.tsx'
import { OpenJoins } from './open-joins.tsx'
import { PostTable } from './post-table.tsx'
import { figuresQuery } from './queries.ts'
import { ReachChart } from './reach-chart.tsx'

/** What LinkedIn's own files say about the author's posts. */
export function LinkedInFigures() {
  const { data } = useQuery(figuresQuery)
  if (!data) return null
  const { days, posts, files, followers } = data
  const lastMonth = monthAfter(new Date().toISOString().slice(0, 7), -1)
  return (
    <SettingsCard
      title={`What ${product.network} counted`}
      text={`${product.network} lets you download what your posts reached. Add the file here; nothing is guessed.`}
    >
      <AddFiles isFirst={files.length === 0} />
      {files.length > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <Figure name="Impressions" value={sum(days.map(({ impressions }) => impressions))} />
            <Figure name="Engagements" value={sum(days.map(({ engagements }) => engagements))} />
            <Figure name="New followers" value={sum(days.map(({ newFollowers }) => newFollowers))} />
            <Figure
              name={followers ? `Followers on ${dayName(followers.on)}` : 'Followers'}
              value={followers?.total ?? null}
            />
          </dl>
          <p className="text-sm">
            <Link to="/months/$month" params={{ month: lastMonth }} className="text-action underline">
              {monthName(lastMonth)} to read or print
            </Link>
          </p>
          <OpenJoins posts={posts} />
          <ReachChart days={days} posts={posts} />
          <Comparisons />
          <PostTable posts={posts} />
          <FileList files={files} />
        </>
      )}
    </SettingsCard>
  )
}

/** Null if no day tells it. */
function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((all, count) => all + count, 0)
}
