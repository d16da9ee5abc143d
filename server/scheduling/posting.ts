import { and, eq, exists, isNull } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Later, Posting, PostingState } from '#shared/posting.ts'
import { contentText, type Post } from '#shared/posts.ts'
import { type Resolution, resolveWallTime } from '#shared/wall-time.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { asWorker, type Deps } from '../context.ts'
import { members, postingSlots, posts, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { mediaOf, type OpenedMedia } from '../media/media.ts'
import type { WithMediaStore } from '../media/store.ts'
import type { PostAnalyses, PostContext } from '../posts/analyses.ts'
import { getPost, updatePost } from '../posts/posts.ts'
import { openPointsOf } from '../posts/schedule.ts'
import { isOver, isRevoked, notePostingLinkUsed, type PostingLink, readPostingToken } from './posting-link.ts'
import { moveToNextSlot } from './slots.ts'

/**
 * Access by a reminder's link: to read one post, say that it is live, and postpone it. The link is void once the person
 * has left the workspace, revoked it, or ended all access.
 */
interface Opened {
  token: string
  link: PostingLink
  /** Null if the post was deleted or the link has expired. */
  ctx: (PostContext & WithMediaStore) | null
  state: Extract<PostingState, 'deleted' | 'expired'> | null
  timeZone: string
  authorId: string | null
  /** The author's name, if that is not the person who received the link. */
  author: string | null
  hasSlots: boolean
}

type PostingDeps = Deps & WithAnalysis<PostAnalyses> & WithMediaStore

const permissions = ['read posts', 'write posts', 'schedule posts', 'publish posts'] as const

/** The same answer for every invalid link, whatever the reason. */
const unknownLink = () => new AppError('not_found', 'This link is not valid. Open the latest email about the post.')

async function open(deps: PostingDeps, token: string): Promise<Opened> {
  const link = readPostingToken(deps.config, token)
  if (!link) throw unknownLink()
  const [user] = await deps.db
    .select({ timeZone: users.timeZone, epoch: users.linkEpoch })
    .from(users)
    .where(and(eq(users.id, link.userId), isNull(users.disabledAt)))
  if (user?.epoch !== link.epoch || (await isRevoked(deps, link))) throw unknownLink()
  const ofAuthor = and(eq(postingSlots.workspaceId, posts.workspaceId), eq(postingSlots.authorId, posts.authorId))
  const nothing = {
    token,
    link,
    ctx: null,
    authorId: null,
    author: null,
    hasSlots: false,
    timeZone: user.timeZone ?? 'UTC',
  }
  const [post] = await deps.db
    .select({
      workspaceId: posts.workspaceId,
      authorId: posts.authorId,
      author: users.fullName,
      timeZone: posts.timeZone,
      memberId: members.userId,
      hasSlots: exists(deps.db.select({ time: postingSlots.time }).from(postingSlots).where(ofAuthor)).mapWith(Boolean),
    })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(members, and(eq(members.workspaceId, posts.workspaceId), eq(members.userId, link.userId)))
    .where(eq(posts.id, link.postId))
  if (post && !post.memberId) throw unknownLink()
  if (isOver(link.dueAt, deps.now())) return { ...nothing, state: 'expired' }
  if (!post) return { ...nothing, state: 'deleted' }
  const ctx = asWorker(deps, post.workspaceId, 'posting link', permissions, { userId: link.userId })
  const { authorId, hasSlots } = post
  const author = authorId === link.userId ? null : post.author
  return {
    token,
    link,
    ctx,
    state: null,
    timeZone: user.timeZone ?? post.timeZone ?? 'UTC',
    authorId,
    author,
    hasSlots,
  }
}

export async function readPosting(
  deps: PostingDeps,
  token: string,
  place: { browser: string; address: string },
): Promise<Posting> {
  const opened = await open(deps, token)
  await notePostingLinkUsed(deps, opened.link, place)
  return show(opened)
}

export async function readPostingMedia(deps: PostingDeps, token: string, id: string): Promise<OpenedMedia> {
  const { ctx, link } = await open(deps, token)
  const found = ctx && (await mediaOf(ctx, link.postId)).find((item) => item.id === id)
  if (!found) throw notFound('File')
  return found
}

async function show({ token, ctx, link, state, timeZone, hasSlots, authorId, author }: Opened): Promise<Posting> {
  if (!ctx) return { state: state ?? 'deleted', post: null }
  const post = await getPost(ctx, link.postId)
  const { id, title, content, firstComment, media, scheduledFor, status, publication, lacksApproval } = post
  const states: Partial<Record<typeof status, PostingState>> = { published: 'live', publishing: 'publishing' }
  const shown = states[status] ?? 'open'
  return {
    state: shown,
    post: {
      openPoints: shown === 'open' ? await openPointsIn(ctx, post, authorId) : [],
      id,
      title,
      text: contentText(content),
      firstComment,
      lacksApproval: lacksApproval && shown === 'open',
      publication,
      author,
      timeZone,
      hasSlots,
      media: media.map((item) => ({ ...item, url: `/api/posting/${token}/media/${item.id}` })),
      scheduledFor: scheduledFor && new Date(scheduledFor).toISOString(),
      dueAt: link.dueAt.toISOString(),
    },
  }
}

async function openPointsIn(ctx: PostContext, post: Post, authorId: string | null) {
  const { blanks, notes, claims } = await openPointsOf(ctx, { ...post, authorId })
  return [
    ...blanks.map(({ question }) => ({ kind: 'blank', text: question }) as const),
    ...notes.map(({ text }) => ({ kind: 'note', text }) as const),
    ...claims.map(({ text }) => ({ kind: 'claim', text }) as const),
  ]
}

/** Records the author's word that the post is live. Saying it again keeps the first answer, but can add a link. */
export async function sayPosted(deps: PostingDeps, token: string, url: string | null): Promise<Posting> {
  const opened = await open(deps, token)
  if (!opened.ctx) return show(opened)
  const { publication } = await getPost(opened.ctx, opened.link.postId)
  if (!publication || (url && publication.url === null))
    await updatePost(opened.ctx, opened.link.postId, { publication: { url } })
  return show(opened)
}

/** Takes that word back. A post that the network published stays live. */
export async function sayNotPosted(deps: PostingDeps, token: string): Promise<Posting> {
  const opened = await open(deps, token)
  if (!opened.ctx) return show(opened)
  const { publication } = await getPost(opened.ctx, opened.link.postId)
  if (publication && publication.via !== 'manual')
    throw new AppError('conflict', 'This post was published on LinkedIn. Nothing was changed.')
  if (publication) await updatePost(opened.ctx, opened.link.postId, { publication: null })
  return show(opened)
}

export async function postpone(deps: PostingDeps, token: string, later: Later): Promise<Posting> {
  const opened = await open(deps, token)
  const { ctx, link, timeZone } = opened
  if (!ctx) return show(opened)
  const { publication, scheduledFor } = await getPost(ctx, link.postId)
  if (publication) throw new AppError('conflict', 'This post is live. Nothing was changed.')
  if ('in' in later && later.in === 'slot') await moveToNextSlot(ctx, link.postId)
  else {
    const at = timeOf(later, timeZone, scheduledFor ? new Date(scheduledFor) : link.dueAt, ctx.now())
    if (new Date(at).getTime() > ctx.now().getTime() + farthestMs) throw new AppError('invalid', tooFar)
    await updatePost(ctx, link.postId, { scheduledFor: at, timeZone })
  }
  return show(opened)
}

/** Otherwise anyone with the link could postpone the post for good. */
const farthestMs = 366 * 86_400_000
const tooFar = /*i18n*/ 'Choose a time within a year. Nothing was changed.'

const minutes = { smallestUnit: 'minute', roundingMode: 'ceil' } as const

function timeOf(later: Later, timeZone: string, planned: Date, now: Date): string {
  const zoned = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone)
  if ('at' in later) return resolve(later.at, timeZone)
  if (later.in === 'hour') return zoned(now).add({ hours: 1 }).round(minutes).toInstant().toString()
  const { hour, minute } = zoned(planned)
  return zoned(now).add({ days: 1 }).with({ hour, minute, second: 0, millisecond: 0 }).toInstant().toString()
}

/** Refuses a wall time that does not exist or exists twice on the day when clocks change. */
function resolve(wallTime: string, timeZone: string): string {
  let found: Resolution
  try {
    found = resolveWallTime(wallTime, timeZone)
  } catch {
    throw new AppError('invalid', 'This day does not exist. Choose another one.')
  }
  if (found.kind === 'once') return found.at.instant.toISOString()
  throw new AppError('invalid', 'The clocks change then, so this time doesn’t exist or happens twice. Choose another.')
}
