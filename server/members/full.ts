import { eq } from 'drizzle-orm'
import { maxMembers } from '#shared/members.ts'
import { plans } from '#shared/plans.ts'
import { msg, plural } from '#shared/say.ts'
import type { Scope } from '../context.ts'
import { members, subscriptions, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activePlan } from '../quotas.ts'

/** How many members a workspace can hold: an operator's limit, or its plan's where plans are sold. */
export async function memberLimitOf({ db, config, now }: Pick<Scope, 'db' | 'config' | 'now'>, workspaceId: string) {
  const [found] = await db
    .select({ own: workspaces.memberLimit, plan: activePlan(now()) })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const plan = plans[found?.plan ?? 'basic']
  if (found?.own != null) return { max: found.own }
  if (config.stripe && plan.members) return { max: plan.members, plan: plan.name }
  return { max: maxMembers }
}

/** Authors without a sign-in count like people. */
export async function refuseFull(scope: Scope, workspaceId: string): Promise<void> {
  const { max, plan } = await memberLimitOf(scope, workspaceId)
  if ((await scope.db.$count(members, eq(members.workspaceId, workspaceId))) < max) return
  throw new AppError(
    'limit_reached',
    plan
      ? msg`A workspace with the plan ${{ plan }} holds at most ${plural({ max }, { one: '# member', other: '# members' })}. Nobody was added.`
      : msg`This workspace holds at most ${plural({ max }, { one: '# member', other: '# members' })}. Nobody was added.`,
  )
}
