import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { newDecision } from '#shared/approval.ts'
import { review, reviewComment, reviewedPost } from '#shared/review.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { notFound } from '../errors.ts'
import { body, file, fileResponses, responses } from '../http/body.ts'
import { clientAddress } from '../http/origin.ts'
import { takeAttempt } from '../http/rate-limits.ts'
import { pageOf } from '../media/pages.ts'
import { sending, sendingPage, sendingPhoto } from '../media/sending.ts'
import type { WithMediaStore } from '../media/store.ts'
import { networkOf } from '../net/addresses.ts'
import { commentByLink, decideByLink, takeBackByLink } from './answer.ts'
import { openFile } from './files.ts'
import { tokenIn } from './open-link.ts'
import { readReview } from './review.ts'

const tags = ['Review by link']
const security = [{ reviewLink: [] }]
const fileNote = 'Its address comes with the post, works for a day or two, and ends with the link.'

/** For people without an account. A session or a key in the same request counts for nothing. */
export function reviewRoutes(deps: Deps & WithStopping & WithMediaStore) {
  return new Hono<Env>()
    .use('/review/*', async (c, next) => {
      takeAttempt(deps, deps.config.limits?.review, networkOf(clientAddress(c, deps)))
      if (!c.req.path.startsWith('/api/review/files/')) tokenIn(c)
      c.header('x-robots-tag', 'noindex')
      c.header('referrer-policy', 'no-referrer')
      await next()
    })
    .get(
      '/review',
      describeRoute({
        tags,
        summary: 'Everything that a review link shows',
        description:
          'Its posts as the feed shows them, with what this reviewer wrote and decided. A link that ended is 410.',
        security,
        responses: responses(review, [401, 404, 410]),
      }),
      async (c) => c.json(await readReview(deps, tokenIn(c))),
    )
    .post(
      '/review/posts/:id/comments',
      describeRoute({
        tags,
        summary: 'Comment on a post by a link, answer, or suggest other words',
        description:
          'Like a member’s comment, without mentions. A repeated `id` stores nothing new, but changes the words. The answer is the whole post.',
        security,
        responses: responses(reviewedPost, [400, 401, 404, 409, 410, 429], 201),
      }),
      body(reviewComment),
      async (c) => c.json(await commentByLink(deps, tokenIn(c), c.req.param('id'), c.req.valid('json')), 201),
    )
    .delete(
      '/review/posts/:id/comments/:comment',
      describeRoute({
        tags,
        summary: 'Take back a comment that was written by the link',
        security,
        responses: responses(reviewedPost, [401, 403, 404, 410, 429]),
      }),
      async (c) => c.json(await takeBackByLink(deps, tokenIn(c), c.req.param('id'), c.req.param('comment'))),
    )
    .post(
      '/review/posts/:id/decisions',
      describeRoute({
        tags,
        summary: 'Approve a post by a link, or ask for changes',
        description:
          'About exactly what `hash` stands for, like a member’s approval. Only by a link that an owner made for it (403).',
        security,
        responses: responses(reviewedPost, [400, 401, 403, 404, 409, 410, 429], 201),
      }),
      body(newDecision),
      async (c) => c.json(await decideByLink(deps, tokenIn(c), c.req.param('id'), c.req.valid('json')), 201),
    )
    .get(
      '/review/files/:token',
      describeRoute({
        tags,
        summary: 'An image or a document of a post, or its author’s photo',
        description: fileNote,
        security: [],
        responses: fileResponses(['image/*', 'application/pdf'], [404, 410, 429, 503], true),
      }),
      async (c) => {
        const found = await openFile(deps, c.req.param('token'))
        return 'photo' in found ? sendingPhoto(c, found.photo) : sending(c, found.item, false)
      },
    )
    .get(
      '/review/files/:token/pages/:page',
      describeRoute({
        tags,
        summary: 'A page of a document, drawn as a picture',
        description: fileNote,
        security: [],
        responses: {
          200: { description: 'Success', content: { 'image/jpeg': file } },
          ...responses(null, [404, 410, 429, 503], 304),
        },
      }),
      async (c) => {
        const { token, page } = c.req.param()
        const found = await openFile(deps, token)
        if ('photo' in found || !/^[1-9]\d{0,3}$/.test(page)) throw notFound('Page')
        const { mediaStore, stopping, leaving } = deps
        const ctx = { ...found.ctx, mediaStore, stopping, leaving }
        return sendingPage(c, `${found.item.id}-${page}`, await pageOf(ctx, found.item.id, Number(page)))
      },
    )
}
