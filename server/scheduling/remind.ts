import { and, eq, exists, isNull, not, or } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { addressOf } from '../config.ts'
import type { Deps } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { members, reminders, users } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { type Mail, MailRefused } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import type { DuePost } from './due.ts'
import { lateMs, record } from './history.ts'
import { isOver, postingToken } from './posting-link.ts'

const channel = 'email'

/**
 * Reminds the author by e-mail, or where the post has none the owners of its workspace: each person once for each time of
 * the post. Only what the mail server accepted just before this server died is sent again, with the same Message-ID.
 */
export async function remind(deps: Deps, post: DuePost, signal: AbortSignal): Promise<void> {
  if (isOver(post.dueAt, deps.now())) return
  const failures: unknown[] = []
  const people = await peopleToRemind(deps, post, channel)
  const written = people.filter((person) => person.emailNotifications && mayBeWritten(deps.config, person))
  for (const person of written) {
    signal.throwIfAborted()
    try {
      await deps.mailer.send(reminderFor(deps, post, person))
      await deps.db.transaction((tx) => remember(deps, tx, post, person))
    } catch (error) {
      if (error instanceof MailRefused) await deps.db.transaction((tx) => remember(deps, tx, post, person, error))
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

type Person = Awaited<ReturnType<typeof peopleToRemind>>[number]

/** The author, or where the post has none the owners, if they want reminders and have not had this one in this way. */
export async function peopleToRemind(
  { db }: Pick<Deps, 'db'>,
  { id, workspaceId, authorId, dueAt }: DuePost,
  channel: 'email' | 'push',
) {
  const isAuthor = authorId ? eq(users.id, authorId) : undefined
  const ofWorkspace = eq(members.workspaceId, workspaceId)
  const author = db
    .select({ id: members.userId })
    .from(members)
    .where(and(ofWorkspace, eq(members.userId, authorId ?? '')))
  const sent = and(
    eq(reminders.postId, id),
    eq(reminders.userId, users.id),
    eq(reminders.channel, channel),
    eq(reminders.dueAt, dueAt),
  )
  return db
    .select({
      ...{ id: users.id, address: users.username, name: users.fullName },
      ...{ timeZone: users.timeZone, isEmailVerified: users.isEmailVerified },
      emailNotifications: users.emailNotifications,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(reminders, sent)
    .where(
      and(
        ofWorkspace,
        or(isAuthor, and(eq(members.role, 'owner'), not(exists(author)))),
        eq(users.reminders, true),
        isNull(reminders.postId),
      ),
    )
}

async function remember(
  { now }: Deps,
  tx: Transaction,
  { id: postId, dueAt }: DuePost,
  { id: userId }: Person,
  refused?: MailRefused,
): Promise<void> {
  const scope = { db: tx, now }
  await tx.insert(reminders).values({ postId, userId, channel, dueAt, sentAt: now() }).onConflictDoNothing()
  if (refused) await record(scope, postId, 'failed', { channel, code: refused.code })
  else await record(scope, postId, 'reminded', { channel, lateMs: lateMs(scope, dueAt) })
}

const mostHookCharacters = 300

function reminderFor({ config, now }: Deps, post: DuePost, { id: userId, address, name, ...person }: Person): Mail {
  const { id: postId, dueAt, title, hook } = post
  const zone = person.timeZone ?? post.timeZone ?? 'UTC'
  const url = `${addressOf(config)}/p/${postingToken(config, { postId, userId, dueAt })}`
  const unsubscribe = unsubscribeLink(config, userId)
  const late = Math.floor(lateMs({ now }, dueAt) / 60_000)
  const letter = writeLetter({
    greeting: `Hello ${name}`,
    paragraphs: [
      `it is time to post “${title}” on ${product.network}. It is planned for ${timeIn(zone, dueAt)}.`,
      ...(late > 0 ? [`This reminder is ${late === 1 ? 'a minute' : `${late} minutes`} late.`] : []),
    ],
    quotation: hook.length > mostHookCharacters ? `${hook.slice(0, mostHookCharacters)}…` : hook,
    action: { label: 'Open the posting page', url },
    notes: [
      {
        text: `The page has the text to copy. ${product.name} calls the post published once you say there that you posted it.`,
      },
      { text: 'Whoever has the link can read this post, so do not forward this e-mail. The link works for 30 days.' },
      {
        text: 'You get this e-mail because you want reminders by e-mail.',
        link: { label: 'Turn them off', url: unsubscribe },
      },
    ],
  })
  const subject = `Time to post: ${title.length > 100 ? `${title.slice(0, 99)}…` : title}`
  return { id: `reminder.${postId}.${userId}.${dueAt.getTime()}`, to: address, subject, ...letter, unsubscribe }
}

/** Sat, Nov 21, 2026, 09:00 (Europe/Berlin) */
const timeIn = (timeZone: string, date: Date): string => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  })
  return `${format.format(date)} (${timeZone})`
}
