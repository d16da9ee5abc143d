import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, select, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fewestPosts } from '#shared/comparisons.ts'
import { type Compared, type Trait, traits } from '#shared/figures.ts'
import { findCategory } from '#shared/post-types.ts'
import { useAuthorName } from '#web/lib/authors.ts'
import { useClock } from '#web/lib/clock.ts'
import { dated, inDigits } from '#web/lib/intl.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { i18n } from '#web/lib/language.ts'
import { useAuth } from '#web/lib/session.ts'
import { timesOf } from './figure.tsx'
import { comparisonsQuery } from './queries.ts'

type Compare = Compared['comparisons'][number]

const labels: Record<Trait, MessageDescriptor> = {
  image: msg`Image or none`,
  question: msg`Question at the end`,
  long: msg`Length`,
  morning: msg`Time of day`,
  hook: msg`Kind of opening`,
  person: msg`First person`,
  category: msg`Category`,
  weekday: msg`Day of the week`,
  points: msg`Reader check points`,
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]
/** January 2024 began with a Monday. */
const weekdayName = (weekday: number) => dated(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' })

/** “Posts with an image” */
function groupOf({ trait, usual }: Compare): string {
  const value = usual ?? ''
  switch (trait) {
    case 'image':
      return t`Posts with an image`
    case 'question':
      return t`Posts that end with a question`
    case 'long':
      return t`Posts longer than your median`
    case 'morning':
      return t`Posts before noon`
    case 'hook':
      return t`Posts that open with ${select(value, {
        number: 'a number',
        name: 'a name',
        quotation: 'a quotation',
        scene: 'what happened',
        question: 'a question',
        person: '“I” or “we”',
        short: 'a few words',
        other: 'a plain statement',
      })}`
    case 'person':
      return t`Posts with more “I” and “we” than your median`
    case 'category':
      return findCategory(value)
        ? t`Posts in ${{ category: i18n._(findCategory(value)!.name) }}`
        : t`Posts in your usual category`
    case 'weekday':
      return weekdays.includes(Number(value))
        ? t`Posts on a ${{ weekday: weekdayName(Number(value)) }}`
        : t`Posts on a usual day`
    case 'points':
      return t`Posts with more Reader check points than your median`
  }
}

const atOnce = 4
const parse: Parse<Trait[]> = (stored) =>
  Array.isArray(stored) ? traits.filter((trait) => stored.includes(trait)).slice(0, atOnce) : null

/** What posts of a kind reached beside the others, with how sure that is. */
export function Comparisons({ author }: { author: string | undefined }) {
  const { t } = useLingui()
  const { data } = useQuery(comparisonsQuery(useClock().timeZone, author))
  const name = useAuthorName(author ?? null)
  const title = name ? t`What works for ${name}` : t`What works for you`
  const key = `${useAuth().user?.id ?? 'nobody'}:compared`
  const chosen = useKept(key, parse) ?? traits.slice(0, atOnce)
  if (!data || data.settled === 0) return null
  const comparable = data.comparisons.filter(({ result }) => result !== null).length
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">
          {plural(data.settled, {
            one: 'From # post that is a week old or older, without the growth that all posts of their time share.',
            other: 'From # posts that are a week old or older, without the growth that all posts of their time share.',
          })}{' '}
          <Trans>What goes together need not be the cause.</Trans>{' '}
          {comparable > 1 &&
            t`A difference counts only if it holds against all ${comparable} that your posts allow. Even so, of 20 people for whom none of it matters, one would be told of a difference, and more over the months: trust one that stays.`}
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
              {t(labels[trait])}
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

const whole = (count: number) => inDigits(Math.round(count))

function Comparison(compared: Compare) {
  const { t } = useLingui()
  const { posts, result } = compared
  const [those, others] = posts
  const group = groupOf(compared)
  if (!result)
    return (
      <>
        <p className="font-medium">{group}</p>
        <p className="text-ink-3">
          {t`${plural(those, { one: '# post', other: '# posts' })}, ${plural(others, { one: '# other', other: '# others' })}: too few to say. Each group needs ${fewestPosts}.`}
        </p>
      </>
    )
  const { medians, ratio, interval, isTelling } = result
  return (
    <>
      <p className="font-medium">
        {isTelling
          ? t`${group} get ${{ times: timesOf(ratio) }} the impressions`
          : t`${group}: no difference that chance would not make`}
      </p>
      <p className="tabular text-ink-2">
        {t`${plural(those, { one: '# post', other: '# posts' })}, median ${{ median: whole(medians[0]) }} impressions; ${plural(
          others,
          { one: '# other', other: '# others' },
        )}, ${{ otherMedian: whole(medians[1]) }}. At the same time ${{ times: timesOf(ratio) }}, and between ${{
          least: timesOf(interval[0]),
        }} and ${{ most: timesOf(interval[1]) }} in 90 of 100 cases.`}
      </p>
    </>
  )
}
