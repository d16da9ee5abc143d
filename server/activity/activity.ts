import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type EntryGroup, type EntryKind, entriesAtOnce, entryGroups, entryKinds } from '#shared/activity-kinds.ts'
import type { ActivityEntry, ActorNamed } from '#shared/workspace-activity.ts'
import { sayActor, sayDetail } from '#shared/workspace-activity-words.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { activities, posts, users } from '../database/schema.ts'
import { csvHead, csvRow } from '../http/csv.ts'
import { type Page, parseCursor } from '../http/pages.ts'
import { say } from '../language/say.ts'
import { type Actor, authorize, can } from '../permissions.ts'

export interface EntryFilter {
  group?: EntryGroup | undefined
  postId?: string | undefined
  /** The id of a person, key, program or link. */
  by?: string | undefined
  from?: Date | undefined
  /** Not included. */
  to?: Date | undefined
}

/**
 * What concerns posts is for everybody who reads them, members for members, what posts are made of for whoever writes
 * them, and settings and keys for owners.
 */
const mayRead: Record<EntryGroup, (actor: Actor) => boolean> = {
  posts: (actor) => can(actor, 'read', 'posts'),
  approval: (actor) => can(actor, 'read', 'posts'),
  comments: (actor) => can(actor, 'read', 'posts'),
  members: (actor) => can(actor, 'read', 'members'),
  material: (actor) => can(actor, 'write', 'posts'),
  workspace: (actor) => can(actor, 'change', 'workspace'),
}

const kindsFor = ({ actor }: Context, group?: EntryGroup): EntryKind[] =>
  entryGroups
    .filter((one) => mayRead[one](actor) && (group === undefined || one === group))
    .flatMap((one): readonly EntryKind[] => entryKinds[one])

const actors = alias(users, 'actors')
const concerned = alias(users, 'concerned')

const columns = {
  id: activities.id,
  at: activities.at,
  kind: activities.kind,
  actorKind: activities.actorKind,
  actorId: activities.actorId,
  actorName: actors.fullName,
  throughId: activities.throughId,
  throughName: activities.throughName,
  postId: activities.postId,
  title: posts.title,
  aboutId: activities.aboutId,
  aboutName: concerned.fullName,
  detail: activities.detail,
  until:
    sql`coalesce(${activities.until}, case when ${activities.kind} = 'text edited' then (${posts.origin}->>'at')::timestamptz end)`.mapWith(
      activities.until,
    ),
}

/** Newest first, those that the actor may read. */
export const listActivity = (ctx: Context, filter: EntryFilter, cursor?: string): Promise<Page<ActivityEntry>> =>
  readPage(ctx, filter, cursor, entriesAtOnce)

async function readPage(
  ctx: Context,
  { group, postId, by, from, to }: EntryFilter,
  cursor: string | undefined,
  size: number,
): Promise<Page<ActivityEntry>> {
  authorize(ctx, 'read', 'posts')
  const start = cursor === undefined ? null : parseCursor(cursor)
  const { at, id } = activities
  const rows = await ctx.db
    .select(columns)
    .from(activities)
    .leftJoin(actors, eq(actors.id, activities.actorId))
    .leftJoin(concerned, eq(concerned.id, activities.aboutId))
    .leftJoin(posts, and(eq(posts.id, activities.postId), inWorkspace(ctx, posts)))
    .where(
      and(
        inWorkspace(ctx, activities),
        inArray(activities.kind, kindsFor(ctx, group)),
        postId === undefined ? undefined : eq(activities.postId, postId),
        by === undefined ? undefined : isBy(by),
        from && gte(at, from),
        to && lt(at, to),
        start ? sql`(${at}, ${id}) <= (${start.time}::timestamptz, ${start.id})` : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(size + 1)
  const next = rows[size]
  return { items: rows.slice(0, size).map(toEntry), next: next ? `${next.at.getTime()}.${next.id}` : null }
}

/** What a person's programs did is theirs, and not the person's. */
const isBy = (id: string): SQL | undefined =>
  or(eq(activities.throughId, id), and(isNull(activities.throughId), eq(activities.actorId, id)))

interface Row {
  id: string
  at: Date
  kind: EntryKind
  actorKind: ActivityEntry['by']['kind']
  actorId: string | null
  actorName: string | null
  throughId: string | null
  throughName: string | null
  postId: string | null
  title: string | null
  aboutId: string | null
  aboutName: string | null
  detail: ActivityEntry['detail']
  until: Date | null
}

const toEntry = ({ at, until, detail, ...row }: Row): ActivityEntry => ({
  id: row.id,
  kind: row.kind,
  at: at.toISOString(),
  until: until && until > at ? until.toISOString() : null,
  by: {
    kind: row.actorKind,
    id: row.actorId,
    name: row.actorName,
    through: row.throughId === null ? null : { id: row.throughId, name: row.throughName ?? '' },
  },
  post: row.postId === null ? null : { id: row.postId, title: row.title },
  about: row.aboutId === null ? null : { id: row.aboutId, name: row.aboutName ?? '' },
  detail,
})

const maxActors = 200

/** Everybody who is named in the activity, for a filter: people by their names, then programs and links. */
export async function listActors(ctx: Context): Promise<ActorNamed[]> {
  authorize(ctx, 'read', 'posts')
  const id = sql<string>`coalesce(${activities.throughId}, ${activities.actorId})`
  // A person's own links are theirs.
  const kind = sql<
    ActivityEntry['by']['kind']
  >`case when ${activities.throughId} is null then 'person' else ${activities.actorKind} end`
  const name = sql<string>`max(coalesce(${activities.throughName}, ${users.fullName}))`
  const rows = await ctx.db
    .select({ kind, id, name })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(and(inWorkspace(ctx, activities), inArray(activities.kind, kindsFor(ctx)), isNotNull(id)))
    .groupBy(kind, id)
    .orderBy(asc(kind), asc(name))
    .limit(maxActors)
  return rows.flatMap(({ kind, ...row }) => (kind === 'server' ? [] : [{ kind, ...row }]))
}

const rowsAtOnce = 500

const csvColumns = ['at', 'until', 'who', 'through', 'what', 'detail', 'about', 'post', 'postId'] as const

/** The same as a table, read page by page as fast as the client takes it. */
export async function* activityCsv(ctx: Context, filter: EntryFilter): AsyncGenerator<string> {
  yield csvHead(csvColumns)
  let cursor: string | undefined
  do {
    const { items, next } = await readPage(ctx, filter, cursor, rowsAtOnce)
    yield items.map(csvOf).join('')
    cursor = next ?? undefined
  } while (cursor)
}

const csvOf = (entry: ActivityEntry): string =>
  csvRow([
    entry.at,
    entry.until ?? '',
    sayActor(entry, say),
    entry.by.through?.name ?? '',
    entry.kind,
    sayDetail(entry, say, ({ at, timeZone }) => `${at}${timeZone ? ` (${timeZone})` : ''}`) ?? '',
    entry.about?.name ?? '',
    entry.post?.title ?? '',
    entry.post?.id ?? '',
  ])
