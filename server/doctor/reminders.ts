import type pg from 'pg'
import { age, type Finding, ok, toDo } from './finding.ts'

interface Lateness {
  count: number
  p50: number
  p99: number
  latest: number
  overdue: number
  overdueMs: number
}

export async function examineLateness(client: pg.Client): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.post_events') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows } = await client.query<Lateness>(
    `select count(*)::int as count,
       coalesce(percentile_disc(0.5) within group (order by late_ms), 0)::float8 as p50,
       coalesce(percentile_disc(0.99) within group (order by late_ms), 0)::float8 as p99,
       coalesce(max(late_ms), 0)::float8 as latest,
       (select count(*) from public.jobs where ${isOverdue})::int as overdue,
       (select coalesce(extract(epoch from clock_timestamp() - min(run_at)) * 1000, 0) from public.jobs where ${isOverdue})::float8 as "overdueMs"
     from public.post_events cross join lateral (select (detail ->> 'lateMs')::float8 as late_ms) as lateness
     where at > clock_timestamp() - interval '1 day' and late_ms is not null`,
  )
  const { count, p50, p99, latest, overdue, overdueMs } = rows[0]!
  const late =
    count === 0
      ? 'no post came due in the last day'
      : `of ${count} in the last day, half were at most ${time(p50)} late, 99% at most ${time(p99)}, and the latest ${time(latest)}`
  if (overdue === 0) return [ok('Due posts', `${late}; none is overdue`)]
  return [
    toDo(
      'Due posts',
      `${late}; ${overdue} ${overdue === 1 ? 'is' : 'are'} overdue, by up to ${age(overdueMs)}. See "Jobs".`,
    ),
  ]
}

const isOverdue = "kind = 'post-due' and died_at is null and run_at <= clock_timestamp() - interval '1 minute'"

const time = (ms: number): string => (ms < 10_000 ? `${Math.round(ms)} ms` : age(ms))
