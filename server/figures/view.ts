import { asc, eq, inArray } from 'drizzle-orm'
import type { Figures } from '#shared/figures.ts'
import { dayOut } from '#shared/post-metrics.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { figureDays, figureFiles, figureJoins, figurePosts } from '../database/schema.ts'
import { toFile } from './figures.ts'
import { type Measured, mayReadFigures, measuredPosts, newestFirst, type Reader } from './measured.ts'

/** What files say of the account as a whole, and on which days posts went out. */
export async function figuresOf(ctx: Reader): Promise<Figures> {
  await mayReadFigures(ctx)
  const [files, days, posts] = await Promise.all([
    ctx.db
      .select()
      .from(figureFiles)
      .where(inWorkspace(ctx, figureFiles))
      .orderBy(...newestFirst),
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
    measuredPosts(ctx),
  ])
  const totals = new Map(
    files.toReversed().flatMap(({ summary: { followers } }) => (followers ? [[followers.on, followers]] : [])),
  )
  const followerTotals = [...totals.values()].toSorted((a, b) => a.on.localeCompare(b.on))
  const ofAccount = files.filter(({ kind }) => kind === 'account')
  return {
    days,
    marks: marksOf(posts),
    followers: followerTotals.at(-1) ?? null,
    followerTotals,
    periods: ofAccount
      .flatMap(({ from, to, name, summary: { impressions, membersReached } }) =>
        from && to ? [{ from, to, impressions, membersReached, file: name }] : [],
      )
      .toReversed(),
    demographics: ofAccount[0]?.summary.demographics ?? [],
    files: files.map(toFile),
  }
}

/** The posts come newest first. */
function marksOf(posts: readonly Measured[]): Figures['marks'] {
  const byDay = new Map<string, Figures['marks'][number] & { most: number }>()
  for (const one of posts.toReversed()) {
    const day = dayOut(one)
    if (!day) continue
    const mark = byDay.get(day)
    const reach = one.post ? (one.figures.impressions ?? 0) : -1
    const title = one.post && (one.post.title || 'Untitled post')
    if (!mark) byDay.set(day, { day, posts: 1, title, most: reach })
    else {
      mark.posts += 1
      if (reach > mark.most) Object.assign(mark, { title, most: reach })
    }
  }
  return [...byDay.values()].map(({ most: _, ...mark }) => mark)
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
