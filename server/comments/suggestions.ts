import { hasQuote } from '#shared/anchors.ts'
import type { CommentThread } from '#shared/comments.ts'
import { maxCharacters, type Post } from '#shared/posts.ts'
import { AppError, changedMeanwhile, notFound } from '../errors.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { updatePost } from '../posts/posts.ts'
import { alreadyAccepted, type CommentRow, changingComment, settle } from './comments.ts'
import { getThread } from './threads.ts'

/** Puts the suggested words into the text, as a version with the name of the person who suggested them. */
export async function acceptSuggestion(
  ctx: PostContext,
  id: string,
  { version }: { version?: number | undefined },
): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  return changingComment(ctx, id, async (scope, comment, post) => {
    const { anchor, replacement } = suggestionIn(comment)
    if (version !== undefined && version !== post.version)
      throw changedMeanwhile(
        'This post was changed somewhere else in the meantime. Nothing was replaced.',
        post.version,
      )
    if (!hasQuote(anchor, post.content))
      throw changedMeanwhile('These words have changed since the suggestion. Nothing was replaced.', post.version)
    const { section, place } = anchor
    const former = post.content[section]
    const text = former.slice(0, place!.start) + replacement + former.slice(place!.end)
    if (text.length > maxCharacters[section])
      throw new AppError('invalid', 'The section would be too long with these words. Nothing was replaced.')
    await settle(scope, comment, 'accepted')
    const { authorId: suggestedBy, reviewer, linkId } = comment
    const made = { cause: 'suggested' as const, suggestedBy, ...(reviewer && linkId && { reviewer, linkId }) }
    const inside = { ...ctx, db: scope.db }
    return updatePost(inside, post.id, { content: { [section]: text }, version: post.version, made })
  })
}

export async function rejectSuggestion(ctx: PostContext, id: string): Promise<CommentThread> {
  authorize(ctx, 'write', 'posts')
  return changingComment(ctx, id, async (scope, comment) => {
    suggestionIn(comment)
    await settle(scope, comment, 'rejected')
    return getThread(scope, id)
  })
}

function suggestionIn({ anchor, replacement, outcome }: CommentRow) {
  if (!anchor || replacement === null) throw notFound('Suggestion')
  if (outcome === 'accepted') throw alreadyAccepted()
  return { anchor, replacement }
}
