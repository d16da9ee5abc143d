import type { PaidPlanId } from '#shared/plans.ts'

/** What a recurring job is given. */
type Nothing = undefined

/**
 * Every kind of job, and what it is enqueued with: ids and names, never a secret or anything that a person wrote. The
 * folder that runs a kind says how; `server/start/job-kinds.ts` joins the two.
 */
export interface Payloads {
  'end-billing': { customerId: string; subscriptionId: string | null; plan: PaidPlanId | null }
  'refresh-subscription': { customerId: string }
  'find-refreshes': Nothing
  /** `isRestored` is set by a restore: the time lies between the backup and the restore. */
  'post-due': { postId: string; dueAt: string; isRestored?: boolean }
  'delete-media': { id: string }
  /** Where the identity provider says that the person's picture is. */
  'take-photo': { userId: string; address: string }
  'sweep-media': Nothing
  'follow-zones': Nothing
  'send-password-reset': { userId: string }
  'send-verification': { userId: string }
  'send-warning': { userId: string; kind: string; browser: string; address: string; at: string }
  'publish-post': { postId: string }
  'tell-failure': { postId: string }
  'tidy-up': Nothing
}

export type JobName = keyof Payloads
