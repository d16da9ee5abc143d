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

/**
 * Claims one job of each of these kinds, the longest due; none of a workspace that is busy enough on this server, and none
 * that still runs on it, though its lease was lost.
 */
export async function claimDue(
  db: Database,
  kinds: string[],
  busy: { kind: string; workspaceId: string }[],
  running: { kind: string; key: string }[],
  leaseMs: number,
): Promise<Claimed[]> {
  // `statement_timestamp`, since PostgreSQL uses no index for a comparison with `clock_timestamp`.
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with due as materialized (
      select job.kind, job.key from unnest(${sql.param(kinds)}::text[]) as wanted (kind)
      cross join lateral (
        select kind, key from ${jobs}
        where kind = wanted.kind and run_at <= statement_timestamp() and died_at is null
          and (claimed_until is null or claimed_until <= statement_timestamp())
          and (workspace_id is null or (kind, workspace_id) not in (
            select * from unnest(${sql.param(busy.map(({ kind }) => kind))}::text[],
              ${sql.param(busy.map(({ workspaceId }) => workspaceId))}::text[])))
          and (kind, key) not in (
            select * from unnest(${sql.param(running.map(({ kind }) => kind))}::text[],
              ${sql.param(running.map(({ key }) => key))}::text[]))
        order by run_at limit 1 for update skip locked
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
