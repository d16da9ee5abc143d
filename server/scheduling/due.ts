import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { members, posts, publications, pushSubscriptions, reminders, users } from '../database/schema.ts'
import type { Job } from '../jobs/kinds.ts'
import { announce } from '../live/announce.ts'
import type { WithMailer } from '../mail/mailer.ts'
import { type Missed, publishDue } from '../networks/publish.ts'
import type { Channel } from '../posts/history.ts'
import { isHeldBack } from '../posts/outgoing.ts'
import { itsPublication, statusAt } from '../posts/status.ts'
import { isTold } from '../posts/told.ts'
import { tellStatus } from '../webhooks/tell-status.ts'
import { remindByMail } from './remind-by-mail.ts'
import { remindByPush, remindInTabs } from './remind-in-browsers.ts'

/** A due post. `missed` says why it was not published automatically. */
export type DuePost = NonNullable<Awaited<ReturnType<typeof findDue>>> & { missed: Missed | null }

interface Due {
  postId: string
  dueAt: string
  /** Set by a restore: the post's time lies between the backup and the restore. */
  isRestored?: boolean
}

/** Runs at a post's time, by the database's clock. Does nothing if the post has another time than `dueAt` by now. */
export async function postDue(deps: Deps & WithMailer, due: Due, job: Job): Promise<void> {
  await tellStatus(deps, { ...due, at: due.dueAt })
  const found = await findDue(deps, due)
  if (!found) return
  const way = await publishDue(deps, { ...found, isRestored: due.isRestored ?? false })
  if (way === 'begun') return
  const post = { ...found, missed: way === 'by hand' ? null : way }
  const people = await peopleToRemind(deps, post)
  if (post.missed) await announce(deps.db, post.workspaceId)
  else if (job.attempt === 1) await remindInTabs(deps, post, people)
  // The ways neither wait for each other nor fail together.
  const ways = await Promise.allSettled([remindByMail, remindByPush].map((way) => way(deps, post, people, job.signal)))
  for (const way of ways) if (way.status === 'rejected') throw way.reason
}

/** Posts of a disabled author do not fall due: they are missed. */
async function findDue({ db, now }: Deps, { postId, dueAt }: Due) {
  const scheduledFor = new Date(dueAt)
  const isStillToPost = sql`${statusAt(now())} not in ('published', 'publishing')`
  const [found] = await db
    .select({
      id: posts.id,
      workspaceId: posts.workspaceId,
      authorId: posts.authorId,
      author: users.fullName,
      title: posts.title,
      hook: posts.hook,
      timeZone: posts.timeZone,
      lacksApproval: isHeldBack(sql`${posts.scheduledFor}`),
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.id, postId), eq(posts.scheduledFor, scheduledFor), isStillToPost, isNull(users.disabledAt)))
  return found && { ...found, dueAt: scheduledFor }
}

export type Recipient = Awaited<ReturnType<typeof peopleToRemind>>[number]

/** Whoever is told about the post, as far as they want reminders. */
function peopleToRemind({ db }: Pick<Deps, 'db'>, { id, dueAt }: Omit<DuePost, 'missed'>) {
  const had = sql<Channel[]>`array(select ${reminders.channel} from ${reminders} where ${and(
    eq(reminders.postId, id),
    eq(reminders.userId, users.id),
    eq(reminders.dueAt, dueAt),
  )})`
  return db
    .select({
      id: users.id,
      address: users.username,
      name: users.fullName,
      timeZone: users.timeZone,
      language: users.language,
      isEmailVerified: users.isEmailVerified,
      emailNotifications: users.emailNotifications,
      had,
      hasBrowsers: sql<boolean>`exists(select from ${pushSubscriptions} where ${eq(pushSubscriptions.userId, users.id)})`,
    })
    .from(posts)
    .innerJoin(members, isTold())
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(posts.id, id), eq(users.reminders, true), isNull(users.disabledAt)))
}
