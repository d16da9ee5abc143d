import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { carouselWish } from '#shared/carousel.ts'
import { post } from '#shared/posts.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithMediaStore } from '../media/store.ts'
import type { PostContext } from '../posts/analyses.ts'
import type { WithCarousels } from './analyses.ts'
import { changeCarousel, removeCarousel } from './carousel.ts'

const tags = ['Images and documents']

export function carouselRoutes(deps: Deps & Pick<PostContext, 'analysis'> & WithMediaStore & WithCarousels) {
  return new Hono<Env>()
    .post(
      '/posts/:id/carousel',
      describeRoute({
        tags,
        summary: 'Make or change the carousel of a post',
        description:
          'Without `carousel`, its pages are made of the stored text, by rule. A carousel of 6 to 10 pages that can be drawn becomes the post’s document, a PDF; until then only its pages are kept. Images or another document stay the post’s media unless `replace` sets them aside. With `revision`, the call is refused (409) if the carousel has another one; null means that it must be new.',
        responses: responses(post, [400, 401, 404, 409, 413, 429]),
      }),
      signedIn(deps, 'more'),
      paced(deps, 'save'),
      body(carouselWish),
      async (c) => c.json(await changeCarousel(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/posts/:id/carousel',
      describeRoute({
        tags,
        summary: 'Remove the carousel of a post',
        description:
          'Its pages stay in the versions of the post. Images and documents that it replaced are part of the post again.',
        responses: responses(post, [401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await removeCarousel(c.var.ctx, c.req.param('id'))),
    )
}
