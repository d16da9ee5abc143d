import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { WebhookEventType } from '#shared/webhook-events.ts'
import type { Delivery } from '#shared/webhooks.ts'
import { inDigits } from '#web/lib/intl.ts'

export const eventNames: Record<WebhookEventType, { name: MessageDescriptor; note: MessageDescriptor }> = {
  'post.created': { name: msg`Post created`, note: msg`Also when it comes back from the trash.` },
  'post.changed': { name: msg`Post changed`, note: msg`While somebody types, every 10 seconds at most.` },
  'post.scheduled': { name: msg`Post scheduled`, note: msg`It got a time, or another one.` },
  'post.due': { name: msg`Post due`, note: msg`Its time has come, and somebody has to post it.` },
  'post.published': { name: msg`Post published`, note: msg`It is live.` },
  'post.failed': { name: msg`Publishing failed`, note: msg`It could not be published.` },
  'post.missed': { name: msg`Post missed`, note: msg`Its time has passed, and it is not live.` },
  'post.deleted': { name: msg`Post deleted`, note: msg`It went to the trash.` },
  'post.approved': { name: msg`Post approved`, note: msg`It may go out as it is.` },
  'post.changes_requested': { name: msg`Changes asked for`, note: msg`Somebody read it and wants changes.` },
  'idea.created': { name: msg`Idea created`, note: msg`Six of them at a time.` },
  'idea.changed': { name: msg`Idea changed`, note: msg`Marked as a favourite, or no longer.` },
  'figures.changed': { name: msg`Figures changed`, note: msg`A file was added or taken back.` },
}

export const eventName = (type: Delivery['type']): string =>
  type === 'webhook.test' ? t`Test` : t(eventNames[type].name)

/** What became of an event, in a few words. */
export function outcomeOf({ state, status, error, attempts, durationMs }: Delivery): string {
  if (state === 'waiting' && attempts === 0) return t`Not sent yet`
  const reasons = {
    timeout: t`No answer within 20 seconds`,
    private: t`The address is inside a private network`,
    unreachable: t`The address could not be reached`,
    restored: t`It waited in the backup that was restored`,
  }
  const answer = error
    ? reasons[error]
    : durationMs === null
      ? t`Answer ${{ status: String(status) }}`
      : t`Answer ${{ status: String(status) }} after ${{ duration: inDigits(durationMs) }} ms`
  return attempts > 1 ? t`${{ answer }}, ${plural(attempts, { one: '# attempt', other: '# attempts' })}` : answer
}
