import { sql } from 'drizzle-orm'
import { accountExpiries } from '../accounts/expiry.ts'
import { activityExpiry } from '../activity/entries.ts'
import { noteSecretKey } from '../admin/secret-key-in-use.ts'
import { reservationExpiry } from '../billing/reservations.ts'
import { stripeEventExpiry } from '../billing/webhook.ts'
import type { Deps } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { responseExpiry } from '../http/once.ts'
import { rateLimitExpiry } from '../http/rate-limits.ts'
import { deadJobExpiry } from '../jobs/jobs.ts'
import { authorLinkExpiry } from '../members/author-links.ts'
import { invitationExpiry } from '../members/invitations.ts'
import { notificationExpiry } from '../notifications/notifications.ts'
import { oauthExpiries } from '../oauth/entries.ts'
import { pageViewExpiry } from '../page-views/routes.ts'
import { reviewLinkExpiry } from '../review/links.ts'
import { trashExpiry } from '../trash/trash.ts'
import { webhookLogExpiry } from '../webhooks/webhooks.ts'

export const expiries = [
  activityExpiry,
  ...accountExpiries,
  ...oauthExpiries,
  authorLinkExpiry,
  invitationExpiry,
  notificationExpiry,
  stripeEventExpiry,
  pageViewExpiry,
  rateLimitExpiry,
  reviewLinkExpiry,
  reservationExpiry,
  responseExpiry,
  trashExpiry,
  webhookLogExpiry,
  deadJobExpiry,
]

/** Rows deleted by one statement, so that none exceeds the time that a statement may take. */
const batch = 5_000

export async function tidyUp(deps: Deps): Promise<void> {
  for (const expiry of expiries) while ((await deleteSome(deps, expiry)) === batch);
  await noteSecretKey(deps)
}

async function deleteSome({ db, now }: Deps, { table, isExpired }: Expiry) {
  const expired = sql`array(select ctid from ${table} where ${isExpired(now())} limit ${batch})`
  const { rowCount } = await db.delete(table).where(sql`ctid = any(${expired})`)
  return rowCount
}
