import { localeOf, sourceLanguage } from '#shared/interface-languages.ts'
import { type KeptOpening, type Opening, type OpeningChoice, openingFaults, reasonsOf } from '#shared/openings.ts'
import { type Post, type PostContent, sections } from '#shared/posts.ts'
import type { Rewritten } from '#shared/writing.ts'
import { type Context, within } from '../context.ts'
import { posts } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { allOf } from '../language/parts.ts'
import { say } from '../language/say.ts'
import { authorize, can } from '../permissions.ts'
import { getPost, isOwnPost, updatePost } from '../posts/posts.ts'
import { keepOpeningChoice } from '../voice/opening-choices.ts'
import type { WritingContext } from './analyses.ts'
import { briefOf } from './stored-brief.ts'

async function keptOf(ctx: Context, id: string): Promise<KeptOpening[]> {
  authorize(ctx, 'read', 'posts')
  const [found] = await ctx.db.select({ openings: posts.openings }).from(posts).where(isOwnPost(ctx, id))
  if (!found) throw notFound('Post')
  return found.openings
}

export async function openingsOf(ctx: Context, id: string): Promise<Opening[]> {
  const { language = sourceLanguage } = ctx
  const kept = await keptOf(ctx, id)
  return kept.map((one) => {
    const reason = allOf(reasonsOf(one, kept))(language)
    return {
      text: one.text,
      reason: reason[0]!.toLocaleUpperCase(localeOf(language)) + reason.slice(1),
      faults: one.faults.map((fault) => say(openingFaults[fault], language)),
    }
  })
}

/** Opens the post with another of its openings and remembers the choice. Asks no engine. */
export async function chooseOpening(
  ctx: WritingContext,
  id: string,
  { text, version }: OpeningChoice,
): Promise<Pick<Rewritten, 'content'> & { post: Post }> {
  authorize(ctx, 'write', 'posts')
  const [post, kept] = await Promise.all([getPost(ctx, id), keptOf(ctx, id)])
  const chosen = kept.findIndex((one) => one.text === text)
  if (chosen < 0) throw new AppError('conflict', 'This opening is no longer there. Nothing was changed.')
  const opened = await ctx.analysis.openedWith(post.content, text, briefOf(post))
  if (!opened) throw new AppError('timeout', 'Changing the opening took too long. Nothing was changed; try again.')
  const content = changed(post.content, opened)
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    if (can(ctx.actor, 'write', 'voice'))
      await keepOpeningChoice(scope, id, { shown: kept.map(({ kinds }) => kinds), chosen })
    if (Object.keys(content).length === 0) return { content, post }
    const made = { cause: 'opening', engine: post.engine ?? undefined } as const
    return { content, post: await updatePost(scope, id, { content, made, version: version ?? post.version }) }
  })
}

const changed = (former: PostContent, next: PostContent): Partial<PostContent> =>
  Object.fromEntries(
    sections.filter((section) => next[section] !== former[section]).map((section) => [section, next[section]]),
  )
