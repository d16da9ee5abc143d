import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { idInAddress, publishedAtOf } from '#shared/linkedin-address.ts'
import type { ArchiveFound, LivePost, TakenIn, TakingIn } from '#shared/linkedin-archive.ts'
import { contentText, maxPosts, type PostContent } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { addEntries } from '../activity/entries.ts'
import { authorship, inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import { type Context, within } from '../context.ts'
import { figureFiles, figureJoins, figurePosts, postEvents, posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { usageIn } from '../limits/limits.ts'
import { announce } from '../live/announce.ts'
import { permalink } from '../networks/linkedin-errors.ts'
import { authorize, programOf } from '../permissions.ts'
import { itsPublication } from '../posts/status.ts'
import { originOf } from '../posts/versions.ts'
import { requireRoom } from '../quotas.ts'
import type { Found } from '../voice/found.ts'
import { titleOf } from '../writing/requests.ts'
import { type FigureContext, ourPosts } from './figures.ts'
import { joinPosts, type OurPost } from './join.ts'
import { unknownPosts, wholeOf } from './unknown-posts.ts'
import { readUpload } from './upload.ts'

/** Posts of LinkedIn's data archive, the zip or its Shares.csv, that are not here yet. Keeps nothing. */
export async function readArchive(
  ctx: FigureContext,
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<ArchiveFound> {
  await mayTakeIn(ctx)
  const { found } = await readUpload<Found>(ctx, body, 'archive', signal)
  const shared = found.shares.flatMap(({ text, urn }) => {
    const post = urn && text ? livePostOf(permalink(urn), text) : null
    return post ? [post] : []
  })
  const { unknown, drafts } = await sorted(ctx, shared)
  const { use } = await usageIn(ctx, ctx.workspaceId)
  return {
    posts: unknown.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    known: shared.length - unknown.length - drafts.length,
    drafts,
    withoutText: found.shares.length - shared.length,
    unreadable: found.unreadable,
    room: Math.max(0, use.posts.limit - use.posts.used),
  }
}

/** Which of LinkedIn's posts are new here, and which posts of ours have the words of one and are not live yet. */
async function sorted(ctx: Context, shared: readonly LivePost[]) {
  const found = unknownPosts(shared, await ourPosts(ctx))
  const rows = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(inWorkspace(ctx, posts), sql`${publications.state} is distinct from 'published'`))
  const draftOf = new Map(rows.map(({ id, title, ...content }) => [wholeOf(contentText(content)), { id, title }]))
  // A text of emojis alone has no words.
  draftOf.delete('')
  const drafts = new Map(
    found.flatMap(({ text }) => draftOf.get(wholeOf(text)) ?? []).map((draft) => [draft.id, draft]),
  )
  return { unknown: found.filter(({ text }) => !draftOf.has(wholeOf(text))), drafts: [...drafts.values()] }
}

async function mayTakeIn(ctx: Context): Promise<void> {
  authorize(ctx, 'write', 'figures')
  authorize(ctx, 'write', 'posts')
  authorize(ctx, 'publish', 'posts')
  await requireFeature(ctx, 'content analytics')
}

/** Null for an address that does not tell the post. */
function livePostOf(address: string, text: string): LivePost | null {
  const id = idInAddress(address)
  return id && { address, text, publishedAt: publishedAtOf(id).toISOString() }
}

/**
 * Makes published posts of posts that are live on LinkedIn, with the address and the time that its id tells, and joins
 * the figures about them. Posts that are here already are left out, so a repeated call adds nothing.
 */
export async function takeInPosts(ctx: Context, { posts: chosen }: TakingIn): Promise<TakenIn> {
  await mayTakeIn(ctx)
  const wanted = chosen.map(({ address, text }) => {
    const post = livePostOf(address, text)
    if (!post) throw new AppError('invalid', 'Only posts with an address on linkedin.com can be taken in.')
    return post
  })
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    await requireRoom(scope, posts, maxPosts, 'posts', wanted.length)
    const { unknown } = await sorted(scope, wanted)
    const made = unknown.map((post) => ({ ...post, id: randomUUID(), publishedAt: new Date(post.publishedAt) }))
    if (made.length === 0) return { ids: [], known: wanted.length, joined: 0 }
    const now = ctx.now()
    const detail = { program: programOf(ctx.actor) }
    await tx.insert(posts).values(
      made.map(({ id, text, publishedAt }) => ({
        id,
        ...authorship(ctx),
        ...usualKind,
        title: titleOf(text),
        subject: titleOf(text),
        ...contentOf(text),
        language: languageOf(text) ?? 'english',
        origin: originOf(ctx, { cause: 'taken in' }),
        // Lists put it where it belongs among the author's posts, and nobody has edited it since.
        createdAt: publishedAt,
        updatedAt: publishedAt,
      })),
    )
    await tx.insert(publications).values(
      made.map(({ id, address, publishedAt }) => ({
        postId: id,
        network: 'linkedin' as const,
        state: 'published' as const,
        via: 'manual' as const,
        url: address,
        publishedAt,
        updatedAt: now,
      })),
    )
    await tx
      .insert(postEvents)
      .values(made.map(({ id }) => ({ id: randomUUID(), postId: id, kind: 'taken in' as const, detail, at: now })))
    await addEntries(scope, ...made.map(({ id }) => ({ kind: 'post taken in' as const, postId: id })))
    const joined = await joinKnown(scope, made)
    await announce(tx, ctx.workspaceId)
    return { ids: made.map(({ id }) => id), known: wanted.length - made.length, joined }
  })
}

/** What a hand-written post is without its author's choice. */
const usualKind = {
  category: 'personal-experience',
  postType: 'story-posts',
  tone: 'standard',
  emojiUsage: 'a-few',
  aiModel: 'gpt4',
}

/** As a pasted post is split: a text of one paragraph is a hook. */
function contentOf(text: string): PostContent {
  const { content } = sectionsIn(text)
  return content.insight ? content : { hook: text.trim(), insight: '', value: '', cta: '' }
}

/** Joins addresses that files name and no post had. Returns how many. */
async function joinKnown(ctx: Context, made: readonly OurPost[]): Promise<number> {
  const loose = await ctx.db
    .selectDistinct({ address: figurePosts.address, publishedOn: figurePosts.publishedOn })
    .from(figurePosts)
    .innerJoin(figureFiles, eq(figureFiles.id, figurePosts.fileId))
    .leftJoin(
      figureJoins,
      and(eq(figureJoins.workspaceId, figureFiles.workspaceId), eq(figureJoins.address, figurePosts.address)),
    )
    .leftJoin(posts, eq(posts.id, figureJoins.postId))
    // The author may have said that the post is none of theirs here, or have deleted it.
    .where(and(inWorkspace(ctx, figureFiles), or(isNull(figureJoins.address), isNull(posts.id))))
  const joins = [...joinPosts(loose, made)].flatMap(([address, join]) =>
    join && 'postId' in join ? [{ workspaceId: ctx.workspaceId, address, ...join }] : [],
  )
  for (const { postId, by, ...join } of joins)
    await ctx.db
      .insert(figureJoins)
      .values({ ...join, postId, by })
      .onConflictDoUpdate({ target: [figureJoins.workspaceId, figureJoins.address], set: { postId, by } })
  return joins.length
}
