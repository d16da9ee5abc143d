import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { jobs } from '../database/schema.ts'
import { afterMs } from '../leases.ts'

/** A job that this server has claimed, until its lease ends. */
export interface Claimed {
  kind: string
  key: string
  workspaceId: string | null
  payload: unknown
  revision: number
  attempts: number
  claim: string
  isCancelled: boolean
  /** How long it has been due, in milliseconds. */
  lateMs: number
}

/** How many jobs of a kind there is room for on this server, and how many of one workspace may run at once. */
export interface Room {
  kind: string
  free: number
  share: number
}

/** Of so many due jobs for each free place is chosen, so that two servers that look at once get different ones. */
const candidatesPerPlace = 4

/**
 * Claims as many jobs of each kind as there is room for, the longest due; of a workspace no more than its share together
 * with those that `occupied` says run here, and none that still runs here, though its lease was lost.
 */
export async function claimDue(
  db: Database,
  rooms: readonly Room[],
  occupied: readonly { kind: string; workspaceId: string; count: number }[],
  running: readonly { kind: string; key: string }[],
  leaseMs: number,
): Promise<Claimed[]> {
  const list = <T>(items: readonly T[], name: keyof T) => sql.param(items.map((item) => item[name]))
  // `statement_timestamp`, since PostgreSQL uses no index for a comparison with `clock_timestamp`.
  const isDue = sql`run_at <= statement_timestamp() and died_at is null
    and (claimed_until is null or claimed_until <= statement_timestamp())`
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with occupied as (
      select * from unnest(${list(occupied, 'kind')}::text[], ${list(occupied, 'workspaceId')}::text[],
        ${list(occupied, 'count')}::int[]) as occupied (kind, workspace_id, count)
    ), due as materialized (
      select job.kind, job.key
      from unnest(${list(rooms, 'kind')}::text[], ${list(rooms, 'free')}::int[], ${list(rooms, 'share')}::int[])
        as wanted (kind, free, share)
      cross join lateral (
        select kind, key from ${jobs}
        where kind = wanted.kind and ${isDue} and key in (
          select key from (
            select key, workspace_id, row_number() over (partition by workspace_id order by run_at) as place from (
              select key, workspace_id, run_at from ${jobs}
              where kind = wanted.kind and ${isDue}
                and (workspace_id is null or workspace_id not in (
                  select workspace_id from occupied where occupied.kind = wanted.kind and count >= wanted.share))
                and (kind, key) not in (
                  select * from unnest(${list(running, 'kind')}::text[], ${list(running, 'key')}::text[]))
              order by run_at limit wanted.free * ${candidatesPerPlace}
            ) as oldest
          ) as placed
          where workspace_id is null or place <= wanted.share - coalesce((
            select count from occupied
            where occupied.kind = wanted.kind and occupied.workspace_id = placed.workspace_id), 0)
        )
        order by run_at limit wanted.free for update skip locked
      ) as job
    )
    update ${jobs} set attempts = attempts + 1, claim = gen_random_uuid(), claimed_until = ${afterMs(leaseMs)}
    from due where jobs.kind = due.kind and jobs.key = due.key
    returning jobs.kind, jobs.key, workspace_id as "workspaceId", payload, revision, attempts, claim,
      is_cancelled as "isCancelled",
      extract(epoch from statement_timestamp() - run_at)::float8 * 1000 as "lateMs"`)
  return rows
}

/** Milliseconds until the next job of these kinds is due; null when none is waiting for its time. */
export async function nextDueMs(db: Database, kinds: string[]): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select extract(epoch from min(job.run_at) - statement_timestamp())::float8 * 1000 as ms
    from unnest(${sql.param(kinds)}::text[]) as wanted (kind)
    cross join lateral (
      select run_at from ${jobs}
      where kind = wanted.kind and died_at is null and run_at > statement_timestamp()
      order by run_at limit 1
    ) as job`)
  return rows[0]?.ms ?? null
}

const free = { claim: null, claimedUntil: null }
/** Fails once another server has claimed the job. */
const heldBy = ({ kind, key, claim }: Claimed) => and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.claim, claim))

/** False when the job is another server's, or gone. */
export async function renew(db: Database, job: Claimed, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ claimedUntil: afterMs(leaseMs) })
    .where(heldBy(job))
  return rowCount === 1
}

/** What went wrong with a run that goes on all the same. */
export async function note(db: Database, job: Claimed, lastError: string): Promise<void> {
  await db
    .update(jobs)
    .set({ lastError })
    .where(and(heldBy(job), eq(jobs.revision, job.revision)))
}

export async function finish(db: Database, job: Claimed): Promise<void> {
  const isOver = or(eq(jobs.revision, job.revision), eq(jobs.isCancelled, true))
  const { rowCount } = await db.delete(jobs).where(and(heldBy(job), isOver))
  if (!rowCount) await release(db, job)
}

interface Noted {
  runAt?: SQL
  attempts?: number | SQL
  lastError?: string | null
  diedAt?: SQL
}

/** Releases a job that stays, and records this run, unless the job was replaced meanwhile. */
export async function putBack(db: Database, job: Claimed, noted: Noted): Promise<void> {
  const { rowCount } = await db
    .update(jobs)
    .set({ ...free, ...noted })
    .where(and(heldBy(job), eq(jobs.revision, job.revision), eq(jobs.isCancelled, false)))
  if (!rowCount) await release(db, job)
}

/** A job that was replaced or cancelled during its run keeps its own time. */
const release = (db: Database, job: Claimed) => db.update(jobs).set(free).where(heldBy(job))

/** The key of a recurring job, the only one of its kind. */
export const onlyKey = 'only'

/** Creates the recurring jobs that are missing; the first run is due after one interval. */
export async function plant(db: Database, recurring: { kind: string; everyMs: number }[]): Promise<void> {
  for (const { kind, everyMs } of recurring)
    await db
      .insert(jobs)
      .values({ kind, key: onlyKey, runAt: afterMs(everyMs), createdAt: afterMs(0) })
      .onConflictDoNothing()
}
