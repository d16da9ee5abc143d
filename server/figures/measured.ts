import { desc, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { dayOut, type MeasuredPost, type PostFigures } from '#shared/figures.ts'
import { idInAddress, publishedAtOf } from '#shared/linkedin-address.ts'
import { inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import type { Context, Deps } from '../context.ts'
import { figureFiles, figureJoins, figurePosts, posts } from '../database/schema.ts'
import { authorize } from '../permissions.ts'
import { revisionOf, workspaceOf } from '../posts/list-posts.ts'

/** Asks for figures outside a transaction. */
export type Reader = Context & Pick<Deps, 'db'>

/** A file of one post names no last day, so it counts until it was added. */
const lastDay = sql<string>`coalesce(${figureFiles.to}, (${figureFiles.createdAt} at time zone 'UTC')::date)`

/** Of two files, the one that counts until a later day says more; then the one that was read later. */
export const newestFirst = [desc(lastDay), desc(figureFiles.createdAt)]

export interface Measured extends MeasuredPost {
  /** Whether it is known which post of ours it is, or that it is none. */
  isDecided: boolean
  /** What each file says, newest first. */
  told: Told[]
}

export interface Told {
  fileId: string
  asOf: string
  file: string
  figures: PostFigures
  /** The file's period begins after the post went out, so it may count only a part. */
  isPart: boolean
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
  const files = await ctx.db
    .select({ id: figureFiles.id, name: figureFiles.name, from: figureFiles.from, asOf: lastDay })
    .from(figureFiles)
    .where(inWorkspace(ctx, figureFiles))
    .orderBy(...newestFirst)
  if (files.length === 0) return []
  const [rows, joins] = await Promise.all([
    ctx.db
      .select({
        fileId: figurePosts.fileId,
        address: figurePosts.address,
        publishedOn: figurePosts.publishedOn,
        figures: figurePosts.figures,
      })
      .from(figurePosts)
      .innerJoin(figureFiles, eq(figureFiles.id, figurePosts.fileId))
      .where(inWorkspace(ctx, figureFiles)),
    ctx.db
      .select({
        address: figureJoins.address,
        by: figureJoins.by,
        id: posts.id,
        title: posts.title,
        category: posts.category,
      })
      .from(figureJoins)
      .leftJoin(posts, eq(posts.id, figureJoins.postId))
      .where(inWorkspace(ctx, figureJoins)),
  ])
  return merge(files, rows, joins)
}

interface File {
  id: string
  name: string
  from: string | null
  asOf: string
}
type Row = Pick<typeof figurePosts.$inferSelect, 'fileId' | 'address' | 'publishedOn' | 'figures'>
interface Joined extends Pick<typeof figureJoins.$inferSelect, 'address' | 'by'> {
  id: string | null
  title: string | null
  category: string | null
}

/** LinkedIn has several addresses for one post, so those joined with the same post of ours are one. */
function merge(files: readonly File[], rows: readonly Row[], joins: readonly Joined[]): Measured[] {
  const fileOf = new Map(files.map((file, rank) => [file.id, { ...file, rank }]))
  const joinOf = new Map(joins.map((join) => [join.address, join]))
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = joinOf.get(row.address)?.id ?? row.address
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
    .map((group): Measured => {
      const { address } = group[0]!
      const id = idInAddress(address)
      const publishedAt = id && publishedAtOf(id).toISOString()
      const publishedOn = group.find((row) => row.publishedOn)?.publishedOn ?? null
      const out = dayOut({ publishedAt, publishedOn })
      const told = group
        .map(({ fileId, figures }) => {
          const { name, from, asOf, rank } = fileOf.get(fileId)!
          return { fileId, asOf, file: name, figures, rank, isPart: from !== null && out !== null && from > out }
        })
        .sort((a, b) => Number(a.isPart) - Number(b.isPart) || a.rank - b.rank)
      const join = joinOf.get(address)
      return {
        address,
        publishedOn,
        publishedAt,
        figures: Object.assign({}, ...told.map(({ figures }) => figures).reverse()),
        asOf: told[0]!.asOf,
        file: told[0]!.file,
        post: join?.id ? { id: join.id, title: join.title ?? '', by: join.by, category: join.category ?? '' } : null,
        isDecided: join !== undefined,
        told: told.map(({ rank: _, ...one }) => one),
      }
    })
    .sort((a, b) => Number(isAfter(b, a)) - Number(isAfter(a, b)))
}

const time = ({ publishedAt, publishedOn }: MeasuredPost) => publishedAt ?? publishedOn ?? ''
const isAfter = (a: MeasuredPost, b: MeasuredPost) => time(a) > time(b)
