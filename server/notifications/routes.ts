import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { type Notification, notification } from '#shared/notifications.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications, users } from '../database/schema.ts'
import { responses } from '../http.ts'
import { authorize, person } from '../permissions.ts'
import { graceMs, itsPublication, statusAt } from '../posts/status.ts'

const tags = ['Notifications']
const day = 86_400_000
const most = 50

/** What the author should know of now: posts whose time has passed, and, if they want reminders, those due soon. */
export async function listNotifications(ctx: Context): Promise<Notification[]> {
  const now = ctx.now()
  authorize(ctx, 'read', 'notifications')
  const { id: userId, reminders } = person(ctx)
  const status = statusAt(now)
  const wanted = reminders ? sql`${status} in ('missed', 'scheduled')` : sql`${status} = 'missed'`
  const [row] = await ctx.db.select({ seenAt: users.notificationsSeenAt }).from(users).where(eq(users.id, userId))
  const rows = await ctx.db
    .select({
      ...{ id: posts.id, title: posts.title, at: posts.scheduledFor, status },
      ...{ scheduledWallTime: posts.scheduledWallTime, timeZone: posts.timeZone },
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(
      and(
        eq(posts.workspaceId, ctx.workspaceId),
        gt(posts.scheduledFor, new Date(now.getTime() - 30 * day)),
        lte(posts.scheduledFor, new Date(now.getTime() + day)),
        wanted,
      ),
    )
    .orderBy(desc(posts.scheduledFor))
    .limit(most)
  const seenAt = row?.seenAt?.getTime() ?? 0
  return rows.map(({ id, at, status, ...post }) => {
    const kind = status === 'missed' ? 'missed' : 'due'
    // A reminder becomes one a day ahead.
    const since = kind === 'missed' ? at!.getTime() + graceMs : at!.getTime() - day
    return {
      id: `${kind}-${id}-${at!.getTime()}`,
      kind,
      postId: id,
      ...post,
      at: at!.toISOString(),
      isNew: since > seenAt,
    }
  })
}

/** From now on none that there are is new to the person. */
export async function seeNotifications(ctx: Context): Promise<void> {
  authorize(ctx, 'change', 'notifications')
  await ctx.db
    .update(users)
    .set({ notificationsSeenAt: ctx.now() })
    .where(eq(users.id, person(ctx).id))
}

export function notificationRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/notifications',
      describeRoute({
        tags,
        summary: 'What I should know of now, newest first',
        responses: responses(z.array(notification), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listNotifications(c.var.ctx)),
    )
    .post(
      '/notifications/seen',
      describeRoute({ tags, summary: 'I have seen them', responses: responses(null, [401], 204) }),
      signedIn(deps),
      async (c) => {
        await seeNotifications(c.var.ctx)
        return c.body(null, 204)
      },
    )
}
