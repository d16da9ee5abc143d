import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import type { Job } from '../jobs/kinds.ts'
import { publishDue } from '../networks/publish.ts'
import { itsPublication, statusAt } from '../posts/status.ts'
import { remind } from './remind.ts'
import { remindByPush, remindInTabs } from './remind-in-browsers.ts'

/** A post whose time has come. */
export type DuePost = NonNullable<Awaited<ReturnType<typeof findDue>>>

/**
 * Runs at a post's time, by the database's clock. `dueAt` is the time that it was enqueued for: a post that has another
 * by now, or none, has another job, or none.
 */
export async function postDue(deps: Deps, due: { postId: string; dueAt: string }, job: Job): Promise<void> {
  const post = await findDue(deps, due)
  if (!post) return
  if (await publishDue(deps, post)) return
  if (job.attempt === 1) await remindInTabs(deps, post)
  // Neither waits for the other or fails with it.
  const ways = await Promise.allSettled([remind, remindByPush].map((way) => way(deps, post, job.signal)))
  for (const way of ways) if (way.status === 'rejected') throw way.reason
}

async function findDue({ db, now }: Deps, { postId, dueAt }: { postId: string; dueAt: string }) {
  const scheduledFor = new Date(dueAt)
  const isStillToPost = sql`${statusAt(now())} not in ('published', 'publishing')`
  const [found] = await db
    .select({
      ...{ id: posts.id, workspaceId: posts.workspaceId, authorId: posts.authorId },
      ...{ title: posts.title, hook: posts.hook, timeZone: posts.timeZone },
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(eq(posts.id, postId), eq(posts.scheduledFor, scheduledFor), isStillToPost))
  return found && { ...found, dueAt: scheduledFor }
}
