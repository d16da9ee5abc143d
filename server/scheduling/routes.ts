import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { type PostEvent, postEvent } from '#shared/post-events.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Context, Deps, Env } from '../context.ts'
import { postEvents, posts } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { responses } from '../http.ts'
import { authorize } from '../permissions.ts'
import { own } from '../posts/posts.ts'

const tags = ['Posts']
/** As many as are shown; the newest. */
const mostEvents = 200

/** What happened to a post on its way to the network, newest first. */
export async function historyOf(ctx: Context, postId: string): Promise<PostEvent[]> {
  authorize(ctx, 'read', 'posts')
  const found = await ctx.db.select({ id: posts.id }).from(posts).where(own(ctx, postId))
  if (found.length === 0) throw notFound('Post')
  const { kind, detail, at } = postEvents
  const rows = await ctx.db
    .select({ kind, detail, at })
    .from(postEvents)
    .where(eq(postEvents.postId, postId))
    .orderBy(desc(at), desc(postEvents.id))
    .limit(mostEvents)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export function schedulingRoutes(deps: Deps) {
  return new Hono<Env>().get(
    '/posts/:id/history',
    describeRoute({
      tags,
      summary: 'What happened to a post on its way to the network, newest first',
      responses: responses(z.array(postEvent), [401, 404]),
    }),
    signedIn(deps),
    async (c) => c.json(await historyOf(c.var.ctx, c.req.param('id'))),
  )
}
