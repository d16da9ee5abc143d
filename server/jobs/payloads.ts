import type { PaidPlanId } from '#shared/plans.ts'

type Nothing = undefined

/**
 * Every kind of job and its payload: ids and names, never a secret or anything that a person wrote. The folder that
 * runs a kind defines it, and `server/start/job-kinds.ts` joins both.
 */
export interface Payloads {
  'end-billing': { customerId: string; subscriptionId: string | null; plan: PaidPlanId | null }
  'refresh-subscription': { customerId: string }
  'find-refreshes': Nothing
  /** A restore sets `isRestored` on jobs due between the backup and the restore. */
  'post-due': { postId: string; dueAt: string; isRestored?: boolean }
  'delete-media': { id: string }
  /** The address of the person's picture at the identity provider. */
  'take-photo': { userId: string; address: string }
  'sweep-media': Nothing
  'follow-zones': Nothing
  'send-password-reset': { userId: string }
  'send-verification': { userId: string }
  'send-author-link': { linkId: string }
  'send-invitation': { invitationId: string }
  'send-review-link': { linkId: string; sealed: string; isReminder?: boolean }
  'send-warning': { userId: string; kind: string; browser: string; address: string; at: string }
  'publish-post': { postId: string }
  'tell-failure': { postId: string }
  'find-figures': Nothing
  'read-figures': { workspaceId: string; userId: string }
  'tell-of-comment': { commentId: string; userId: string }
  'tell-decider': { postId: string; userId: string; askedAt: string; isReminder: boolean }
  'remind-of-approval': { postId: string; askedAt: string }
  /** A trigger enqueues it when a post that somebody decided about changes. */
  'look-at-approval': { postId: string }
  /** By email, that what they approved with a link has changed. */
  'tell-reviewer': { linkId: string; postId: string; number: number }
  'tell-decision': { postId: string; number: number; userId: string }
  /** One of the person's notifications. */
  'tell-news': { workspaceId: string; userId: string; notificationId: string }
  'send-digest': { workspaceId: string; userId: string }
  'learn-from-post': { postId: string }
  /** At a time when the clock may change a post's status; `at` is that time, in case this server's clock lags. */
  'tell-status': { postId: string; dueAt: string; at: string }
  /** A trigger enqueues it for the events of one post or idea. */
  'send-to-webhook': { webhookId: string; subjectId: string }
  'tell-webhook-off': { webhookId: string }
  'find-months': Nothing
  /** The month, such as 2026-10, that the email is about. */
  'send-month': { userId: string; month: string }
  'look-for-update': Nothing
  'back-up': Nothing
  'watch-backups': Nothing
  /** How the backups fare at that moment, for one operator. */
  'tell-of-backups': { userId: string; isLate: boolean; lastAt: string }
  'tidy-up': Nothing
}

export type JobName = keyof Payloads
