import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { type PostEvent, postEvent } from '#shared/post-events.ts'
import { postSchedule } from '#shared/post-patch.ts'
import { post } from '#shared/posts.ts'
import { maxSlots, nextPostingSlot, postingSlots } from '#shared/slots.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context, Deps, Env } from '../context.ts'
import { postEvents, posts } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { body, moment, query, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../permissions.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { isOwnPost } from '../posts/posts.ts'
import { changeSlots, listSlots, moveToNextSlot, nextSlot } from './slots.ts'

const tags = ['Posts']
/** As many as the screen shows, the newest. */
const maxEvents = 200

export async function historyOf(ctx: Context, postId: string): Promise<PostEvent[]> {
  authorize(ctx, 'read', 'posts')
  const found = await ctx.db.select({ id: posts.id }).from(posts).where(isOwnPost(ctx, postId))
  if (found.length === 0) throw notFound('Post')
  const { kind, detail, at } = postEvents
  const rows = await ctx.db
    .select({ kind, detail, at })
    .from(postEvents)
    .where(eq(postEvents.postId, postId))
    .orderBy(desc(at), desc(postEvents.id))
    .limit(maxEvents)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export function schedulingRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  return new Hono<Env>()
    .get(
      '/posts/:id/history',
      describeRoute({
        tags,
        summary: 'History of a post’s publication, newest first',
        responses: responses(z.array(postEvent), [401, 404]),
      }),
      signedIn(deps),
      async (c) => c.json(await historyOf(c.var.ctx, c.req.param('id'))),
    )
    .get(
      '/posting-slots',
      describeRoute({
        tags,
        summary: 'My weekly posting slots, from Monday on',
        description: 'Times of day in my time zone.',
        responses: responses(postingSlots, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listSlots(c.var.ctx)),
    )
    .put(
      '/posting-slots',
      describeRoute({
        tags,
        summary: 'Change my weekly posting slots',
        description: `Replaces all of them, at most ${maxSlots}. Scheduled posts keep their time.`,
        responses: responses(postingSlots, [400, 401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(postingSlots),
      async (c) => c.json(await changeSlots(c.var.ctx, c.req.valid('json'))),
    )
    .get(
      '/posting-slots/next',
      describeRoute({
        tags,
        summary: 'My next free posting slot',
        description:
          'The first one after now, or after `after` if that is later; null if there are no slots, or none before 9999.',
        responses: responses(nextPostingSlot, [400, 401]),
      }),
      signedIn(deps),
      query(z.object({ after: z.optional(moment('after')) })),
      async (c) => {
        const { after } = c.req.valid('query')
        const at = await nextSlot(c.var.ctx, after ? new Date(after) : undefined)
        return c.json({ scheduledFor: at?.toISOString() ?? null })
      },
    )
    .post(
      '/posts/:id/next-slot',
      describeRoute({
        tags,
        summary: 'Give a post the next free posting slot of its author',
        description:
          'For a draft, a missed post, or a post that is to move. `openPoints` works as in a change of a post. Without slots, or if the post is live or being published, nothing changes (409).',
        responses: responses(post, [400, 401, 404, 409, 422, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(z.pick(postSchedule, { openPoints: true })),
      async (c) => c.json(await moveToNextSlot(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
}
