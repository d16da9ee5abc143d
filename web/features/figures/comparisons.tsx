import { useQuery } from '@tanstack/react-query'
import { fewestPosts } from '#shared/comparisons.ts'
import type { Compared, Trait } from '#shared/figures.ts'
import { useClock } from '#web/lib/clock.ts'
import { comparisonsQuery } from './queries.ts'

const names: Record<Trait, [withIt: string, without: string]> = {
  image: ['with an image', 'without'],
  question: ['that end with a question', 'that don’t'],
  long: ['longer than your median', 'shorter'],
  morning: ['before noon', 'after noon'],
}

/** What posts of a kind reached beside the others, with how sure that is. */
export function Comparisons() {
  const { data } = useQuery(comparisonsQuery(useClock().timeZone))
  if (!data || data.settled === 0) return null
  return (
    <section aria-label="What works for you" className="grid gap-3">
      <div>
        <h3 className="font-semibold">What works for you</h3>
        <p className="text-sm text-ink-2">
          From {data.settled} posts that are a week old or older, each beside the posts around its own time. Four
          comparisons at once: for one author in twenty, chance alone makes one of them look like more.
        </p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {data.comparisons.map((one) => (
          <li key={one.trait} className="grid content-start gap-1 rounded border border-line p-3 text-sm">
            <Comparison {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const times = (ratio: number) => `${ratio.toFixed(1)} ×`
const whole = (count: number) => Math.round(count).toLocaleString('en')

function Comparison({ trait, posts, result }: Compared['comparisons'][number]) {
  const [withIt, without] = names[trait]
  if (!result)
    return (
      <>
        <p className="font-medium">Posts {withIt}</p>
        <p className="text-ink-3">
          {posts[0]} {withIt}, {posts[1]} {without}: too few to say. Each group needs {fewestPosts}.
        </p>
      </>
    )
  const { medians, ratio, interval, isTelling } = result
  return (
    <>
      <p className="font-medium">
        {isTelling
          ? `Posts ${withIt} reach ${times(ratio)} as many people`
          : `Posts ${withIt}: no difference that chance would not make`}
      </p>
      <p className="tabular text-ink-2">
        {posts[0]} posts {withIt}, median {whole(medians[0])} impressions; {posts[1]} {without}, {whole(medians[1])}.
        Between {times(interval[0])} and {times(interval[1])} in 90 of 100 cases.
      </p>
    </>
  )
}
