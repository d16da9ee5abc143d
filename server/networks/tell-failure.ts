import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { otherFailure, type PublishFailure, publishFailures } from '#shared/publishing.ts'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, posts, publications, users } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { type Mail, sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import { ofPost } from '../posts/publications.ts'
import { isTold } from '../posts/told.ts'

interface Told {
  postId: string
  title: string
  error: string | null
  retryAt: Date | null
  at: Date
  userId: string
  address: string
  name: string
  zone: string
}

/** Emails whoever is told about a post that it is not live, and when it is tried again. Sends nothing if the post is live by now. */
export async function tellFailure(
  { db, config, mailer }: Deps & WithMailer,
  { postId }: { postId: string },
): Promise<void> {
  const people = await db
    .select({
      postId: posts.id,
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
    .innerJoin(members, isTold())
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
  // The notifications show it, too.
  for (const found of people)
    if (mayBeWritten(config, found)) await sendUnlessRefused(mailer, failureMail(config, found))
}

function failureMail(config: Config, { postId, title, error, retryAt, at, zone, userId, address, name }: Told): Mail {
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
  return { id: `failure.${postId}.${at.getTime()}.${userId}`, to: address, subject, ...letter, unsubscribe }
}
