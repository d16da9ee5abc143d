import * as z from 'zod/mini'
import { figures } from './figures.ts'
import { testEvent, webhookEventTypes } from './webhook-events.ts'

/** What is sent of a deleted post. */
export const deletedPost = z.object({ id: z.string() })
export type DeletedPost = z.infer<typeof deletedPost>

/** What is sent when figures change: the files that they come from. */
export const figureFiles = z.pick(figures, { files: true })
export type FigureFiles = z.infer<typeof figureFiles>

export const webhookStates = ['on', 'paused', 'off'] as const
/** `failing` for days, or the address answered that it is `gone`. */
export const webhookOffReasons = ['failing', 'gone'] as const
export type WebhookOffReason = (typeof webhookOffReasons)[number]

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  /** Events wait for a webhook that is paused or switched off. */
  state: z.enum(webhookStates),
  offBecause: z.nullable(z.enum(webhookOffReasons)),
  /** The first failure since the last success. */
  failingSince: z.nullable(z.string()),
  /** Until then the former secret signs too. */
  bothSecretsUntil: z.nullable(z.string()),
  /** Events that are not delivered yet. */
  waiting: z.int(),
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof webhook>

/** The secret is shown only here. */
export const webhookWithSecret = z.extend(webhook, { secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

const url = z
  .string('url must be an address.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter the address.'),
    z.maxLength(2_000, 'An address can have at most 2,000 characters.'),
  )
const events = z
  .array(z.enum(webhookEventTypes, `events must be some of ${webhookEventTypes.join(', ')}.`), 'events must be a list.')
  .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(webhookEventTypes.length, 'Name each event once.'))

export const newWebhook = z.object({ url, events })
export type NewWebhook = z.infer<typeof newWebhook>

export const webhookPatch = z
  .object({
    url: z.optional(url),
    events: z.optional(events),
    /** `on` ends a pause, and switches it on again. */
    state: z.optional(z.enum(['on', 'paused'], 'state must be on or paused.')),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Nothing to change.'))
export type WebhookPatch = z.infer<typeof webhookPatch>

/** Waiting includes waiting for the next attempt; `failed` means given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Why nobody answered. `restored`: it was not sent, because it waited in a backup that was restored. */
export const deliveryErrors = ['timeout', 'private', 'unreachable', 'restored'] as const

export const delivery = z.object({
  /** The header `webhook-id`. */
  eventId: z.string(),
  type: z.enum([...webhookEventTypes, testEvent]),
  subjectId: z.string(),
  at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Null unless it is waiting. */
  nextAt: z.nullable(z.string()),
  attemptedAt: z.nullable(z.string()),
  /** Of the last attempt. */
  durationMs: z.nullable(z.int()),
  status: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
  /** The first characters of the answer. */
  answer: z.string(),
})
export type Delivery = z.infer<typeof delivery>

/** One event, or all between two moments (ISO). */
export type Replay = { eventId: string } | { from: string; to: string; only?: 'failed' | undefined }

export const replayed = z.object({ count: z.int() })
