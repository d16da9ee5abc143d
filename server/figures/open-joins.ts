import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { OpenJoin } from '#shared/figures.ts'
import { dayOut } from '#shared/post-metrics.ts'
import { inWorkspace } from '../authorship.ts'
import { figureJoins, posts, publications } from '../database/schema.ts'
import { itsPublication } from '../posts/status.ts'
import { ourPosts } from './figures.ts'
import { joinPosts } from './join.ts'
import { measuredPosts, type Reader } from './measured.ts'

/** More follow once these are answered. */
export const questionsAtOnce = 20

/** Addresses in an author's files, or in all, that may be one of the workspace's posts, newest first. */
export async function openJoinsOf(ctx: Reader, authorId?: string): Promise<OpenJoin[]> {
  const loose = (await measuredPosts(ctx)).filter(
    (one) => !one.isDecided && (authorId === undefined || one.authorId === authorId),
  )
  if (loose.length === 0) return []
  const ours = await unjoined(ctx)
  // Most addresses are none of ours, which their day tells: comparing all with all would take seconds.
  const free = around(ours.flatMap(({ url, at }) => (url === null ? [dayOf(at!)] : [])))
  const near = loose.filter((one) => free.has(dayOut(one) ?? ''))
  const days = around(near.map((one) => dayOut(one)!))
  const ids = ours.filter(({ at }) => days.has(dayOf(at!))).map(({ id }) => id)
  const joins = joinPosts(near, await ourPosts(ctx, inArray(posts.id, ids)))
  const titles = new Map(ours.map(({ id, title }) => [id, title]))
  return near
    .flatMap(({ address, publishedAt, publishedOn }) => {
      const join = joins.get(address)
      if (!join || !('candidates' in join)) return []
      const candidates = join.candidates.map((id) => ({ id, title: titles.get(id)! }))
      return [{ address, publishedAt, publishedOn, candidates }]
    })
    .slice(0, questionsAtOnce)
}

/** Live posts whose figures no file is known to tell. */
const unjoined = (ctx: Reader) =>
  ctx.db
    .select({ id: posts.id, title: posts.title, at: publications.publishedAt, url: publications.url })
    .from(posts)
    .innerJoin(publications, itsPublication)
    .where(
      and(
        inWorkspace(ctx, posts),
        eq(publications.state, 'published'),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(figureJoins)
            .where(and(inWorkspace(ctx, figureJoins), eq(figureJoins.postId, posts.id))),
        ),
      ),
    )

const dayMs = 86_400_000
/** `joinPosts` asks about no post that is further away. */
const nearDays = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const around = (days: readonly string[]): Set<string> =>
  new Set([...new Set(days)].flatMap((day) => nearDays.map((away) => dayOf(new Date(Date.parse(day) + away * dayMs)))))
