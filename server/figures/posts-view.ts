import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { MeasuredPost, PostCurve } from '#shared/figures.ts'
import { authorId } from '#shared/members.ts'
import { dayOut, postMetrics } from '#shared/post-metrics.ts'
import { inWorkspace } from '../authorship.ts'
import { figureFiles, figureJoins, figurePosts } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Page } from '../http/pages.ts'
import { isPart, lastDay, type Measured, measuredPosts, newestFirst, type Reader } from './measured.ts'

const day = z.optional(z.iso.date('from and to must be days such as 2026-11-21.'))
const largestPage = 100

/** Which posts, and in which order. */
const wanted = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'A search can hold at most 200 characters.'))),
  /** Days on which posts went out. */
  from: day,
  to: day,
  kind: z.optional(z.enum(['here', 'elsewhere'], 'kind must be here or elsewhere.')),
  category: z.optional(z.string()),
  authorId: z.optional(authorId),
  sort: z._default(z.enum(['time', ...postMetrics], `sort must be time or one of ${postMetrics.join(', ')}.`), 'time'),
  order: z._default(z.enum(['descending', 'ascending'], 'order must be descending or ascending.'), 'descending'),
}
export const wantedPosts = z.object(wanted)
type Wanted = z.infer<typeof wantedPosts>

export const measuredQuery = z.object({
  ...wanted,
  /** At most 100 ids of posts of ours, with commas between. */
  postIds: z.optional(z.string().check(z.maxLength(largestPage * 101, 'postIds can hold at most 100 ids.'))),
  limit: z._default(
    z.coerce
      .number('limit must be a number.')
      .check(
        z.int('limit must be a whole number.'),
        z.minimum(1, 'limit must be at least 1.'),
        z.maximum(largestPage, `limit must be at most ${largestPage}.`),
      ),
    50,
  ),
  cursor: z.optional(z.string()),
})

export async function measuredPage(
  ctx: Reader,
  { postIds, limit, cursor, ...query }: z.infer<typeof measuredQuery>,
): Promise<Page<MeasuredPost>> {
  if (cursor && !/^\d{1,6}$/.test(cursor)) throw new AppError('invalid', 'This cursor does not come from this list.')
  const start = Number(cursor ?? 0)
  const ids = postIds === undefined ? null : new Set(postIds.split(','))
  const all = await wantedOf(ctx, query)
  const found = ids ? all.filter(({ post }) => post && ids.has(post.id)) : all
  const end = start + limit
  return { items: found.slice(start, end).map(inAnswer), next: end < found.length ? String(end) : null }
}

const inAnswer = ({ isDecided: _, authorId: _author, ...post }: Measured): MeasuredPost => post

async function wantedOf(
  ctx: Reader,
  { q, from, to, kind, category, authorId, sort, order }: Wanted,
): Promise<Measured[]> {
  const words = q?.toLowerCase()
  const found = (await measuredPosts(ctx)).filter((one) => {
    const { post, address } = one
    const out = from || to ? (dayOut(one) ?? '') : ''
    if (from && out < from) return false
    if (to && (out === '' || out > to)) return false
    if (kind && (kind === 'here') !== (post !== null)) return false
    if (category && post?.category !== category) return false
    if (authorId && one.authorId !== authorId) return false
    return !words || `${post?.title ?? ''} ${address}`.toLowerCase().includes(words)
  })
  if (sort === 'time') return order === 'ascending' ? found.reverse() : found
  const sign = order === 'ascending' ? 1 : -1
  // Unknown figures come last, whatever the direction.
  return found.sort((a, b) => {
    const [first, second] = [a.figures[sort], b.figures[sort]]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return sign * (first - second)
  })
}

/** How one post's figures grew, by the files that name it. */
export async function curveOf(ctx: Reader, postId: string): Promise<PostCurve> {
  const measured = (await measuredPosts(ctx)).find(({ post }) => post?.id === postId)
  if (!measured) return { measured: null, curve: [], demographics: [] }
  const addresses = ctx.db
    .select({ address: figureJoins.address })
    .from(figureJoins)
    .where(and(inWorkspace(ctx, figureJoins), eq(figureJoins.postId, postId)))
  const rows = await ctx.db
    .select({ file: figureFiles, asOf: lastDay, figures: figurePosts.figures })
    .from(figurePosts)
    .innerJoin(figureFiles, eq(figureFiles.id, figurePosts.fileId))
    .where(and(inWorkspace(ctx, figureFiles), inArray(figurePosts.address, addresses)))
    .orderBy(...newestFirst)
  const whole = rows.filter(({ file }) => !isPart(file.from, dayOut(measured)))
  return {
    measured: inAnswer(measured),
    // Of one day, the file that was read last.
    curve: whole
      .filter(({ asOf }, at) => asOf !== whole[at - 1]?.asOf)
      .map(({ file, asOf, figures }) => ({ asOf, file: file.name, figures }))
      .toReversed(),
    demographics: rows.find(({ file }) => file.kind === 'post')?.file.summary.demographics ?? [],
  }
}

/** A cell that begins with one of these would be a formula in a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The posts as a table for spreadsheets. A cell without a count is unknown. */
export async function measuredCsv(ctx: Reader, query: Wanted): Promise<string> {
  const posts = await wantedOf(ctx, query)
  const head = ['title', 'address', 'published', ...postMetrics, 'as of', 'file'].map(cell)
  const rows = posts.map(({ post, address, publishedAt, publishedOn, figures, asOf, file }) => [
    cell(post?.title ?? ''),
    cell(address),
    cell(publishedAt ?? publishedOn ?? ''),
    ...postMetrics.map((metric) => figures[metric] ?? ''),
    cell(asOf),
    cell(file),
  ])
  return `\uFEFF${[head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}
