export interface JobCounts {
  due: number
  /** Due for a minute, and no server has it. */
  late: number
  /** Tried more than three times. */
  failing: number
  dead: number
  /** How late the latest of the late ones is. */
  latestMs: number
}

/** Counts by index, as most jobs wait for weeks: reads one waiting job of each kind, then those due, failing and dead. */
export const jobCounts = `
  with recursive kinds as (
    select min(kind) as kind from public.jobs where died_at is null
    union all
    select (select min(kind) from public.jobs where died_at is null and jobs.kind > kinds.kind) from kinds
    where kinds.kind is not null
  ), due as (
    select due.* from kinds cross join lateral (
      select run_at, run_at <= now() - interval '1 minute' and coalesce(claimed_until, '-infinity') <= now() as is_late
      from public.jobs where died_at is null and jobs.kind = kinds.kind and run_at <= now()
    ) as due
  )
  select count(*)::int as due, count(*) filter (where is_late)::int as late,
    (select count(*) from public.jobs where died_at is null and attempts > 3)::int as failing,
    (select count(*) from public.jobs where died_at is not null)::int as dead,
    coalesce(extract(epoch from now() - min(run_at) filter (where is_late)) * 1000, 0)::float8 as "latestMs"
  from due`
