import { lt, sql } from 'drizzle-orm'
import { activityDays } from '#shared/activity.ts'
import type { Deps } from '../context.ts'
import {
  auditEvents,
  idempotencyKeys,
  jobs,
  knownBrowsers,
  notificationReads,
  pageViews,
  passkeyRequests,
  planReservations,
  rateLimits,
  sessions,
  stripeEvents,
} from '../database/schema.ts'
import { letGo } from '../trash/trash.ts'
import { isForgotten } from '../writing/once.ts'

const day = 86_400_000

/** Deletes expired rows. */
export async function tidyUp(deps: Deps): Promise<void> {
  const now = deps.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  await deps.db.delete(sessions).where(lt(sessions.expiresAt, now))
  await deps.db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, now))
  await deps.db.delete(passkeyRequests).where(lt(passkeyRequests.expiresAt, now))
  await deps.db.delete(auditEvents).where(lt(auditEvents.createdAt, daysAgo(activityDays)))
  // None is listed for so long.
  await deps.db.delete(notificationReads).where(lt(notificationReads.at, daysAgo(60)))
  await deps.db.delete(stripeEvents).where(lt(stripeEvents.createdAt, daysAgo(90)))
  await deps.db.delete(pageViews).where(lt(pageViews.day, daysAgo(400).toISOString().slice(0, 10)))
  await deps.db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
  await deps.db.delete(planReservations).where(lt(planReservations.expiresAt, sql`clock_timestamp()`))
  await deps.db.delete(idempotencyKeys).where(isForgotten)
  await letGo(deps)
  await deps.db.delete(jobs).where(lt(jobs.diedAt, sql`clock_timestamp() - interval '90 days'`))
}
