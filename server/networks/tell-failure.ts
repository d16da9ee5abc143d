import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { otherFailure, type PublishFailure, publishFailures } from '#shared/publishing.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, posts, publications, users } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import { ofPost } from '../posts/publications.ts'

/** Emails a post's author that it is not live, and when it is tried again. Sends nothing if the post is live by now. */
export async function tellFailure(
  { db, config, mailer }: Deps & WithMailer,
  { postId }: { postId: string },
): Promise<void> {
  const [found] = await db
    .select({
      title: posts.title,
      error: publications.error,
      retryAt: publications.retryAt,
      at: publications.updatedAt,
      userId: users.id,
      address: users.username,
      name: users.fullName,
      isEmailVerified: users.isEmailVerified,
      zone: sql<string>`coalesce(${users.timeZone}, ${posts.timeZone}, 'UTC')`,
    })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .innerJoin(members, and(eq(members.workspaceId, posts.workspaceId), eq(members.userId, posts.authorId)))
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        ofPost(postId),
        eq(publications.state, 'failed'),
        ne(publications.error, 'stopped'),
        eq(users.emailNotifications, true),
        isNull(users.disabledAt),
      ),
    )
  if (!found || !mayBeWritten(config, found)) return
  const { title, error, retryAt, at, zone, userId, address, name } = found
  const unsubscribe = unsubscribeLink(config, userId)
  const letter = writeLetter({
    greeting: `Hello ${name}`,
    paragraphs: [
      `“${title}” was to be published on ${product.network} and is not${retryAt ? ' yet' : ''}.`,
      publishFailures[error as PublishFailure] ?? otherFailure,
      ...(retryAt ? [`It will be tried again automatically on ${timeIn(zone, retryAt)}.`] : []),
    ],
    action: { label: 'Open the post', url: `${addressOf(config)}/?id=${postId}` },
    notes: [
      {
        text: 'You get this email because you want emails about your posts.',
        link: { label: 'Turn them off', url: unsubscribe },
      },
    ],
  })
  const subject = `Not published${retryAt ? ' yet' : ''}: ${title.length > 100 ? `${title.slice(0, 99)}…` : title}`
  const mail = { id: `failure.${postId}.${at.getTime()}`, to: address, subject, ...letter, unsubscribe }
  // The notifications show it, too.
  await sendUnlessRefused(mailer, mail)
}
