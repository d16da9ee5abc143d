import type Stripe from 'stripe'
import { type BillingCycle, type PaidPlanId, paidPlanIds } from '#shared/plans.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'
import type { subscriptions } from '../database/schema.ts'
import { activeStatuses } from '../quotas.ts'

export type Customer = Pick<typeof subscriptions.$inferSelect, 'customerId' | 'subscriptionId' | 'plan'>

export interface Subscribed {
  subscriptionId: string
  plan: PaidPlanId
  billingCycle: BillingCycle
  status: Stripe.Subscription.Status
  currentPeriodStart: Date
  currentPeriodEnd: Date
  /** Cancelled, but runs until the period's end. */
  isEnding: boolean
}

/**
 * The customer's subscriptions at Stripe now: active before ended, then newest first. Leaves out other products of the
 * same Stripe account.
 */
export async function subscriptionsAt(stripe: Stripe, settings: StripeSettings, row: Customer): Promise<Subscribed[]> {
  const { data } = await stripe.subscriptions.list({ customer: row.customerId, status: 'all', limit: 100 })
  return data
    .toSorted((a, b) => rank(b) - rank(a) || b.created - a.created)
    .flatMap((subscription) => {
      const [item] = subscription.items.data
      const bought = item && planOf(settings, row, subscription, item.price)
      return bought
        ? {
            ...bought,
            subscriptionId: subscription.id,
            status: subscription.status,
            currentPeriodStart: new Date(item.current_period_start * 1_000),
            currentPeriodEnd: new Date(item.current_period_end * 1_000),
            isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
          }
        : []
    })
}

const rank = ({ status }: Stripe.Subscription) => (activeStatuses.includes(status) ? 1 : 0)

/** Found by price. A subscription at a price no longer offered keeps its plan. */
function planOf(
  { prices }: StripeSettings,
  row: Customer,
  { id, metadata }: Stripe.Subscription,
  price: Stripe.Price,
): { plan: PaidPlanId; billingCycle: BillingCycle } | null {
  for (const plan of paidPlanIds) {
    for (const billingCycle of ['monthly', 'yearly'] as const) {
      if (prices[plan][billingCycle] === price.id) return { plan, billingCycle }
    }
  }
  const plan = paidPlanIds.find((one) => one === metadata.plan) ?? (id === row.subscriptionId ? row.plan : null)
  return plan && { plan, billingCycle: price.recurring?.interval === 'year' ? 'yearly' : 'monthly' }
}
