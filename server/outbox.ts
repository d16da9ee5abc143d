import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { endBilling } from './billing/billing.ts'
import { dueForRefresh, refreshSubscription } from './billing/refresh.ts'
import type { Context, Deps } from './context.ts'
import type { Transaction } from './database/connect.ts'
import { outbox } from './database/schema.ts'
import { afterMs } from './leases.ts'

/**
 * What has to happen elsewhere because something was decided here. It is written in the transaction that decides and
 * worked off after it, again and again until it is done, by whichever server comes to it: so each of these must be
 * harmless when it happens twice. No payload holds a secret or anything that a person wrote.
 */
const effects = {
  'end-billing': endBilling,
  'refresh-subscription': refreshSubscription,
}
type Effects = typeof effects
type Kind = keyof Effects
type Payload<K extends Kind> = Parameters<Effects[K]>[1]

/** The same key is one row for as long as it is not worked off. */
export async function enqueue<K extends Kind>(
  tx: Transaction | Context['db'],
  kind: K,
  payload: Payload<K>,
  key: string = randomUUID(),
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: `${kind}-${key}`, kind, payload, nextAttemptAt: afterMs(0), createdAt: afterMs(0) })
    .onConflictDoNothing()
}

const atOnce = 5
/** Longer than any effect takes; after it a row is taken to be a dead server's. */
const leaseMs = 5 * 60_000
/** 5 seconds, 10, 20 … up to an hour, and up to a quarter more, so that many do not come back together. */
const backOffMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000) * (1 + Math.random() / 4)

/** Works off what is due: at the start, every so often, and when a transaction has filled it. */
export function startOutbox(deps: Deps): { stop(): Promise<void> } {
  let working: Promise<void> | null = null
  let isMore = false
  const run = () => {
    isMore = true
    working ??= workOff().finally(() => {
      working = null
    })
  }
  const workOff = async () => {
    while (isMore && !deps.stopping.aborted) {
      isMore = false
      try {
        await enqueueRefreshes(deps)
        await workOffDue(deps)
      } catch (err) {
        deps.log.error({ err }, 'the outbox could not be worked off')
      }
    }
  }
  const timer = setInterval(run, deps.timing.outboxMs)
  deps.outbox.on('filled', run)
  run()
  return {
    stop: async () => {
      clearInterval(timer)
      deps.outbox.off('filled', run)
      isMore = false
      await working
    },
  }
}

/** An event may have been lost, here or on its way: Stripe is asked daily about every customer. */
async function enqueueRefreshes(deps: Deps): Promise<void> {
  if (!deps.config.stripe) return
  await deps.db.transaction(async (tx) => {
    for (const customerId of await dueForRefresh(tx))
      await enqueue(tx, 'refresh-subscription', { customerId }, customerId)
  })
}

async function workOffDue(deps: Deps): Promise<void> {
  for (;;) {
    if (deps.stopping.aborted) return
    const due = deps.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.nextAttemptAt, sql`clock_timestamp()`))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const claimed = await deps.db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: afterMs(leaseMs) })
      // An array, so that the rows are chosen once: a subquery may be run again and choose others.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
    await Promise.all(claimed.map((row) => attempt(deps, row)))
    if (claimed.length < atOnce) return
  }
}

async function attempt(deps: Deps, { id, kind, payload, attempts }: typeof outbox.$inferSelect): Promise<void> {
  // A row that another server has claimed since is that one's.
  const mine = and(eq(outbox.id, id), eq(outbox.attempts, attempts))
  try {
    const effect = effects[kind as Kind] as ((deps: Deps, payload: unknown) => Promise<void>) | undefined
    if (!effect) throw new Error(`there is no effect ${kind} in this version`)
    await effect(deps, payload)
    await deps.db.delete(outbox).where(mine)
  } catch (err) {
    const { code, type, name } = err as { code?: unknown; type?: unknown; name?: string }
    deps.log.warn({ err, kind, attempts }, 'an effect failed and is tried again later')
    await deps.db
      .update(outbox)
      .set({ nextAttemptAt: afterMs(backOffMs(attempts)), lastError: String(code ?? type ?? name) })
      .where(mine)
      .catch((err: unknown) => deps.log.warn({ err, kind }, 'that an effect failed could not be noted'))
  }
}
