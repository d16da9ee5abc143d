import * as z from 'zod/mini'
import { activity } from './activity.ts'
import { setLimits, workspaceUse } from './limits.ts'

export type AccountChange = 'disable' | 'enable' | 'end-sessions'

/** An account as operators see it, without anything that its person wrote. */
export const operatedAccount = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  createdAt: z.string(),
  /** `password`, `passkey`, and the issuers of identity providers. */
  waysIn: z.array(z.string()),
  sessions: z.int(),
  /** When a session was last used or started, to the hour; null when unknown. */
  usedAt: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  isOperator: z.boolean(),
  /** Whether this is the operator's own account. */
  isOwn: z.boolean(),
})
export type OperatedAccount = z.infer<typeof operatedAccount>

export const trailEvent = z.extend(activity, {
  /** The account of the event; after a deletion, the id that no longer exists. */
  accountId: z.string(),
  /** Null once the account is deleted. */
  email: z.nullable(z.string()),
  /** When an operator acted on another account: its email, or its id if it was deleted. */
  about: z.nullable(z.string()),
})
export type TrailEvent = z.infer<typeof trailEvent>

/** A workspace as operators see it, without what its members wrote. */
export const operatedWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** The emails of its owners. */
  owners: z.array(z.string()),
  use: workspaceUse,
  /** What an operator has set. */
  set: setLimits,
})
export type OperatedWorkspace = z.infer<typeof operatedWorkspace>
