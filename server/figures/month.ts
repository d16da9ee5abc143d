import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { type FigureMonth, type GonePost, monthAfter, monthOf } from '#shared/figure-month.ts'
import type { MeasuredPost } from '#shared/figures.ts'
import { inWorkspace } from '../authorship.ts'
import { figureDays, figureFiles, posts, publications } from '../database/schema.ts'
import { filesOf, measuredPosts, newestFirst, type Reader } from './measured.ts'
import { settledIn } from './settled.ts'

/** What an author published in a month of the time zone, what it did, and what is too early to say. */
export async function figureMonthOf(
  ctx: Reader,
  authorId: string,
  month: string,
  timeZone: string,
): Promise<FigureMonth> {
  const told = (await measuredPosts(ctx)).filter((one) => one.authorId === authorId)
  const [from, to] = [month, monthAfter(month, 1)].map(
    (one) => new Date(Temporal.PlainDate.from(`${one}-01`).toZonedDateTime(timeZone).epochMilliseconds),
  ) as [Date, Date]
  const [days, files, published] = await Promise.all([
    ctx.db
      .selectDistinctOn([figureDays.day], {
        day: figureDays.day,
        impressions: figureDays.impressions,
        engagements: figureDays.engagements,
        newFollowers: figureDays.newFollowers,
        file: figureDays.fileId,
      })
      .from(figureDays)
      .innerJoin(figureFiles, eq(figureFiles.id, figureDays.fileId))
      .where(
        and(
          filesOf(ctx, authorId),
          gte(figureDays.day, `${month}-01`),
          lt(figureDays.day, `${monthAfter(month, 1)}-01`),
        ),
      )
      .orderBy(asc(figureDays.day), ...newestFirst),
    ctx.db.select().from(figureFiles).where(filesOf(ctx, authorId)).orderBy(asc(figureFiles.from), asc(figureFiles.id)),
    ctx.db
      .select({ id: posts.id, title: posts.title, publishedAt: publications.publishedAt, url: publications.url })
      .from(publications)
      .innerJoin(posts, eq(posts.id, publications.postId))
      .where(
        and(
          inWorkspace(ctx, posts),
          eq(posts.authorId, authorId),
          eq(publications.state, 'published'),
          gte(publications.publishedAt, from),
          lt(publications.publishedAt, to),
        ),
      ),
  ])
  return monthOf({
    month,
    today: Temporal.Instant.fromEpochMilliseconds(ctx.now().getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString(),
    now: ctx.now().getTime(),
    days,
    files: files.map(({ summary: { membersReached }, ...file }) => ({ ...file, membersReached })),
    posts: goneOut(told, published, { from, to, now: ctx.now() }),
  })
}

type Published = { id: string; title: string; publishedAt: Date | null; url: string | null }

/** Posts of the files and posts published here, each once. LinkedIn knows best when a post went out. */
function goneOut(
  told: readonly MeasuredPost[],
  published: readonly Published[],
  { from, to, now }: Record<'from' | 'to' | 'now', Date>,
): GonePost[] {
  const times = new Map(settledIn(told, now).map((post) => [post.address, post.times]))
  const isWithin = (at: string) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime()
  const ofFiles = told.flatMap(({ address, post, publishedAt, publishedOn, figures, asOf, file }) => {
    const at = publishedAt ?? publishedOn
    return at && isWithin(at)
      ? [{ post: post && { id: post.id, title: post.title }, address, publishedAt: at, figures, asOf, file }]
      : []
  })
  const known = new Set(told.flatMap(({ post }) => post?.id ?? []))
  return [
    ...ofFiles.map((post) => ({ ...post, times: times.get(post.address) ?? null })),
    ...published
      .filter(({ id }) => !known.has(id))
      .map(({ id, title, publishedAt, url }) => ({
        post: { id, title },
        address: url,
        publishedAt: publishedAt!.toISOString(),
        figures: {},
        asOf: null,
        file: null,
        times: null,
      })),
  ]
}
