import { and, eq, isNull, sql } from 'drizzle-orm'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { approvalRequests, approvals, members, posts, users } from '../database/schema.ts'
import { type Letter, writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import { mayDecide } from '../posts/outgoing.ts'

const recipient = {
  userId: users.id,
  address: users.username,
  name: users.fullName,
  isEmailVerified: users.isEmailVerified,
  zone: sql<string>`coalesce(${users.timeZone}, ${posts.timeZone}, 'UTC')`,
  postId: posts.id,
  title: posts.title,
}
const wantsMail = and(eq(users.emailNotifications, true), isNull(users.disabledAt))

interface Told {
  userId: string
  address: string
  name: string
  isEmailVerified: boolean
  postId: string
  title: string
}

async function send(
  { config, mailer }: Deps & WithMailer,
  { userId, address, name, isEmailVerified, postId, title }: Told,
  { id, subject, ...letter }: Pick<Letter, 'paragraphs' | 'quotation'> & { id: string; subject: string },
): Promise<void> {
  if (!mayBeWritten(config, { address, isEmailVerified })) return
  const unsubscribe = unsubscribeLink(config, userId)
  const written = writeLetter({
    greeting: `Hello ${name}`,
    ...letter,
    action: { label: 'Open the post', url: `${addressOf(config)}/?id=${postId}` },
    notes: [
      {
        text: 'You get this email because you want emails about posts.',
        link: { label: 'Turn them off', url: unsubscribe },
      },
    ],
  })
  const short = title.length > 100 ? `${title.slice(0, 99)}…` : title
  // The notifications show it, too.
  await sendUnlessRefused(mailer, { id, to: address, subject: `${subject}: ${short}`, ...written, unsubscribe })
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
        ...[eq(posts.id, postId), eq(approvalRequests.askedAt, new Date(askedAt)), wantsMail],
        mayDecide(sql`${posts.workspaceId}`, sql`${users.id}`),
      ),
    )
  if (!found) return
  const { by, note, at, zone, title } = found
  const asked = `${by} asked you to approve “${title}”`
  await send(deps, found, {
    id: `approval.${postId}.${userId}.${at.getTime()}${isReminder ? '.reminder' : ''}`,
    subject: isReminder ? 'Still to be approved' : 'To be approved',
    paragraphs: [isReminder ? `${asked} on ${timeIn(zone, at)}. It still waits for you.` : `${asked}.`],
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
    .where(and(eq(posts.id, postId), eq(approvals.number, number), wantsMail))
  if (!found) return
  const { by, note, decision, title } = found
  const isApproved = decision === 'approved'
  await send(deps, found, {
    id: `decision.${postId}.${number}.${userId}`,
    subject: isApproved ? 'Approved' : 'Changes asked for',
    paragraphs: [isApproved ? `${by} approved “${title}”.` : `${by} asks for changes to “${title}”.`],
    ...(note && { quotation: note }),
  })
}
