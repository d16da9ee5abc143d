import { and, asc, eq, gt, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Post } from '#shared/posts.ts'
import { listActivity } from '../accounts/activity.ts'
import { signInKey } from '../accounts/guesses.ts'
import { activityCsv } from '../activity/activity.ts'
import { inWorkspace, isOwn } from '../authorship.ts'
import type { Context } from '../context.ts'
import {
  generations,
  ideaSets,
  ideas,
  idempotencyKeys,
  media,
  openingChoices,
  planUsage,
  posts,
  proofs,
  rateLimits,
  sources,
  subscriptions,
  templates,
  trash,
  waitlist,
  writingSamples,
} from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { keptFigures } from '../figures/view.ts'
import { forAuthorOf } from '../http/named-author.ts'
import { everyMediaOf, mediaInTrash, type OpenedMedia } from '../media/media.ts'
import { fileNameOf } from '../media/sending.ts'
import type { WithMediaStore } from '../media/store.ts'
import { listAuthors } from '../members/authors.ts'
import { listInvitations } from '../members/invitations.ts'
import { listMembers } from '../members/members.ts'
import { authorize, can, person } from '../permissions.ts'
import { selectPosts } from '../posts/post-json.ts'
import { listLinks } from '../review/links.ts'
import { listSlots } from '../scheduling/slots.ts'
import { isMine as isInTrash } from '../trash/trash.ts'
import { addressOf, neverSayOf } from '../voice/author.ts'
import { decidedHabitsOf, lessonsAfter } from '../voice/habits.ts'
import { openingHabitsOf } from '../voice/opening-choices.ts'
import { ownEntry } from '../waitlist/own-entry.ts'
import { listWebhooks } from '../webhooks/webhooks.ts'
import { sketchTextOf } from '../writing/sketch.ts'
import { accountOf, knownBrowsersOf, sessionsOf } from './export-account.ts'
import { fileName, markdown, postRow, postsHead } from './export-posts.ts'
import { json, withVersions } from './export-versions.ts'
import { type Content, type Files, type Text, zipOf } from './zip.ts'

/** Rows per page. At most one unsent page of each table is in memory. */
const page = { posts: 4, trash: 2, samples: 20, sources: 4, others: 50 }

/**
 * The signed-in person's data as one zip, written file by file as fast as the client reads it. Neither a large account
 * nor a slow client costs memory or holds a database connection.
 */
export function exportOf(ctx: Context & WithMediaStore): ReadableStream<Uint8Array> {
  authorize(ctx, 'export', 'workspace')
  return zipOf(ctx, filesOf(ctx))
}

export async function exportPosts(
  ctx: Context & WithMediaStore,
  ids: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  authorize(ctx, 'read', 'posts')
  const isChosen = and(inArray(posts.id, [...ids]), inWorkspace(ctx, posts))
  if ((await ctx.db.$count(posts, isChosen)) === 0) throw notFound('Post')
  return zipOf(ctx, filesOfPosts(ctx, ids))
}

async function* filesOfPosts(ctx: Context & WithMediaStore, ids?: readonly string[]): Files {
  const { db, workspaceId } = ctx
  // All files then cover the same posts, even if some change meanwhile.
  const startedAt = ctx.now()
  const postPages = () =>
    pagesOf(
      (after) => postsAfter(ctx, after, startedAt, ids),
      ({ id }) => id,
    )
  const everyPost = () => rowsIn(postPages())

  yield ['posts.json', withVersions(ctx, postPages())]
  yield ['posts.csv', csvOf(everyPost())]
  const names = new Set<string>()
  for await (const post of everyPost()) yield [`posts/${fileName(post, names)}.md`, [markdown(post)]]
  const { postId, trashId } = media
  const withMedia = await db
    .selectDistinct({ postId, trashId })
    .from(media)
    .where(and(eq(media.workspaceId, workspaceId), ids && inArray(postId, [...ids])))
  for (const { postId, trashId } of withMedia) {
    if (postId) yield* mediaFiles(`media/${postId}`, await everyMediaOf(ctx, postId))
    if (trashId) yield* mediaFiles(`media/trash/${trashId}`, await mediaInTrash(ctx, trashId))
  }
}

async function* filesOf(ctx: Context & WithMediaStore): Files {
  const { db, workspaceId } = ctx
  const { id, username } = person(ctx)
  yield ['account.json', whole(await accountOf(ctx))]
  const { photoId } = person(ctx)
  const photo = photoId && (await ctx.mediaStore.get(photoId))
  if (photo) yield ['photo.jpg', photo]
  yield ['waitlist.json', whole(await db.select().from(waitlist).where(ownEntry(ctx, db)))]
  yield ['sessions.json', whole(await sessionsOf(ctx))]
  yield ['known-browsers.json', whole(await knownBrowsersOf(ctx))]
  yield ['activity.json', whole(await listActivity(ctx))]
  if (can(ctx.actor, 'change', 'members')) {
    yield ['members.json', whole(await listMembers(ctx))]
    // A link lets people in, so it is no part of a file that is passed on.
    const open = (await listInvitations(ctx)).map(({ link: _, ...invitation }) => invitation)
    yield ['invitations.json', whole(open)]
  }
  if (can(ctx.actor, 'read', 'links')) yield ['review-links.json', whole(await listLinks(ctx))]
  yield ['workspace-activity.csv', activityCsv(ctx, {})]
  if (can(ctx.actor, 'read', 'webhooks')) yield ['webhooks.json', whole(await listWebhooks(ctx))]
  yield* filesOfPosts(ctx)
  const sets = rowsOf(ctx, ideaSets, ofWorkspace(ctx, ideaSets), page.others)
  yield [
    'ideas.json',
    listOf(sets, async function* ({ workspaceId: _, ...set }) {
      yield json({
        ...set,
        ideas: await db.select().from(ideas).where(eq(ideas.setId, set.id)).orderBy(ideas.position),
      })
    }),
  ]
  const shapes = rowsOf(ctx, templates, ofWorkspace(ctx, templates), page.others)
  yield ['templates.json', listOf(shapes, ownOnly)]
  yield ['sources.json', listOf(rowsOf(ctx, sources, ofWorkspace(ctx, sources), page.sources), ownOnly)]
  yield ['figures.json', whole(await keptFigures(ctx))]
  yield ['trash.json', listOf(rowsOf(ctx, trash, isInTrash(ctx), page.trash), ownOnly)]
  yield* filesOfAuthor(ctx, '')
  const authors = (await listAuthors(ctx)).filter(({ signsIn, mayWriteFor }) => mayWriteFor && !signsIn)
  if (authors.length > 0) yield ['authors.json', whole(authors)]
  for (const { id: authorId } of authors)
    yield* filesOfAuthor(await forAuthorOf(ctx, { authorId }), `authors/${authorId}/`)
  const used = rowsOf(ctx, generations, ofWorkspace(ctx, generations), page.others)
  yield ['generations.json', listOf(used, ownOnly)]
  const plan = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
  const usage = await db.select().from(planUsage).where(eq(planUsage.workspaceId, workspaceId))
  yield ['plan.json', whole({ subscription: plan.map(withoutOwner)[0] ?? null, usage: usage.map(withoutOwner) })]
  const repeated = pagesOf(
    (after) =>
      db
        .select({ key: idempotencyKeys.key, answer: idempotencyKeys.response, createdAt: idempotencyKeys.createdAt })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.workspaceId, workspaceId), gt(idempotencyKeys.key, after)))
        .orderBy(asc(idempotencyKeys.key))
        .limit(page.posts),
    ({ key }) => key,
  )
  yield [
    'answers.json',
    listOf(rowsIn(repeated), function* (one) {
      yield json(one)
    }),
  ]
  const isMine = or(sql`starts_with(${rateLimits.key}, ${signInKey(username)})`, like(rateLimits.key, `%:${id}`))
  yield ['attempts.json', whole(await db.select().from(rateLimits).where(isMine))]
}

/** The voice of the author for whom `ctx` acts: the person's own, or that of somebody for whom they write. */
async function* filesOfAuthor(ctx: Context, folder: string): Files {
  const samples = rowsOf(ctx, writingSamples, isOwn(ctx, writingSamples), page.samples)
  yield [`${folder}writing-samples.json`, listOf(samples, ownOnly)]
  const kept = rowsOf(ctx, proofs, isOwn(ctx, proofs), page.others)
  yield [`${folder}proofs.json`, listOf(kept, ownOnly)]
  yield [`${folder}never-say.json`, whole(await neverSayOf(ctx))]
  const chosen = await ctx.db.select().from(openingChoices).where(isOwn(ctx, openingChoices))
  const openings = { isFollowed: (await openingHabitsOf(ctx)).isFollowed, choices: chosen.map(withoutOwner) }
  const [sketch, address, habits] = [await sketchTextOf(ctx), await addressOf(ctx), await decidedHabitsOf(ctx)]
  const slots = await listSlots(ctx)
  yield [`${folder}voice.json`, whole({ sketch, address, openings, habits, slots })]
  const learned = pagesOf(
    (after) => lessonsAfter(ctx, after, page.others),
    ({ postId }) => postId,
  )
  yield [`${folder}voice-lessons.json`, listOf(rowsIn(learned), ownOnly)]
}

async function* mediaFiles(directory: string, items: OpenedMedia[]): AsyncGenerator<[name: string, content: Content]> {
  for (const [at, item] of items.entries()) {
    const name = `${directory}/${at + 1} ${fileNameOf(item)}`
    const bytes = await item.open().catch(() => null)
    yield bytes ? [name, bytes] : [`${name} is missing.txt`, ['The bytes of this file are not in the store.\n']]
  }
}

const whole = (value: unknown): string[] => [`${json(value)}\n`]

async function* listOf<T>(items: AsyncIterable<T>, textOf: (item: T) => Text): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const item of items) {
    yield separator
    yield* textOf(item)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(everyPost: AsyncIterable<Post>): AsyncGenerator<string> {
  yield postsHead
  for await (const post of everyPost) yield postRow(post)
}

const withoutOwner = <T extends { workspaceId: string; authorId?: string }>({
  workspaceId: _,
  authorId: _author,
  ...rest
}: T) => rest
const ownOnly = (row: { workspaceId: string }): string[] => [json(withoutOwner(row))]

/** Reads pages in the order of their keys. `read` returns the rows after a key. */
async function* pagesOf<T>(read: (after: string) => Promise<T[]>, keyOf: (row: T) => string): AsyncGenerator<T[]> {
  let rows = await read('')
  while (rows.length > 0) {
    yield rows
    rows = await read(keyOf(rows.at(-1)!))
  }
}

async function* rowsIn<T>(pages: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const rows of pages) yield* rows
}

type OwnTable =
  | typeof templates
  | typeof ideaSets
  | typeof writingSamples
  | typeof proofs
  | typeof generations
  | typeof sources
  | typeof trash

const ofWorkspace = (
  { workspaceId }: Context,
  table: typeof ideaSets | typeof generations | typeof sources | typeof templates,
) => eq(table.workspaceId, workspaceId)

const rowsOf = <T extends OwnTable>({ db }: Context, table: T, condition: SQL, size: number) =>
  rowsIn(
    pagesOf(
      (after) =>
        db
          .select()
          .from(table as OwnTable)
          .where(and(condition, gt(table.id, after)))
          .orderBy(asc(table.id))
          .limit(size) as Promise<T['$inferSelect'][]>,
      ({ id }) => id,
    ),
  )

async function postsAfter(ctx: Context, after: string, startedAt: Date, ids?: readonly string[]): Promise<Post[]> {
  const { id, workspaceId, createdAt } = posts
  const isChosen = ids && inArray(id, [...ids])
  const rows = await selectPosts(ctx)
    .where(and(eq(workspaceId, ctx.workspaceId), isChosen, gt(id, after), lte(createdAt, startedAt)))
    .orderBy(asc(posts.id))
    .limit(page.posts)
  return rows.map(({ post }) => post)
}
