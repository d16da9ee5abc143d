import { eq, lt } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Deps } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { stripeEvents } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { refreshSubscription } from './refresh.ts'
import { stripeClient } from './stripe.ts'

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

const refused = () => new AppError('invalid', 'The signature of this event is invalid.')

/**
 * Stripe's events come unordered and repeatedly, so an event only says whose state to ask Stripe for. The transaction
 * that stores the state also records the event.
 */
export async function receiveEvent(deps: Deps, payload: string, signature: string | undefined): Promise<void> {
  const settings = deps.config.stripe
  if (!settings) throw new AppError('not_found', 'Unknown endpoint.')
  const stripe = await stripeClient(settings)
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(payload, signature ?? '', settings.webhookSecret)
  } catch {
    throw refused()
  }
  const customer = customerOf(event)
  if (!eventsThatMatter.has(event.type) || !customer) return

  const [known] = await deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id))
  if (known) return
  await refreshSubscription(deps, { customerId: customer }, async (tx) => {
    const noted = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id })
    return noted.length > 0
  })
}

function customerOf(event: Stripe.Event): string | null {
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return (typeof customer === 'string' ? customer : customer?.id) ?? null
}

export const stripeEventExpiry: Expiry = {
  table: stripeEvents,
  isExpired: (now) => lt(stripeEvents.createdAt, daysBefore(now, 90)),
}
