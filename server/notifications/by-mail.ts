import { and, eq, isNull } from 'drizzle-orm'
import { formerMember } from '#shared/comment-news.ts'
import { newsOf } from '#shared/news-words.ts'
import type { Notification } from '#shared/notifications.ts'
import { product } from '#shared/product.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, users, workspaces } from '../database/schema.ts'
import { say } from '../language/say.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { readerColumns, wantsMailNow } from '../mail/news.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { isMember } from '../members/workspaces.ts'
import { notificationsOf } from './notifications.ts'

interface Told {
  workspaceId: string
  userId: string
}

/** Null for somebody who is no member any more, or gets no mails. */
async function readerOf({ db, config }: Deps, { workspaceId, userId }: Told) {
  const [found] = await db
    .select({
      ...readerColumns,
      address: users.username,
      name: users.fullName,
      isEmailVerified: users.isEmailVerified,
      reminders: users.reminders,
      workspace: workspaces.name,
      joinedAt: members.joinedAt,
      digestedAt: members.digestedAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(isMember(workspaceId, userId), isNull(users.disabledAt)))
  return found?.emailNotifications && mayBeWritten(config, found) ? found : null
}
type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>

const newsFor = async (deps: Deps, { workspaceId, userId }: Told, { reminders }: Reader) =>
  (await notificationsOf({ ...deps, workspaceId }, { id: userId, reminders })).flatMap((one) => {
    const news = newsOf(one, formerMember)
    return news ? [{ one, kind: news.kind, sentence: say(news.sentence) }] : []
  })

const nameOf = (one: Notification, workspace: string) => ('title' in one ? one.title || 'Untitled post' : workspace)

/** Leads to the place in the app where the reader can answer. */
function placeOf({ config }: Pick<Deps, 'config'>, one: Notification): string {
  const app = addressOf(config)
  if (one.kind === 'comment') return `${app}/?id=${one.postId}#comments`
  return 'postId' in one ? `${app}/?id=${one.postId}` : `${app}/settings?section=members`
}

/** Emails one notification at once, unless the person has read it, or wants it in their digest or not at all. */
export async function tellNews(
  deps: Deps & WithMailer,
  { notificationId, ...told }: Told & { notificationId: string },
): Promise<void> {
  const reader = await readerOf(deps, told)
  if (!reader) return
  const news = (await newsFor(deps, told, reader)).find(({ one }) => one.id === notificationId)
  if (!news?.one.isNew || !(await wantsMailNow(deps, reader, told.workspaceId, news.kind))) return
  const { one, kind, sentence } = news
  const unsubscribe = unsubscribeLink(deps.config, told.userId, kind)
  const letter = writeLetter({
    greeting: `Hello ${reader.name}`,
    paragraphs: [`${sentence}: “${nameOf(one, reader.workspace)}”.`],
    action: { label: `Open ${product.name}`, url: placeOf(deps, one) },
    notes: [
      {
        text: 'You get this email because you want emails of this kind at once.',
        link: { label: 'Turn them off', url: unsubscribe },
      },
    ],
  })
  const id = `${notificationId}.${told.userId}`
  await sendUnlessRefused(deps.mailer, { id, to: reader.address, subject: sentence, ...letter, unsubscribe })
}

/** Transactions that began before may still add news of an earlier time. The next digest tells of later ones. */
const settledMs = 60_000
/** A server that was off tells of no more than this. */
const longestMs = 7 * 86_400_000
const maxItems = 50

/**
 * Emails what is new for a person in a workspace since their last digest, and unread. It is sent twice only if the mail
 * server accepted it but recording that failed, and then with the same Message-ID.
 */
export async function sendDigest(deps: Deps & WithMailer, told: Told): Promise<void> {
  const reader = await readerOf(deps, told)
  if (!reader) return
  const now = deps.now().getTime()
  const since = Math.max((reader.digestedAt ?? reader.joinedAt).getTime(), now - longestMs)
  const until = new Date(now - settledMs)
  const news = (await newsFor(deps, told, reader)).filter(
    ({ one, kind }) =>
      one.isNew &&
      reader.mails[kind] === 'digest' &&
      Date.parse(one.at) > since &&
      Date.parse(one.at) <= until.getTime(),
  )
  if (news.length > 0) await sendUnlessRefused(deps.mailer, digestOf(deps, told, reader, news, since))
  await deps.db.update(members).set({ digestedAt: until }).where(isMember(told.workspaceId, told.userId))
}

function digestOf(
  { config }: Deps,
  { workspaceId, userId }: Told,
  { name, workspace, address }: Reader,
  news: Awaited<ReturnType<typeof newsFor>>,
  since: number,
) {
  const unsubscribe = unsubscribeLink(config, userId, 'digest')
  const count = news.length === 1 ? 'One thing is' : `${news.length} things are`
  const left = news.length - maxItems
  const letter = writeLetter({
    greeting: `Hello ${name}`,
    paragraphs: [
      `${count} new in ${workspace || product.name}${left > 0 ? `. These are the newest ${maxItems}` : ''}:`,
    ],
    items: news.slice(0, maxItems).map(({ one, sentence }) => ({
      text: `“${nameOf(one, workspace)}”: ${sentence}`,
      url: placeOf({ config }, one),
    })),
    action: { label: `Open ${product.name}`, url: addressOf(config) },
    notes: [
      {
        text: 'You get this email at most once a day, and only about what you have not read.',
        link: { label: 'Turn it off', url: unsubscribe },
      },
    ],
  })
  const id = `digest.${workspaceId}.${userId}.${since}`
  return { id, to: address, subject: `${count} new in ${workspace || product.name}`, ...letter, unsubscribe }
}
