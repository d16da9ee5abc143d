import { and, eq, inArray, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { compare, isTelling, median, settledAfterMs } from '#shared/comparisons.ts'
import { type Compared, type Trait, traits } from '#shared/figures.ts'
import { contentText } from '#shared/posts.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { media, posts } from '../database/schema.ts'
import { figuresOf } from './view.ts'

interface Known {
  publishedAt: number
  impressions: number
  length: number
  isQuestion: boolean
  hasImage: boolean
  /** Where its author lives. */
  hour: number
}

/** What the author's own posts of each kind reached, beside their other posts. Only of posts a week old or older. */
export async function comparisonsOf(ctx: Context, timeZone: string): Promise<Compared> {
  const figures = await figuresOf(ctx)
  const settled = figures.posts.flatMap(({ post, publishedAt, figures: { impressions } }) => {
    const at = publishedAt && Date.parse(publishedAt)
    if (!post || !at || impressions === undefined || at > ctx.now().getTime() - settledAfterMs) return []
    return [{ id: post.id, publishedAt: at, impressions }]
  })
  const ids = settled.map(({ id }) => id)
  const rows = await ctx.db
    .select({
      id: posts.id,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      hasImage: sql<boolean>`exists (select from ${media} where ${and(eq(media.postId, posts.id), eq(media.kind, 'image'))})`,
    })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), inArray(posts.id, ids)))
  const written = new Map(rows.map((row) => [row.id, row]))
  const known = settled.flatMap(({ id, ...reach }): Known[] => {
    const post = written.get(id)
    if (!post) return []
    const text = contentText(post).trimEnd()
    const { hour } = Temporal.Instant.fromEpochMilliseconds(reach.publishedAt).toZonedDateTimeISO(timeZone)
    return [{ ...reach, length: text.length, isQuestion: text.endsWith('?'), hasImage: post.hasImage, hour }]
  })
  const middle = known.length > 0 ? median(known.map(({ length }) => length)) : 0
  const has: Record<Trait, (post: Known) => boolean> = {
    image: ({ hasImage }) => hasImage,
    question: ({ isQuestion }) => isQuestion,
    long: ({ length }) => length > middle,
    morning: ({ hour }) => hour < 12,
  }
  return {
    settled: known.length,
    comparisons: traits.map((trait) => {
      const found = compare(known, has[trait])
      const withIt = known.filter(has[trait]).length
      return {
        trait,
        posts: [withIt, known.length - withIt],
        result: found && {
          medians: found.medians,
          ratio: found.ratio,
          interval: found.interval,
          isTelling: isTelling(found.chance),
        },
      }
    }),
  }
}
