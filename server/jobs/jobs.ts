import { randomUUID } from 'node:crypto'
import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import type { Expiry } from '../database/expiry.ts'
import { jobs } from '../database/schema.ts'
import { afterMs } from '../leases.ts'
import type { JobName, Payloads } from './payloads.ts'

/** The channel on which servers are notified of new jobs. */
export const channel = 'jobs'

interface Options {
  /** Unique within the kind, such as a post's id. When two servers enqueue the same key there is one job. */
  key?: string
  /** Immediately when it is missing or past, by the database's clock. */
  runAt?: Date | SQL
  /** The workspace it belongs to: the job is deleted with it, and takes turns with those of others. */
  workspaceId?: string
}

/**
 * Has something done later, by whichever server comes to it. With the transaction of what it follows from, both are
 * stored or neither. It is done at least once, so doing it twice must be harmless. The same kind and key again takes the
 * place of the job that is there, with a new time and new attempts; a run of it that is under way goes on, and the
 * new one comes after it. A payload holds ids, never a secret or anything that a person wrote.
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
  // Delivered when the transaction commits, and only then.
  await db.execute(sql`select pg_notify(${channel}, '')`)
}

/** Cancels a job. A run that is under way finishes, and is not repeated. */
export async function cancel(db: Database | Transaction, kind: JobName, key: string): Promise<void> {
  // The row stays as long as the run, so that a job with the same key waits for its end. It is locked first: nobody claims
  // it or puts it back between the question whether it runs and what follows from that.
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

/** Dead jobs are kept for whoever looks into them. */
export const deadJobExpiry: Expiry = {
  table: jobs,
  isExpired: () => lt(jobs.diedAt, sql`clock_timestamp() - interval '90 days'`),
}
