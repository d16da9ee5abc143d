import type { WebhookEvent } from './openapi.ts'

/** What the OpenAPI document says of webhooks. */
export const webhookEvents: readonly WebhookEvent[] = []
