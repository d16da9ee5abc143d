import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { AiModel } from '#shared/catalogue.ts'
import {
  freeLaunches,
  type Idea,
  type IdeaCategory,
  type IdeaSet,
  ideaCategoryName,
  ideasPerSet,
  type Launches,
  maxIdeaSets,
} from '#shared/ideas.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { inWorkspace, isOwn } from '../authorship.ts'
import { reserveLaunch } from '../billing/reservations.ts'
import { type Context, type WithStopping, within } from '../context.ts'
import { ideaSets, ideas, proofs, trash } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Page } from '../http/pages.ts'
import { type Actor, authorize, can } from '../permissions.ts'
import type { Trashable } from '../trash/kind.ts'
import { moveToTrash } from '../trash/move.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import { generate } from '../writing/generation.ts'
import type { Run } from '../writing/write.ts'

export interface IdeasRequest {
  themes: string[]
  categories: IdeaCategory[]
  aiModel: AiModel
}

export const setsAtOnce = 20
export const favouritesAtOnce = 30

/** Six ideas cycle through the categories in the requested order. */
export async function generateIdeas(
  ctx: Context & WithEngines & WithStopping,
  request: IdeasRequest,
  { signal, keep }: Pick<Run, 'signal' | 'keep'>,
): Promise<IdeaSet> {
  authorize(ctx, 'write', 'ideas')
  const engine = await ctx.engines.for(ctx, request.aiModel)
  const themes = [...new Set(request.themes)]
  const categories = [...new Set(request.categories)]
  const asked = Array.from({ length: ideasPerSet }, (_, at) => categories[at % categories.length]!)
  const { response } = await generate(ctx, {
    kind: 'ideas',
    engine,
    signal,
    reservation: await reserveLaunch(ctx),
    work: async () => {
      const kept = engine.promptVersion === null ? await keptBy(ctx) : []
      return engine.propose({ themes, kept, categories: asked, seed: randomInt(2 ** 31) }, { signal })
    },
    store: async (tx, { ideas: proposed }) => {
      const { workspaceId } = ctx
      const set = { id: randomUUID(), workspaceId, themes, categories, engine: engine.label, createdAt: ctx.now() }
      const kept = proposed.map((idea, position) => ({
        ...idea,
        id: randomUUID(),
        setId: set.id,
        position,
        category: asked[position]!,
        isFavourite: false,
      }))
      await tx.db.insert(ideaSets).values(set)
      await tx.db.insert(ideas).values(kept)
      await letOldSetsGo(tx)
      await addMaterialEntry(tx, 'ideas made')
      const response = toSet(set, kept)
      await keep(tx, response)
      return { response, postId: null }
    },
  })
  return response
}

/** Empty for a person who may not read them. */
async function keptBy(ctx: Context): Promise<string[]> {
  if (!can(ctx.actor, 'read', 'voice')) return []
  const { content, createdAt } = proofs
  const rows = await ctx.db
    .select({ content })
    .from(proofs)
    .where(isOwn(ctx, proofs))
    .orderBy(desc(createdAt))
    .limit(maxKept)
  return rows.map((row) => row.content)
}
const maxKept = 200

/** Moves the oldest set beyond the limit to the trash, unless it has a favourite or was just restored. */
export async function letOldSetsGo(ctx: Context, restoredId?: string): Promise<void> {
  const { db } = ctx
  const { id, createdAt } = ideaSets
  const isOther = restoredId === undefined ? isHere(ctx) : and(isHere(ctx), ne(id, restoredId))
  const max = restoredId === undefined ? maxIdeaSets : maxIdeaSets - 1
  const old = db.select({ id }).from(ideaSets).where(isOther).orderBy(desc(createdAt), desc(id)).offset(max)
  const loved = db.select({ setId: ideas.setId }).from(ideas).where(eq(ideas.isFavourite, true))
  await moveToTrash(ctx, trashableSets, and(isOther, inArray(id, old), notInArray(id, loved)))
}

/** Takes one row more than a page holds. */
const toPage = <T extends { id: string }>(rows: T[], size: number): Page<T> => ({
  items: rows.slice(0, size),
  next: rows[size]?.id ?? null,
})

function known<T>([start]: T[]): T {
  if (!start) throw new AppError('invalid', 'This cursor does not come from this list.')
  return start
}

/** Newest first. */
export async function listIdeaSets(ctx: Context, cursor?: string, size = setsAtOnce): Promise<Page<IdeaSet>> {
  authorize(ctx, 'read', 'ideas')
  const start =
    cursor === undefined ? undefined : known(await ctx.db.select().from(ideaSets).where(isOwnSet(ctx, cursor)))
  const rows = await ctx.db
    .select()
    .from(ideaSets)
    .where(
      and(
        isHere(ctx),
        start &&
          sql`(${ideaSets.createdAt}, ${ideaSets.id}) <= (${start.createdAt.toISOString()}::timestamptz, ${start.id})`,
      ),
    )
    .orderBy(desc(ideaSets.createdAt), desc(ideaSets.id))
    .limit(size + 1)
  const { items, next } = toPage(rows, size)
  return { items: await withIdeas(ctx, items), next }
}

export async function getIdeaSet(ctx: Context, id: string): Promise<IdeaSet> {
  authorize(ctx, 'read', 'ideas')
  const [set] = await withIdeas(ctx, await ctx.db.select().from(ideaSets).where(isOwnSet(ctx, id)))
  if (!set) throw notFound('Idea set')
  return set
}

/** Newest set first, in the order of each set. */
export async function listFavouriteIdeas(ctx: Context, cursor?: string): Promise<Page<Idea>> {
  authorize(ctx, 'read', 'ideas')
  const inSets = () =>
    ctx.db
      .select({ ...getTableColumns(ideas), createdAt: ideaSets.createdAt })
      .from(ideas)
      .innerJoin(ideaSets, eq(ideaSets.id, ideas.setId))
  const start = cursor === undefined ? undefined : known(await inSets().where(and(isHere(ctx), eq(ideas.id, cursor))))
  const rows = await inSets()
    .where(
      and(
        isHere(ctx),
        eq(ideas.isFavourite, true),
        start &&
          sql`(${ideaSets.createdAt}, ${ideaSets.id}, -${ideas.position}) <= (${start.createdAt.toISOString()}::timestamptz, ${start.setId}, ${-start.position}::int)`,
      ),
    )
    .orderBy(desc(ideaSets.createdAt), desc(ideaSets.id), asc(ideas.position))
    .limit(favouritesAtOnce + 1)
  const { items, next } = toPage(rows, favouritesAtOnce)
  return { items: items.map(toIdea), next }
}

const isHere = (ctx: Context) => inWorkspace(ctx, ideaSets)
const isOwnSet = (ctx: Context, id: string) => and(isHere(ctx), eq(ideaSets.id, id))

async function withIdeas(ctx: Context, sets: (typeof ideaSets.$inferSelect)[]): Promise<IdeaSet[]> {
  if (sets.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(ideas)
    .where(
      inArray(
        ideas.setId,
        sets.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ideas.position))
  const bySet = Map.groupBy(rows, ({ setId }) => setId)
  return sets.map((set) => toSet(set, bySet.get(set.id) ?? []))
}

export async function markIdea(ctx: Context, id: string, isFavourite: boolean): Promise<Idea> {
  authorize(ctx, 'write', 'ideas')
  const sets = ctx.db.select({ id: ideaSets.id }).from(ideaSets).where(isHere(ctx))
  const [row] = await ctx.db
    .update(ideas)
    .set({ isFavourite })
    .where(and(eq(ideas.id, id), inArray(ideas.setId, sets)))
    .returning()
  if (!row) throw notFound('Idea')
  return toIdea(row)
}

export async function deleteIdea(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'ideas')
  const sets = ctx.db.select({ id: ideaSets.id }).from(ideaSets).where(isHere(ctx))
  await ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const gone = await moveToTrash(scope, trashableIdeas, and(eq(ideas.id, id), inArray(ideas.setId, sets)))
    if (gone.length === 0) throw notFound('Idea')
    await addMaterialEntry(scope, 'idea deleted')
  })
}

const access = {
  maySee: (actor: Actor) => can(actor, 'read', 'ideas'),
  mayChange: (actor: Actor) => can(actor, 'write', 'ideas'),
}

export const trashableSets: Trashable = {
  ...access,
  kind: 'ideas',
  parts: [ideaSets.id, ideas.setId],
  title: sql`(select string_agg(theme, ', ') from json_array_elements_text(${ideaSets.themes}) theme)`,
  author: null,
  restored: async (ctx, id) => {
    await letOldSetsGo(ctx, id)
    return null
  },
}

export const trashableIdeas: Trashable = {
  ...access,
  kind: 'idea',
  parts: [ideas.id],
  title: sql`${ideas.title}`,
  author: null,
  makeRoom: requireSet,
}

/** An idea can only be restored into its set. */
async function requireSet(ctx: Context, id: string): Promise<void> {
  const itsSet = sql`(select ${trash.rows} -> 'ideas' -> 0 ->> 'set_id' from ${trash} where ${trash.id} = ${id})`
  const isThere = and(eq(ideaSets.id, itsSet), inWorkspace(ctx, ideaSets))
  const [found] = await ctx.db.select({ id: ideaSets.id }).from(ideaSets).where(isThere).for('key share')
  if (!found)
    throw new AppError(
      'conflict',
      'The set of this idea was deleted too. If the set is still in the trash, restore it first.',
    )
}

/**
 * Counts the sets of this calendar month (UTC). Nothing stops at the free number: every later set counts as the last.
 */
export async function countLaunches(ctx: Context): Promise<Launches> {
  authorize(ctx, 'read', 'ideas')
  const now = ctx.now()
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const [row] = await ctx.db
    .select({ used: count() })
    .from(ideaSets)
    .where(and(isHere(ctx), gte(ideaSets.createdAt, monthStart)))
  const { used } = row!
  return { used, of: freeLaunches, next: Math.min(used + 1, freeLaunches) }
}

const toSet = (
  { id, themes, categories, engine, createdAt }: Omit<typeof ideaSets.$inferSelect, 'workspaceId'>,
  rows: (typeof ideas.$inferSelect)[],
): IdeaSet => ({
  id,
  themes,
  engine,
  createdAt: createdAt.toISOString(),
  // The categories cycle, so the last ones are left over.
  left: categories.slice(ideasPerSet),
  ideas: rows.map(toIdea),
})

export const toIdea = ({
  id,
  title,
  description,
  category,
  isFavourite,
}: Omit<typeof ideas.$inferSelect, 'setId' | 'position'>): Idea => ({
  id,
  title,
  description,
  category: { id: category, name: ideaCategoryName(category) },
  isFavourite,
})
