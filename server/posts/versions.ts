import { and, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StoredCarousel } from '#shared/carousel.ts'
import { formerMember } from '#shared/comment-news.ts'
import { commonEnds } from '#shared/common-ends.ts'
import type { FormerVersion, PostVersion, VersionList } from '#shared/post-versions.ts'
import {
  additions,
  additionsOf,
  handCauses,
  longestTypingMs,
  maxVersions,
  type PostAdditions,
  type PostContent,
  sections,
  typingPauseMs,
  versionBytes,
} from '#shared/posts.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import type { Made, Origin } from '../database/json.ts'
import { posts, postVersions, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { authorize, programOf } from '../permissions.ts'

type Text = PostContent & PostAdditions & { carousel: StoredCarousel | null }
type Former = Pick<typeof posts.$inferSelect, 'id' | 'version' | 'origin' | 'updatedAt'>

export function originOf({ actor, now }: Pick<Context, 'actor' | 'now'>, made: Made): Origin {
  const at = now().toISOString()
  const who = actor.kind === 'worker' ? { actorId: null } : { actorId: actor.user.id, program: programOf(actor) }
  return { ...made, ...who, since: at, at }
}

const isByHand = ({ cause }: Made) => handCauses.some((one) => one === cause)

/** Removing this many characters at once begins a version, however soon. */
const muchTakenAway = 100

/**
 * Keeps the former text as a version, unless the person is still typing. Returns the origin of the next text. The cost
 * does not grow with the number of versions.
 */
export async function keepVersion(
  ctx: Context,
  tx: Transaction,
  text: Former & Text,
  next: Text,
  made: Made,
): Promise<Origin | null> {
  const { id: postId, version, origin: former, updatedAt, hook, insight, value, cta, carousel } = text
  const content = { hook, insight, value, cta, ...additionsOf(text) }
  const origin = originOf(ctx, made)
  const now = partsOf(next)
  const parts = partsOf(text).map((part, at) => [part, now[at]!] as const)
  if (isByHand(made) && parts.every(([part, next]) => part === next)) return former
  const goesOn = former && isOneGo(former, origin) && parts.every((part) => takenAway(...part) < muchTakenAway)
  if (goesOn) return { ...origin, since: former.since }
  const bytes = Buffer.byteLength(JSON.stringify([content, carousel, former]))
  const newest = tx
    .select({ places: postVersions.places })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.version))
    .limit(1)
  await tx.insert(postVersions).values({
    postId,
    version,
    content,
    carousel,
    origin: former,
    places: sql`coalesce(${newest}, 0) + ${Math.ceil(bytes / versionBytes)}::int`,
    createdAt: former ? new Date(former.at) : updatedAt,
  })
  await tx.delete(postVersions).where(beyondLimit(tx, postId))
  return origin
}

/** The carousel counts as one more text. */
const partsOf = ({ carousel, ...content }: Text): string[] => [
  ...[...sections, ...additions].map((part) => content[part]),
  carousel ? JSON.stringify(carousel.pages) + carousel.design + carousel.colour : '',
]

/** Never with a program's change, so that it can be undone alone. */
function isOneGo(former: Origin, next: Origin): boolean {
  if (former.program || next.program) return false
  const passed = (since: string) => Math.abs(Date.parse(next.at) - Date.parse(since))
  const isSame = former.cause === next.cause && former.actorId === next.actorId && isByHand(next)
  return isSame && passed(former.at) < typingPauseMs && passed(former.since) < longestTypingMs
}

function takenAway(former: string, next: string): number {
  const { start, end } = commonEnds(former, next)
  return former.length - start - end
}

/** One version takes fewer places than this, so one addition never pushes more versions over the limit. */
const maxDropped = 64

/** The versions of a post that are over the limit. Looks at the oldest few only. */
export function beyondLimit(tx: Pick<Transaction, 'select'>, postId: string): SQL | undefined {
  const ofPost = eq(postVersions.postId, postId)
  const { version, places } = postVersions
  const oldest = tx.select({ version, places }).from(postVersions).where(ofPost).orderBy(version).limit(maxDropped)
  const old = oldest.as('old')
  const newest = tx.select({ places }).from(postVersions).where(ofPost).orderBy(desc(version)).limit(1)
  const over = tx
    .select({ version: old.version })
    .from(old)
    .where(lte(old.places, sql`${newest} - ${maxVersions}::int`))
  return and(ofPost, inArray(version, over))
}

const pageSize = 50

const madeBy = (origin: typeof posts.origin | typeof postVersions.origin) => eq(users.id, sql`${origin}->>'actorId'`)

/** The person whose suggestion was accepted. */
const suggesters = alias(users, 'suggesters')
const suggestedBy = (origin: typeof posts.origin | typeof postVersions.origin) =>
  eq(suggesters.id, sql`${origin}->>'suggestedBy'`)

const isOwnPost = (ctx: Context, id: string) => and(eq(posts.id, id), inWorkspace(ctx, posts))

const columns = {
  version: postVersions.version,
  origin: postVersions.origin,
  at: postVersions.createdAt,
  name: users.fullName,
  suggester: suggesters.fullName,
}

export async function listVersions(ctx: Context, id: string, before?: number): Promise<VersionList> {
  authorize(ctx, 'read', 'posts')
  const [present] = await ctx.db
    .select({ ...columns, version: posts.version, origin: posts.origin, at: posts.updatedAt })
    .from(posts)
    .leftJoin(users, madeBy(posts.origin))
    .leftJoin(suggesters, suggestedBy(posts.origin))
    .where(isOwnPost(ctx, id))
  if (!present) throw notFound('Post')
  const rows = await ctx.db
    .select(columns)
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .leftJoin(users, madeBy(postVersions.origin))
    .leftJoin(suggesters, suggestedBy(postVersions.origin))
    .where(and(isOwnPost(ctx, id), before === undefined ? undefined : lt(postVersions.version, before)))
    .orderBy(desc(postVersions.version))
    .limit(pageSize + 1)
  const former = rows.slice(0, pageSize).map(shown)
  return { present: shown(present), former, next: rows.length > pageSize ? former.at(-1)!.version : null }
}

export async function getVersion(ctx: Context, id: string, version: number): Promise<FormerVersion> {
  authorize(ctx, 'read', 'posts')
  const [row] = await ctx.db
    .select({ ...columns, content: postVersions.content, carousel: postVersions.carousel })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .leftJoin(users, madeBy(postVersions.origin))
    .leftJoin(suggesters, suggestedBy(postVersions.origin))
    .where(and(isOwnPost(ctx, id), eq(postVersions.version, version)))
  if (!row) throw notFound('Version')
  return { ...shown(row), content: row.content, carousel: row.carousel }
}

/** The number of a version, from an address. */
export function versionIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound('Version')
  return Number(text)
}

interface Shown {
  version: number
  origin: Origin | null
  at: Date
  name: string | null
  suggester: string | null
}

const shown = ({ version, origin, at, name, suggester }: Shown): PostVersion => ({
  version,
  cause: origin?.cause ?? null,
  section: origin?.section ?? null,
  instruction: origin?.instruction ?? null,
  engine: origin?.engine ?? null,
  promptVersion: origin?.promptVersion ?? null,
  restored: origin?.restored ?? null,
  suggestedBy: origin?.cause === 'suggested' ? (origin.reviewer ?? suggester ?? formerMember) : null,
  by: origin?.actorId && name !== null ? { id: origin.actorId, name, program: origin.program ?? null } : null,
  at: origin?.at ?? at.toISOString(),
})

const maxCompared = 100

/** Changes that engines made to a post, oldest first. Anything before the newest versions counts as typed. */
export async function engineChangesOf(
  ctx: Context,
  { id, content }: { id: string; content: PostContent },
): Promise<{ before: PostContent | null; after: PostContent }[]> {
  const [present] = await ctx.db.select({ origin: posts.origin }).from(posts).where(isOwnPost(ctx, id))
  const rows = await ctx.db
    .select({ content: postVersions.content, origin: postVersions.origin })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .where(isOwnPost(ctx, id))
    .orderBy(desc(postVersions.version))
    .limit(maxCompared)
  const texts: { content: PostContent; origin: Origin | null }[] = [
    ...rows.toReversed(),
    { content, origin: present?.origin ?? null },
  ]
  return texts.flatMap(({ content: after, origin }, at) =>
    origin?.engine ? [{ before: texts[at - 1]?.content ?? null, after }] : [],
  )
}
