import { type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { type Analytics, analytics, analyticsWeeks } from '#shared/analytics.ts'
import { categoryName, knownTone } from '#shared/catalogue.ts'
import { knownZone } from '#shared/wall-time.ts'
import { paced } from '../accounts/rate-limits.ts'
import { signedIn } from '../accounts/sessions.ts'
import { requireFeature } from '../billing/limits.ts'
import type { Context, Deps, Env } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { unknownZone } from '../errors.ts'
import { query, responses } from '../http.ts'
import { authorize } from '../permissions.ts'
import { badge, itsPublication, statusAt } from '../posts/status.ts'

interface Counted {
  total: number
  draft: number
  scheduled: number
  published: number
  live: number
  words: number
  weeks: Record<string, number>
  categories: Record<string, number>
  tones: Record<string, number>
}

/** The author's posts by status, week, category and tone, in one statement. */
export async function analyticsOf(ctx: Context, timeZone: string): Promise<Analytics> {
  authorize(ctx, 'read', 'posts')
  await requireFeature(ctx, 'content analytics')
  const starts = weekStarts(ctx.now(), timeZone)
  const { rows } = await ctx.db.execute<{ counted: Counted }>(sql`
    with mine as (
      select ${posts.category} as category, ${posts.tone} as tone, ${badge} as badge, ${statusAt(ctx.now())} as status,
        to_char(date_trunc('week', ${posts.createdAt} at time zone ${timeZone}), 'YYYY-MM-DD') as week,
        (select count(*) from regexp_matches(concat_ws(' ', ${posts.hook}, ${posts.insight}, ${posts.value}, ${posts.cta}), '\\S+', 'g')) as words
      from ${posts} left join ${publications} on ${itsPublication} where ${posts.workspaceId} = ${ctx.workspaceId}
    )
    select json_build_object(
      'total', count(*),
      'draft', count(*) filter (where badge = 'draft'),
      'scheduled', count(*) filter (where badge = 'scheduled'),
      'published', count(*) filter (where badge = 'published'),
      'live', count(*) filter (where status = 'published'),
      'words', coalesce(sum(words), 0),
      'weeks', ${tally(sql`week`)}, 'categories', ${tally(sql`category`)}, 'tones', ${tally(sql`tone`)}
    ) as counted from mine`)
  const { total, draft, scheduled, published, live, words, ...by } = rows[0]!.counted
  return {
    total,
    byStatus: { draft, scheduled, published },
    live,
    words: Number(words),
    byWeek: starts.map((start) => ({ start, posts: by.weeks[start] ?? 0 })),
    byCategory: ranked(by.categories, categoryName),
    byTone: ranked(by.tones, (id) => knownTone(id).name),
  }
}

const tally = (column: SQL) =>
  sql`(select coalesce(json_object_agg(key, posts), '{}') from (select ${column} as key, count(*) as posts from mine group by 1) counts)`

const ranked = (counts: Record<string, number>, nameOf: (id: string) => string) =>
  Object.entries(counts)
    .map(([id, count]) => ({ id, name: nameOf(id), posts: count }))
    .sort((a, b) => b.posts - a.posts || a.name.localeCompare(b.name))

/** The Mondays of the last twelve weeks there, oldest first. */
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
      summary: 'My posts, counted',
      description:
        'Weeks begin on Monday in the zone `timeZone`, an IANA name such as Europe/Berlin (UTC when it is not given).',
      responses: responses(analytics, [400, 401, 402, 429]),
    }),
    signedIn(deps),
    paced(deps, 'analyse'),
    query(z.object({ timeZone: z._default(z.string().check(z.maxLength(100)), 'UTC') })),
    async (c) => {
      const { timeZone } = c.req.valid('query')
      const zone = knownZone(timeZone)
      if (!zone) throw unknownZone(timeZone)
      return c.json(await analyticsOf(c.var.ctx, zone))
    },
  )
}
