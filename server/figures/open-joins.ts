import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { dayOut, type OpenJoin } from '#shared/figures.ts'
import { inWorkspace } from '../authorship.ts'
import { figureJoins, posts, publications } from '../database/schema.ts'
import { itsPublication } from '../posts/status.ts'
import { ourPosts } from './figures.ts'
import { joinPosts } from './join.ts'
import { type Measured, measuredPosts, type Reader } from './measured.ts'

/** Addresses that may be one of the author's posts, newest first. Most are none, and are found out by their day alone. */
export async function openJoinsOf(ctx: Reader): Promise<OpenJoin[]> {
  const loose = (await measuredPosts(ctx)).filter(({ isDecided }) => !isDecided)
  if (loose.length === 0) return []
  const free = await ctx.db
    .select({ id: posts.id, title: posts.title, at: publications.publishedAt })
    .from(posts)
    .innerJoin(publications, itsPublication)
    .where(
      and(
        inWorkspace(ctx, posts),
        eq(publications.state, 'published'),
        isNull(publications.url),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(figureJoins)
            .where(and(inWorkspace(ctx, figureJoins), eq(figureJoins.postId, posts.id))),
        ),
      ),
    )
  const near = nearby(
    loose,
    free.map(({ at }) => at!.getTime()),
  )
  if (near.length === 0) return []
  const titles = new Map(free.map(({ id, title }) => [id, title]))
  const joins = joinPosts(near, await ourPosts(ctx))
  return near.flatMap(({ address, publishedAt, publishedOn }) => {
    const join = joins.get(address)
    if (!join || !('candidates' in join)) return []
    const candidates = join.candidates.flatMap((id) => (titles.has(id) ? [{ id, title: titles.get(id)! }] : []))
    return candidates.length > 0 ? [{ address, publishedAt, publishedOn, candidates }] : []
  })
}

/** Those that went out within days of one of these times: `joinPosts` asks about no others. */
function nearby(loose: readonly Measured[], times: readonly number[]): Measured[] {
  const days = new Set(times.flatMap((at) => around.map((day) => dayOf(at + day * dayMs))))
  return loose.filter((one) => days.has(dayOut(one) ?? ''))
}

const dayMs = 86_400_000
const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
