import type { WebhookEventType } from '#shared/webhook-events.ts'
import type { Delivery } from '#shared/webhooks.ts'

export const eventNames: Record<WebhookEventType, { name: string; note: string }> = {
  'post.created': { name: 'Post created', note: 'Also when it comes back from the trash.' },
  'post.changed': { name: 'Post changed', note: 'While somebody types, every 10 seconds at most.' },
  'post.scheduled': { name: 'Post scheduled', note: 'It got a time, or another one.' },
  'post.due': { name: 'Post due', note: 'Its time has come, and somebody has to post it.' },
  'post.published': { name: 'Post published', note: 'It is live.' },
  'post.failed': { name: 'Publishing failed', note: 'It could not be published.' },
  'post.missed': { name: 'Post missed', note: 'Its time has passed, and it is not live.' },
  'post.deleted': { name: 'Post deleted', note: 'It went to the trash.' },
  'post.approved': { name: 'Post approved', note: 'It may go out as it is.' },
  'post.changes_requested': { name: 'Changes asked for', note: 'Somebody read it and wants changes.' },
  'idea.created': { name: 'Idea created', note: 'Six of them at a time.' },
  'idea.changed': { name: 'Idea changed', note: 'Marked as a favourite, or no longer.' },
  'figures.changed': { name: 'Figures changed', note: 'A file was added or taken back.' },
}

export const eventName = (type: Delivery['type']): string => (type === 'webhook.test' ? 'Test' : eventNames[type].name)

/** What became of an event, in a few words. */
export function outcomeOf({ state, status, error, attempts, durationMs }: Delivery): string {
  if (state === 'waiting' && attempts === 0) return 'Not sent yet'
  const reasons = {
    timeout: 'No answer within 20 seconds',
    private: 'The address is inside a private network',
    unreachable: 'The address could not be reached',
    restored: 'It waited in the backup that was restored',
  }
  const answer = error ? reasons[error] : `Answer ${status}`
  const after = error || durationMs === null ? '' : ` after ${durationMs.toLocaleString('en')} ms`
  return `${answer}${after}${attempts > 1 ? `, ${attempts} attempts` : ''}`
}
