import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm'
import type { PostSchedule } from '#shared/post-patch.ts'
import type { PostContent } from '#shared/posts.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { posts, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'

const minuteMs = 60_000

/** Programs repeat themselves without noticing, so they are told unless they accept it. A person sees the calendar. */
export const refusesClashes = ({ actor }: Context, { clashes }: Pick<PostSchedule, 'clashes'>): boolean =>
  (clashes ?? (actor.kind === 'program' ? 'refuse' : 'accept')) === 'refuse'

/** Call before the post is locked: two posts that are scheduled at once would not see each other. */
export async function scheduleInTurn({ db, workspaceId }: Context): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
}

interface Planned {
  id: string
  authorId: string | null
  content: PostContent
}

/** Refuses a text that its author has scheduled already, and a minute at which another of their posts goes out. */
export async function refuseClashes(ctx: Context, { id, authorId, content }: Planned, at: Date): Promise<void> {
  if (!authorId) return
  const minute = Math.floor(at.getTime() / minuteMs) * minuteMs
  const isThen = and(gte(posts.scheduledFor, new Date(minute)), lt(posts.scheduledFor, new Date(minute + minuteMs)))
  const { hook, insight, value, cta } = content
  const isSame = and(eq(posts.hook, hook), eq(posts.insight, insight), eq(posts.value, value), eq(posts.cta, cta))
  const isPlanned = and(inWorkspace(ctx, posts), eq(posts.authorId, authorId), gte(posts.scheduledFor, ctx.now()))
  const found = await ctx.db
    .select({ id: posts.id, scheduledFor: posts.scheduledFor, isSame: sql<boolean>`${isSame}` })
    .from(posts)
    .where(and(isPlanned, ne(posts.id, id), or(isThen, isSame)))
    .orderBy(posts.scheduledFor)
    .limit(10)
  const named = (those: typeof found) =>
    those.map((post) => ({ id: post.id, scheduledFor: post.scheduledFor!.toISOString() }))
  const same = found.filter((post) => post.isSame)
  if (same.length > 0)
    throw new AppError('conflict', 'A post with the same text is scheduled already. Nothing was scheduled.', {
      problem: { code: 'same_text_scheduled', posts: named(same) },
    })
  if (found.length > 0)
    throw new AppError('conflict', 'Another post goes out at that time. Nothing was scheduled.', {
      problem: { code: 'time_taken', posts: named(found) },
    })
}
