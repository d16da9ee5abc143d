import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { StoredCarousel } from '#shared/carousel.ts'
import type { Language } from '#shared/catalogue.ts'
import type { KeptOpening } from '#shared/openings.ts'
import { atNextSlot, type PostPatch, type PostSchedule } from '#shared/post-patch.ts'
import {
  additions,
  maxPosts,
  mergeContent,
  type Post,
  type PostAdditions,
  type PostContent,
  type SettledClaim,
} from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import { addEntries, addTextEntry } from '../activity/entries.ts'
import { authorsOfPost, inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import type { Made } from '../database/json.ts'
import { posts, postVersions } from '../database/schema.ts'
import { changedMeanwhile, notFound } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { authorize } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import type { PostContext } from './analyses.ts'
import { refuseClashes, refusesClashes, scheduleInTurn } from './clashes.ts'
import { moveCommentedWords } from './commented-words.ts'
import { timeOfFreeSlot } from './free-slot.ts'
import { planDue } from './plan-due.ts'
import { selectPosts } from './post-json.ts'
import { keepPublication } from './publications.ts'
import { bareBrief, scheduleOf, settleOpenPoints } from './schedule.ts'
import { readable } from './settle.ts'
import { keepVersion, originOf } from './versions.ts'

/** Part of every query for one post, so that posts of other workspaces look as if they did not exist. */
export const isOwnPost = (ctx: Context, id: string): SQL | undefined => and(eq(posts.id, id), inWorkspace(ctx, posts))

export async function getPost(ctx: Context, id: string): Promise<Post> {
  authorize(ctx, 'read', 'posts')
  return readPost(ctx, id)
}

/** Reads a post that nobody else can change until the end of the transaction. */
export async function lockPost(tx: Context, id: string): Promise<Post> {
  await tx.db.select({ id: posts.id }).from(posts).where(isOwnPost(tx, id)).for('no key update')
  return getPost(tx, id)
}

/** Reads back a post that was just written; needs no permission to read. */
async function readPost(ctx: Context, id: string): Promise<Post> {
  const [row] = await selectPosts(ctx).where(isOwnPost(ctx, id))
  if (!row) throw notFound('Post')
  return row.post
}

export interface NewPost {
  id?: string
  title: string
  /** Whether the author gave the title. Otherwise it comes from the subject. */
  hasOwnTitle?: boolean
  content: PostContent
  brief: Brief
  /** Null for a post written by hand. */
  engine: { label: string; promptVersion: string | null } | null
  claims?: SettledClaim[]
  additions?: Partial<PostAdditions>
  openings?: KeptOpening[]
  schedule?: PostSchedule
  proposal?: { at: Date; reason: string }
}

export async function createPost(ctx: PostContext, post: NewPost): Promise<Post> {
  const { id = randomUUID(), title, hasOwnTitle = false, content, brief, engine, claims, additions, proposal } = post
  const { openings, schedule = {} } = post
  authorize(ctx, 'write', 'posts')
  if (schedule.scheduledFor) authorize(ctx, 'schedule', 'posts')
  const { authorId, writtenById } = authorsOfPost(ctx)
  const createdAt = ctx.now()
  const { label = null, promptVersion } = engine ?? {}
  const origin = originOf(ctx, label === null ? { cause: 'created' } : { cause: 'post', engine: label, promptVersion })
  const given = scheduleOf(ctx, schedule)
  let settled = claims ?? (engine === null ? await typedClaims(ctx, brief, content) : undefined)
  if (schedule.openPoints && schedule.scheduledFor) {
    const written = { ...bareBrief, ...brief, claims: settled ?? [], content, authorId }
    settled = await settleOpenPoints(ctx, written, schedule.openPoints)
  }
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    await requireRoom(scope, posts, maxPosts, 'posts')
    const timing = schedule.scheduledFor === atNextSlot ? await timeOfFreeSlot(scope, { id, authorId }) : given
    if (timing.scheduledFor && refusesClashes(ctx, schedule))
      await refuseClashes(scope, { id, authorId, content }, timing.scheduledFor)
    await tx.insert(posts).values({
      ...brief,
      ...content,
      ...additions,
      ...timing,
      id,
      workspaceId: ctx.workspaceId,
      authorId,
      writtenById,
      title,
      hasOwnTitle,
      engine: label,
      origin,
      claims: settled,
      openings,
      earlier: { version: 0, claims: [] },
      proposedFor: proposal?.at,
      proposedBecause: proposal?.reason,
      createdAt,
      updatedAt: createdAt,
    })
    await addEntries(scope, { kind: 'post created', postId: id, detail: { engine: label ?? undefined } })
    const time = { scheduledFor: null, timeZone: null, ...timing }
    if (time.scheduledFor) await planDue(scope, { scheduledFor: null }, { id, workspaceId: ctx.workspaceId, ...time })
    await announce(tx, ctx.workspaceId)
    return readPost(scope, id)
  })
}

/** In a post that no engine wrote, every claim is the author's own. */
async function typedClaims(
  { analysis }: PostContext,
  { subject, answers = [], leadMagnetTitle = null, language }: Brief,
  content: PostContent,
): Promise<SettledClaim[] | undefined> {
  const writing = { subject, answers, leadMagnetTitle, language, claims: [] }
  return (await analysis.settleTyped(writing, content, [])) ?? undefined
}

export interface Change extends PostPatch {
  /** Who or what changed the text; by default the author, by hand. */
  made?: Made
  derivedTitle?: string
  brief?: Brief
  openings?: KeptOpening[]
  /** Only with its document: see `storeCarousel`. */
  carousel?: StoredCarousel | null
}

/** How often to read the claims again when the post changes meanwhile. After that the text is stored without them. */
const maxAttempts = 3

/** Changes a post in one transaction, keeps its former text as a version, and reads open points only if asked to. */
export async function updatePost(ctx: PostContext, id: string, change: Change): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  if (change.scheduledFor !== undefined) authorize(ctx, 'schedule', 'posts')
  if (change.publication !== undefined) authorize(ctx, 'publish', 'posts')
  const schedule = scheduleOf(ctx, change)
  const isTyped = Object.keys(change.content ?? {}).length > 0 && madeBy(change).cause === 'typed' && !change.claims
  const openPoints = change.scheduledFor ? change.openPoints : undefined
  // Reading claims takes a while, so hold neither the row nor a connection meanwhile.
  for (let attempt = 0; (isTyped || openPoints) && attempt < maxAttempts; attempt += 1) {
    const [former] = await ctx.db.select().from(posts).where(isOwnPost(ctx, id))
    if (!former) throw notFound('Post')
    requireVersion(former, change)
    const content = mergeContent(contentOf(former), change.content ?? {})
    const read: ReadClaims = isTyped ? await readClaims(ctx, former, content) : { version: former.version }
    if (openPoints) {
      const { claims = former.claims, answers = former.answers } = { ...read, ...change }
      const { possibleNotes = former.possibleNotes } = change
      read.claims = await settleOpenPoints(ctx, { ...former, claims, answers, possibleNotes, content }, openPoints)
    }
    const post = await store(ctx, id, change, schedule, read)
    if (post) return post
  }
  if (openPoints) throw changed()
  return (await store(ctx, id, change, schedule))!
}

const madeBy = ({ made, cause = 'typed' }: Change): Made => made ?? { cause }

type Row = typeof posts.$inferSelect
const contentOf = ({ hook, insight, value, cta }: PostContent): PostContent => ({ hook, insight, value, cta })

/** The claims of a typed text, and the version that it replaces. No claims if there was no time to find them. */
type ReadClaims = Pick<Row, 'version'> & Partial<Pick<Row, 'claims' | 'earlier'>>

const maxUnread = 20

async function readClaims(ctx: PostContext, former: Row, typed: PostContent): Promise<ReadClaims> {
  const { version, earlier } = former
  const unread = await ctx.db
    .select({ content: postVersions.content })
    .from(postVersions)
    .where(and(eq(postVersions.postId, former.id), gt(postVersions.version, earlier?.version ?? 0)))
    .orderBy(desc(postVersions.version))
    .limit(maxUnread)
  const read = await ctx.analysis.settle(
    { ...writingOf(former), language: former.language as Language },
    typed,
    contentOf(former),
    earlier?.claims ?? [],
    readable(unread.map(({ content }) => content)),
  )
  return read
    ? { version, claims: read.claims ?? former.claims, earlier: { version, claims: read.earlier } }
    : { version }
}

const writingOf = ({ subject, answers, leadMagnetTitle, claims }: Row) => ({
  subject,
  answers,
  leadMagnetTitle,
  claims,
})

function requireVersion(former: Row, { version }: Change): void {
  if (version !== undefined && version !== former.version) throw changed(former.version)
}

const changed = (version?: number) =>
  changedMeanwhile('This post was changed somewhere else in the meantime. Nothing was overwritten.', version)

async function store(
  ctx: Context,
  id: string,
  change: Change,
  given: ReturnType<typeof scheduleOf>,
  { version, ...read }: Partial<ReadClaims> = {},
): Promise<Post | null> {
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const isAtSlot = change.scheduledFor === atNextSlot
    const mustNotClash = refusesClashes(ctx, change) && (isAtSlot || given.scheduledFor)
    if (isAtSlot || mustNotClash) await scheduleInTurn(scope)
    // Not `for update`: writers of its history need not wait.
    const [former] = await tx.select().from(posts).where(isOwnPost(ctx, id)).for('no key update')
    if (!former) throw notFound('Post')
    requireVersion(former, change)
    if (version !== undefined && version !== former.version) return null
    const {
      content,
      brief,
      cause,
      made,
      derivedTitle,
      scheduledFor,
      timeZone,
      openPoints,
      clashes,
      publication,
      isPublished,
      proposal,
      ...rest
    } = change
    const title = rest.title ?? (former.hasOwnTitle ? undefined : derivedTitle)
    const schedule = isAtSlot ? await timeOfFreeSlot(scope, former) : given
    const plan = await keepPublication(scope, former, change)
    const next = { ...former, ...rest, ...content }
    if (mustNotClash && schedule.scheduledFor)
      await refuseClashes(scope, { ...next, content: contentOf(next) }, schedule.scheduledFor)
    const isOfText = content || [...additions, 'carousel'].some((part) => part in change)
    const origin = isOfText ? await keepVersion(ctx, tx, former, next, madeBy(change)) : undefined
    if (origin && origin !== former.origin && origin.since === origin.at)
      await addTextEntry(scope, id, former.origin, origin)
    if (content) await moveCommentedWords(tx, id, contentOf(former), contentOf(next))
    await tx
      .update(posts)
      .set({
        ...rest,
        title,
        hasOwnTitle: rest.title === undefined ? undefined : true,
        ...read,
        ...content,
        ...brief,
        ...schedule,
        ...plan,
        ...((scheduledFor || publication || proposal === null) && { proposedFor: null, proposedBecause: null }),
        ...(made?.engine !== undefined && { engine: made.engine }),
        origin,
        savedToLibrary: isPublished,
        version: former.version + 1,
        updatedAt: ctx.now(),
      })
      .where(isOwnPost(ctx, id))
    if (scheduledFor !== undefined || publication !== undefined || isPublished === false)
      await planDue(scope, { ...former, ...plan }, { ...former, ...schedule, ...plan })
    if (rest.title !== undefined && rest.title !== former.title)
      await addEntries(scope, { kind: 'title changed', postId: id })
    // Not on every change of the text: lists in other tabs may lag a little.
    if (title !== undefined || isPublished !== undefined) await announce(tx, ctx.workspaceId)
    return readPost(scope, id)
  })
}
