import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { StripeSettings } from '../config.ts'
import type { Deps } from '../context.ts'
import { stripeEvents, subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { planOfPrice } from './billing.ts'
import { activeStatuses } from './limits.ts'
import { paymentError, stripeClient } from './stripe.ts'

const eventsThatMatter = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
])

const refused = () => new AppError('invalid', 'The signature of this event is not valid.')

/**
 * Takes in an event of Stripe. Events come unordered and more than once, so an event only says whose state to look up:
 * what is stored is what Stripe answers now, looked up while the workspace's row is locked.
 */
export async function receiveEvent(deps: Deps, payload: string, signature: string | undefined): Promise<void> {
  const settings = deps.config.stripe
  if (!settings) throw new AppError('not_found', 'There is no such call.')
  const stripe = await stripeClient(settings)
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(payload, signature ?? '', settings.webhookSecret)
  } catch {
    throw refused()
  }
  const customer = customerOf(event)
  if (!eventsThatMatter.has(event.type) || !customer) return

  await deps.db.transaction(async (tx) => {
    const [known] = await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customer)).for('update')
    if (!known) return
    const [isNew] = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning()
    if (!isNew) return
    const current = await currentSubscription(stripe, settings, customer).catch((error: unknown) => {
      throw paymentError(error)
    })
    await tx
      .update(subscriptions)
      .set({ ...(current ?? { status: known.status && 'canceled', isEnding: false }), updatedAt: deps.now() })
      .where(eq(subscriptions.workspaceId, known.workspaceId))
  })
}

function customerOf(event: Stripe.Event): string | null {
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return (typeof customer === 'string' ? customer : customer?.id) ?? null
}

/** The customer's subscription that counts: an active one before an ended one, then the newest. */
async function currentSubscription(stripe: Stripe, settings: StripeSettings, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  const ranked = data
    .flatMap((subscription) => {
      const [item] = subscription.items.data
      const known = planOfPrice(settings, item?.price.id)
      return item && known ? [{ subscription, item, known }] : []
    })
    .sort((a, b) => rank(b.subscription) - rank(a.subscription) || b.subscription.created - a.subscription.created)
  const [first] = ranked
  if (!first) return null
  const { subscription, item, known } = first
  return {
    ...known,
    subscriptionId: subscription.id,
    status: subscription.status,
    currentPeriodStart: new Date(item.current_period_start * 1_000),
    currentPeriodEnd: new Date(item.current_period_end * 1_000),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

const rank = ({ status }: Stripe.Subscription) => (activeStatuses.includes(status) ? 1 : 0)
