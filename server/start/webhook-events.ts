import * as z from 'zod/mini'
import { idea } from '#shared/ideas.ts'
import { post } from '#shared/posts.ts'
import { type WebhookEventType, webhookEventTypes } from '#shared/webhook-events.ts'
import { deletedPost, figureFiles } from '#shared/webhooks.ts'
import { eventData } from './examples.ts'
import type { WebhookEvent } from './openapi.ts'

const summaries: Record<WebhookEventType, string> = {
  'post.created': 'A post was made, or came back from the trash',
  'post.changed': 'A post was saved. While somebody types, one event tells of all saves within 10 seconds',
  'post.scheduled': 'A post got a time, or another one',
  'post.due': 'The time of a post has come, and somebody has to post it',
  'post.published': 'A post is live',
  'post.failed': 'A post could not be published',
  'post.missed': 'The time of a post has passed, and it is not live',
  'post.deleted': 'A post went to the trash. From there it comes back as `post.created`',
  'post.approved': 'Somebody approved a post',
  'post.changes_requested': 'Somebody asked for changes to a post',
  'idea.created': 'An idea was made',
  'idea.changed': 'An idea became a favourite, or is none any more',
  'figures.changed': 'A file of LinkedIn’s figures was added or taken back, or posts were found in one',
}

function schemaOf(name: WebhookEventType) {
  if (name === 'post.deleted') return deletedPost
  if (name === 'figures.changed') return figureFiles
  return name.startsWith('idea.') ? idea : post
}

/** What the OpenAPI document says of webhooks. */
export const webhookEvents: readonly WebhookEvent[] = webhookEventTypes.map((name) => ({
  name,
  summary: summaries[name],
  body: z.object({ type: z.literal(name), timestamp: z.string(), data: schemaOf(name) }),
  example: { type: name, timestamp: '2026-12-01T08:00:05.000Z', data: eventData[name] },
}))
