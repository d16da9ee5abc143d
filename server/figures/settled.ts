import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#shared/catalogue.ts'
import { type MeasuredPost, settledAfterMs } from '#shared/comparisons.ts'
import type { Answer, PostContent } from '#shared/posts.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { media, posts } from '../database/schema.ts'
import { figuresOf } from './view.ts'

/** A post of the workspace with its figures, which count at least a week from its publication. */
export interface SettledPost extends MeasuredPost {
  id: string
  title: string
  content: PostContent
  language: Language
  category: string
  subject: string
  answers: Answer[]
  /** The engine that wrote it; null for a post typed by hand. */
  engine: string | null
  hasImage: boolean
}

/** Older ones say little about what works today. */
const most = 300
const day = 86_400_000

/** The newest ones, latest first. */
export async function settledPosts(ctx: Context): Promise<SettledPost[]> {
  const figures = await figuresOf(ctx)
  const settled = figures.posts
    .flatMap(({ post, publishedAt, asOf, figures: { impressions } }) => {
      const at = publishedAt ? Date.parse(publishedAt) : Number.NaN
      // The figures count to the end of that day at the latest.
      const until = Math.min(ctx.now().getTime(), asOf ? Date.parse(asOf) + day : 0)
      return post && impressions !== undefined && until - at >= settledAfterMs
        ? [{ id: post.id, publishedAt: at, impressions }]
        : []
    })
    .slice(0, most)
  const ids = settled.map(({ id }) => id)
  const rows = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      language: posts.language,
      category: posts.category,
      subject: posts.subject,
      answers: posts.answers,
      engine: posts.engine,
      hasImage: sql<boolean>`exists (select from ${media} where ${and(eq(media.postId, posts.id), eq(media.kind, 'image'))})`,
    })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), inArray(posts.id, ids)))
  const written = new Map(rows.map((row) => [row.id, row]))
  return settled.flatMap((reach) => {
    const post = written.get(reach.id)
    if (!post) return []
    const { hook, insight, value, cta, language, ...rest } = post
    return [{ ...reach, ...rest, content: { hook, insight, value, cta }, language: language as Language }]
  })
}
