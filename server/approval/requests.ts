import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApprovalWish } from '#shared/approval.ts'
import type { Post } from '#shared/posts.ts'
import { addEntries } from '../activity/entries.ts'
import { actingUser } from '../authorship.ts'
import { type Context, type Scope, within } from '../context.ts'
import { approvalRequests, members, posts, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { cancel, enqueue } from '../jobs/jobs.ts'
import { afterMs } from '../leases.ts'
import { announce } from '../live/announce.ts'
import { authorize } from '../permissions.ts'
import { record } from '../posts/history.ts'
import { mayDecide } from '../posts/outgoing.ts'
import { getPost, lockPost } from '../posts/posts.ts'
import { requireApprovals } from './setting.ts'

const day = 86_400_000

/** Asks one member, or anyone who may approve posts. Asking again takes the place of the first time. */
export async function askForApproval(ctx: Context, id: string, { of, note }: ApprovalWish): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  const asker = actingUser(ctx)
  await requireApprovals(ctx)
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const { status } = await lockPost(scope, id)
    if (status === 'published') throw new AppError('conflict', 'This post is live already.')
    const asked = (await decidersOf(scope, id)).filter((one) => (of ? one.id === of : one.id !== asker.id))
    const [first] = asked
    if (of && !first) throw new AppError('invalid', 'This person may not approve the post. Ask somebody else.')
    const askedAt = ctx.now()
    const request = {
      askedBy: asker.id,
      askedByName: asker.fullName,
      askedOf: of,
      askedOfName: of && first ? first.name : null,
      note,
      askedAt,
      remindedAt: null,
    }
    await tx
      .insert(approvalRequests)
      .values({ postId: id, ...request })
      .onConflictDoUpdate({ target: approvalRequests.postId, set: request })
    await record(scope, id, 'approval asked')
    await tellDeciders(scope, { postId: id, askedAt, isReminder: false }, asked)
    await enqueue(
      tx,
      'remind-of-approval',
      { postId: id, askedAt: askedAt.toISOString() },
      { key: id, runAt: afterMs(day), workspaceId: ctx.workspaceId },
    )
    return getPost(scope, id)
  })
}

export async function withdrawRequest(ctx: Context, id: string): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    await lockPost(scope, id)
    if (await endRequest(scope, id)) await addEntries(scope, { kind: 'approval withdrawn', postId: id })
    await announce(tx, ctx.workspaceId)
    return getPost(scope, id)
  })
}

/** Returns who asked, if somebody did. */
export async function endRequest({ db }: Scope, postId: string): Promise<string | null> {
  const [ended] = await db.delete(approvalRequests).where(eq(approvalRequests.postId, postId)).returning()
  await cancel(db, 'remind-of-approval', postId)
  return ended?.askedBy ?? null
}

/** A day after they were asked, once. */
export async function remindOfApproval(
  deps: Scope,
  { postId, askedAt }: { postId: string; askedAt: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const scope = { ...deps, db: tx }
    const [request] = await tx
      .update(approvalRequests)
      .set({ remindedAt: deps.now() })
      .where(
        and(
          eq(approvalRequests.postId, postId),
          eq(approvalRequests.askedAt, new Date(askedAt)),
          isNull(approvalRequests.remindedAt),
        ),
      )
      .returning()
    if (!request) return
    const { askedOf, askedBy } = request
    const asked = (await decidersOf(scope, postId)).filter(({ id }) => (askedOf ? id === askedOf : id !== askedBy))
    await tellDeciders(scope, { postId, askedAt: request.askedAt, isReminder: true }, asked)
  })
}

const decidersOf = ({ db }: Scope, postId: string) =>
  db
    .select({ id: users.id, name: users.fullName, workspaceId: posts.workspaceId })
    .from(posts)
    .innerJoin(members, eq(members.workspaceId, posts.workspaceId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(posts.id, postId), isNull(users.disabledAt), mayDecide(sql`${posts.workspaceId}`, sql`${users.id}`)))

/** One job each, so that a mail that fails is the only one that is sent again. */
async function tellDeciders(
  { db }: Scope,
  { askedAt, ...of }: { postId: string; askedAt: Date; isReminder: boolean },
  people: Awaited<ReturnType<typeof decidersOf>>,
): Promise<void> {
  for (const { id: userId, workspaceId } of people)
    await enqueue(
      db,
      'tell-decider',
      { ...of, userId, askedAt: askedAt.toISOString() },
      { key: `${of.postId} ${userId}`, workspaceId },
    )
}
