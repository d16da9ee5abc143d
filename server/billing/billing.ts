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

/** The workspace's plan, the state of its subscription, and its usage. */
export async function billingOf(ctx: Context): Promise<BillingState> {
  authorize(ctx, 'read', 'billing')
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
          categories: { used: new Set(used?.categories).size, limit: plan.categories },
          resetsAt: resetsAt.toISOString(),
        }
      : null,
  }
}

export function checkCoupon({ config }: Pick<Deps, 'config'>, code: string): void {
  if (code.trim().toLowerCase() !== config.couponCode.toLowerCase()) throw new AppError('invalid', invalidCoupon)
}

/** The workspace's customer at Stripe; one, however many requests ask at once. */
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

/** Starts a payment at Stripe and returns the address of its page. Nothing is paid and no plan changes here. */
export async function startCheckout(
  ctx: Context,
  { planType, billingCycle, coupon }: Checkout,
  { origin, key = randomUUID() }: { origin: string; key?: string },
): Promise<{ url: string | null }> {
  authorize(ctx, 'change', 'billing')
  const settings = settingsOf(ctx)
  if (coupon) {
    checkCoupon(ctx, coupon)
    if ((await find(ctx))?.subscriptionId) throw new AppError('invalid', 'This coupon is for a first paid plan.')
  }
  const alreadyPaid = () =>
    new AppError('conflict', 'You have a paid plan already. Change or end it under “Manage billing”.')
  if (isPaid(await find(ctx), ctx.now())) throw alreadyPaid()
  try {
    const stripe = await stripeClient(settings)
    const row = await customerOf(ctx, settings)
    const customer = row.customerId
    // A payment just made may not be known here yet.
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
    // Two open pages could both be paid.
    await expireSessions(stripe, customer, session)
    return { url: session.url }
  } catch (error) {
    throw paymentError(error)
  }
}

/** Stripe's own pages for changing the plan, the card, or ending it. */
export async function openPortal(ctx: Context, origin: string): Promise<{ url: string }> {
  authorize(ctx, 'change', 'billing')
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

/** Ends everything that could cost money at once, for a deleted account. Harmless when repeated. */
export async function endBilling({ config }: Deps, customer: Customer): Promise<void> {
  const settings = settingsOf({ config })
  const stripe = await stripeClient(settings)
  await expireSessions(stripe, customer.customerId)
  // Stripe is asked, because a payment just made may not be known here yet.
  for (const { subscriptionId, status } of await subscriptionsAt(stripe, settings, customer)) {
    if (endedStatuses.includes(status)) continue
    await stripe.subscriptions.cancel(subscriptionId).catch(unless('resource_missing'))
  }
}

const endedStatuses = ['canceled', 'incomplete_expired']

/**
 * Closes the customer's open payment pages: all, or those older than the given one. What was paid on them meanwhile
 * stays.
 */
async function expireSessions(stripe: Stripe, customer: string, newest?: Stripe.Checkout.Session): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const older = newest
    ? data.filter(({ id, created }) => created < newest.created || (created === newest.created && id < newest.id))
    : data
  for (const { id } of older) await stripe.checkout.sessions.expire(id).catch(unless('StripeInvalidRequestError'))
}

/** Ignores errors of this code or type. */
const unless = (expected: string) => (error: unknown) => {
  const { code, type } = error as { code?: string; type?: string }
  if (code !== expected && type !== expected) throw error
}
