import { randomUUID } from 'node:crypto'
import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import type { Expiry } from '../database/expiry.ts'
import { jobs } from '../database/schema.ts'
import { afterMs } from '../leases.ts'
import type { JobName, Payloads } from './payloads.ts'

export const channel = 'jobs'

interface Options {
  /** Unique within the kind, such as a post's id. Two servers that enqueue the same key create one job. */
  key?: string
  /** Immediately when missing or past, by the database's clock. */
  runAt?: Date | SQL
  /** The job is deleted with this workspace, and takes turns with other workspaces' jobs. */
  workspaceId?: string
}

/**
 * Queues work for any server. In the transaction of its cause, both are stored or neither. A job runs at least once, so
 * a repeated run must be harmless. The same kind and key replace an existing job, with a new time and new attempts. A
 * running one finishes first. A payload holds ids, never a secret or anything that a person wrote.
 */
export async function enqueue<K extends JobName>(
  db: Database | Transaction,
  kind: K,
  payload: Payloads[K],
  { key = randomUUID(), runAt = afterMs(0), workspaceId }: Options = {},
): Promise<void> {
  const wanted = { payload, runAt, workspaceId: workspaceId ?? null }
  await db
    .insert(jobs)
    .values({ ...wanted, kind, key, createdAt: afterMs(0) })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        ...wanted,
        revision: sql`${jobs.revision} + 1`,
        attempts: 0,
        lastError: null,
        diedAt: null,
        isCancelled: false,
      },
    })
  // PostgreSQL delivers it when the transaction commits, and only then.
  await db.execute(sql`select pg_notify(${channel}, '')`)
}

/** A running job finishes, but is not repeated. */
export async function cancel(db: Database | Transaction, kind: JobName, key: string): Promise<void> {
  // The row stays as long as the run, so a job with the same key waits for its end. The lock prevents a claim or
  // release between the check and the update.
  await db.execute(sql`
    with it as materialized (
      select kind, key, coalesce(claimed_until > clock_timestamp(), false) as is_running from ${jobs}
      where kind = ${kind} and key = ${key} for update
    ), gone as (
      delete from ${jobs} using it where jobs.kind = it.kind and jobs.key = it.key and not it.is_running
    )
    update ${jobs} set is_cancelled = true, run_at = clock_timestamp() from it
    where jobs.kind = it.kind and jobs.key = it.key and it.is_running`)
}

/** Dead jobs stay a while for operators to examine. */
export const deadJobExpiry: Expiry = {
  table: jobs,
  isExpired: () => lt(jobs.diedAt, sql`now() - interval '90 days'`),
}
