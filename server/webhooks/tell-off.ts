import { and, eq, isNull } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, users, webhooks } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'

/** Emails the workspace's owners that a webhook was switched off. Sends nothing if it is on again. */
export async function tellWebhookOff(
  { db, config, mailer }: Deps & WithMailer,
  { webhookId }: { webhookId: string },
): Promise<void> {
  const owners = await db
    .select({
      url: webhooks.url,
      offBecause: webhooks.offBecause,
      failingSince: webhooks.failingSince,
      userId: users.id,
      address: users.username,
      name: users.fullName,
      isEmailVerified: users.isEmailVerified,
    })
    .from(webhooks)
    .innerJoin(members, and(eq(members.workspaceId, webhooks.workspaceId), eq(members.role, 'owner')))
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(webhooks.id, webhookId),
        eq(webhooks.state, 'off'),
        eq(users.emailNotifications, true),
        isNull(users.disabledAt),
      ),
    )
  for (const owner of owners.filter((one) => mayBeWritten(config, one))) {
    const { url, offBecause, failingSince, userId, address, name } = owner
    const { host } = new URL(url)
    const unsubscribe = unsubscribeLink(config, userId)
    const letter = writeLetter({
      greeting: `Hello ${name}`,
      paragraphs: [
        offBecause === 'gone'
          ? `${host} says that it wants no more events, so ${product.name} stopped sending them.`
          : `${host} has accepted no event for five days, so ${product.name} stopped sending them.`,
        'Events are kept for 30 days. They are sent as soon as you switch the webhook on again.',
      ],
      action: { label: 'Open the webhook', url: `${addressOf(config)}/settings?section=integrations` },
      notes: [
        {
          text: 'You get this email because you want emails about your posts.',
          link: { label: 'Turn them off', url: unsubscribe },
        },
      ],
    })
    const mail = {
      id: `webhook-off.${webhookId}.${userId}.${failingSince?.getTime() ?? 0}`,
      to: address,
      subject: `Webhook switched off: ${host}`,
      ...letter,
      unsubscribe,
    }
    await sendUnlessRefused(mailer, mail)
  }
}
