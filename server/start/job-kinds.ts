import { sendVerification } from '../accounts/email-verification.ts'
import { sendPasswordReset } from '../accounts/password-reset.ts'
import { sendWarning } from '../accounts/warnings.ts'
import { lookAtApproval } from '../approval/lapsed.ts'
import { remindOfApproval } from '../approval/requests.ts'
import { tellDecider, tellDecision } from '../approval/tell.ts'
import { backUpDaily } from '../backup/daily.ts'
import { tellOfBackups, watchBackups } from '../backup/watch.ts'
import { endBilling } from '../billing/billing.ts'
import { enqueueRefreshes, refreshSubscription } from '../billing/refresh.ts'
import { tellOfComment } from '../comments/tell-by-mail.ts'
import { enqueueReadings, readFromNetwork } from '../figures/from-network.ts'
import { findMonths, sendMonth } from '../figures/month-mail.ts'
import type { JobKind } from '../jobs/kinds.ts'
import type { JobName, Payloads } from '../jobs/payloads.ts'
import { deleteBytes, sweepMedia } from '../media/media.ts'
import { takeProviderPhoto } from '../media/provider-photo.ts'
import { mailAuthorLink } from '../members/author-links.ts'
import { sendInvitation } from '../members/send-invitation.ts'
import { publishPost } from '../networks/attempt.ts'
import { tellFailure } from '../networks/tell-failure.ts'
import { sendDigest, tellNews } from '../notifications/by-mail.ts'
import { sendReviewLink, tellReviewer } from '../review/send-link.ts'
import { postDue } from '../scheduling/due.ts'
import { followZones } from '../scheduling/zones.ts'
import { lookWhenDue } from '../updates/newest.ts'
import { learnFromPost } from '../voice/learn.ts'
import { sendToWebhook } from '../webhooks/send.ts'
import { tellWebhookOff } from '../webhooks/tell-off.ts'
import { tellStatus } from '../webhooks/tell-status.ts'
import { tidyUp } from './housekeeping.ts'
import type { Services } from './services.ts'

const minute = 60_000

export const jobKinds: { [K in JobName]: JobKind<Payloads[K], Services> } = {
  'end-billing': { run: endBilling },
  // Runs again the next day, whatever the result.
  'refresh-subscription': {
    run: (deps, customer) => refreshSubscription(deps, customer),
    maxAttempts: 20,
  },
  'find-refreshes': { run: enqueueRefreshes, everyMs: 5 * minute },
  // More would only make people wait who use the app at nine in the morning.
  'post-due': { run: postDue, atOnce: 4 },
  // The database enqueues it when a row of `media` is deleted.
  'delete-media': { run: deleteBytes },
  'take-photo': { run: takeProviderPhoto, maxAttempts: 2 },
  'sweep-media': { run: sweepMedia, everyMs: 24 * 60 * minute },
  // The rules come with Node, so new ones are there after an update.
  'follow-zones': { run: followZones, everyMs: 24 * 60 * minute, limitMs: 60 * minute },
  // A person who asks for a link looks for it within the hour.
  'send-password-reset': { run: sendPasswordReset, maxAttempts: 10 },
  'send-verification': { run: sendVerification, maxAttempts: 10 },
  'send-author-link': { run: mailAuthorLink, maxAttempts: 10 },
  'send-invitation': { run: sendInvitation, maxAttempts: 10 },
  'send-review-link': { run: sendReviewLink, maxAttempts: 10 },
  'send-warning': { run: sendWarning, maxAttempts: 10 },
  'publish-post': { run: publishPost, atOnce: 10 },
  'find-figures': { run: enqueueReadings, everyMs: 60 * minute },
  // An outage of an hour is waited out; after that the next day goes on.
  'read-figures': { run: readFromNetwork, atOnce: 2, maxAttempts: 10, limitMs: 30 * minute },
  'learn-from-post': { run: learnFromPost, atOnce: 2, maxAttempts: 5 },
  'tell-of-comment': { run: tellOfComment, maxAttempts: 10 },
  'tell-news': { run: tellNews, maxAttempts: 10 },
  'send-digest': { run: sendDigest, maxAttempts: 20 },
  'tell-failure': { run: tellFailure, maxAttempts: 20 },
  'tell-decider': { run: tellDecider, maxAttempts: 20 },
  'remind-of-approval': { run: remindOfApproval },
  'look-at-approval': { run: lookAtApproval },
  'tell-reviewer': { run: tellReviewer, maxAttempts: 20 },
  'tell-decision': { run: tellDecision, maxAttempts: 20 },
  'tell-status': { run: tellStatus },
  'send-to-webhook': { run: sendToWebhook, atOnce: 20 },
  'tell-webhook-off': { run: tellWebhookOff, maxAttempts: 20 },
  'find-months': { run: findMonths, everyMs: 60 * minute },
  'send-month': { run: sendMonth, maxAttempts: 20 },
  'look-for-update': { run: lookWhenDue, everyMs: 60 * minute },
  'back-up': { run: backUpDaily, everyMs: 10 * minute, limitMs: 12 * 60 * minute },
  'watch-backups': { run: watchBackups, everyMs: 10 * minute },
  'tell-of-backups': { run: tellOfBackups, maxAttempts: 20 },
  'tidy-up': { run: tidyUp, everyMs: 60 * minute },
}
