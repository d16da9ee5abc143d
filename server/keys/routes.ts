import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { key, keyWithSecret, newKey, renewalHours } from '#shared/keys.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { createKey, endKey, listKeys, renewKey } from './keys.ts'

const tags = ['Keys']

export function keyRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/keys',
      describeRoute({
        tags,
        summary: 'My keys in this workspace, newest first',
        description: 'A program sees the key it uses, and no other.',
        responses: responses(z.array(key), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listKeys(c.var.ctx)),
    )
    .post(
      '/keys',
      describeRoute({
        tags,
        summary: 'Create a key for a program',
        description:
          'The answer alone holds the `secret`: it is not stored and cannot be shown again. Programs send it as `Authorization: Bearer hk_…`. They may do what `scopes` name and what the key’s person may do at that time.',
        responses: responses(keyWithSecret, [400, 401, 403, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newKey),
      async (c) => c.json(await createKey(c.var.ctx, callerOf(c, deps), c.req.valid('json')), 201),
    )
    .post(
      '/keys/:id/renew',
      describeRoute({
        tags,
        summary: 'Give a key a new secret',
        description: `The key works for as many days again as it was created for. The former secret works for ${renewalHours} more hours.`,
        responses: responses(keyWithSecret, [401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => c.json(await renewKey(c.var.ctx, callerOf(c, deps), c.req.param('id'))),
    )
    .delete(
      '/keys/:id',
      describeRoute({ tags, summary: 'End a key', responses: responses(null, [401, 403, 404, 429], 204) }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await endKey(c.var.ctx, callerOf(c, deps), c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
