import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { otherFailure, type PublishFailure, publishFailures } from '#shared/publishing.ts'
import { msg } from '#shared/say.ts'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, posts, publications, users } from '../database/schema.ts'
import { voiceFor } from '../language/asked.ts'
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
  language: InterfaceLanguage | null
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
      language: users.language,
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

function failureMail(config: Config, { postId, error, retryAt, at, zone, userId, address, name, ...told }: Told): Mail {
  const { title } = told
  const { network } = product
  const { language, tell } = voiceFor(told, config)
  const short = title.length > 100 ? `${title.slice(0, 99)}…` : title
  const unsubscribe = unsubscribeLink(config, userId)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name }}`),
    paragraphs: [
      tell(
        retryAt
          ? msg`“${{ title }}” was to be published on ${{ network }} and is not yet.`
          : msg`“${{ title }}” was to be published on ${{ network }} and is not.`,
      ),
      tell(publishFailures[error as PublishFailure] ?? otherFailure),
      ...(retryAt ? [tell(msg`It will be tried again automatically on ${{ at: timeIn(zone, retryAt) }}.`)] : []),
    ],
    action: { label: tell(msg`Open the post`), url: `${addressOf(config)}/?id=${postId}` },
    notes: [
      {
        text: tell(msg`You get this email because you want emails about your posts.`),
        link: { label: tell(msg`Turn them off`), url: unsubscribe },
      },
    ],
  })
  const subject = tell(retryAt ? msg`Not published yet: ${{ title: short }}` : msg`Not published: ${{ title: short }}`)
  return { id: `failure.${postId}.${at.getTime()}.${userId}`, to: address, subject, ...letter, unsubscribe }
}
