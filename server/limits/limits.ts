import { eq, sql } from 'drizzle-orm'
import { type LimitKind, limits, type SetLimits, type WorkspaceUse } from '#shared/limits.ts'
import { standingOf } from '../billing/limits.ts'
import type { Context, Scope } from '../context.ts'
import { workspaces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { memberLimitOf } from '../members/full.ts'
import { authorize } from '../permissions.ts'

export const limitColumns = {
  posts: workspaces.postLimit,
  members: workspaces.memberLimit,
  media: workspaces.mediaLimit,
  generations: workspaces.generationLimit,
} satisfies Record<LimitKind, unknown>

/** What a workspace uses and may use, and which limits an operator has set. */
export async function usageIn(
  scope: Pick<Scope, 'db' | 'config' | 'now'>,
  workspaceId: string,
): Promise<{ use: WorkspaceUse; set: SetLimits }> {
  const { resetsAt, periodStart, limits: ofPlan } = await standingOf(scope, workspaceId)
  const [found] = await scope.db
    .select({
      set: limitColumns,
      // Plain SQL, because Drizzle omits table names in statements on one table.
      posts: sql<number>`(select count(*)::int from posts where workspace_id = workspaces.id)`,
      members: sql<number>`(select count(*)::int from members where workspace_id = workspaces.id)`,
      media: sql`(select coalesce(sum(bytes), 0) from media where workspace_id = workspaces.id)`.mapWith(Number),
      generations: sql<number>`coalesce((select generations from plan_usage where workspace_id = workspaces.id
        and period_start = ${periodStart.toISOString()}::timestamptz), 0)`,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  if (!found) throw notFound('Workspace')
  const { set, ...used } = found
  const { max } = await memberLimitOf(scope, workspaceId)
  return {
    set,
    use: {
      posts: { used: used.posts, limit: set.posts ?? limits.posts.usual },
      members: { used: used.members, limit: max },
      media: { used: used.media, limit: set.media ?? limits.media.usual },
      generations: { used: used.generations, limit: ofPlan.generations },
      resetsAt: resetsAt.toISOString(),
    },
  }
}

export async function showUse(ctx: Context): Promise<WorkspaceUse> {
  authorize(ctx, 'change', 'workspace')
  return (await usageIn(ctx, ctx.workspaceId)).use
}
