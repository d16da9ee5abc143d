import { Hono, type Context as HonoContext } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import type { ActivityKind } from '#shared/activity.ts'
import { deliveryDays, maxWebhooks } from '#shared/webhook-events.ts'
import {
  delivery,
  deliveryStates,
  newWebhook,
  replayed,
  webhook,
  webhookPatch,
  webhookWithSecret,
} from '#shared/webhooks.ts'
import { recordActivity } from '../accounts/activity.ts'
import { actingUser } from '../authorship.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, moment, query, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { pagesOf, sendPage } from '../http/pages.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import {
  addWebhook,
  changeWebhook,
  deliveriesAtOnce,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replay,
  rotateSecret,
  testWebhook,
} from './webhooks.ts'

const tags = ['Webhooks']

const deliveriesQuery = z.object({
  cursor: z.optional(z.string()),
  state: z.optional(z.enum(deliveryStates, `state must be one of ${deliveryStates.join(', ')}.`)),
})

const wantedReplay = z.union([
  z.object({ eventId: z.string() }),
  z.object({
    from: moment('from'),
    to: moment('to'),
    only: z.optional(z.enum(['failed'], 'only must be failed.')),
  }),
])

export function webhookRoutes(deps: Deps) {
  /** Also for the person of a program. */
  const recordFor = (c: HonoContext<Env>, kind: ActivityKind) =>
    recordActivity(c.var.ctx, actingUser(c.var.ctx).id, kind, callerOf(c, deps))
  return new Hono<Env>()
    .get(
      '/webhooks',
      describeRoute({
        tags,
        summary: 'List the webhooks',
        description: 'Without their secrets.',
        responses: responses(z.array(webhook), [401, 403]),
      }),
      signedIn(deps),
      async (c) => c.json(await listWebhooks(c.var.ctx)),
    )
    .post(
      '/webhooks',
      describeRoute({
        tags,
        summary: 'Add a webhook',
        description: `At most ${maxWebhooks}. Events are sent as Standard Webhooks (standardwebhooks.com): at least once, those of one post in order, and repeated over three days until the address answers with a status of 2xx. The secret is shown only here.`,
        responses: responses(webhookWithSecret, [400, 401, 403, 429], 201),
      }),
      signedIn(deps, 'secret'),
      paced(deps, 'save'),
      body(newWebhook),
      async (c) => {
        const added = await addWebhook(c.var.ctx, c.req.valid('json'))
        await recordFor(c, 'webhook-added')
        return c.json(added, 201)
      },
    )
    .put(
      '/webhooks/:id',
      describeRoute({
        tags,
        summary: 'Change, pause or switch on a webhook',
        description: 'Events wait while it is paused or off, and are sent once it is on.',
        responses: responses(webhook, [400, 401, 403, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(webhookPatch),
      async (c) => {
        const patch = c.req.valid('json')
        const changed = await changeWebhook(c.var.ctx, c.req.param('id'), patch)
        if (patch.url !== undefined || patch.events) await recordFor(c, 'webhook-changed')
        return c.json(changed)
      },
    )
    .delete(
      '/webhooks/:id',
      describeRoute({
        tags,
        summary: 'Delete a webhook and its log',
        responses: responses(null, [401, 403, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await removeWebhook(c.var.ctx, c.req.param('id'))
        await recordFor(c, 'webhook-removed')
        return c.body(null, 204)
      },
    )
    .post(
      '/webhooks/:id/secret',
      describeRoute({
        tags,
        summary: 'Make a new secret',
        description: 'The former one signs too for 24 hours. The new one is shown only here.',
        responses: responses(webhookWithSecret, [401, 403, 404, 429]),
      }),
      signedIn(deps, 'secret'),
      paced(deps, 'save'),
      async (c) => c.json(await rotateSecret(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/webhooks/:id/test',
      describeRoute({
        tags,
        summary: 'Send a test',
        description: 'Once, as an event `webhook.test`. Its outcome appears in the log.',
        responses: responses(delivery, [401, 403, 404, 429], 202),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await testWebhook(c.var.ctx, c.req.param('id')), 202),
    )
    .get(
      '/webhooks/:id/deliveries',
      describeRoute({
        tags,
        summary: 'The events of a webhook and what became of them',
        description: `The last ${deliveryDays} days, newest first. ${pagesOf(deliveriesAtOnce)}`,
        responses: responses(z.array(delivery), [400, 401, 403, 404]),
      }),
      signedIn(deps),
      query(deliveriesQuery),
      async (c) => {
        const { cursor, state } = c.req.valid('query')
        if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
          throw new AppError('invalid', 'This cursor does not come from this list.')
        const from = cursor === undefined ? undefined : Number(cursor)
        return sendPage(c, await listDeliveries(c.var.ctx, c.req.param('id'), { state, cursor: from }))
      },
    )
    .post(
      '/webhooks/:id/replay',
      describeRoute({
        tags,
        summary: 'Send events again',
        description: 'One event, or those between two moments, with the same ids and in their order.',
        responses: responses(replayed, [400, 401, 403, 404, 409, 429], 202),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(wantedReplay),
      async (c) => c.json({ count: await replay(c.var.ctx, c.req.param('id'), c.req.valid('json')) }, 202),
    )
}
