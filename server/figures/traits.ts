import { Temporal } from 'temporal-polyfill'
import { chanceFor, compare, type Measured, measure, median, tellingOf } from '#shared/comparisons.ts'
import { type Compared, type Trait, traits } from '#shared/figures.ts'
import { lexicons } from '#shared/languages/voice.ts'
import { openingKinds } from '#shared/openings.ts'
import { contentText } from '#shared/posts.ts'
import { checkPost, hasNoSubject } from '#shared/reader/check.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'
import { partsIn } from '#shared/text/words.ts'
import { factsOf } from '#shared/writing.ts'
import { openingKindsOf } from '../writing/hooks.ts'
import type { SettledPost } from './settled.ts'

await loadEveryLanguage()

interface Read {
  publishedAt: number
  impressions: number
  length: number
  asks: boolean
  hasImage: boolean
  /** Where its author lives. */
  hour: number
  /** 1 is Monday. */
  weekday: string
  /** Words for the author, alone or with others, of a hundred. */
  person: number
  opening: string
  category: string
  /** Of the Reader check by the text alone; 0 for what is no post yet. */
  points: number
}

function read(post: SettledPost, timeZone: string): Read {
  const { publishedAt, impressions, content, language, category, hasImage } = post
  const text = contentText(content).trimEnd()
  const { hour, dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(publishedAt).toZonedDateTimeISO(timeZone)
  const words = partsIn(text).map((part) => part.text)
  const { self, team } = lexicons[language]
  const check = checkPost({
    content,
    language,
    category,
    subject: factsOf(post),
    isOwn: hasNoSubject(post, text),
    claims: null,
    voice: null,
  })
  const kinds = openingKindsOf(content.hook, language)
  return {
    publishedAt,
    impressions,
    length: text.length,
    asks: text.endsWith('?'),
    hasImage,
    hour,
    weekday: String(dayOfWeek),
    person: words.filter((word) => self.has(word) || team.has(word)).length / Math.max(1, words.length),
    opening: openingKinds.find((kind) => kinds.includes(kind)) ?? 'plain',
    category,
    points: check.score ?? 0,
  }
}

/** Pure, for a thread. */
export function compareTraits(posts: readonly SettledPost[], timeZone: string): Compared {
  const measured = measure(posts.map((post) => read(post, timeZone)))
  const usual = {
    weekday: mostFrequent(measured.posts.map(({ weekday }) => weekday)),
    hook: mostFrequent(measured.posts.map(({ opening }) => opening)),
    category: mostFrequent(measured.posts.map(({ category }) => category)),
  }
  const isAbove = (of: (post: Read) => number) => {
    const middle = measured.posts.length > 0 ? median(measured.posts.map(of)) : 0
    return (post: Read) => of(post) > middle
  }
  const has: Record<Trait, (post: Read) => boolean> = {
    image: ({ hasImage }) => hasImage,
    question: ({ asks }) => asks,
    long: isAbove(({ length }) => length),
    morning: ({ hour }) => hour < 12,
    hook: ({ opening }) => opening === usual.hook,
    person: isAbove(({ person }) => person),
    category: ({ category }) => category === usual.category,
    weekday: ({ weekday }) => weekday === usual.weekday,
    points: isAbove(({ points }) => points),
  }
  const telling = tellingOf(traits.map((trait) => chanceFor(measured, has[trait])))
  return {
    settled: measured.posts.length,
    comparisons: traits.map((trait, at) => ({
      trait,
      usual: trait in usual ? usual[trait as keyof typeof usual] : null,
      ...resultOf(measured, has[trait], telling[at]!),
    })),
  }
}

function resultOf(measured: Measured<Read>, hasTrait: (post: Read) => boolean, isTelling: boolean) {
  const found = compare(measured, hasTrait)
  const withIt = measured.posts.filter(hasTrait).length
  const posts: [number, number] = [withIt, measured.posts.length - withIt]
  if (!found) return { posts, result: null }
  const { medians, ratio, interval } = found
  return { posts, result: { medians, ratio, interval, isTelling } }
}

/** Of equally frequent values the first in their order, so that the same posts give the same answer. */
function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values.toSorted()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
