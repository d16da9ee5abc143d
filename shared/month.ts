import * as z from 'zod/mini'
import type { Message } from '#shared/say.ts'
import { postCategoryOf } from './ideas.ts'
import { reasonFor } from './month-reason.ts'
import { findCategory, postTypes } from './post-types.ts'
import { maxSubjectLength, minSubjectLength } from './writing.ts'

/** What a proposed post starts from. A theme has no text of its own yet. */
export interface Start {
  kind: 'idea' | 'story' | 'fact' | 'theme'
  /** The subject of the post. */
  text: string
  /** The kind of idea; only of ideas. */
  category?: string
  isFavourite?: boolean
}

const when = z.iso.datetime({ offset: true, error: 'A time must be an ISO date-time such as 2026-11-21T09:00:00Z.' })

export const proposal = z.object({
  /** A free posting slot. The post gets this time only when its author accepts it. */
  at: when,
  category: z.string().check(z.refine((id) => findCategory(id) !== undefined, 'This category does not exist.')),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(minSubjectLength, 'A subject needs at least 5 characters.'),
      z.maxLength(maxSubjectLength, 'A subject can hold at most 5,000 characters.'),
    ),
  reason: z.string().check(z.minLength(1), z.maxLength(300, 'A reason can hold at most 300 characters.')),
})
export type Proposal = z.infer<typeof proposal>

export const maxProposals = 31
export const proposals = z.object({
  proposals: z
    .array(proposal)
    .check(
      z.minLength(1, 'Choose at least one post.'),
      z.maxLength(maxProposals, `At most ${maxProposals} posts can be proposed at once.`),
    ),
})

export const maxMonthThemes = 10
const theme = z
  .string()
  .check(
    z.trim(),
    z.minLength(minSubjectLength, 'A theme needs at least 5 characters.'),
    z.maxLength(200, 'A theme can hold at most 200 characters.'),
  )
export const monthRequest = z.object({
  from: when,
  to: when,
  themes: z.array(theme).check(z.maxLength(maxMonthThemes, `At most ${maxMonthThemes} themes can be named.`)),
})
export type MonthRequest = z.infer<typeof monthRequest>

/** `slots` is the number of free slots in the range, so that a screen can say why there are fewer proposals. */
export const month = z.object({ proposals: z.array(proposal), slots: z.int() })
export type Month = z.infer<typeof month>

/** A draft with a proposed time. */
export const proposedPost = z.object({
  id: z.string(),
  title: z.string(),
  at: z.string(),
  reason: z.string(),
  category: z.string(),
  /** Whether it has a text yet. */
  isWritten: z.boolean(),
})
export type ProposedPost = z.infer<typeof proposedPost>

/** A post with its time: live, scheduled or proposed. */
export interface TimedPost {
  category: string
  at: Date
}

// Celebrations need an occasion, which nobody can propose.
const proposable = postTypes.filter(({ id }) => id !== 'celebration-posts')
const typeOf = (category: string) => postTypes.find(({ categories }) => categories.some(({ id }) => id === category))
const dayMs = 86_400_000
/** A kind that has not been posted for this many days, or never, is as good as any other of them. */
const longAgo = 60
/** The author's own words come before any bare theme. */
const ofOwnWords = longAgo
const ofFavourite = 10
/** More posts on one theme would be the same post again. */
const maxOfTheme = 2

/** Stories are told as experience, facts are read; ideas have a category of their own. */
const categoriesOf = ({ kind, category }: Start): readonly string[] => {
  if (category) return [postCategoryOf(category)]
  if (kind === 'story') return ['personal-experience', 'transformation-stories', 'i-tried-format']
  if (kind === 'fact') return ['data-interpretation', 'misconceptions', 'problem-solution']
  return proposable.flatMap(({ categories }) => categories.map(({ id }) => id))
}

/**
 * A post for each slot, in order, while there is something to start from: each idea, story and fact once, each theme
 * twice. What has words of the author comes before a bare theme; of both, the kind of post that was longest ago comes
 * next. The same input gives the same proposals.
 */
export function proposeMonth(
  slots: readonly Date[],
  starts: readonly Start[],
  past: readonly TimedPost[],
  say: (sentence: string | Message) => string,
): Proposal[] {
  const left = starts.filter(({ kind }) => kind !== 'theme')
  // Each theme once before any comes again.
  const themes = Array.from({ length: maxOfTheme }, () => starts.filter(({ kind }) => kind === 'theme')).flat()
  const known = [...past]
  const made: Proposal[] = []
  const used = new Map<string, number>()
  for (const at of slots.slice(0, maxProposals)) {
    const choices = [...left, ...themes.slice(0, 1)].flatMap((start) =>
      categoriesOf(start).map((category) => {
        const days = daysBetween(category, at, known)
        const worth =
          Math.min(days ?? longAgo, longAgo) +
          (start.kind === 'theme' ? 0 : ofOwnWords) +
          (start.isFavourite ? ofFavourite : 0) -
          (used.get(category) ?? 0)
        return { start, category, days, worth }
      }),
    )
    const best = choices.reduce<(typeof choices)[number] | null>(
      (one, other) => (one === null || other.worth > one.worth ? other : one),
      null,
    )
    if (!best) break
    const { start, category, days } = best
    if (start.kind === 'theme') themes.shift()
    else left.splice(left.indexOf(start), 1)
    known.push({ category, at })
    used.set(category, (used.get(category) ?? 0) + 1)
    const reason = reasonFor(start, typeOf(category)?.id, days).map(say).join(' ')
    made.push({ at: at.toISOString(), category, subject: start.text, reason })
  }
  return made
}

/** To the nearest post of the same kind, before or after; null if there is none. */
function daysBetween(category: string, at: Date, known: readonly TimedPost[]): number | null {
  const type = typeOf(category)
  const gaps = known
    .filter((one) => (type ? typeOf(one.category) === type : one.category === category))
    .map((one) => Math.abs(at.getTime() - one.at.getTime()) / dayMs)
  return gaps.length > 0 ? Math.round(Math.min(...gaps)) : null
}
