import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { blanksOf } from '#shared/blanks.ts'
import { maxCalendarDays, type ScheduledPost, scheduledPost } from '#shared/calendar.ts'
import { authorId } from '#shared/members.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { moment, query, responses } from '../http/body.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../permissions.ts'
import { lacksApproval } from '../posts/outgoing.ts'
import { isPublished, itsPublication, statusAt } from '../posts/status.ts'
import { requireCalendarRange } from './range.ts'

const whose = { authorId: z.optional(authorId) }
const range = z.object({ from: moment('from'), to: moment('to'), ...whose })

const tags = ['Posts']

/** Includes `from` and excludes `to`. */
export async function listScheduled(ctx: Context, from: Date, to: Date, whose?: string): Promise<ScheduledPost[]> {
  authorize(ctx, 'read', 'posts')
  requireCalendarRange(from, to)
  const isThen = and(gte(posts.scheduledFor, from), lt(posts.scheduledFor, to))
  return (await select(ctx, and(isThen, isBy(whose)))).map(asScheduled)
}

const isBy = (authorId: string | undefined) => (authorId === undefined ? undefined : eq(posts.authorId, authorId))

const maxMissed = 50

/** Posts that should be live and are not, missed or refused by the network, latest first. */
export async function listMissed(ctx: Context, whose?: string): Promise<ScheduledPost[]> {
  authorize(ctx, 'read', 'posts')
  const isMissed = sql`${statusAt(ctx.now())} in ('missed', 'failed')`
  const isLate = and(isNotNull(posts.scheduledFor), isMissed, isBy(whose))
  return (await select(ctx, isLate, desc(posts.scheduledFor)).limit(maxMissed)).map(asScheduled)
}

const select = (ctx: Context, which: SQL | undefined, order = asc(posts.scheduledFor)) =>
  ctx.db
    .select({
      id: posts.id,
      authorId: posts.authorId,
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
      lacksApproval,
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
        summary: 'List my posts with a time in a range',
        description: `Includes \`from\` and excludes \`to\`. At most ${maxCalendarDays} days. \`authorId\` takes only the posts of one author.`,
        responses: responses(z.array(scheduledPost), [400, 401]),
      }),
      signedIn(deps),
      query(range),
      async (c) => {
        const { from, to, authorId } = c.req.valid('query')
        return c.json(await listScheduled(c.var.ctx, new Date(from), new Date(to), authorId))
      },
    )
    .get(
      '/missed-posts',
      describeRoute({
        tags,
        summary: 'List my posts that should be live and are not, latest first',
        description: `Missed or failed. At most ${maxMissed}.`,
        responses: responses(z.array(scheduledPost), [400, 401]),
      }),
      signedIn(deps),
      query(z.object(whose)),
      async (c) => c.json(await listMissed(c.var.ctx, c.req.valid('query').authorId)),
    )
}
