import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Activity, type ActivityKind, mostActivity } from '#shared/activity.ts'
import type { Context, Scope } from '../context.ts'
import { auditEvents } from '../database/schema.ts'
import { person } from '../permissions.ts'
import type { Caller } from './caller.ts'

const failures: ActivityKind[] = ['sign-in-failed', 'password-refused']

/** Records an account's events. Failures, which strangers can cause, never displace other events. */
export async function recordActivity(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: string,
  kind: ActivityKind,
  caller: Caller,
): Promise<void> {
  await db.insert(auditEvents).values({ id: randomUUID(), userId, kind, ...caller, createdAt: now() })
  const isFailure = failures.includes(kind)
  const alike = and(eq(auditEvents.userId, userId), sql`${inArray(auditEvents.kind, failures)} = ${isFailure}`)
  const tooMany = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(alike)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .offset(mostActivity / 2)
  await db.delete(auditEvents).where(inArray(auditEvents.id, tooMany))
}

/** The newest first. */
export async function listActivity(ctx: Context): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, person(ctx).id))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(mostActivity)
  return rows.map(({ userId: _, createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() }))
}
