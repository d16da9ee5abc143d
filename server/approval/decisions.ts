import { desc, eq } from 'drizzle-orm'
import type { NewDecision } from '#shared/approval.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { type Context, within } from '../context.ts'
import { approvals, posts, workspaces } from '../database/schema.ts'
import { AppError, changedMeanwhile, notFound } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { authorize, person } from '../permissions.ts'
import { record } from '../posts/history.ts'
import { outgoing, outgoingHash } from '../posts/outgoing.ts'
import { getPost, isOwnPost, lockPost } from '../posts/posts.ts'
import { peopleTold } from '../posts/told.ts'
import { endRequest } from './requests.ts'
import { requireApprovals } from './setting.ts'

async function outgoingNow(ctx: Context, id: string) {
  const [now] = await ctx.db
    .select({
      outgoing: outgoing.mapWith((value: Decisions['now']) => value),
      hash: outgoingHash,
      authorId: posts.authorId,
    })
    .from(posts)
    .innerJoin(workspaces, eq(workspaces.id, posts.workspaceId))
    .where(isOwnPost(ctx, id))
  if (!now) throw notFound('Post')
  return now
}

/** Every decision about a post, with what to compare it with now: what this person approved last, or anybody. */
export async function listDecisions(ctx: Context, id: string): Promise<Decisions> {
  const { approval, lacksApproval } = await getPost(ctx, id)
  const { outgoing: now, hash } = await outgoingNow(ctx, id)
  const rows = await ctx.db.select().from(approvals).where(eq(approvals.postId, id)).orderBy(desc(approvals.number))
  const given = rows.filter(({ decision }) => decision === 'approved')
  const own = given.find(({ decidedBy }) => ctx.actor.kind !== 'worker' && decidedBy === ctx.actor.user.id)
  return {
    approval,
    lacksApproval,
    now,
    hash,
    approved: (own ?? given[0])?.outgoing ?? null,
    isMine: own !== undefined,
    decisions: rows.map(({ decidedBy: byId, decidedByName: name, linkId, decidedAt, timeFrom, timeUntil, ...row }) => ({
      number: row.number,
      decision: row.decision,
      note: row.note,
      by: { id: byId, name },
      isByLink: linkId !== null,
      at: decidedAt.toISOString(),
      timeFrom: timeFrom?.toISOString() ?? null,
      timeUntil: timeUntil?.toISOString() ?? null,
    })),
  }
}

/** Who decides: a member, or the reviewer of a link. */
export interface Decider {
  userId: string | null
  name: string
  linkId?: string
  /** Whether that includes posts of their own. */
  decidesOwn: boolean
}

/** Approves a post as the person saw it, or asks for changes. It holds until anything that goes out changes. */
export async function decide(ctx: Context, id: string, given: NewDecision): Promise<Post> {
  authorize(ctx, 'approve', 'posts')
  const { id: userId, fullName: name } = person(ctx)
  return storeDecision(ctx, id, given, {
    userId,
    name,
    decidesOwn: ctx.actor.kind === 'person' && ctx.actor.role === 'owner',
  })
}

/** Callers check permissions. */
export async function storeDecision(
  ctx: Context,
  id: string,
  { hash, timeFrom, timeUntil, ...given }: NewDecision,
  { userId, name, linkId, decidesOwn }: Decider,
): Promise<Post> {
  await requireApprovals(ctx)
  const [from, until] = [timeFrom, timeUntil].map((time) => (time === null ? null : new Date(time))) as [
    Date | null,
    Date | null,
  ]
  if (from && until && from > until)
    throw new AppError('invalid', 'The end of the approved time lies before its start.')
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const { status } = await lockPost(scope, id)
    if (status === 'published') throw new AppError('conflict', 'This post is live already.')
    const now = await outgoingNow(scope, id)
    if (userId !== null && now.authorId === userId && !decidesOwn)
      throw new AppError('forbidden', 'This is your own post. Somebody else has to approve it.')
    if (now.hash !== hash)
      throw changedMeanwhile('This post was changed in the meantime. Look at it again. Nothing was decided.')
    const [last] = await tx
      .select()
      .from(approvals)
      .where(eq(approvals.postId, id))
      .orderBy(desc(approvals.number))
      .limit(1)
    const decision = { ...given, hash, linkId: linkId ?? null, decidedBy: userId, timeFrom: from, timeUntil: until }
    // A second press on a phone with a slow connection.
    if (linkId && last && isSame(last, decision)) return getPost(scope, id)
    const number = (last?.number ?? 0) + 1
    const askedBy = await endRequest(scope, id)
    await tx.insert(approvals).values({
      ...decision,
      postId: id,
      number,
      decidedByName: name,
      askedBy,
      outgoing: now.outgoing,
      decidedAt: ctx.now(),
    })
    await record(scope, id, given.decision === 'approved' ? 'approved' : 'changes asked', {
      ...(linkId && { reviewer: name, linkId }),
    })
    for (const one of new Set([...(await peopleTold(scope, id)), askedBy]))
      if (one && one !== userId)
        await enqueue(
          tx,
          'tell-decision',
          { postId: id, number, userId: one },
          { key: `${id} ${number} ${one}`, workspaceId: ctx.workspaceId },
        )
    return getPost(scope, id)
  })
}

const compared = ['decision', 'note', 'hash', 'linkId'] as const
const isSame = (
  last: typeof approvals.$inferSelect,
  next: Pick<typeof last, (typeof compared)[number] | 'timeFrom' | 'timeUntil'>,
) =>
  compared.every((key) => last[key] === next[key]) &&
  last.timeFrom?.getTime() === next.timeFrom?.getTime() &&
  last.timeUntil?.getTime() === next.timeUntil?.getTime()
