import { and, eq } from 'drizzle-orm'
import { type Feature, type PaidPlanId, type Plan, plans } from '#shared/plans.ts'
import { type Message, msg } from '#shared/say.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context, Scope } from '../context.ts'
import { planUsage, subscriptions, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activeStatuses, graceMs } from '../quotas.ts'

type Row = typeof subscriptions.$inferSelect
type Paid = Row & { plan: PaidPlanId; currentPeriodStart: Date; currentPeriodEnd: Date }

/** The same check for a row in memory. */
export const isPaid = (row: Row | undefined, now: Date): row is Paid =>
  activeStatuses.includes(row?.status ?? '') &&
  row?.plan != null &&
  row.currentPeriodStart !== null &&
  row.currentPeriodEnd !== null &&
  row.currentPeriodEnd.getTime() > now.getTime() - graceMs

type Limits = Pick<Plan, 'generations' | 'launches' | 'categories'>
const unlimited: Limits = { generations: null, launches: null, categories: null }

export interface Standing {
  plan: Plan
  /** The plan's where plans are sold, and in their place an operator's limit of generations. */
  limits: Limits
  /** Whether an operator has set the limit of generations. */
  isSet: boolean
  periodStart: Date
  resetsAt: Date
}

/** The workspace's plan now, and the period of its limits: the paid month, else the calendar month (UTC). */
export async function standingOf(
  { db, config, now }: Pick<Scope, 'db' | 'config' | 'now'>,
  workspaceId: string,
): Promise<Standing> {
  const [found] = await db
    .select({ subscription: subscriptions, set: workspaces.generationLimit })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const set = found?.set ?? null
  const period = periodOf(found?.subscription ?? undefined, now())
  const { generations, launches, categories } = config.stripe ? period.plan : unlimited
  return { ...period, limits: { generations: set ?? generations, launches, categories }, isSet: set !== null }
}

function periodOf(found: Row | undefined, now: Date): Pick<Standing, 'plan' | 'periodStart' | 'resetsAt'> {
  if (!isPaid(found, now)) {
    return {
      plan: plans.basic,
      periodStart: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())),
      resetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)),
    }
  }
  const plan = plans[found.plan]
  if (found.billingCycle !== 'yearly')
    return { plan, periodStart: found.currentPeriodStart, resetsAt: found.currentPeriodEnd }
  // Yearly billing includes the same amount each month as monthly billing.
  const { currentPeriodStart: start } = found
  const monthAt = (months: number) => {
    const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate()
    const at = new Date(start)
    at.setUTCFullYear(start.getUTCFullYear(), start.getUTCMonth() + months, Math.min(start.getUTCDate(), last))
    return at
  }
  let months = (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth()
  if (monthAt(months) > now) months--
  return { plan, periodStart: monthAt(months), resetsAt: monthAt(months + 1) }
}

const lacking: Record<Feature, (plan: string) => Message> = {
  'content analytics': (plan) =>
    msg`The ${{ plan }} plan does not include content analytics. Upgrade to Pro on the pricing page (/pricing).`,
  'writing-style analysis': (plan) =>
    msg`The ${{ plan }} plan does not include writing-style analysis. Upgrade to Pro on the pricing page (/pricing).`,
}

export async function requireFeature(ctx: Context, feature: Feature): Promise<void> {
  if (!ctx.config.stripe) return
  const { plan } = await standingOf(ctx, ctx.workspaceId)
  if (!plan.features.includes(feature)) throw new AppError('limit_reached', lacking[feature](plan.name))
}

export const usageOf = (ctx: Context, periodStart: Date) =>
  and(inWorkspace(ctx, planUsage), eq(planUsage.periodStart, periodStart))
