import * as z from 'zod/mini'
import { type Message, msg, plural } from '#shared/say.ts'
import { isSettled, settledAfterMs } from './comparisons.ts'
import { type FigureDay, type PostFigures, postFigures } from './figures.ts'

const day = z.string()
/** Of the days that files tell. Null if none does. */
const total = z.nullable(z.object({ sum: z.int(), days: z.int() }))

export const monthPost = z.object({
  /** Null for a post of LinkedIn’s that was not written here. */
  post: z.nullable(z.object({ id: z.string(), title: z.string() })),
  address: z.nullable(z.string()),
  publishedAt: z.string(),
  figures: postFigures,
  /** The last day that the figures count, and the file that says them. */
  asOf: z.nullable(day),
  file: z.nullable(z.string()),
  /** `early`: less than a week counts, so the figures will grow. `unknown`: no file tells any. */
  state: z.enum(['settled', 'early', 'unknown']),
  /** How many times as much it reached as the posts around its time; null where too few tell. */
  times: z.nullable(z.number()),
})
export type MonthPost = z.infer<typeof monthPost>

export const monthFile = z.object({
  name: z.string(),
  from: z.nullable(day),
  to: z.nullable(day),
  /** Days of this month of which this file tells the impressions that count, and their sum. */
  days: z.int(),
  impressions: z.int(),
  /** Members reached cannot be added up; null unless the file is about days of this month alone. */
  membersReached: z.nullable(z.int()),
})
export type MonthFile = z.infer<typeof monthFile>

export const figureMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Days of the month before today. */
  days: z.int(),
  isOver: z.boolean(),
  totals: z.object({ impressions: total, engagements: total, newFollowers: total }),
  /** Days before today whose impressions no file tells, first and last of each row. */
  missing: z.array(z.object({ from: day, to: day })),
  files: z.array(monthFile),
  /** In the order of publication. */
  posts: z.array(monthPost),
})
export type FigureMonth = z.infer<typeof figureMonth>

/** `2026-10` → `October 2026`. */
export const monthName = (month: string, locale = 'en'): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** `YYYY-MM`, of this century: files of LinkedIn's tell no earlier one. */
export const isMonth = (text: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)

export const monthAfter = (month: string, steps: number): string => {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + steps)
  return first.toISOString().slice(0, 7)
}

export type ToldDay = FigureDay & { file: string }
export interface ToldFile {
  id: string
  name: string
  from: string | null
  to: string | null
  membersReached: number | null
}
export type GonePost = Omit<MonthPost, 'state'> & { figures: PostFigures }

interface Known {
  month: string
  /** The present day, where the author lives. */
  today: string
  now: number
  /** Each day once, from the file that counts. */
  days: readonly ToldDay[]
  files: readonly ToldFile[]
  /** What went out in the month. */
  posts: readonly GonePost[]
}

/** What a month's files and posts say, and what they don't. */
export function monthOf({ month, today, now, days, files, posts }: Known): FigureMonth {
  const all = daysOf(month).filter((one) => one < today)
  const told = new Map(days.filter((one) => one.day.startsWith(month)).map((one) => [one.day, one]))
  const of = (metric: 'impressions' | 'engagements' | 'newFollowers') =>
    summed([...told.values()].map((one) => one[metric]))
  return {
    month,
    days: all.length,
    isOver: today.slice(0, 7) > month,
    totals: { impressions: of('impressions'), engagements: of('engagements'), newFollowers: of('newFollowers') },
    missing: rowsOf(all, (one) => (told.get(one)?.impressions ?? null) === null),
    files: files.flatMap((file): MonthFile[] => {
      const its = [...told.values()].filter((one) => one.file === file.id && one.impressions !== null)
      if (its.length === 0) return []
      const isWithin = file.from?.startsWith(month) && file.to?.startsWith(month)
      return [
        {
          name: file.name,
          from: file.from,
          to: file.to,
          days: its.length,
          impressions: summed(its.map(({ impressions }) => impressions))?.sum ?? 0,
          membersReached: isWithin ? file.membersReached : null,
        },
      ]
    }),
    posts: posts
      .map((post) => ({ ...post, state: stateOf(post, now) }))
      .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt)),
  }
}

/**
 * The month in sentences: what went out, what it did, and what is too early or unknown. `name` is the month in the
 * language that they are said in.
 */
export function sayMonth({ days, isOver, totals, posts, missing }: FigureMonth, name: unknown): Message[] {
  const early = posts.filter(({ state }) => state === 'early').length
  const unknown = posts.filter(({ state }) => state === 'unknown').length
  const said = [
    posts.length > 0
      ? msg`${plural({ posts: posts.length }, { one: '# post', other: '# posts' })} went out in ${{ month: name }}.`
      : isOver
        ? msg`No post went out in ${{ month: name }}.`
        : msg`No post has gone out in ${{ month: name }} yet.`,
  ]
  if (days === 0) return said
  const { impressions, newFollowers } = totals
  if (!impressions) said.push(msg`No file tells any of its days yet.`)
  else if (missing.length > 0)
    said.push(
      isOver
        ? msg`Files tell ${{ told: impressions.days }} of ${plural({ days }, { one: '# day', other: '# days' })}: ${plural({ impressions: impressions.sum }, { one: '# impression', other: '# impressions' })} of all your posts on these. The other days are unknown, so this is no total.`
        : msg`Files tell ${{ told: impressions.days }} of ${plural({ days }, { one: '# day', other: '# days' })} so far: ${plural({ impressions: impressions.sum }, { one: '# impression', other: '# impressions' })} of all your posts on these. The other days are unknown, so this is no total.`,
    )
  else said.push(sayTotals(impressions.sum, newFollowers?.days === days ? newFollowers.sum : null, isOver))
  if (early > 0)
    said.push(
      msg`Too early to say for ${plural({ posts: early }, { one: '# post', other: '# posts' })}: less than a week is counted.`,
    )
  if (unknown > 0)
    said.push(msg`No file tells what ${plural({ posts: unknown }, { one: '# post', other: '# posts' })} did.`)
  return said
}

function sayTotals(impressions: number, followers: number | null, isOver: boolean): Message {
  if (followers === null)
    return isOver
      ? msg`All your posts together had ${plural({ impressions }, { one: '# impression', other: '# impressions' })}.`
      : msg`All your posts together had ${plural({ impressions }, { one: '# impression', other: '# impressions' })} so far.`
  return isOver
    ? msg`All your posts together had ${plural({ impressions }, { one: '# impression', other: '# impressions' })}, and you gained ${plural({ followers }, { one: '# follower', other: '# followers' })}.`
    : msg`All your posts together had ${plural({ impressions }, { one: '# impression', other: '# impressions' })} so far, and you gained ${plural({ followers }, { one: '# follower', other: '# followers' })}.`
}

function stateOf({ publishedAt, figures, asOf }: GonePost, now: number): MonthPost['state'] {
  const isYoung = now - Date.parse(publishedAt) < settledAfterMs
  if (Object.keys(figures).length === 0) return isYoung ? 'early' : 'unknown'
  return isSettled(publishedAt, asOf, now) ? 'settled' : 'early'
}

function daysOf(month: string): string[] {
  const count = new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).getUTCDate()
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

function summed(counts: readonly (number | null)[]): { sum: number; days: number } | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : { sum: known.reduce((sum, count) => sum + count, 0), days: known.length }
}

/** The days that are wanted, as rows without a gap. */
function rowsOf(days: readonly string[], isWanted: (day: string) => boolean): { from: string; to: string }[] {
  const rows: { from: string; to: string }[] = []
  for (const [at, one] of days.entries()) {
    if (!isWanted(one)) continue
    const last = rows.at(-1)
    if (last && last.to === days[at - 1]) last.to = one
    else rows.push({ from: one, to: one })
  }
  return rows
}
