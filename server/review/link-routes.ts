import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { madeReviewLink, newReviewLink, reviewLink, reviewLinkRenewal } from '#shared/review.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { listLinks, makeLink, renewLink, revokeLink } from './links.ts'

const tags = ['Review links']

export function reviewLinkRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/review-links',
      describeRoute({
        tags,
        summary: 'The links for people without an account, newest first',
        responses: responses(z.array(reviewLink), [401, 403]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listLinks(c.var.ctx)),
    )
    .post(
      '/review-links',
      describeRoute({
        tags,
        summary: 'Make a link for somebody without an account',
        description:
          'Shows chosen posts, or those scheduled in a time. With `address`, it goes there by email too. Only the answer has the link’s address: the server keeps its hash. Only owners make links that may approve; where nothing is approved yet, that turns approvals on.',
        responses: responses(madeReviewLink, [400, 401, 403, 404, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newReviewLink),
      async (c) => c.json(await makeLink(c.var.ctx, c.req.valid('json')), 201),
    )
    .post(
      '/review-links/:id/renew',
      describeRoute({
        tags,
        summary: 'Replace a link’s address',
        description:
          'The former address ends. The reviewer finds their comments and approvals again. The link is then mine.',
        responses: responses(madeReviewLink, [400, 401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(reviewLinkRenewal),
      async (c) => c.json(await renewLink(c.var.ctx, c.req.param('id'), c.req.valid('json').days)),
    )
    .delete(
      '/review-links/:id',
      describeRoute({
        tags,
        summary: 'End a link',
        responses: responses(null, [401, 403, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await revokeLink(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
