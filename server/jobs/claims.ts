import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { jobs } from '../database/schema.ts'
import { afterMs } from '../leases.ts'

/** A job of this server until its lease ends. */
export interface Claimed {
  kind: string
  key: string
  workspaceId: string | null
  payload: unknown
  revision: number
  attempts: number
  claim: string
  isCancelled: boolean
  /** Milliseconds from its time to the claim. */
  lateMs: number
}

/** Free slots on this server, and how many jobs of one workspace may run at once. */
export interface Room {
  kind: string
  free: number
  share: number
}

/** Due jobs considered for each free slot, so two servers that look at once get different ones. */
const candidatesPerPlace = 4

/**
 * Claims due jobs of each kind into the free slots, oldest first. A workspace gets at most its share, counting its
 * running jobs in `occupied`. Skips jobs that still run here after losing their lease.
 */
export async function claimDue(
  db: Database,
  rooms: readonly Room[],
  occupied: readonly { kind: string; workspaceId: string; count: number }[],
  running: readonly { kind: string; key: string }[],
  leaseMs: number,
): Promise<Claimed[]> {
  const list = <T>(items: readonly T[], name: keyof T) => sql.param(items.map((item) => item[name]))
  // `statement_timestamp`, because PostgreSQL uses no index for a comparison with `clock_timestamp`.
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

/** Milliseconds until the next job of these kinds is due. Null when none is scheduled. */
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
/** Matches no row once another server has claimed the job. */
const heldBy = ({ kind, key, claim }: Claimed) => and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.claim, claim))

/** Returns false when the job was deleted or is another server's. */
export async function renew(db: Database, job: Claimed, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ claimedUntil: afterMs(leaseMs) })
    .where(heldBy(job))
  return rowCount === 1
}

/** Records an error of a run that continues. */
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

/** Releases a job that is not done and records this run, unless the job was replaced meanwhile. */
export async function putBack(db: Database, job: Claimed, noted: Noted): Promise<void> {
  const { rowCount } = await db
    .update(jobs)
    .set({ ...free, ...noted })
    .where(and(heldBy(job), eq(jobs.revision, job.revision), eq(jobs.isCancelled, false)))
  if (!rowCount) await release(db, job)
}

/** Undoes the claim, so another server may take the job at once. */
export const giveBack = (db: Database, job: Claimed) => putBack(db, job, { attempts: sql`greatest(attempts - 1, 0)` })

/** A job replaced or cancelled during its run keeps its own time. */
const release = (db: Database, job: Claimed) => db.update(jobs).set(free).where(heldBy(job))

/** The key of a kind's single recurring job. */
export const onlyKey = 'only'

/** Creates missing recurring jobs. The first run is due after one interval. */
export async function plant(db: Database, recurring: { kind: string; everyMs: number }[]): Promise<void> {
  for (const { kind, everyMs } of recurring)
    await db
      .insert(jobs)
      .values({ kind, key: onlyKey, runAt: afterMs(everyMs), createdAt: afterMs(0) })
      .onConflictDoNothing()
}
