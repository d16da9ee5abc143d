import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { FigureFile, FigureImport, FigureSummary, MeasuredPost, PostFigures } from '#shared/figures.ts'
import { memberInAddress } from '#shared/linkedin-address.ts'
import { contentText } from '#shared/posts.ts'
import { msg } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { author, inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import { type Context, type Deps, type WithStopping, within } from '../context.ts'
import {
  figureDays,
  figureFiles,
  figureJoins,
  figurePosts,
  posts,
  publications,
  workspaces,
} from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import { itsPublication } from '../posts/status.ts'
import { joinPosts, type OurPost } from './join.ts'
import type { AccountFile, PostFile } from './linkedin-files.ts'
import { aboutAnother, otherMemberOf } from './other-member.ts'
import { readUpload } from './upload.ts'

export interface Upload {
  name: string
  /** Says what reading would find, and keeps nothing. */
  isPreview: boolean
  /** The author knows that the file seems to be about somebody else. */
  isConfirmed: boolean
  /** The post that a file about a single post is about, as the author says. */
  postId?: string
}

export type FigureContext = Context & Deps & WithStopping

/**
 * Reads a file of LinkedIn's figures and keeps what it says. A file that was read before changes nothing. Refuses a file
 * that names another member than the files before it, until the author confirms that both are them.
 */
export async function addFigureFile(
  ctx: FigureContext,
  body: ReadableStream<Uint8Array> | null,
  upload: Upload,
  signal: AbortSignal,
): Promise<FigureImport> {
  authorize(ctx, 'write', 'figures')
  await requireFeature(ctx, 'content analytics')
  const { found: read, hash } = await readUpload<AccountFile | PostFile>(ctx, body, 'figures', signal)
  const file = rowsOf(read)
  const member = memberOf(file.posts.map(({ address }) => address))
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    // Imports at the same time take turns.
    await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, ctx.workspaceId))
      .for('no key update')
    const former = await tx.select().from(figureFiles).where(inWorkspace(ctx, figureFiles))
    const known = former.find((one) => one.hash === hash)
    const told = read.kind === 'post' && upload.postId
    const authorId = (told && (await authorOf(scope, told))) || author(ctx).id
    const otherMember = known || member === null ? null : await otherMemberOf(scope, { member, authorId }, former)
    if (otherMember && !upload.isConfirmed && !upload.isPreview) throw aboutAnother(otherMember)
    if (told) await joinAsTold(scope, file.posts[0]!, told, !upload.isPreview)
    const found = await joinNew(scope, file.posts, !upload.isPreview)
    const joins = told ? { joined: 1, unsure: 0, unknown: 0 } : found
    const summary = {
      kind: read.kind,
      from: file.from,
      to: file.to,
      days: file.days.length,
      posts: joins,
      refusals: read.refusals
        .slice(0, maxRefusals)
        .map((refusal) => ({ ...refusal, why: say(refusal.why, ctx.language) })),
      otherMember,
    }
    if (known || upload.isPreview)
      return { ...summary, file: known ? toFile(known) : null, isKnown: known !== undefined }
    const row = {
      id: randomUUID(),
      workspaceId: ctx.workspaceId,
      authorId,
      name: upload.name,
      hash,
      kind: read.kind,
      member,
      from: file.from,
      to: file.to,
      summary: file.summary,
      createdAt: ctx.now(),
    }
    await tx.insert(figureFiles).values(row)
    const fileId = row.id
    if (file.days.length > 0) await tx.insert(figureDays).values(file.days.map((day) => ({ fileId, ...day })))
    if (file.posts.length > 0) await tx.insert(figurePosts).values(file.posts.map((post) => ({ fileId, ...post })))
    await addEntries(scope, { kind: 'figures added', aboutId: authorId, detail: { name: upload.name || undefined } })
    return { ...summary, file: toFile(row), isKnown: false }
  })
}

const maxRefusals = 50

type Row = typeof figureFiles.$inferSelect

export const toFile = ({
  id,
  authorId,
  name,
  kind,
  from,
  to,
  createdAt,
}: Omit<Row, 'workspaceId' | 'hash' | 'member' | 'summary'>): FigureFile => ({
  id,
  authorId,
  name,
  kind,
  from,
  to,
  createdAt: createdAt.toISOString(),
})

async function authorOf(ctx: Context, postId: string): Promise<string | null> {
  const [post] = await ctx.db
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, postId), inWorkspace(ctx, posts)))
  if (!post) throw notFound('Post')
  return post.authorId
}

interface Kept {
  from: string | null
  to: string | null
  days: AccountFile['days']
  posts: { address: string; publishedOn: string | null; figures: PostFigures }[]
  summary: FigureSummary
}

const told = (figures: { [metric in keyof PostFigures]?: number | null }): PostFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== null))

function rowsOf(read: AccountFile | PostFile): Kept {
  if (read.kind === 'post') {
    const { address, publishedOn, figures, demographics } = read
    const summary = { impressions: null, membersReached: null, followers: null, demographics }
    return { from: publishedOn, to: null, days: [], posts: [{ address, publishedOn, figures }], summary }
  }
  const { from, to, days, impressions, membersReached, followers, demographics } = read
  return {
    from: from || null,
    to: to || null,
    days,
    posts: read.posts.map(({ address, publishedOn, ...figures }) => ({ address, publishedOn, figures: told(figures) })),
    summary: { impressions, membersReached, followers, demographics },
  }
}

/** The member that most of these addresses name. */
function memberOf(addresses: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const member = memberInAddress(address)
    if (member) counts.set(member, (counts.get(member) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const live = eq(publications.state, 'published')

export async function ourPosts(ctx: Context, which?: SQL): Promise<OurPost[]> {
  const rows = await ctx.db
    .select({
      id: posts.id,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      publishedAt: publications.publishedAt,
      address: publications.url,
    })
    .from(posts)
    .innerJoin(publications, itsPublication)
    .where(and(inWorkspace(ctx, posts), live, which))
  return rows.map(({ id, publishedAt, address, ...content }) => ({
    id,
    text: contentText(content),
    publishedAt: publishedAt!,
    address,
  }))
}

type Their = Pick<MeasuredPost, 'address' | 'publishedOn'>

/** Joins an address to the post that the author dropped its file on, unless it is certainly another one. */
async function joinAsTold(ctx: Context, their: Their, postId: string, keeps: boolean): Promise<void> {
  const { address } = their
  const [known] = await ctx.db
    .select({ postId: figureJoins.postId })
    .from(figureJoins)
    .where(and(inWorkspace(ctx, figureJoins), eq(figureJoins.address, address)))
  const found = known ?? joinPosts([their], await ourPosts(ctx)).get(address)
  const joined = found && 'postId' in found ? found.postId : null
  if (joined === postId) return
  const [other] = joined
    ? await ctx.db
        .select({ title: posts.title })
        .from(posts)
        .where(and(eq(posts.id, joined), inWorkspace(ctx, posts)))
    : []
  if (other)
    throw new AppError(
      'invalid',
      msg`This file is about another post of yours, “${{ title: other.title }}”. Nothing was read. Add it on Analytics.`,
    )
  if (keeps) await decideJoin(ctx, address, postId)
}

/** Joins addresses that no file named before, and keeps what is certain. */
async function joinNew(ctx: Context, theirs: readonly Their[], keeps: boolean): Promise<FigureImport['posts']> {
  const addresses = theirs.map(({ address }) => address)
  const known = await ctx.db
    .select()
    .from(figureJoins)
    .where(and(inWorkspace(ctx, figureJoins), inArray(figureJoins.address, addresses)))
  const isKnown = new Set(known.map(({ address }) => address))
  const found = joinPosts(
    theirs.filter(({ address }) => !isKnown.has(address)),
    await ourPosts(ctx),
  )
  const sure = [...found].flatMap(([address, join]) =>
    join && 'postId' in join ? [{ workspaceId: ctx.workspaceId, address, ...join }] : [],
  )
  if (keeps && sure.length > 0) await ctx.db.insert(figureJoins).values(sure).onConflictDoNothing()
  const unsure = [...found.values()].filter((join) => join && 'candidates' in join).length
  const joined = sure.length + known.filter(({ postId }) => postId !== null).length
  return { joined, unsure, unknown: theirs.length - joined - unsure }
}

/** Takes back what a file said. What the author decided about its posts stays for the next file. */
export async function deleteFigureFile(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'figures')
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(figureFiles)
      .where(and(eq(figureFiles.id, id), inWorkspace(ctx, figureFiles)))
      .returning({ authorId: figureFiles.authorId, name: figureFiles.name })
    if (!gone) throw notFound('File')
    const { authorId, name } = gone
    const detail = { name: name || undefined }
    await addEntries(within(ctx, tx), { kind: 'figures removed', aboutId: authorId ?? undefined, detail })
  })
}

/** The author says which post an address is, or that it is none. */
export async function decideJoin(ctx: Context, address: string, postId: string | null): Promise<void> {
  authorize(ctx, 'write', 'figures')
  if (postId !== null) {
    const [own] = await ctx.db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, postId), inWorkspace(ctx, posts)))
    if (!own) throw notFound('Post')
  }
  await ctx.db
    .insert(figureJoins)
    .values({ workspaceId: ctx.workspaceId, address, postId, by: 'author' })
    .onConflictDoUpdate({ target: [figureJoins.workspaceId, figureJoins.address], set: { postId, by: 'author' } })
}
