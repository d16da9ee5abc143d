import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Deps, WithStopping } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { subscriptions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { afterMs } from '../leases.ts'
import { activeStatuses } from '../quotas.ts'
import { paymentError, stripeClient } from './stripe.ts'
import { subscriptionsAt } from './subscriptions.ts'

const day = 86_400_000

/**
 * Reads a customer's subscription from Stripe and stores it, holding neither a lock nor a connection meanwhile. Each
 * request takes a number, and an answer is stored only if no later request was answered first. `isWanted` runs in the
 * storing transaction and may write in it.
 */
export async function refreshSubscription(
  deps: Deps,
  { customerId }: { customerId: string },
  isWanted: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<void> {
  const settings = deps.config.stripe
  if (!settings) throw new AppError('unavailable', 'No payment service is configured.')
  const [asking] = await deps.db
    .update(subscriptions)
    .set({ asked: sql`${subscriptions.asked} + 1`, refreshAt: afterMs(day * (0.75 + Math.random() / 2)) })
    .where(eq(subscriptions.customerId, customerId))
    .returning()
  if (!asking) return
  const stripe = await stripeClient(settings)
  const [current, second] = await subscriptionsAt(stripe, settings, asking).catch((error: unknown) => {
    throw paymentError(error)
  })
  if (second && activeStatuses.includes(second.status))
    deps.log.error(
      { customer: customerId, workspace: asking.workspaceId },
      'found two paid subscriptions of one customer at Stripe',
    )
  const state = current ?? { status: asking.status && 'canceled', isEnding: false }
  await deps.db.transaction(async (tx) => {
    if (!(await isWanted(tx))) return
    await tx
      .update(subscriptions)
      .set({ ...state, answered: asking.asked, updatedAt: deps.now() })
      .where(and(eq(subscriptions.workspaceId, asking.workspaceId), lt(subscriptions.answered, asking.asked)))
  })
}

const atOnce = 50

/** Events can get lost, so the app asks Stripe daily about every customer. */
export async function enqueueRefreshes(deps: Deps & WithStopping): Promise<void> {
  if (!deps.config.stripe) return
  const next = () =>
    deps.db.transaction(async (tx) => {
      const due = await dueForRefresh(tx)
      for (const customerId of due) await enqueue(tx, 'refresh-subscription', { customerId }, { key: customerId })
      return due.length
    })
  while ((await next()) === atOnce && !deps.stopping.aborted);
}

/** A batch of customers whose state is a day old. */
async function dueForRefresh(tx: Transaction): Promise<string[]> {
  const due = tx
    .select({ workspaceId: subscriptions.workspaceId })
    .from(subscriptions)
    .where(lte(subscriptions.refreshAt, sql`clock_timestamp()`))
    .orderBy(asc(subscriptions.refreshAt))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const claimed = await tx
    .update(subscriptions)
    .set({ refreshAt: afterMs(day) })
    .where(sql`${subscriptions.workspaceId} = any(array(${due}))`)
    .returning({ customerId: subscriptions.customerId })
  return claimed.map(({ customerId }) => customerId)
}
