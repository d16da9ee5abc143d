import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { neverSay } from '#shared/writing.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { changeNeverSay, neverSayOf } from './author.ts'

const tags = ['Writing']

export function neverSayRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/never-say',
      describeRoute({ tags, summary: 'Words that never occur in my posts', responses: responses(neverSay, [401]) }),
      signedIn(deps),
      async (c) => c.json({ phrases: await neverSayOf(c.var.ctx) }),
    )
    .put(
      '/never-say',
      describeRoute({
        tags,
        summary: 'Set the words that never occur in my posts',
        responses: responses(neverSay, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(neverSay),
      async (c) => c.json({ phrases: await changeNeverSay(c.var.ctx, c.req.valid('json').phrases) }),
    )
}
