import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#shared/catalogue.ts'
import { isSettled, type MeasuredPost } from '#shared/comparisons.ts'
import type { MeasuredPost as ToldPost } from '#shared/figures.ts'
import { timesAround } from '#shared/nearest-success.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { media, posts } from '../database/schema.ts'
import { measuredPosts, type Reader } from './measured.ts'

export interface Settled extends MeasuredPost {
  address: string
  /** The post of the workspace that it is; null if none is. */
  id: string | null
  /** How many times as much it reached as the posts around its time; null where too few tell. */
  times: number | null
}

/** The posts whose figures count at least a week, latest first. */
export function settledIn(posts: readonly ToldPost[], now: Date): Settled[] {
  const settled = posts.flatMap(({ address, post, publishedAt, asOf, figures: { impressions } }) =>
    publishedAt && impressions !== undefined && isSettled(publishedAt, asOf, now.getTime())
      ? [{ address, id: post?.id ?? null, publishedAt: Date.parse(publishedAt), impressions }]
      : [],
  )
  const times = timesAround(settled)
  return settled.map((post, at) => ({ ...post, times: times[at] ?? null }))
}

export type WrittenPost = Awaited<ReturnType<typeof writtenPosts>>[number]
export type SettledPost = WrittenPost & MeasuredPost & Pick<Settled, 'times'>

/** Older ones say little about what works today. */
const most = 300

/** An author's own ones, latest first. */
export async function settledPosts(ctx: Reader, authorId: string | null): Promise<SettledPost[]> {
  const theirs = (await measuredPosts(ctx)).filter((one) => one.authorId === authorId)
  const settled = settledIn(theirs, ctx.now())
    .filter(({ id }) => id !== null)
    .slice(0, most)
  const written = await writtenPosts(
    ctx,
    settled.flatMap(({ id }) => id ?? []),
  )
  const byId = new Map(written.map((post) => [post.id, post]))
  return settled.flatMap(({ id, address: _, ...reach }) => {
    const post = byId.get(id ?? '')
    return post ? [{ ...post, ...reach }] : []
  })
}

export async function writtenPosts(ctx: Context, ids: readonly string[]) {
  const rows = await ctx.db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      title: posts.title,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      words: posts.words,
      language: posts.language,
      category: posts.category,
      subject: posts.subject,
      answers: posts.answers,
      engine: posts.engine,
      hasImage: sql<boolean>`exists (select from ${media} where ${and(eq(media.postId, posts.id), eq(media.kind, 'image'))})`,
    })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), inArray(posts.id, [...ids])))
  return rows.map(({ hook, insight, value, cta, language, ...post }) => ({
    ...post,
    content: { hook, insight, value, cta },
    language: language as Language,
  }))
}
