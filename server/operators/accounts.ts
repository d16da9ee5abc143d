import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import type { OperatedAccount } from '#shared/operators.ts'
import { operates, requireOperator } from '../accounts/operators.ts'
import type { Context, Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import { type Page, parseCursor } from '../http/pages.ts'
import { person } from '../permissions.ts'

export const accountsAtOnce = 50

/** An account's columns, for statements on the accounts table alone. */
export const accountColumns = ({ now }: Pick<Scope, 'now'>) => ({
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
  // Plain SQL, because Drizzle omits table names in statements on one table.
  waysIn: sql<string[]>`array_remove(array[
    case when password_hash is not null then 'password' end,
    case when exists (select from passkeys where passkeys.user_id = users.id) then 'passkey' end], null)
    || array(select issuer from identities where identities.user_id = users.id order by 1)`,
  sessions: sql<number>`(select count(*)::int from sessions
    where sessions.user_id = users.id and expires_at > ${now().toISOString()}::timestamptz)`,
})

const lastUsed = sql<string | null>`greatest(
  (select max(coalesce(used_at, sessions.created_at)) from sessions where sessions.user_id = users.id),
  (select max(audit_events.created_at) from audit_events
    where audit_events.user_id = users.id and kind in ('registered', 'signed-in')))`

export async function listAccountsFor(
  ctx: Context,
  { email = '', cursor }: { email?: string; cursor?: string },
): Promise<Page<OperatedAccount>> {
  await requireOperator(ctx)
  const from = cursor === undefined ? null : parseCursor(cursor)
  const { id, createdAt } = users
  const isFound = email.trim() ? ilike(users.username, `%${email.trim().replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined
  const rows = await ctx.db
    .select({ ...accountColumns(ctx), usedAt: lastUsed.mapWith(users.createdAt) })
    .from(users)
    .where(
      and(
        eq(users.signsIn, true),
        isFound,
        from ? sql`(${createdAt}, ${id}) <= (${from.time}::timestamptz, ${from.id})` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(accountsAtOnce + 1)
  const next = rows[accountsAtOnce]
  const items = rows.slice(0, accountsAtOnce).map(
    async ({ username, usedAt, ...row }): Promise<OperatedAccount> => ({
      ...row,
      email: username,
      createdAt: row.createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      disabledAt: row.disabledAt?.toISOString() ?? null,
      isOperator: await operates(ctx, { id: row.id, username }),
      isOwn: row.id === person(ctx).id,
    }),
  )
  return { items: await Promise.all(items), next: next ? `${next.createdAt.getTime()}.${next.id}` : null }
}
