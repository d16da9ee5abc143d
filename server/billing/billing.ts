import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { type BillingCycle, type BillingState, invalidCoupon, type PaidPlanId } from '#shared/plans.ts'
import { inWorkspace } from '../authorship.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'
import type { Context, Deps } from '../context.ts'
import { planUsage, subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { afterMs } from '../leases.ts'
import { authorize, person } from '../permissions.ts'
import { activeStatuses } from '../quotas.ts'
import { isPaid, standingOf, usageOf } from './limits.ts'
import { couponAt, paymentError, stripeClient } from './stripe.ts'
import { type Customer, subscriptionsAt } from './subscriptions.ts'

const notConfigured = () =>
  new AppError('unavailable', 'This server doesn’t take payments: every feature is open to everyone here.')

function settingsOf({ config }: Pick<Deps, 'config'>): StripeSettings {
  if (!config.stripe) throw notConfigured()
  return config.stripe
}

async function find(ctx: Context) {
  const [found] = await ctx.db.select().from(subscriptions).where(inWorkspace(ctx, subscriptions))
  return found
}

export async function billingOf(ctx: Context): Promise<BillingState> {
  authorize(ctx, 'read', 'billing')
  const found = await find(ctx)
  const { plan, limits, periodStart, resetsAt } = await standingOf(ctx, ctx.workspaceId)
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
          generations: { used: used?.generations ?? 0, limit: limits.generations },
          launches: { used: used?.launches ?? 0, limit: limits.launches },
          categories: { used: new Set(used?.categories).size, limit: limits.categories },
          resetsAt: resetsAt.toISOString(),
        }
      : null,
  }
}

export function checkCoupon({ config }: Pick<Deps, 'config'>, code: string): void {
  if (code.trim().toLowerCase() !== config.couponCode.toLowerCase()) throw new AppError('invalid', invalidCoupon)
}

/** The workspace's customer at Stripe. Simultaneous requests get the same one. */
async function customerOf(ctx: Context, settings: StripeSettings): Promise<typeof subscriptions.$inferSelect> {
  const found = await find(ctx)
  if (found) return found
  const stripe = await stripeClient(settings)
  const { workspaceId } = ctx
  const { username, fullName } = person(ctx)
  const customer = await stripe.customers.create(
    { email: username, name: fullName, metadata: { workspace: workspaceId } },
    { idempotencyKey: `customer-${workspaceId}` },
  )
  const [kept] = await ctx.db
    .insert(subscriptions)
    .values({ workspaceId, customerId: customer.id, refreshAt: afterMs(86_400_000), updatedAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  return (kept ?? (await find(ctx)))!
}

export interface Checkout {
  planType: PaidPlanId
  billingCycle: BillingCycle
  coupon?: string
}

/** Returns the address of Stripe's payment page. No plan changes here. */
export async function startCheckout(
  ctx: Context,
  { planType, billingCycle, coupon }: Checkout,
  { origin, key = randomUUID() }: { origin: string; key?: string },
): Promise<{ url: string | null }> {
  authorize(ctx, 'change', 'billing')
  const settings = settingsOf(ctx)
  if (coupon) {
    checkCoupon(ctx, coupon)
    if ((await find(ctx))?.subscriptionId) throw new AppError('invalid', 'This coupon is only for a first paid plan.')
  }
  const alreadyPaid = () =>
    new AppError('conflict', 'You already have a paid plan. Change or end it under “Manage billing”.')
  if (isPaid(await find(ctx), ctx.now())) throw alreadyPaid()
  try {
    const stripe = await stripeClient(settings)
    const row = await customerOf(ctx, settings)
    const customer = row.customerId
    // A payment just made may not be stored yet.
    const [current] = await subscriptionsAt(stripe, settings, row)
    if (current && activeStatuses.includes(current.status)) throw alreadyPaid()
    const metadata = { workspace: ctx.workspaceId, plan: planType }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: ctx.workspaceId,
        line_items: [{ price: settings.prices[planType][billingCycle], quantity: 1 }],
        subscription_data: { metadata },
        metadata,
        ...(coupon && { discounts: [{ coupon: await couponAt(stripe, settings, billingCycle) }] }),
        success_url: `${origin}/pricing?checkout=success`,
        cancel_url: `${origin}/pricing?checkout=cancelled`,
      },
      // A double click creates one session.
      {
        idempotencyKey: `checkout-${ctx.workspaceId}-${planType}-${billingCycle}-${coupon ? 'coupon' : 'full'}-${key}`,
      },
    )
    // Otherwise a person could pay on two open pages.
    await expireSessions(stripe, customer, session)
    return { url: session.url }
  } catch (error) {
    throw paymentError(error)
  }
}

/** Returns the address of Stripe's portal. */
export async function openPortal(ctx: Context, origin: string): Promise<{ url: string }> {
  authorize(ctx, 'change', 'billing')
  const settings = settingsOf(ctx)
  const found = await find(ctx)
  if (!found) throw new AppError('conflict', 'There is nothing to manage yet: you have no paid plan.')
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

/** For a deleted account: ends everything that could cost money. Safe to repeat. */
export async function endBilling({ config }: Deps, customer: Customer): Promise<void> {
  const settings = settingsOf({ config })
  const stripe = await stripeClient(settings)
  await expireSessions(stripe, customer.customerId)
  // Asks Stripe, because a payment just made may not be stored yet.
  for (const { subscriptionId, status } of await subscriptionsAt(stripe, settings, customer)) {
    if (endedStatuses.includes(status)) continue
    await stripe.subscriptions.cancel(subscriptionId).catch(unless('resource_missing'))
  }
}

const endedStatuses = ['canceled', 'incomplete_expired']

/** Closes the customer's open payment pages: all, or those older than `newest`. Payments made on them stay. */
async function expireSessions(stripe: Stripe, customer: string, newest?: Stripe.Checkout.Session): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const older = newest
    ? data.filter(({ id, created }) => created < newest.created || (created === newest.created && id < newest.id))
    : data
  for (const { id } of older) await stripe.checkout.sessions.expire(id).catch(unless('StripeInvalidRequestError'))
}

const unless = (expected: string) => (error: unknown) => {
  const { code, type } = error as { code?: string; type?: string }
  if (code !== expected && type !== expected) throw error
}
