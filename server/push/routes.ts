import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { newSubscription, pushState } from '#shared/push.ts'
import { recordOwn } from '../accounts/activity.ts'
import type { Deps, Env } from '../context.ts'
import { body, query, responses } from '../http/body.ts'
import { browserHash, browserOf } from '../http/browser.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { pushStateOf, subscribe, unsubscribe } from './subscriptions.ts'

const tags = ['Notifications']

export function pushRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/push-subscriptions',
      describeRoute({
        tags,
        summary: 'The browsers that show my reminders',
        description: 'Includes the key that a browser needs to subscribe. `endpoint` is that of the asking browser.',
        responses: responses(pushState, [400, 401]),
      }),
      signedIn(deps, 'person'),
      query(z.object({ endpoint: z.optional(z.string()) })),
      async (c) => c.json(await pushStateOf(c.var.ctx, c.req.valid('query').endpoint)),
    )
    .post(
      '/push-subscriptions',
      describeRoute({
        tags,
        summary: 'Show my reminders in this browser',
        responses: responses(null, [400, 401, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newSubscription),
      async (c) => {
        const browser = browserOf(c, deps)
        const place = { ...browser.caller, browserHash: browserHash(browser) }
        const isNew = await subscribe(c.var.ctx, c.req.valid('json'), place)
        if (isNew) await recordOwn(c, deps, 'reminders-on')
        return c.body(null, 204)
      },
    )
    .delete(
      '/push-subscriptions/:id',
      describeRoute({
        tags,
        summary: 'Stop showing my reminders in a browser',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await unsubscribe(c.var.ctx, c.req.param('id'))
        await recordOwn(c, deps, 'reminders-off')
        return c.body(null, 204)
      },
    )
}
