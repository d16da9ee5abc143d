import { and, eq } from 'drizzle-orm'
import { type AnotherBrief, notesOn } from '#shared/another.ts'
import type { Language } from '#shared/catalogue.ts'
import { openingKinds } from '#shared/openings.ts'
import { contentText } from '#shared/posts.ts'
import { inWorkspace } from '../authorship.ts'
import { posts } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { openingKindsOf } from '../writing/hooks.ts'
import type { Reader } from './measured.ts'

/** A brief for another post like this one. */
export async function briefLike(ctx: Reader, id: string): Promise<AnotherBrief> {
  authorize(ctx, 'read', 'posts')
  const [post] = await ctx.db
    .select()
    .from(posts)
    .where(and(inWorkspace(ctx, posts), eq(posts.id, id)))
  if (!post) throw notFound('Post')
  const kinds = openingKindsOf(post.hook, post.language as Language)
  return {
    subject: post.title,
    category: post.category,
    postType: post.postType,
    tone: post.tone,
    emojiUsage: post.emojiUsage,
    language: post.language,
    writerNotes: notesOn({
      opening: openingKinds.find((kind) => kinds.includes(kind)),
      words: post.words,
      asks: contentText(post).trimEnd().endsWith('?'),
    }),
  }
}
