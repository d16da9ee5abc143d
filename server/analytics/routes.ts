import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { type Analytics, analytics, analyticsWeeks } from '#shared/analytics.ts'
import { knownTone } from '#shared/catalogue.ts'
import { categoryName } from '#shared/category-names.ts'
import { authorId } from '#shared/members.ts'
import type { PostBadge } from '#shared/posts.ts'
import { knownZone } from '#shared/wall-time.ts'
import { inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { unknownZone } from '../errors.ts'
import { query, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../permissions.ts'
import { revisionOf, workspaceOf } from '../posts/list-posts.ts'
import { badge, itsPublication, statusAt } from '../posts/status.ts'

type Group = {
  /** Monday. Null outside the weeks shown. */
  week: string | null
  category: string
  tone: string
  badge: PostBadge
  isLive: boolean
  posts: number
  words: number
}

type Reader = Context & Pick<Deps, 'db'>

const kept = new LRUCache<string, { revision: string | null; figures: Analytics }>({ max: 1_000 })

/** Recounted only after the posts have changed. */
export async function analyticsOf(ctx: Reader, timeZone: string, authorId?: string): Promise<Analytics> {
  authorize(ctx, 'read', 'posts')
  await requireFeature(ctx, 'content analytics')
  const starts = weekStarts(ctx.now(), timeZone)
  const key = [ctx.workspaceId, timeZone, starts[0], authorId].join(' ')
  // Read before the posts, so figures are never older than their revision.
  const revision = await revisionOf(ctx, workspaceOf(ctx))
  const known = kept.get(key)
  if (known?.revision === revision) return known.figures
  const figures = await count(ctx, timeZone, starts, authorId)
  kept.set(key, { revision, figures })
  return figures
}

async function count(ctx: Reader, timeZone: string, starts: readonly string[], authorId?: string): Promise<Analytics> {
  const week = sql`date_trunc('week', ${posts.createdAt} at time zone ${timeZone})::date`
  const isCounted = and(inWorkspace(ctx, posts), authorId === undefined ? undefined : eq(posts.authorId, authorId))
  const { rows } = await ctx.db.execute<Group>(sql`
    select case when ${week} >= ${starts[0]} then ${week}::text end as week, ${posts.category} as category,
      ${posts.tone} as tone, ${badge} as badge, ${statusAt(ctx.now())} = 'published' as "isLive", count(*)::int as posts, sum(${posts.words})::int as words
    from ${posts} left join ${publications} on ${itsPublication} where ${isCounted}
    group by 1, 2, 3, 4, 5`)
  const sum = (groups: readonly Group[]) => groups.reduce((all, { posts }) => all + posts, 0)
  const of = (status: PostBadge) => sum(rows.filter((group) => group.badge === status))
  const byWeek = tally(rows, 'week')
  return {
    total: sum(rows),
    byStatus: { draft: of('draft'), scheduled: of('scheduled'), published: of('published') },
    live: sum(rows.filter((group) => group.isLive)),
    words: rows.reduce((all, { words }) => all + words, 0),
    byWeek: starts.map((start) => ({ start, posts: byWeek.get(start) ?? 0 })),
    byCategory: ranked(tally(rows, 'category'), categoryName),
    byTone: ranked(tally(rows, 'tone'), (id) => knownTone(id).name),
  }
}

function tally<K extends keyof Group>(groups: readonly Group[], by: K): Map<Group[K], number> {
  const counts = new Map<Group[K], number>()
  for (const group of groups) counts.set(group[by], (counts.get(group[by]) ?? 0) + group.posts)
  return counts
}

const ranked = (counts: ReadonlyMap<string, number>, nameOf: (id: string) => string) =>
  [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id), posts: count }))
    .sort((a, b) => b.posts - a.posts || a.name.localeCompare(b.name))

/** Mondays of the last twelve weeks in the time zone, oldest first. */
function weekStarts(now: Date, timeZone: string): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: analyticsWeeks }, (_, week) =>
    monday.subtract({ weeks: analyticsWeeks - 1 - week }).toString(),
  )
}

export function analyticsRoutes(deps: Deps) {
  return new Hono<Env>().get(
    '/analytics',
    describeRoute({
      tags: ['Posts'],
      summary: 'Count my posts',
      description:
        'Weeks begin on Monday in the zone `timeZone`, an IANA name such as Europe/Berlin. Defaults to UTC. `authorId` counts only the posts of one author.',
      responses: responses(analytics, [400, 401, 402, 429]),
    }),
    signedIn(deps),
    paced(deps, 'analyse'),
    query(
      z.object({ timeZone: z._default(z.string().check(z.maxLength(100)), 'UTC'), authorId: z.optional(authorId) }),
    ),
    async (c) => {
      const { timeZone, authorId } = c.req.valid('query')
      const zone = knownZone(timeZone)
      if (!zone) throw unknownZone(timeZone)
      return c.json(await analyticsOf(c.var.ctx, zone, authorId))
    },
  )
}
