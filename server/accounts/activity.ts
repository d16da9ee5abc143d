import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Activity, type ActivityKind, maxActivity } from '#shared/activity.ts'
import type { Context as Acting, Env, Scope } from '../context.ts'
import { auditEvents } from '../database/schema.ts'
import { type Caller, callerOf } from '../http/caller.ts'
import { person } from '../permissions.ts'
import { isWarned, warn } from './warnings.ts'

const failures: ActivityKind[] = ['sign-in-failed', 'password-refused', 'passkey-refused']

/** Failures, which strangers can cause, never displace other events. */
export async function recordActivity(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: string,
  kind: ActivityKind,
  caller: Caller,
  /** The account that an operator changed. */
  aboutId: string | null = null,
): Promise<void> {
  await db.insert(auditEvents).values({ id: randomUUID(), userId, aboutId, kind, ...caller, createdAt: now() })
  if (isWarned(kind) && kind !== 'signed-in') await warn({ db, now }, userId, kind, caller)
  const isFailure = failures.includes(kind)
  const alike = and(eq(auditEvents.userId, userId), sql`${inArray(auditEvents.kind, failures)} = ${isFailure}`)
  const tooMany = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(alike)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .offset(maxActivity / 2)
  await db.delete(auditEvents).where(inArray(auditEvents.id, tooMany))
}

/** Keeps only the id of a deleted account. Its own events are deleted with it. */
export async function recordDeletion(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  accountId: string,
  caller: Caller,
): Promise<void> {
  const values = { id: randomUUID(), aboutId: accountId, kind: 'account-deleted' as const, ...caller, createdAt: now() }
  await db.insert(auditEvents).values(values)
}

export const recordOwn = <E extends Env>(
  c: Context<E>,
  deps: Parameters<typeof callerOf>[1],
  kind: ActivityKind,
): Promise<void> => recordActivity(c.var.ctx, person(c.var.ctx).id, kind, callerOf(c, deps))

/**
 * fail2ban and the like read this line (docs/hosting.md). It holds nothing typed, so nobody can forge a line for
 * another address.
 */
export const sayRefused = (c: Context<Env>, { address }: Caller): void =>
  c.var.log.warn({ address }, 'failed to sign in')

/** For promises that reject when a sign-in is refused. */
export const sayingRefused =
  (c: Context<Env>, caller: Caller) =>
  (error: unknown): never => {
    sayRefused(c, caller)
    throw error
  }

/** Newest first. */
export async function listActivity(ctx: Acting): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, person(ctx).id))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(maxActivity)
  return rows.map(({ userId: _, aboutId: __, createdAt, ...event }) => ({
    ...event,
    createdAt: createdAt.toISOString(),
  }))
}
