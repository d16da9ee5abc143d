import { lt } from 'drizzle-orm'
import { activityDays } from '#shared/activity.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { auditEvents, knownBrowsers, passkeyRequests, sessions } from '../database/schema.ts'

export const accountExpiries: Expiry[] = [
  { table: sessions, isExpired: (now) => lt(sessions.expiresAt, now) },
  { table: knownBrowsers, isExpired: (now) => lt(knownBrowsers.expiresAt, now) },
  { table: passkeyRequests, isExpired: (now) => lt(passkeyRequests.expiresAt, now) },
  { table: auditEvents, isExpired: (now) => lt(auditEvents.createdAt, daysBefore(now, activityDays)) },
]
