import { eq } from 'drizzle-orm'
import { maxMembers } from '#shared/members.ts'
import { plans } from '#shared/plans.ts'
import type { Scope } from '../context.ts'
import { members, subscriptions, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activePlan } from '../quotas.ts'

/** Where plans are sold, the plan says how many a workspace can hold. Authors without a sign-in count like people. */
export async function refuseFull(scope: Scope, workspaceId: string): Promise<void> {
  const { db, config, now } = scope
  const [found] = await db
    .select({ plan: activePlan(now()) })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const plan = plans[found?.plan ?? 'basic']
  const max = (config.stripe && plan.members) || maxMembers
  if ((await db.$count(members, eq(members.workspaceId, workspaceId))) < max) return
  const reason = max === maxMembers ? 'This workspace' : `A workspace with the plan ${plan.name}`
  throw new AppError('limit_reached', `${reason} holds at most ${max} members. Nobody was added.`)
}
