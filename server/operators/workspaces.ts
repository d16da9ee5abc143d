import { and, desc, eq, sql } from 'drizzle-orm'
import type { LimitsPatch } from '#shared/limits.ts'
import type { OperatedWorkspace } from '#shared/operators.ts'
import { recordActivity } from '../accounts/activity.ts'
import { requireOperator } from '../accounts/operators.ts'
import { addEntries } from '../activity/entries.ts'
import type { Context, Scope } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { workspaces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { type Page, parseCursor } from '../http/pages.ts'
import { type limitColumns, usageIn } from '../limits/limits.ts'
import { announce } from '../live/announce.ts'
import { person } from '../permissions.ts'

type Store = Pick<Scope, 'db' | 'config' | 'now'>

export const workspacesAtOnce = 20

const owners = sql<string[]>`array(select username from members join users on users.id = user_id
  where workspace_id = workspaces.id and role = 'owner' order by joined_at, users.id)`

export async function listWorkspaces(
  scope: Store,
  { name = '', cursor }: { name?: string | undefined; cursor?: string | undefined },
): Promise<Page<OperatedWorkspace>> {
  const from = cursor === undefined ? null : parseCursor(cursor)
  const { id, createdAt } = workspaces
  const like = `%${name.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const isFound = sql`(${workspaces.name} ilike ${like} or exists (select from unnest(${owners}) as owner where owner ilike ${like}))`
  const rows = await scope.db
    .select({ id, createdAt, name: workspaces.name, owners })
    .from(workspaces)
    .where(
      and(
        name.trim() ? isFound : undefined,
        from ? sql`(${createdAt}, ${id}) <= (${from.time}::timestamptz, ${from.id})` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(workspacesAtOnce + 1)
  const next = rows[workspacesAtOnce]
  const items: OperatedWorkspace[] = []
  for (const row of rows.slice(0, workspacesAtOnce))
    items.push({ ...row, createdAt: row.createdAt.toISOString(), ...(await usageIn(scope, row.id)) })
  return { items, next: next ? `${next.createdAt.getTime()}.${next.id}` : null }
}

export async function showWorkspace(scope: Store, id: string): Promise<OperatedWorkspace> {
  const [row] = await scope.db
    .select({ id: workspaces.id, name: workspaces.name, createdAt: workspaces.createdAt, owners })
    .from(workspaces)
    .where(eq(workspaces.id, id))
  if (!row) throw notFound('Workspace')
  return { ...row, createdAt: row.createdAt.toISOString(), ...(await usageIn(scope, id)) }
}

/** Every server reads the limits with each addition, so they count at once. */
export async function setLimits(
  scope: Store & { db: Database },
  id: string,
  patch: LimitsPatch,
  by?: { operatorId: string; caller: Caller },
): Promise<OperatedWorkspace> {
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const given = Object.entries(patch).filter(([, limit]) => limit !== undefined)
    if (given.length === 0) return
    const columns = given.map(([kind, limit]) => [columnOf[kind as keyof typeof columnOf], limit])
    const [found] = await tx
      .update(workspaces)
      .set(Object.fromEntries(columns))
      .where(eq(workspaces.id, id))
      .returning({ id: workspaces.id })
    if (!found) throw notFound('Workspace')
    // Members are not told which person operates the server.
    await addEntries({ db: tx, now: scope.now, workspaceId: id }, { kind: 'limits set' })
    if (by) await recordActivity(inside, by.operatorId, 'limits-set', by.caller)
    await announce(tx, id)
  })
  return showWorkspace(scope, id)
}

const columnOf = {
  posts: 'postLimit',
  members: 'memberLimit',
  media: 'mediaLimit',
  generations: 'generationLimit',
} as const satisfies Record<keyof typeof limitColumns, string>

export async function listWorkspacesFor(
  ctx: Context,
  wanted: { name?: string | undefined; cursor?: string | undefined },
): Promise<Page<OperatedWorkspace>> {
  await requireOperator(ctx)
  return listWorkspaces(ctx, wanted)
}

export async function setLimitsFor(
  ctx: Context & { db: Database },
  id: string,
  patch: LimitsPatch,
  caller: Caller,
): Promise<OperatedWorkspace> {
  await requireOperator(ctx)
  return setLimits(ctx, id, patch, { operatorId: person(ctx).id, caller })
}
