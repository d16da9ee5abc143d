import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { notification } from '#shared/notifications.ts'
import type { Deps, Env } from '../context.ts'
import { responses } from '../http/body.ts'
import { sessionKey } from '../http/browser.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithLive } from '../live/live.ts'
import { authorize, person } from '../permissions.ts'
import { listNotifications, readNotifications } from './notifications.ts'

const tags = ['Notifications']

const live =
  '`GET /api/notifications/stream` is an endless stream of server-sent events: `changed` when something in the workspace’s lists has changed, `due` ({postId}) when it is time to post, `commented` ({postId}) when a post’s comments have changed, `editing` ({postId, userId}) when somebody else types into a post, `over` when no more events follow. A comment comes every 15 seconds.'

export function notificationRoutes(deps: Deps & WithLive) {
  return new Hono<Env>()
    .get(
      '/notifications',
      describeRoute({
        tags,
        summary: 'My notifications, newest first',
        description: live,
        responses: responses(z.array(notification), [401]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listNotifications(c.var.ctx)),
    )
    .post(
      '/notifications/seen',
      describeRoute({ tags, summary: 'Mark all my notifications as read', responses: responses(null, [401], 204) }),
      signedIn(deps, 'person'),
      async (c) => {
        await readNotifications(c.var.ctx)
        return c.body(null, 204)
      },
    )
    .post(
      '/notifications/:id/seen',
      describeRoute({ tags, summary: 'Mark a notification as read', responses: responses(null, [401, 404], 204) }),
      signedIn(deps, 'person'),
      async (c) => {
        await readNotifications(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get('/notifications/stream', describeRoute({ hide: true }), signedIn(deps, 'person'), (c) => {
      const { ctx } = c.var
      authorize(ctx, 'read', 'notifications')
      const { workspaceId } = ctx
      const seat = deps.live.join({ sessionKey: sessionKey(c, deps)!, userId: person(ctx).id, workspaceId })
      // Proxies must not buffer events.
      c.header('x-accel-buffering', 'no')
      return streamSSE(c, async (stream) => {
        stream.onAbort(seat.leave)
        await stream.write(': \n\n')
        for (let events = await seat.next(); events; events = await seat.next()) {
          // Writes wait for slow readers; events meanwhile are combined.
          if (events.length === 0) await stream.write(': \n\n')
          for (const { event, ...data } of events) await stream.writeSSE({ event, data: JSON.stringify(data) })
        }
      })
    })
}
