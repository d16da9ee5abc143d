import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  type BillingCycle,
  type BillingState,
  invalidCoupon,
  type PaidPlanId,
  type PlanId,
  plans,
} from '#shared/plans.ts'
import type { StripeSettings } from '../config.ts'
import type { Context, Deps } from '../context.ts'
import { planUsage, subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activeStatuses, standingOf, usageOf } from './limits.ts'
import { couponAt, paymentError, stripeClient } from './stripe.ts'

const notConfigured = () =>
  new AppError('unavailable', 'This server takes no payments: every plan’s features are open to everyone here.')

function settingsOf({ config }: Pick<Deps, 'config'>): StripeSettings {
  if (!config.stripe) throw notConfigured()
  return config.stripe
}

const isActive = (found: typeof subscriptions.$inferSelect | undefined) =>
  activeStatuses.includes(found?.status ?? '') && found?.plan != null

async function find(ctx: Context) {
  const [found] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, ctx.user.workspaceId))
  return found
}

/** The workspace's plan, the state of its subscription, and what is used up. */
export async function billingOf(ctx: Context): Promise<BillingState> {
  const found = await find(ctx)
  const { plan, periodStart, resetsAt } = await standingOf(ctx)
  const isEnabled = ctx.config.stripe !== undefined
  const [used] = await ctx.db.select().from(planUsage).where(usageOf(ctx, periodStart))
  return {
    isEnabled,
    plan: plan.id,
    billingCycle: found?.billingCycle ?? null,
    status: found?.status ?? null,
    currentPeriodEnd: found?.currentPeriodEnd?.toISOString() ?? null,
    isEnding: found?.isEnding ?? false,
    usage: isEnabled
      ? {
          generations: { used: used?.generations ?? 0, limit: plan.generations },
          launches: { used: used?.launches ?? 0, limit: plan.launches },
          categories: { used: used?.categories.length ?? 0, limit: plan.categories },
          resetsAt: resetsAt.toISOString(),
        }
      : null,
  }
}

export const planNow = async (ctx: Context): Promise<PlanId> => (await standingOf(ctx)).plan.id

export function checkCoupon({ config }: Pick<Deps, 'config'>, code: string): void {
  if (code.trim().toLowerCase() !== config.couponCode.toLowerCase()) throw new AppError('invalid', invalidCoupon)
}

/** The workspace's customer at Stripe, one however many ask at once. */
async function customerOf(ctx: Context, settings: StripeSettings): Promise<string> {
  const found = await find(ctx)
  if (found) return found.customerId
  const stripe = await stripeClient(settings)
  const { workspaceId, username, fullName } = ctx.user
  const customer = await stripe.customers.create(
    { email: username, name: fullName, metadata: { workspace: workspaceId } },
    { idempotencyKey: `customer-${workspaceId}` },
  )
  const [kept] = await ctx.db
    .insert(subscriptions)
    .values({ workspaceId, customerId: customer.id, updatedAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  return (kept ?? (await find(ctx)))!.customerId
}

export interface Checkout {
  planType: PaidPlanId
  billingCycle: BillingCycle
  coupon?: string
}

/** Starts a payment at Stripe and says where the browser must go. Nothing is paid and no plan changes here. */
export async function startCheckout(
  ctx: Context,
  { planType, billingCycle, coupon }: Checkout,
  { origin, key = randomUUID() }: { origin: string; key?: string },
): Promise<{ url: string | null }> {
  const settings = settingsOf(ctx)
  if (coupon) {
    checkCoupon(ctx, coupon)
    // On a yearly price it would halve the whole year.
    if (billingCycle === 'yearly') throw new AppError('invalid', 'This coupon is for monthly billing.')
  }
  if (isActive(await find(ctx)))
    throw new AppError('conflict', 'You have a paid plan already. Change or end it under “Manage billing”.')
  try {
    const stripe = await stripeClient(settings)
    const customer = await customerOf(ctx, settings)
    const metadata = { workspace: ctx.user.workspaceId, plan: planType }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: ctx.user.workspaceId,
        line_items: [{ price: settings.prices[planType][billingCycle], quantity: 1 }],
        subscription_data: { metadata },
        metadata,
        ...(coupon && { discounts: [{ coupon: await couponAt(stripe, settings) }] }),
        success_url: `${origin}/pricing?checkout=success`,
        cancel_url: `${origin}/pricing?checkout=cancelled`,
      },
      // A double click is one session.
      {
        idempotencyKey: `checkout-${ctx.user.workspaceId}-${planType}-${billingCycle}-${coupon ? 'coupon' : 'full'}-${key}`,
      },
    )
    return { url: session.url }
  } catch (error) {
    throw paymentError(error)
  }
}

/** Stripe's own pages for changing the plan, the card, or ending it. */
export async function openPortal(ctx: Context, origin: string): Promise<{ url: string }> {
  const settings = settingsOf(ctx)
  const found = await find(ctx)
  if (!found) throw new AppError('conflict', 'There is nothing to manage yet: no paid plan was chosen.')
  try {
    const stripe = await stripeClient(settings)
    const { url } = await stripe.billingPortal.sessions.create({
      customer: found.customerId,
      return_url: `${origin}/pricing`,
    })
    return { url }
  } catch (error) {
    throw paymentError(error)
  }
}

/** Ends a paid plan at once, for an account that is being deleted. */
export async function cancelBilling(ctx: Context): Promise<void> {
  const found = await find(ctx)
  if (!ctx.config.stripe || !found?.subscriptionId || !isActive(found)) return
  const stripe = await stripeClient(ctx.config.stripe)
  try {
    await stripe.subscriptions.cancel(found.subscriptionId)
  } catch (error) {
    // Already gone at Stripe is what was wanted.
    if ((error as { code?: string }).code !== 'resource_missing') throw paymentError(error)
  }
}

/** The plan and the cycle that a price stands for. */
export function planOfPrice({ prices }: StripeSettings, price: string | undefined) {
  for (const plan of ['pro', 'enterprise'] as const) {
    for (const cycle of ['monthly', 'yearly'] as const) {
      if (prices[plan][cycle] === price) return { plan: plans[plan].id as PaidPlanId, billingCycle: cycle }
    }
  }
  return null
}
