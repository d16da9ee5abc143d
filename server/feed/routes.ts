import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { calendarFeed } from '#shared/calendar.ts'
import { recordOwn } from '../accounts/activity.ts'
import type { Deps, Env } from '../context.ts'
import { notFound } from '../errors.ts'
import { responses } from '../http/body.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { feedOf, readFeed, renewFeed, revokeFeed } from './feed.ts'

const tags = ['Calendar feed']
const path = '/calendar-feed'

export function feedRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      path,
      describeRoute({
        tags,
        summary: 'Read the private address of my calendar feed',
        description:
          '`null` without an address. `address` is `null` when it cannot be shown any more, because the server’s secret key has changed. Calendars that know it still work.',
        responses: responses(z.nullable(calendarFeed), [401]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await feedOf(c.var.ctx, originOf(c, deps))),
    )
    .post(
      path,
      describeRoute({
        tags,
        summary: 'Create a new link',
        description: 'The old address stops working at once.',
        responses: responses(z.nullable(calendarFeed), [401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await renewFeed(c.var.ctx)
        await recordOwn(c, deps, 'calendar-made')
        return c.json(await feedOf(c.var.ctx, originOf(c, deps)))
      },
    )
    .delete(
      path,
      describeRoute({ tags, summary: 'Revoke the address', responses: responses(null, [401, 429], 204) }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        if (await revokeFeed(c.var.ctx)) await recordOwn(c, deps, 'calendar-ended')
        return c.body(null, 204)
      },
    )
}

/** Calendars have no session. The address alone admits them. */
export function calendarFileRoutes(deps: Deps) {
  return new Hono<Env>().get('/:file{.+\\.ics}', async (c) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file')) ?? []
    if (!token) throw notFound('Calendar')
    const { text, digest, changedAt } = await readFeed(deps, token, originOf(c, deps), clientAddress(c, deps))
    c.header('etag', `"${digest}"`)
    c.header('last-modified', changedAt.toUTCString())
    c.header('cache-control', 'private, no-cache')
    c.header('x-robots-tag', 'noindex, nofollow')
    if (isKnown(c.req.header('if-none-match'), c.req.header('if-modified-since'), digest, changedAt))
      return c.body(null, 304)
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('content-disposition', 'inline; filename="hookline.ics"')
    return c.body(text)
  })
}

/** Whether the caller has this text. If both headers are sent, only the tag counts (RFC 9110). */
function isKnown(tags: string | undefined, since: string | undefined, digest: string, changedAt: Date): boolean {
  if (tags !== undefined) return tags.trim() === '*' || tags.includes(`"${digest}"`)
  return since !== undefined && Date.parse(since) >= changedAt.getTime()
}
