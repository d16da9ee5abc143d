import { and, eq, isNull } from 'drizzle-orm'
import { formerMember } from '#shared/comment-news.ts'
import { newsOf } from '#shared/news-words.ts'
import type { Notification } from '#shared/notifications.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { members, users, workspaces } from '../database/schema.ts'
import { type Voice, voiceFor } from '../language/asked.ts'
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

const newsFor = async (deps: Deps, { workspaceId, userId }: Told, { reminders }: Reader, { tell }: Voice) =>
  (await notificationsOf({ ...deps, workspaceId }, { id: userId, reminders })).flatMap((one) => {
    const news = newsOf(one, tell(formerMember))
    return news ? [{ one, kind: news.kind, sentence: tell(news.sentence) }] : []
  })

const nameOf = (one: Notification, workspace: string, { tell }: Voice) =>
  'title' in one ? one.title || tell(msg`Untitled post`) : workspace

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
  const voice = voiceFor(reader, deps.config)
  const { language, tell } = voice
  const news = (await newsFor(deps, told, reader, voice)).find(({ one }) => one.id === notificationId)
  if (!news?.one.isNew || !(await wantsMailNow(deps, reader, told.workspaceId, news.kind))) return
  const { one, kind, sentence } = news
  const unsubscribe = unsubscribeLink(deps.config, told.userId, kind)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name: reader.name }}`),
    paragraphs: [tell(msg`${{ news: sentence }}: “${{ title: nameOf(one, reader.workspace, voice) }}”.`)],
    action: { label: tell(msg`Open ${{ product: product.name }}`), url: placeOf(deps, one) },
    notes: [
      {
        text: tell(msg`You get this email because you want emails of this kind at once.`),
        link: { label: tell(msg`Turn them off`), url: unsubscribe },
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
  const voice = voiceFor(reader, deps.config)
  const news = (await newsFor(deps, told, reader, voice)).filter(
    ({ one, kind }) =>
      one.isNew &&
      reader.mails[kind] === 'digest' &&
      Date.parse(one.at) > since &&
      Date.parse(one.at) <= until.getTime(),
  )
  if (news.length > 0) await sendUnlessRefused(deps.mailer, digestOf(deps, told, reader, news, since, voice))
  await deps.db.update(members).set({ digestedAt: until }).where(isMember(told.workspaceId, told.userId))
}

function digestOf(
  { config }: Deps,
  { workspaceId, userId }: Told,
  { name, workspace, address }: Reader,
  news: Awaited<ReturnType<typeof newsFor>>,
  since: number,
  voice: Voice,
) {
  const { language, tell } = voice
  const unsubscribe = unsubscribeLink(config, userId, 'digest')
  const count = news.length
  const place = workspace || product.name
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name }}`),
    paragraphs: [
      tell(
        count > maxItems
          ? msg`${plural({ count }, { one: 'One thing is', other: '# things are' })} new in ${{ workspace: place }}. These are the newest ${{ max: maxItems }}:`
          : msg`${plural({ count }, { one: 'One thing is', other: '# things are' })} new in ${{ workspace: place }}:`,
      ),
    ],
    items: news.slice(0, maxItems).map(({ one, sentence }) => ({
      text: tell(msg`“${{ title: nameOf(one, workspace, voice) }}”: ${{ news: sentence }}`),
      url: placeOf({ config }, one),
    })),
    action: { label: tell(msg`Open ${{ product: product.name }}`), url: addressOf(config) },
    notes: [
      {
        text: tell(msg`You get this email at most once a day, and only about what you have not read.`),
        link: { label: tell(msg`Turn it off`), url: unsubscribe },
      },
    ],
  })
  const id = `digest.${workspaceId}.${userId}.${since}`
  const subject = tell(
    msg`${plural({ count }, { one: 'One thing is', other: '# things are' })} new in ${{ workspace: place }}`,
  )
  return { id, to: address, subject, ...letter, unsubscribe }
}
