import * as z from 'zod/mini'
import { activity } from './activity.ts'

/** What an operator does to an account. */
export type AccountChange = 'disable' | 'enable' | 'end-sessions'

/** An account as those who run the server see it; nothing that its person wrote. */
export const operatedAccount = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  createdAt: z.string(),
  /** `password`, `passkey`, and the issuers of identity providers. */
  waysIn: z.array(z.string()),
  sessions: z.int(),
  /** When a session was used or begun last, to the hour; null where neither is known any more. */
  usedAt: z.nullable(z.string()),
  /** Since when an operator keeps the person out. */
  disabledAt: z.nullable(z.string()),
  isOperator: z.boolean(),
  /** It is the one that asks. */
  isOwn: z.boolean(),
})
export type OperatedAccount = z.infer<typeof operatedAccount>

export const trailEvent = z.extend(activity, {
  /** Whose it is; of a deletion the account that is gone. */
  accountId: z.string(),
  /** Null once the account is deleted. */
  email: z.nullable(z.string()),
  /** Of what an operator did to another account: its email, or its id once it is deleted. */
  about: z.nullable(z.string()),
})
export type TrailEvent = z.infer<typeof trailEvent>
