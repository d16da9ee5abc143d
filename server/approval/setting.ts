import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ApprovalMode, ApprovalSetting } from '#shared/approval.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { members, users, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { authorize, can, rolesThatMay } from '../permissions.ts'

const isThis = ({ workspaceId }: Context) => eq(workspaces.id, workspaceId)

export async function approvalSetting(ctx: Context): Promise<ApprovalSetting> {
  authorize(ctx, 'read', 'posts')
  const [workspace] = await ctx.db.select({ mode: workspaces.approval }).from(workspaces).where(isThis(ctx))
  const deciders = await ctx.db
    .select({ id: users.id, name: users.fullName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(inWorkspace(ctx, members), inArray(members.role, rolesThatMay('approve', 'posts')), isNull(users.disabledAt)),
    )
    .orderBy(asc(users.fullName), users.id)
  return { mode: workspace?.mode ?? 'off', mayDecide: can(ctx.actor, 'approve', 'posts'), deciders }
}

export async function changeApprovalMode(ctx: Context, mode: ApprovalMode): Promise<ApprovalSetting> {
  authorize(ctx, 'change', 'workspace')
  await ctx.db.transaction(async (tx) => {
    await tx.update(workspaces).set({ approval: mode }).where(isThis(ctx))
    await addEntries(within(ctx, tx), { kind: 'approval mode changed', detail: { mode } })
    await announce(tx, ctx.workspaceId)
  })
  return approvalSetting(ctx)
}

/** Throws where posts are not approved. */
export async function requireApprovals(ctx: Context): Promise<void> {
  const [workspace] = await ctx.db.select({ mode: workspaces.approval }).from(workspaces).where(isThis(ctx))
  if (workspace?.mode === 'off')
    throw new AppError('conflict', 'This workspace does not approve posts. Its owner can change that in Settings.')
}
