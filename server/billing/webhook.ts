import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Deps } from '../context.ts'
import { stripeEvents, subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activeStatuses } from './limits.ts'
import { paymentError, stripeClient } from './stripe.ts'
import { subscriptionsAt } from './subscriptions.ts'

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
    const [current, second] = await subscriptionsAt(stripe, settings, known).catch((error: unknown) => {
      throw paymentError(error)
    })
    if (second && activeStatuses.includes(second.status))
      deps.log.error({ customer, workspace: known.workspaceId }, 'this customer pays for two subscriptions at Stripe')
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
