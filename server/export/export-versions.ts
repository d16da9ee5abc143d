import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Post } from '#shared/posts.ts'
import { threadsByPost } from '../comments/threads.ts'
import type { Context } from '../context.ts'
import { approvals, posts, postVersions } from '../database/schema.ts'

const pageSize = 8

export const json = (value: unknown): string => JSON.stringify(value, null, 2)

export async function* withVersions(ctx: Context, pages: AsyncIterable<Post[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id)
    const { id, openings } = posts
    const kept = await ctx.db.select({ id, openings }).from(posts).where(inArray(id, ids))
    const openingsOf = new Map(kept.map((one) => [one.id, one.openings]))
    const threads = await threadsByPost(ctx, ids)
    const decided = await ctx.db
      .select()
      .from(approvals)
      .where(inArray(approvals.postId, ids))
      .orderBy(asc(approvals.postId), asc(approvals.number))
    const decisionsOf = Map.groupBy(decided, ({ postId }) => postId)
    const versions = versionsOf(ctx, ids)
    let next = await versions.next()
    for (const post of rows) {
      const openings = openingsOf.get(post.id) ?? []
      const decisions = (decisionsOf.get(post.id) ?? []).map(decisionOf)
      const comments = threads.get(post.id) ?? []
      yield `${separator}${json({ ...post, openings, decisions, comments }).slice(0, -2)},\n  "formerVersions": [`
      separator = ',\n'
      for (let comma = ''; !next.done && next.value.postId === post.id; comma = ',\n', next = await versions.next()) {
        yield `${comma}${json(formerOf(next.value))}`
      }
      yield ']\n}'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Leaves out the owner, whose id means nothing elsewhere. */
function formerOf({ postId: _, places: _places, origin, ...version }: typeof postVersions.$inferSelect): object {
  const { actorId: _actor, ...made } = origin ?? {}
  return { ...version, made: origin && made }
}

const decisionOf = ({
  postId: _,
  decidedBy: _decidedBy,
  askedBy: _askedBy,
  ...decision
}: typeof approvals.$inferSelect): object => decision

async function* versionsOf({ db }: Context, ids: string[]) {
  const { postId, version } = postVersions
  let after = sql`('', 0)`
  for (;;) {
    const rows = await db
      .select()
      .from(postVersions)
      .where(and(inArray(postId, ids), sql`(${postId}, ${version}) > ${after}`))
      .orderBy(asc(postId), asc(version))
      .limit(pageSize)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = sql`(${last.postId}::text, ${last.version}::int)`
  }
}
