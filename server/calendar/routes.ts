import { and, asc, desc, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { blanksOf } from '#shared/blanks.ts'
import { mostCalendarDays, type ScheduledPost, scheduledPost } from '#shared/calendar.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { moment, query, responses } from '../http/body.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../permissions.ts'
import { isPublished, itsPublication, statusAt } from '../posts/status.ts'

const range = z.object({ from: moment('from'), to: moment('to') })

const tags = ['Posts']
const day = 86_400_000

/** The posts with a time from `from` up to and without `to`, in their order. */
export async function listScheduled(ctx: Context, from: Date, to: Date): Promise<ScheduledPost[]> {
  authorize(ctx, 'read', 'posts')
  if (to <= from || to.getTime() - from.getTime() > mostCalendarDays * day)
    throw new AppError('invalid', `to must lie after from, by ${mostCalendarDays} days at most.`)
  return (await select(ctx, and(gte(posts.scheduledFor, from), lt(posts.scheduledFor, to)))).map(asScheduled)
}

/** As many as are listed of them. */
const mostMissed = 50

/** The posts that should be live by now and are not, latest first: missed, or refused by the network. */
export async function listMissed(ctx: Context): Promise<ScheduledPost[]> {
  authorize(ctx, 'read', 'posts')
  const isMissed = sql`${statusAt(ctx.now())} in ('missed', 'failed')`
  const isLate = and(isNotNull(posts.scheduledFor), isMissed)
  return (await select(ctx, isLate, desc(posts.scheduledFor)).limit(mostMissed)).map(asScheduled)
}

const select = (ctx: Context, which: SQL | undefined, order = asc(posts.scheduledFor)) =>
  ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      scheduledFor: posts.scheduledFor,
      scheduledWallTime: posts.scheduledWallTime,
      timeZone: posts.timeZone,
      status: statusAt(ctx.now()),
      savedToLibrary: posts.savedToLibrary,
      isPublished,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(inWorkspace(ctx, posts), which))
    .orderBy(order, asc(posts.createdAt), asc(posts.id))

const asScheduled = ({ insight, value, cta, ...row }: Awaited<ReturnType<typeof select>>[number]): ScheduledPost => ({
  ...row,
  blanks: blanksOf({ hook: row.hook, insight, value, cta }).length,
  scheduledFor: row.scheduledFor!.toISOString(),
})

export function calendarRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/scheduled-posts',
      describeRoute({
        tags,
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
    .get(
      '/missed-posts',
      describeRoute({
        tags,
        summary: 'My posts that should be live by now and are not, latest first',
        description: `Missed, or failed; at most ${mostMissed}.`,
        responses: responses(z.array(scheduledPost), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listMissed(c.var.ctx)),
    )
}
