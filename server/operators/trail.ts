import { and, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxActivity } from '#shared/activity.ts'
import type { TrailEvent } from '#shared/operators.ts'
import { requireOperator } from '../accounts/operators.ts'
import type { Context, Scope } from '../context.ts'
import { auditEvents, users } from '../database/schema.ts'
import { type Page, parseCursor } from '../http/pages.ts'

interface Wanted {
  email?: string
  cursor?: string
}

/** The trail of all accounts or one, newest first. Holds no texts. */
export async function listTrail({ db }: Pick<Scope, 'db'>, { email, cursor }: Wanted): Promise<Page<TrailEvent>> {
  const from = cursor === undefined ? null : parseCursor(cursor)
  const { id, userId, aboutId, createdAt } = auditEvents
  const concerned = alias(users, 'concerned')
  const username = email?.trim().toLowerCase()
  const rows = await db
    .select({
      id,
      userId,
      aboutId,
      createdAt,
      kind: auditEvents.kind,
      browser: auditEvents.browser,
      address: auditEvents.address,
      email: users.username,
      about: concerned.username,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(concerned, eq(concerned.id, aboutId))
    .where(
      and(
        username ? or(eq(users.username, username), eq(concerned.username, username)) : undefined,
        from ? sql`(${createdAt}, ${id}) <= (${from.time}::timestamptz, ${from.id})` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(maxActivity + 1)
  const next = rows[maxActivity]
  return {
    items: rows.slice(0, maxActivity).map(({ userId: ownId, aboutId: aboutOne, about, ...event }) => ({
      ...event,
      createdAt: event.createdAt.toISOString(),
      accountId: ownId ?? aboutOne ?? '',
      about: ownId === null ? null : (about ?? aboutOne),
    })),
    next: next ? `${next.createdAt.getTime()}.${next.id}` : null,
  }
}

export async function listTrailFor(ctx: Context, wanted: Wanted): Promise<Page<TrailEvent>> {
  await requireOperator(ctx)
  return listTrail(ctx, wanted)
}
