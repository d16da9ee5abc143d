import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { FigureDay, Figures } from '#shared/figures.ts'
import { dayOut } from '#shared/post-metrics.ts'
import { msg } from '#shared/say.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { figureDays, figureFiles, figureJoins, figurePosts } from '../database/schema.ts'
import { say } from '../language/say.ts'
import { toFile } from './figures.ts'
import { filesOf, type Measured, mayReadFigures, measuredPosts, newestFirst, type Reader } from './measured.ts'

/**
 * What files say of an author's account, or of all, and on which days posts went out. Followers, members reached and
 * who they are cannot be added up, so they are left out where files are about several accounts.
 */
export async function figuresOf(ctx: Reader, authorId?: string): Promise<Figures> {
  await mayReadFigures(ctx)
  const [all, days, measured] = await Promise.all([
    ctx.db
      .select()
      .from(figureFiles)
      .where(filesOf(ctx, authorId))
      .orderBy(...newestFirst),
    daysOf(ctx, authorId),
    measuredPosts(ctx),
  ])
  const accounts = new Set(all.filter(({ kind }) => kind === 'account').map((file) => file.authorId)).size
  const files = accounts > 1 ? [] : all
  const posts = authorId === undefined ? measured : measured.filter((one) => one.authorId === authorId)
  const totals = new Map(
    files.toReversed().flatMap(({ summary: { followers } }) => (followers ? [[followers.on, followers]] : [])),
  )
  const followerTotals = [...totals.values()].toSorted((a, b) => a.on.localeCompare(b.on))
  const ofAccount = files.filter(({ kind }) => kind === 'account')
  return {
    days,
    marks: marksOf(posts, say(msg`Untitled post`, ctx.language)),
    followers: followerTotals.at(-1) ?? null,
    followerTotals,
    periods: ofAccount
      .flatMap(({ from, to, name, summary: { impressions, membersReached } }) =>
        from && to ? [{ from, to, impressions, membersReached, file: name }] : [],
      )
      .toReversed(),
    demographics: ofAccount[0]?.summary.demographics ?? [],
    accounts,
    files: all.map(toFile),
  }
}

/** Of each account and day, the newest file counts. A day's sum is known where every account tells its part. */
async function daysOf(ctx: Reader, authorId?: string): Promise<FigureDay[]> {
  const told = ctx.db.$with('told').as(
    ctx.db
      .selectDistinctOn([figureFiles.authorId, figureDays.day], {
        authorId: figureFiles.authorId,
        day: figureDays.day,
        impressions: figureDays.impressions,
        engagements: figureDays.engagements,
        newFollowers: figureDays.newFollowers,
      })
      .from(figureDays)
      .innerJoin(figureFiles, eq(figureFiles.id, figureDays.fileId))
      .where(filesOf(ctx, authorId))
      .orderBy(figureFiles.authorId, figureDays.day, ...newestFirst),
  )
  const accounts = sql`(select count(distinct coalesce(${told.authorId}, '')) from ${told})`
  const sumOf = (figure: SQLWrapper) =>
    sql<number | null>`(case when count(${figure}) = ${accounts} then sum(${figure}) end)::float8`
  return ctx.db
    .with(told)
    .select({
      day: told.day,
      impressions: sumOf(told.impressions),
      engagements: sumOf(told.engagements),
      newFollowers: sumOf(told.newFollowers),
    })
    .from(told)
    .groupBy(told.day)
    .orderBy(told.day)
}

/** The posts come newest first. */
function marksOf(posts: readonly Measured[], untitled: string): Figures['marks'] {
  const byDay = new Map<string, Figures['marks'][number] & { most: number }>()
  for (const one of posts.toReversed()) {
    const day = dayOut(one)
    if (!day) continue
    const mark = byDay.get(day)
    const reach = one.post ? (one.figures.impressions ?? 0) : -1
    const title = one.post && (one.post.title || untitled)
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
