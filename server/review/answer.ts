import type { z } from 'zod/mini'
import type { NewDecision } from '#shared/approval.ts'
import type { ReviewedPost, reviewComment } from '#shared/review.ts'
import { storeDecision } from '../approval/decisions.ts'
import { removeComment, storeComment } from '../comments/comments.ts'
import type { Deps, Scope } from '../context.ts'
import { AppError } from '../errors.ts'
import { takeAttempt } from '../http/rate-limits.ts'
import { holdLink, type OpenLink } from './open-link.ts'
import { postIn } from './review.ts'

/** Changes something about one post while nobody ends the link. Returns the post as the reviewer then sees it. */
async function answering(
  deps: Deps,
  token: string,
  postId: string,
  answer: (opened: OpenLink) => Promise<unknown>,
): Promise<ReviewedPost> {
  return deps.db.transaction(async (tx) => {
    const scope: Scope = { ...deps, db: tx }
    const opened = await holdLink(scope, token)
    takeAttempt(deps, deps.config.limits?.links, opened.link.id)
    await postIn(opened, postId)
    await answer(opened)
    return postIn(opened, postId)
  })
}

export const commentByLink = (deps: Deps, token: string, postId: string, given: z.output<typeof reviewComment>) =>
  answering(deps, token, postId, ({ ctx, link }) =>
    storeComment(
      ctx,
      postId,
      { ...given, mentions: [] },
      { authorId: null, link: { id: link.id, reviewer: link.reviewer } },
    ),
  )

export const takeBackByLink = (deps: Deps, token: string, postId: string, id: string) =>
  answering(deps, token, postId, ({ ctx, link }) =>
    removeComment(ctx, id, (comment) => comment.linkId === link.id && comment.postId === postId),
  )

export const decideByLink = (deps: Deps, token: string, postId: string, given: NewDecision) =>
  answering(deps, token, postId, ({ ctx, link, mayDecide }) => {
    if (!mayDecide)
      throw new AppError('forbidden', 'This link shows posts, and takes comments. It cannot approve them.')
    return storeDecision(ctx, postId, given, {
      userId: null,
      name: link.reviewer,
      linkId: link.id,
      decidesOwn: true,
    })
  })
