import { accountExpiries } from '../accounts/expiry.ts'
import { activityExpiry } from '../activity/entries.ts'
import { noteSecretKey } from '../admin/secret-key-in-use.ts'
import { reservationExpiry } from '../billing/reservations.ts'
import { stripeEventExpiry } from '../billing/webhook.ts'
import type { Deps } from '../context.ts'
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

const expiries = [
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

export async function tidyUp(deps: Deps): Promise<void> {
  const { db, now } = deps
  for (const { table, isExpired } of expiries) await db.delete(table).where(isExpired(now()))
  await noteSecretKey(deps)
}
