import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { MeasuredPost, PostFigures } from '#shared/figures.ts'
import { idInAddress, publishedAtOf } from '#shared/linkedin-address.ts'
import { dayOut } from '#shared/post-metrics.ts'
import { inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import type { Context, Deps } from '../context.ts'
import { figureFiles, figureJoins, figurePosts, posts } from '../database/schema.ts'
import { authorize } from '../permissions.ts'
import { revisionOf, workspaceOf } from '../posts/list-posts.ts'

/** Asks for figures outside a transaction. */
export type Reader = Context & Pick<Deps, 'db'>

/** A file of one post names no last day, so it counts until it was added. */
export const lastDay = sql<string>`coalesce(${figureFiles.to}, (${figureFiles.createdAt} at time zone 'UTC')::date)`

/** Of two files, the one that counts until a later day says more; then the one that was read later. */
export const newestFirst = [desc(lastDay), desc(figureFiles.createdAt)]

/** The workspace's files, or those of one author. */
export const filesOf = (ctx: Context, authorId?: string): SQL | undefined =>
  and(inWorkspace(ctx, figureFiles), authorId === undefined ? undefined : eq(figureFiles.authorId, authorId))

export interface Measured extends MeasuredPost {
  /** Of our post, or of the file where the post is none of ours. */
  authorId: string | null
  /** Whether it is known which post of ours it is, or that it is none. */
  isDecided: boolean
}

export async function mayReadFigures(ctx: Context): Promise<void> {
  authorize(ctx, 'read', 'figures')
  await requireFeature(ctx, 'content analytics')
}

const kept = new LRUCache<string, { revision: string | null; measured: readonly Measured[] }>({
  max: 1_000,
  maxSize: 50_000,
  sizeCalculation: ({ measured }) => measured.length + 1,
})

/**
 * Every post that files name, newest first. Files complete each other: of each metric, the newest file that tells it
 * counts, and one that counts only a part of a post's life counts last. Read anew only after a change.
 */
export async function measuredPosts(ctx: Reader): Promise<readonly Measured[]> {
  await mayReadFigures(ctx)
  // Read before the figures, so they are never older than their revision.
  const revision = await revisionOf(ctx, workspaceOf(ctx))
  const known = kept.get(ctx.workspaceId)
  if (known?.revision === revision) return known.measured
  const measured = await readMeasured(ctx)
  kept.set(ctx.workspaceId, { revision, measured })
  return measured
}

async function readMeasured(ctx: Reader): Promise<Measured[]> {
  const { id, kind, name, from, authorId } = figureFiles
  const files = await ctx.db
    .select({ id, kind, name, from, authorId, asOf: lastDay })
    .from(figureFiles)
    .where(filesOf(ctx))
    .orderBy(...newestFirst)
  if (files.length === 0) return []
  const [told, joins] = await Promise.all([
    toldBy(ctx, files),
    ctx.db.execute<Joined>(sql`
      select ${figureJoins.address}, ${figureJoins.by}, ${posts.id}, ${posts.authorId} as "authorId", ${posts.title}, ${posts.category}
      from ${figureJoins} left join ${posts} on ${posts.id} = ${figureJoins.postId} where ${inWorkspace(ctx, figureJoins)}`),
  ])
  return merge(files, told, joins.rows)
}

type File = Pick<typeof figureFiles.$inferSelect, 'id' | 'kind' | 'name' | 'from' | 'authorId'> & { asOf: string }
/** What a file says of one post. */
type Told = Pick<MeasuredPost, 'address' | 'publishedOn' | 'publishedAt' | 'figures'>
type Joined = {
  address: string
  by: (typeof figureJoins.$inferSelect)['by']
  id: string | null
  authorId: string | null
  title: string
  category: string
}

/** By id of the file. */
const keptFiles = new LRUCache<string, readonly Told[]>({
  max: 10_000,
  maxSize: 50_000,
  sizeCalculation: (told) => told.length + 1,
})

/** What files say, by id. Files never change, except that what the network answers grows during its day. */
async function toldBy(ctx: Reader, files: readonly File[]): Promise<Map<string, readonly Told[]>> {
  const found = new Map<string, readonly Told[]>()
  for (const { id } of files) found.set(id, keptFiles.get(id) ?? [])
  const missing = files.filter(({ id }) => !keptFiles.has(id))
  if (missing.length === 0) return found
  // There can be tens of thousands, so a file's posts come as one JSON text.
  const { fileId, address, publishedOn, figures } = figurePosts
  const { rows } = await ctx.db.execute<{ file: string; posts: [string, string | null, PostFigures][] }>(sql`
    select ${fileId} as file, json_agg(json_build_array(${address}, ${publishedOn}, ${figures})) as posts
    from ${figurePosts} where ${inArray(
      fileId,
      missing.map(({ id }) => id),
    )} group by 1`)
  for (const { file, posts } of rows)
    found.set(
      file,
      posts.map(([address, publishedOn, figures]) => ({
        address,
        publishedOn,
        publishedAt: momentIn(address),
        figures,
      })),
    )
  for (const { id, kind } of missing) if (kind !== 'api') keptFiles.set(id, found.get(id)!)
  return found
}

/** A file whose period begins after the post went out may count only a part of its life. */
export const isPart = (from: string | null, out: string | null): boolean => from !== null && out !== null && from > out

/** LinkedIn has several addresses for one post, so those joined with the same post of ours are one. */
function merge(
  files: readonly File[],
  toldBy: ReadonlyMap<string, readonly Told[]>,
  joins: readonly Joined[],
): Measured[] {
  const joinOf = new Map(joins.map((join) => [join.address, join]))
  const found = new Map<string, Measured>()
  const parts = new Set<Measured>()
  for (const { id, name: file, from, authorId, asOf } of files) {
    for (const told of toldBy.get(id) ?? []) {
      const { address, figures } = told
      const join = joinOf.get(address)
      const key = join?.id ?? address
      const known = found.get(key)
      if (!known) {
        const post = join?.id
          ? { id: join.id, authorId: join.authorId, title: join.title, by: join.by, category: join.category }
          : null
        const isDecided = join !== undefined
        const one = { ...told, asOf, file, post, authorId: post ? post.authorId : authorId, isDecided }
        found.set(key, one)
        if (isPart(from, dayOut(one))) parts.add(one)
      } else if (parts.has(known) && !isPart(from, dayOut(known))) {
        Object.assign(known, { figures: { ...known.figures, ...figures }, asOf, file })
        parts.delete(known)
      } else known.figures = { ...figures, ...known.figures }
    }
  }
  return [...found.values()].sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
}

const timeOf = ({ publishedAt, publishedOn }: MeasuredPost) => publishedAt ?? publishedOn ?? ''

function momentIn(address: string): string | null {
  const id = idInAddress(address)
  return id && publishedAtOf(id).toISOString()
}
