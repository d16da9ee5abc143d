import { and, eq, isNull } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, users, webhooks } from '../database/schema.ts'
import { voiceFor } from '../language/asked.ts'
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
      language: users.language,
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
    const { language, tell } = voiceFor(owner, config)
    const unsubscribe = unsubscribeLink(config, userId)
    const letter = writeLetter({
      language,
      greeting: tell(msg`Hello ${{ name }}`),
      paragraphs: [
        tell(
          offBecause === 'gone'
            ? msg`${{ host }} says that it wants no more events, so ${{ product: product.name }} stopped sending them.`
            : msg`${{ host }} has accepted no event for five days, so ${{ product: product.name }} stopped sending them.`,
        ),
        tell(msg`Events are kept for 30 days. They are sent as soon as you switch the webhook on again.`),
      ],
      action: { label: tell(msg`Open the webhook`), url: `${addressOf(config)}/settings?section=integrations` },
      notes: [
        {
          text: tell(msg`You get this email because you want emails about your posts.`),
          link: { label: tell(msg`Turn them off`), url: unsubscribe },
        },
      ],
    })
    const mail = {
      id: `webhook-off.${webhookId}.${userId}.${failingSince?.getTime() ?? 0}`,
      to: address,
      subject: tell(msg`Webhook switched off: ${{ host }}`),
      ...letter,
      unsubscribe,
    }
    await sendUnlessRefused(mailer, mail)
  }
}
