import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewsKind } from '#shared/news.ts'
import { type Message, msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { approvalRequests, approvals, members, posts, users } from '../database/schema.ts'
import { voiceFor } from '../language/asked.ts'
import type { Sentence } from '../language/say.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { type Reader, readerColumns, wantsMailNow } from '../mail/news.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import { mayDecide } from '../posts/outgoing.ts'

const recipient = {
  ...readerColumns,
  workspaceId: posts.workspaceId,
  address: users.username,
  name: users.fullName,
  isEmailVerified: users.isEmailVerified,
  zone: sql<string>`coalesce(${users.timeZone}, ${posts.timeZone}, 'UTC')`,
  postId: posts.id,
  title: posts.title,
}

interface Told extends Reader {
  workspaceId: string
  address: string
  name: string
  isEmailVerified: boolean
  postId: string
  title: string
}

interface News {
  id: string
  kind: NewsKind
  subject: (title: string) => Message
  sentence: Sentence
  quotation?: string
}

async function send(
  { config, mailer, db, now }: Deps & WithMailer,
  { address, name, isEmailVerified, postId, title, workspaceId, ...reader }: Told,
  { id, kind, subject, sentence, quotation }: News,
): Promise<void> {
  if (!mayBeWritten(config, { address, isEmailVerified })) return
  if (!(await wantsMailNow({ db, now }, reader, workspaceId, kind))) return
  const unsubscribe = unsubscribeLink(config, reader.userId, kind)
  const { language, tell } = voiceFor(reader, config)
  const written = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name }}`),
    paragraphs: [tell(sentence)],
    quotation,
    action: { label: tell(msg`Open the post`), url: `${addressOf(config)}/?id=${postId}` },
    notes: [
      {
        text: tell(msg`You get this email because you want emails of this kind at once.`),
        link: { label: tell(msg`Turn them off`), url: unsubscribe },
      },
    ],
  })
  const short = title.length > 100 ? `${title.slice(0, 99)}…` : title
  // The notifications show it, too.
  await sendUnlessRefused(mailer, { id, to: address, subject: tell(subject(short)), ...written, unsubscribe })
}

/** Emails one person who may decide that a post waits for them, if it still does. */
export async function tellDecider(
  deps: Deps & WithMailer,
  { postId, userId, askedAt, isReminder }: { postId: string; userId: string; askedAt: string; isReminder: boolean },
): Promise<void> {
  const [found] = await deps.db
    .select({
      ...recipient,
      by: approvalRequests.askedByName,
      note: approvalRequests.note,
      at: approvalRequests.askedAt,
    })
    .from(approvalRequests)
    .innerJoin(posts, eq(posts.id, approvalRequests.postId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        ...[eq(posts.id, postId), eq(approvalRequests.askedAt, new Date(askedAt)), isNull(users.disabledAt)],
        mayDecide(sql`${posts.workspaceId}`, sql`${users.id}`),
      ),
    )
  if (!found) return
  const { by, note, at, zone, title } = found
  await send(deps, found, {
    id: `approval.${postId}.${userId}.${at.getTime()}${isReminder ? '.reminder' : ''}`,
    kind: 'approvalRequests',
    subject: isReminder
      ? (title) => msg`Still to be approved: ${{ title }}`
      : (title) => msg`To be approved: ${{ title }}`,
    sentence: isReminder
      ? msg`${{ by }} asked you to approve “${{ title }}” on ${{ at: timeIn(zone, at) }}. It still waits for you.`
      : msg`${{ by }} asked you to approve “${{ title }}”.`,
    ...(note && { quotation: note }),
  })
}

/** Emails the author, or who asked, what was decided. */
export async function tellDecision(
  deps: Deps & WithMailer,
  { postId, number, userId }: { postId: string; number: number; userId: string },
): Promise<void> {
  const [found] = await deps.db
    .select({ ...recipient, decision: approvals.decision, by: approvals.decidedByName, note: approvals.note })
    .from(approvals)
    .innerJoin(posts, eq(posts.id, approvals.postId))
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(members, and(eq(members.workspaceId, posts.workspaceId), eq(members.userId, users.id)))
    .where(and(eq(posts.id, postId), eq(approvals.number, number), isNull(users.disabledAt)))
  if (!found) return
  const { by, note, decision, title } = found
  const isApproved = decision === 'approved'
  await send(deps, found, {
    id: `decision.${postId}.${number}.${userId}`,
    kind: 'decisions',
    subject: isApproved ? (title) => msg`Approved: ${{ title }}` : (title) => msg`Changes asked for: ${{ title }}`,
    sentence: isApproved ? msg`${{ by }} approved “${{ title }}”.` : msg`${{ by }} asks for changes to “${{ title }}”.`,
    ...(note && { quotation: note }),
  })
}
