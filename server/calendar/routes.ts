import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { mostCalendarDays, type ScheduledPost, scheduledPost } from '#shared/calendar.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { query, responses } from '../http.ts'
import { authorize } from '../permissions.ts'
import { isPublished, itsPublication, statusAt } from '../posts/status.ts'

const moment = (name: string) => {
  const error = `${name} must be an ISO date-time such as 2026-11-21T09:00:00Z.`
  // PostgreSQL reads no other years as JavaScript writes them.
  const isUsual = (year: number) => year >= 1 && year <= 9_999
  return z.iso
    .datetime({ offset: true, error })
    .check(z.refine((text) => isUsual(new Date(text).getUTCFullYear()), error))
}
const range = z.object({ from: moment('from'), to: moment('to') })

const day = 86_400_000

/** The posts with a time from `from` up to and without `to`, in their order. */
export async function listScheduled(ctx: Context, from: Date, to: Date): Promise<ScheduledPost[]> {
  authorize(ctx, 'read', 'posts')
  if (to <= from || to.getTime() - from.getTime() > mostCalendarDays * day)
    throw new AppError('invalid', `to must lie after from, by ${mostCalendarDays} days at most.`)
  const rows = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      hook: posts.hook,
      scheduledFor: posts.scheduledFor,
      scheduledWallTime: posts.scheduledWallTime,
      timeZone: posts.timeZone,
      status: statusAt(ctx.now()),
      savedToLibrary: posts.savedToLibrary,
      isPublished,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(eq(posts.workspaceId, ctx.workspaceId), gte(posts.scheduledFor, from), lt(posts.scheduledFor, to)))
    .orderBy(asc(posts.scheduledFor), asc(posts.createdAt), asc(posts.id))
  return rows.map((row) => ({ ...row, scheduledFor: row.scheduledFor!.toISOString() }))
}

export function calendarRoutes(deps: Deps) {
  return new Hono<Env>().get(
    '/scheduled-posts',
    describeRoute({
      tags: ['Posts'],
      summary: 'My posts with a time in a range',
      description: `From \`from\` up to and without \`to\`, at most ${mostCalendarDays} days.`,
      responses: responses(z.array(scheduledPost), [400, 401]),
    }),
    signedIn(deps),
    query(range),
    async (c) => {
      const { from, to } = c.req.valid('query')
      return c.json(await listScheduled(c.var.ctx, new Date(from), new Date(to)))
    },
  )
}
