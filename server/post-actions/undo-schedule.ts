import type { GivenTime, ScheduleUndo } from '#shared/bulk.ts'
import { type Context, within } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { changedMeanwhile, notFound } from '../errors.ts'
import { left } from '../http/left-alone.ts'
import { cancel } from '../jobs/jobs.ts'
import { authorize } from '../permissions.ts'
import { planDue } from '../posts/plan-due.ts'
import { isOwnPost } from '../posts/posts.ts'
import { ofPost } from '../posts/publications.ts'
import { scheduleOf, timeAt, zoneOf } from '../posts/schedule.ts'
import { titleOf, titlesOf } from './bulk.ts'

/** Gives posts back their former times, or none, one after the other. */
export async function undoSchedule(ctx: Context, given: readonly GivenTime[]): Promise<ScheduleUndo> {
  authorize(ctx, 'write', 'posts')
  authorize(ctx, 'schedule', 'posts')
  const known = await titlesOf(
    ctx,
    given.map(({ id }) => id),
  )
  const answer: ScheduleUndo = { undone: [], left: [] }
  for (const one of given) {
    try {
      await putBack(ctx, one)
      answer.undone.push(one.id)
    } catch (error) {
      answer.left.push(left(ctx, one.id, titleOf(known.get(one.id)), error))
    }
  }
  return answer
}

const timeOf = (at: Date | string | null) => at && new Date(at).getTime()

/** Only if the post still has the given time, so that no later decision is lost. */
async function putBack(ctx: Context, { id, scheduledFor, former }: GivenTime): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(isOwnPost(ctx, id)).for('no key update')
    if (!post) throw notFound('Post')
    const sent = await tx.select({ state: publications.state }).from(publications).where(ofPost(id))
    if (sent.length > 0 || timeOf(post.scheduledFor) !== timeOf(scheduledFor))
      throw changedMeanwhile('This post has changed since then, so it stays as it is.')
    const at = former && new Date(former.scheduledFor)
    const time = at ? timeAt(at, former.timeZone ?? zoneOf(ctx)) : scheduleOf(ctx, { scheduledFor: null })
    const change = { ...time, version: post.version + 1, updatedAt: ctx.now() }
    await tx.update(posts).set(change).where(isOwnPost(ctx, id))
    await planDue(within(ctx, tx), post, { ...post, ...time })
    // A past time makes the post missed again. Cancelling prevents a late publication or reminder.
    if (at && at <= ctx.now()) await cancel(tx, 'post-due', id)
  })
}
