import { randomUUID } from 'node:crypto'
import { parse } from 'node:path'
import { and, count, desc, eq, getTableColumns, inArray, notExists, type SQL } from 'drizzle-orm'
import type { Language } from '#shared/catalogue.ts'
import { sourceWords } from '#shared/languages/sources.ts'
import { contentText } from '#shared/posts.ts'
import { quotationsIn } from '#shared/quotations.ts'
import { msg, plural } from '#shared/say.ts'
import { maxSources, maxSourceText, type NewSource, type Source, type WholeSource } from '#shared/sources.ts'
import { languageOf } from '#shared/text/language.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { programFile } from '../config/places.ts'
import { type Context, type Deps, type WithStopping, within } from '../context.ts'
import { ideaSets, ideas, posts, sources, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { runIsolated } from '../isolation/isolated.ts'
import { authorize } from '../permissions.ts'
import { creditOf } from './credit.ts'
import { withFetched, withUploaded } from './fetch-source.ts'
import type { ReadSource, SourceFile } from './read-file.ts'
import { readText } from './read-text.ts'

type Row = typeof sources.$inferSelect
type Found = Omit<Row, 'id' | 'workspaceId' | 'createdAt'>

const isOwnSource = (ctx: Context, id: string): SQL | undefined => and(eq(sources.id, id), inWorkspace(ctx, sources))

/** Reads a page, text, post or idea and stores it. The same text from the same place is stored once. */
export async function addSource(
  ctx: Context & Deps & WithStopping,
  given: NewSource,
  signal: AbortSignal,
): Promise<Source> {
  authorize(ctx, 'write', 'sources')
  return store(ctx, await find(ctx, given, signal))
}

export async function addSourceFile(
  ctx: Context & Deps & WithStopping,
  body: ReadableStream<Uint8Array> | null,
  name: string,
  signal: AbortSignal,
): Promise<Source> {
  authorize(ctx, 'write', 'sources')
  const found = await withUploaded(ctx.workspaceId, body, name, (file, directory) => read(ctx, file, directory, signal))
  return store(ctx, found)
}

export async function getSource(ctx: Context, id: string, language?: Language): Promise<WholeSource> {
  authorize(ctx, 'read', 'sources')
  const [row] = await ctx.db.select().from(sources).where(isOwnSource(ctx, id))
  if (!row) throw notFound('Source')
  const own = languageOf(row.text) ?? 'english'
  return {
    ...toSource(row),
    text: row.text,
    quotations: quotationsIn(row.text, own),
    questions: [...sourceWords[language ?? own].questions],
  }
}

const newest = 20

/** Without their texts. */
export async function listSources(ctx: Context): Promise<Source[]> {
  authorize(ctx, 'read', 'sources')
  const { text: _, ...columns } = getTableColumns(sources)
  const rows = await ctx.db
    .select(columns)
    .from(sources)
    .where(inWorkspace(ctx, sources))
    .orderBy(desc(sources.createdAt), desc(sources.id))
    .limit(newest)
  return rows.map(toSource)
}

/** Posts that were written about it stay, without it. */
export async function deleteSource(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'sources')
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx.delete(sources).where(isOwnSource(ctx, id)).returning({ id: sources.id })
    if (deleted.length === 0) throw notFound('Source')
    await addEntries(within(ctx, tx), { kind: 'source deleted' })
  })
}

const toSource = ({ workspaceId: _, createdAt, ...row }: Omit<Row, 'text'> & { text?: string }): Source => {
  const { text: _text, ...source } = row
  return { ...source, ...creditOf(row), createdAt: createdAt.toISOString() }
}

async function find(ctx: Context & Deps & WithStopping, given: NewSource, signal: AbortSignal): Promise<Found> {
  const { url, text, title, postId, ideaId } = given
  if (url !== undefined)
    return withFetched(ctx.workspaceId, url, { allowed: ctx.config.sourceHosts, signal }, (file, directory) =>
      read(ctx, file, directory, signal),
    )
  if (postId !== undefined) return ofPost(ctx, postId)
  if (ideaId !== undefined) return ofIdea(ctx, ideaId)
  const { text: plain } = readText(text!, '')
  return { ...unknown, kind: 'text', title: title || firstLine(plain), ...cut(plain) }
}

const unknown = { url: null, site: null, author: null, publishedOn: null, isCut: false }
const cut = (text: string) => ({
  text: text.slice(0, maxSourceText).toWellFormed(),
  isCut: text.length > maxSourceText,
})

const program = programFile('read-process')

async function read(
  { workspaceId }: Context,
  file: SourceFile,
  directory: string,
  signal: AbortSignal,
): Promise<Found> {
  const found = await runIsolated<ReadSource>(program, file, { owner: workspaceId, directory, signal })
  const named = parse(file.name).name.replaceAll(/[_-]+/g, ' ').trim()
  return { ...found, url: file.url, title: found.title ?? (named || firstLine(found.text)) }
}

const longestTitle = 120

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.trim()
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle).replace(/\s\S*$/, '')}…`
}

async function ofPost(ctx: Context, id: string): Promise<Found> {
  authorize(ctx, 'read', 'posts')
  const [post] = await ctx.db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), inWorkspace(ctx, posts)))
  const text = post && contentText(post)
  if (!post || !text) throw notFound('Post')
  return { ...unknown, kind: 'post', title: post.title || firstLine(text), ...cut(text) }
}

async function ofIdea(ctx: Context, id: string): Promise<Found> {
  authorize(ctx, 'read', 'ideas')
  const [idea] = await ctx.db
    .select({ title: ideas.title, description: ideas.description })
    .from(ideas)
    .innerJoin(ideaSets, eq(ideaSets.id, ideas.setId))
    .where(and(eq(ideas.id, id), inWorkspace(ctx, ideaSets)))
  if (!idea) throw notFound('Idea')
  return { ...unknown, kind: 'idea', title: idea.title, ...cut(`${idea.title}\n\n${idea.description}`) }
}

async function store(ctx: Context & Deps, found: Found): Promise<Source> {
  if (!found.text.trim()) throw new AppError('invalid', 'There is no text to write about.')
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    // Transactions of a workspace take turns, so none stores beyond the limit.
    await tx.select().from(workspaces).where(eq(workspaces.id, ctx.workspaceId)).for('no key update')
    const isSame = and(inWorkspace(ctx, sources), eq(sources.title, found.title), eq(sources.text, found.text))
    const [known] = await tx.select().from(sources).where(isSame)
    if (known && known.url === found.url && known.kind === found.kind) return toSource(known)
    await makeRoom(scope)
    const row = { ...found, id: randomUUID(), workspaceId: ctx.workspaceId, createdAt: ctx.now() }
    await tx.insert(sources).values(row)
    await addEntries(scope, { kind: 'source added' })
    return toSource(row)
  })
}

/** The oldest source that no post uses goes when there are too many. */
async function makeRoom(ctx: Context): Promise<void> {
  const { db } = ctx
  const [kept] = await db.select({ count: count() }).from(sources).where(inWorkspace(ctx, sources))
  if (kept!.count < maxSources) return
  const isUnused = notExists(db.select({ id: posts.id }).from(posts).where(eq(posts.sourceId, sources.id)))
  const oldest = db
    .select({ id: sources.id })
    .from(sources)
    .where(and(inWorkspace(ctx, sources), isUnused))
    .orderBy(sources.createdAt, sources.id)
    .limit(1)
  const gone = await db.delete(sources).where(inArray(sources.id, oldest)).returning({ id: sources.id })
  if (gone.length === 0)
    throw new AppError(
      'invalid',
      msg`At most ${plural({ max: maxSources }, { other: '# sources' })} can be kept, and posts use all of them. Delete one first.`,
    )
}
