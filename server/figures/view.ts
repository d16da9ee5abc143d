import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Figures, MeasuredPost } from '#shared/figures.ts'
import { idInAddress, publishedAtOf } from '#shared/linkedin-address.ts'
import { inWorkspace } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import type { Context } from '../context.ts'
import { figureDays, figureFiles, figureJoins, figurePosts, posts } from '../database/schema.ts'
import { authorize } from '../permissions.ts'
import { ourPosts, toFile } from './figures.ts'
import { joinPosts } from './join.ts'

/** Of two files, the one that counts until a later day says more; then the one that was read later. */
export const newestFirst = [sql`${figureFiles.to} desc nulls last`, desc(figureFiles.createdAt)]

export async function figuresOf(ctx: Context): Promise<Figures> {
  authorize(ctx, 'read', 'figures')
  await requireFeature(ctx, 'content analytics')
  const files = await ctx.db
    .select()
    .from(figureFiles)
    .where(inWorkspace(ctx, figureFiles))
    .orderBy(...newestFirst)
  if (files.length === 0) return { days: [], followers: null, demographics: [], posts: [], files: [] }
  const [days, rows, joins] = await Promise.all([
    ctx.db
      .selectDistinctOn([figureDays.day], {
        day: figureDays.day,
        impressions: figureDays.impressions,
        engagements: figureDays.engagements,
        newFollowers: figureDays.newFollowers,
      })
      .from(figureDays)
      .innerJoin(figureFiles, eq(figureFiles.id, figureDays.fileId))
      .where(inWorkspace(ctx, figureFiles))
      .orderBy(asc(figureDays.day), ...newestFirst),
    ctx.db
      .select({
        address: figurePosts.address,
        publishedOn: figurePosts.publishedOn,
        figures: figurePosts.figures,
        asOf: figureFiles.to,
        createdAt: figureFiles.createdAt,
        file: figureFiles.name,
      })
      .from(figurePosts)
      .innerJoin(figureFiles, eq(figureFiles.id, figurePosts.fileId))
      .where(inWorkspace(ctx, figureFiles))
      .orderBy(...newestFirst),
    ctx.db
      .select({
        address: figureJoins.address,
        by: figureJoins.by,
        id: posts.id,
        title: posts.title,
        postId: figureJoins.postId,
      })
      .from(figureJoins)
      .leftJoin(posts, eq(posts.id, figureJoins.postId))
      .where(inWorkspace(ctx, figureJoins)),
  ])
  const newestAccount = files.find(({ kind }) => kind === 'account')
  return {
    days,
    followers: files.find(({ summary }) => summary.followers)?.summary.followers ?? null,
    demographics: newestAccount?.summary.demographics ?? [],
    posts: await measured(ctx, rows, joins),
    files: files.map(toFile),
  }
}

type Measured = Pick<MeasuredPost, 'address' | 'publishedOn' | 'figures' | 'asOf' | 'file'> & { createdAt: Date }
type Joined = {
  address: string
  by: (typeof figureJoins.$inferSelect)['by']
  id: string | null
  title: string | null
  postId: string | null
}

/** Files complete each other: of each metric, the newest file that tells it counts. */
async function measured(ctx: Context, rows: readonly Measured[], joins: readonly Joined[]): Promise<MeasuredPost[]> {
  const byAddress = new Map<string, Measured>()
  for (const row of rows) {
    const known = byAddress.get(row.address)
    const day = row.asOf ?? row.createdAt.toISOString().slice(0, 10)
    byAddress.set(
      row.address,
      known ? { ...known, figures: { ...row.figures, ...known.figures } } : { ...row, asOf: day },
    )
  }
  const joinOf = new Map(joins.map((join) => [join.address, join]))
  const isTaken = new Set(joins.map(({ postId }) => postId))
  const loose = [...byAddress.values()].filter(({ address }) => !joinOf.has(address))
  const ours = loose.length === 0 ? [] : await ourPosts(ctx)
  const open = joinPosts(
    loose,
    ours.filter(({ id }) => !isTaken.has(id)),
  )
  const wanted = [...open.values()].flatMap((join) => (join && 'candidates' in join ? join.candidates : []))
  const titles = new Map(
    wanted.length === 0
      ? []
      : (
          await ctx.db
            .select({ id: posts.id, title: posts.title })
            .from(posts)
            .where(and(inWorkspace(ctx, posts), inArray(posts.id, wanted)))
        ).map(({ id, title }) => [id, title]),
  )
  return [...byAddress.values()]
    .map(({ createdAt: _, ...post }) => {
      const join = joinOf.get(post.address)
      const candidates = open.get(post.address)
      const id = idInAddress(post.address)
      return {
        ...post,
        publishedAt: id ? publishedAtOf(id).toISOString() : null,
        post: join?.id ? { id: join.id, title: join.title ?? '', by: join.by } : null,
        candidates:
          candidates && 'candidates' in candidates
            ? candidates.candidates.map((one) => ({ id: one, title: titles.get(one) ?? '' }))
            : [],
      }
    })
    .toSorted((a, b) => (b.publishedAt ?? b.publishedOn ?? '').localeCompare(a.publishedAt ?? a.publishedOn ?? ''))
}

/** Everything that files said and the author decided, for the export of the account. */
export async function keptFigures(ctx: Context) {
  const files = await ctx.db.select().from(figureFiles).where(inWorkspace(ctx, figureFiles))
  const ids = files.map(({ id }) => id)
  const days = await ctx.db.select().from(figureDays).where(inArray(figureDays.fileId, ids)).orderBy(figureDays.day)
  const theirs = await ctx.db.select().from(figurePosts).where(inArray(figurePosts.fileId, ids))
  const joins = await ctx.db.select().from(figureJoins).where(inWorkspace(ctx, figureJoins))
  const own = <T extends { fileId: string }>(rows: T[], id: string) =>
    rows.filter(({ fileId }) => fileId === id).map(({ fileId: _, ...row }) => row)
  return {
    files: files.map(({ workspaceId: _, hash: _hash, ...file }) => ({
      ...file,
      days: own(days, file.id),
      posts: own(theirs, file.id),
    })),
    joins: joins.map(({ workspaceId: _, ...join }) => join),
  }
}
