import { and, eq, sql } from 'drizzle-orm'
import { type Feature, type Plan, type PlanId, plans } from '#shared/plans.ts'
import type { Context } from '../context.ts'
import { planUsage, subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'

/** Stripe's words for a subscription that counts; a payment that failed is retried for some days before it ends. */
export const activeStatuses = ['active', 'trialing', 'past_due']

/** The paid plan of a row of `subscriptions`, or basic; also where there is no row. */
export const activePlan = sql<PlanId>`case when ${subscriptions.status} in ('active', 'trialing', 'past_due') then coalesce(${subscriptions.plan}, 'basic') else 'basic' end`

export interface Standing {
  plan: Plan
  periodStart: Date
  /** When the counters start anew. */
  resetsAt: Date
}

/** The workspace's plan now, and the period its limits count in: the paid one, else the calendar month (UTC). */
export async function standingOf(ctx: Context): Promise<Standing> {
  const now = ctx.now()
  const [found] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, ctx.user.workspaceId))
  const isPaid = found?.plan && activeStatuses.includes(found.status ?? '')
  if (!isPaid || !found.plan || !found.currentPeriodStart || !found.currentPeriodEnd) {
    return {
      plan: plans.basic,
      periodStart: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())),
      resetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)),
    }
  }
  const plan = plans[found.plan]
  if (found.billingCycle !== 'yearly')
    return { plan, periodStart: found.currentPeriodStart, resetsAt: found.currentPeriodEnd }
  // Who pays by the year is given as much every month as who pays by the month.
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

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const upgrade = ({ plan, resetsAt }: Standing) =>
  `${plan.id === 'basic' ? 'Upgrade to Pro' : 'Choose a larger plan'} on the pricing page (/pricing), or wait until ${day.format(resetsAt)}, when it starts anew. Nothing was changed.`

/** Gives back what was claimed, for work that came to nothing. */
type Release = () => Promise<void>
const nothing: Release = async () => {}

/**
 * Takes one AI generation from the plan before an engine is asked. One statement checks and counts, so that any number
 * of requests at once cannot pass a limit. Without billing nothing is counted.
 */
export async function claimGeneration(ctx: Context, category: string | null): Promise<Release> {
  if (!ctx.config.stripe) return nothing
  const standing = await standingOf(ctx)
  const { plan, periodStart } = standing
  // One for each generation, so that a claim can be given back without taking the category from another.
  const categories = category && plan.categories !== null ? [category] : []
  const isKnown = sql`${planUsage.categories} @> excluded.categories`
  const distinct = sql`(select count(distinct one) from unnest(${planUsage.categories}) one)`
  const [claimed] = await ctx.db
    .insert(planUsage)
    .values({ workspaceId: ctx.user.workspaceId, periodStart, generations: 1, categories })
    .onConflictDoUpdate({
      target: [planUsage.workspaceId, planUsage.periodStart],
      set: {
        generations: sql`${planUsage.generations} + 1`,
        categories: sql`${planUsage.categories} || excluded.categories`,
      },
      setWhere: and(
        plan.generations === null ? undefined : sql`${planUsage.generations} < ${plan.generations}`,
        plan.categories === null ? undefined : sql`(${isKnown} or ${distinct} < ${plan.categories})`,
      ),
    })
    .returning({ generations: planUsage.generations })
  if (!claimed) {
    const [used] = await ctx.db.select().from(planUsage).where(usageOf(ctx, periodStart))
    const isUsedUp = plan.generations !== null && (used?.generations ?? 0) >= plan.generations
    throw new AppError(
      'limit_reached',
      isUsedUp
        ? `The ${plan.generations} AI generations of the ${plan.name} plan are used up. ${upgrade(standing)}`
        : `The ${plan.name} plan includes ${plan.categories} categories at a time, and this would be another. ${upgrade(standing)}`,
    )
  }
  return () => release(ctx, periodStart, 'generations', categories[0])
}

/** Takes one set of ideas from the plan. */
export async function claimLaunch(ctx: Context): Promise<Release> {
  if (!ctx.config.stripe) return nothing
  const standing = await standingOf(ctx)
  const { plan, periodStart } = standing
  const [claimed] = await ctx.db
    .insert(planUsage)
    .values({ workspaceId: ctx.user.workspaceId, periodStart, launches: 1 })
    .onConflictDoUpdate({
      target: [planUsage.workspaceId, planUsage.periodStart],
      set: { launches: sql`${planUsage.launches} + 1` },
      setWhere: plan.launches === null ? undefined : sql`${planUsage.launches} < ${plan.launches}`,
    })
    .returning({ launches: planUsage.launches })
  if (!claimed) {
    throw new AppError(
      'limit_reached',
      `The ${plan.launches} launches of the ${plan.name} plan are used up. ${upgrade(standing)}`,
    )
  }
  return () => release(ctx, periodStart, 'launches')
}

export async function requireFeature(ctx: Context, feature: Feature): Promise<void> {
  if (!ctx.config.stripe) return
  const { plan } = await standingOf(ctx)
  if (!plan.features.includes(feature))
    throw new AppError(
      'limit_reached',
      `The ${plan.name} plan does not include ${feature}. Upgrade to Pro on the pricing page (/pricing).`,
    )
}

export const usageOf = (ctx: Context, periodStart: Date) =>
  and(eq(planUsage.workspaceId, ctx.user.workspaceId), eq(planUsage.periodStart, periodStart))

async function release(
  ctx: Context,
  periodStart: Date,
  counter: 'generations' | 'launches',
  category?: string,
): Promise<void> {
  const place = sql`array_position(${planUsage.categories}, ${category})`
  const without = sql`${planUsage.categories}[:${place} - 1] || ${planUsage.categories}[${place} + 1:]`
  await ctx.db
    .update(planUsage)
    .set({
      [counter]: sql`greatest(${planUsage[counter]} - 1, 0)`,
      ...(category && {
        categories: sql`case when ${place} is null then ${planUsage.categories} else ${without} end`,
      }),
    })
    .where(usageOf(ctx, periodStart))
    .catch((err: unknown) => ctx.log.error({ err }, 'a claim on the plan could not be given back'))
}
