import { lt, sql } from 'drizzle-orm'
import { activityDays } from '#shared/activity.ts'
import type { Deps } from './context.ts'
import {
  auditEvents,
  idempotencyKeys,
  knownBrowsers,
  pageViews,
  planReservations,
  rateLimits,
  sessions,
  stripeEvents,
} from './database/schema.ts'
import { isForgotten } from './writing/once.ts'

const hour = 3_600_000

/** Forgets what has run out, now and every hour. Several servers may do it at once. */
export function keepTidy(deps: Deps): { stop(): Promise<void> } {
  const tidy = async () => {
    const now = deps.now()
    await deps.db.delete(sessions).where(lt(sessions.expiresAt, now))
    await deps.db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, now))
    await deps.db
      .delete(auditEvents)
      .where(lt(auditEvents.createdAt, new Date(now.getTime() - activityDays * 24 * hour)))
    await deps.db.delete(stripeEvents).where(lt(stripeEvents.createdAt, new Date(now.getTime() - 90 * 24 * hour)))
    const yearAgo = new Date(now.getTime() - 400 * 24 * hour).toISOString().slice(0, 10)
    await deps.db.delete(pageViews).where(lt(pageViews.day, yearAgo))
    await deps.db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
    await deps.db.delete(planReservations).where(lt(planReservations.expiresAt, sql`clock_timestamp()`))
    await deps.db.delete(idempotencyKeys).where(isForgotten)
  }
  let running: Promise<void> | undefined
  const run = () => {
    running = tidy().catch((err: unknown) => deps.log.error({ err }, 'tidying up failed'))
  }
  const timer = setInterval(run, hour)
  run()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
