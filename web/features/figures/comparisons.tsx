import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { findCategory } from '#shared/catalogue.ts'
import { fewestPosts } from '#shared/comparisons.ts'
import { type Compared, type Trait, traits } from '#shared/figures.ts'
import { useAuthorName } from '#web/lib/authors.ts'
import { useClock } from '#web/lib/clock.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { useAuth } from '#web/lib/session.ts'
import { comparisonsQuery } from './queries.ts'

type Compare = Compared['comparisons'][number]

const labels: Record<Trait, string> = {
  image: msg`Image or none`,
  question: msg`Question at the end`,
  long: 'Length',
  morning: msg`Time of day`,
  hook: msg`Kind of opening`,
  person: msg`First person`,
  category: 'Category',
  weekday: msg`Day of the week`,
  points: msg`Reader check points`,
}

const openings: Record<string, string> = {
  number: 'a number',
  name: msg`a name`,
  quotation: 'a quotation',
  scene: 'what happened',
  question: 'a question',
  person: msg`“I” or “we”`,
  short: 'a few words',
}
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** With the trait, and without. */
function namesOf({ trait, usual }: Compare): [string, string] {
  const value = usual ?? ''
  switch (trait) {
    case 'image':
      return ['with an image', 'without']
    case 'question':
      return ['that end with a question', 'that don’t']
    case 'long':
      return ['longer than your median', 'shorter']
    case 'morning':
      return ['before noon', 'after noon']
    case 'hook':
      return [`that open with ${openings[value] ?? 'a plain statement'}`, 'that open otherwise']
    case 'person':
      return ['with more “I” and “we” than your median', 'with fewer']
    case 'category':
      return [`in ${findCategory(value)?.name ?? 'your usual category'}`, 'in others']
    case 'weekday':
      return [`on a ${weekdays[Number(value) - 1] ?? 'usual day'}`, 'on other days']
    case 'points':
      return ['with more Reader check points than your median', 'with fewer']
  }
}

const atOnce = 4
const parse: Parse<Trait[]> = (stored) =>
  Array.isArray(stored) ? traits.filter((trait) => stored.includes(trait)).slice(0, atOnce) : null

/** What posts of a kind reached beside the others, with how sure that is. */
export function Comparisons({ author }: { author: string | undefined }) {
  const { data } = useQuery(comparisonsQuery(useClock().timeZone, author))
  const name = useAuthorName(author ?? null)
  const title = `What works for ${name ?? 'you'}`
  const key = `${useAuth().user?.id ?? 'nobody'}:compared`
  const chosen = useKept(key, parse) ?? traits.slice(0, atOnce)
  if (!data || data.settled === 0) return null
  const comparable = data.comparisons.filter(({ result }) => result !== null).length
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">
          From {data.settled} posts that are a week old or older, without the growth that all posts of their time share.
          What goes together need not be the cause.{' '}
          {comparable > 1 &&
            `A difference counts only if it holds against all ${comparable} that your posts allow. Even so, of 20 people for whom none of it matters, one would be told of a difference, and more over the months: trust one that stays.`}
        </p>
      </div>
      <details className="text-sm">
        <summary className="min-h-9 cursor-pointer content-center font-medium text-ink-2 max-md:min-h-11">
          <Trans>Choose what to compare</Trans>
        </summary>
        <fieldset className="grid gap-x-4 sm:grid-cols-3">
          <legend className="text-ink-3">
            <Trans>Up to {atOnce} at a time</Trans>
          </legend>
          {traits.map((trait) => (
            <label key={trait} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(trait)}
                disabled={!chosen.includes(trait) && chosen.length >= atOnce}
                onChange={({ target }) =>
                  keep(key, target.checked ? [...chosen, trait] : chosen.filter((one) => one !== trait))
                }
              />
              {labels[trait]}
            </label>
          ))}
        </fieldset>
      </details>
      <ul className="grid gap-2 sm:grid-cols-2">
        {data.comparisons
          .filter(({ trait }) => chosen.includes(trait))
          .map((one) => (
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

function Comparison(compared: Compare) {
  const { t } = useLingui()

  const { posts, result } = compared
  const [withIt, without] = namesOf(compared)
  if (!result)
    return (
      <>
        <p className="font-medium">
          <Trans>Posts {withIt}</Trans>
        </p>
        <p className="text-ink-3">
          <Trans>
            {posts[0]} {withIt}, {posts[1]} {without}: too few to say. Each group needs {fewestPosts}.
          </Trans>
        </p>
      </>
    )
  const { medians, ratio, interval, isTelling } = result
  return (
    <>
      <p className="font-medium">
        {isTelling
          ? t`Posts ${withIt} get ${times(ratio)} the impressions`
          : t`Posts ${withIt}: no difference that chance would not make`}
      </p>
      <p className="tabular text-ink-2">
        <Trans>
          {posts[0]} posts {withIt}, median {whole(medians[0])} impressions; {posts[1]} {without}, {whole(medians[1])}.
          At the same time {times(ratio)}, and between {times(interval[0])} and {times(interval[1])} in 90 of 100 cases.
        </Trans>
      </p>
    </>
  )
}
