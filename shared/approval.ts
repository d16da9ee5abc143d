import * as z from 'zod/mini'

/** Whether a workspace's posts are approved before they go out. */
export const approvalModes = ['off', 'asked', 'required'] as const
export type ApprovalMode = (typeof approvalModes)[number]

const person = z.object({ id: z.string(), name: z.string() })

export const approvalSetting = z.object({
  mode: z.enum(approvalModes),
  /** Whether the caller may approve posts here. */
  mayDecide: z.boolean(),
  /** The members who may. */
  deciders: z.array(person),
})
export type ApprovalSetting = z.infer<typeof approvalSetting>

export const approvalSettingChange = z.object({
  mode: z.enum(approvalModes, 'mode must be off, asked or required.'),
})

const note = z.string().check(z.trim(), z.maxLength(2_000, 'A note can hold at most 2,000 characters.'))

export const approvalWish = z.object({
  /** The member who is asked; null for anyone who may approve posts. */
  of: z._default(z.nullable(z.string()), null),
  note: z._default(note, ''),
})
export type ApprovalWish = z.infer<typeof approvalWish>

const instant = z.iso.datetime({ offset: true, error: 'A time must be an ISO date-time such as 2026-11-21T09:00:00Z.' })

export const newDecision = z.object({
  decision: z.enum(['approved', 'changes'], 'decision must be approved or changes.'),
  /** Of what the decider saw, as the list of decisions gave it. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'hash must be the one that came with the post’s decisions.')),
  note: z._default(note, ''),
  /** From when until when it may go out, both included; null for no bound. The same twice is one exact time. */
  timeFrom: z._default(z.nullable(instant), null),
  timeUntil: z._default(z.nullable(instant), null),
})
export type NewDecision = z.infer<typeof newDecision>

export const decision = z.object({
  /** Counts a post's decisions, from 1. */
  number: z.int(),
  decision: z.enum(['approved', 'changes']),
  /** The id is null once the account is deleted, and for somebody without an account. */
  by: z.object({ id: z.nullable(z.string()), name: z.string() }),
  /** Somebody without an account decided it by a review link. */
  isByLink: z.boolean(),
  at: z.string(),
  note: z.string(),
  timeFrom: z.nullable(z.string()),
  timeUntil: z.nullable(z.string()),
})
export type Decision = z.infer<typeof decision>

/** What a post shows of its approval, once somebody asked or decided. */
export const approval = z.object({
  /**
   * `approved`: the last decision is an approval, what goes out has not changed since, and its time is an approved one.
   * `moved`: only its time is not. `void`: what goes out has changed.
   */
  state: z.enum(['asked', 'approved', 'moved', 'void', 'changes']),
  /** Open until somebody decides. */
  request: z.nullable(z.object({ by: z.string(), of: z.nullable(person), at: z.string(), note: z.string() })),
  /** Review links by which it may be approved, made since the last decision, while they work. */
  links: z.array(z.object({ reviewer: z.string(), by: z.string(), at: z.string(), until: z.string() })),
  decision: z.nullable(decision),
})
export type Approval = z.infer<typeof approval>

/** The lists of posts that wait for somebody. */
export const approvalLists = ['mine', 'others', 'changes'] as const
export type ApprovalList = (typeof approvalLists)[number]
