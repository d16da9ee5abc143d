// Apart from the schemas, which no page needs.

/** What a webhook can be told of. Stored: add, never rename. */
export const webhookEventTypes = [
  'post.created',
  'post.changed',
  'post.scheduled',
  'post.due',
  'post.published',
  'post.failed',
  'post.missed',
  'post.deleted',
  'post.approved',
  'post.changes_requested',
  'idea.created',
  'idea.changed',
  'figures.changed',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]
/** Sent on request, to whichever events the webhook listens. */
export const testEvent = 'webhook.test'

export const maxWebhooks = 10
export const deliveryDays = 30
/** How long the former secret signs too. */
export const bothSecretsHours = 24
