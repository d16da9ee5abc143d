import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { AiModel } from '#shared/catalogue.ts'
import {
  freeLaunches,
  type Idea,
  type IdeaCategory,
  type IdeaSet,
  ideaCategoryName,
  ideasPerSet,
  type Launches,
} from '#shared/ideas.ts'
import { claimLaunch } from '../billing/limits.ts'
import type { Context } from '../context.ts'
import { ideaSets, ideas } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { WritingOptions } from '../writing/engines/engine.ts'
import { recorded } from '../writing/generation.ts'

export interface IdeasRequest {
  themes: string[]
  categories: IdeaCategory[]
  aiModel: AiModel
}

const setsAtOnce = 20

/** Has six ideas proposed, their categories cycling in the order asked for, and keeps them as a set. */
export async function generateIdeas(
  ctx: Context,
  request: IdeasRequest,
  { signal }: Pick<WritingOptions, 'signal'>,
): Promise<IdeaSet> {
  const engine = ctx.engines.for(request.aiModel)
  const themes = [...new Set(request.themes)]
  const categories = [...new Set(request.categories)]
  const asked = Array.from({ length: ideasPerSet }, (_, at) => categories[at % categories.length]!)
  const set = { id: randomUUID(), workspaceId: ctx.user.workspaceId, themes, engine: engine.label }
  const release = await claimLaunch(ctx)
  const { kept, createdAt } = await recorded(ctx, { kind: 'ideas', engine, signal }, async () => {
    const { ideas: proposed, usage } = await engine.propose(
      { themes, categories: asked, seed: randomInt(2 ** 31) },
      { signal },
    )
    const createdAt = ctx.now()
    const kept = proposed.map((idea, position) => ({
      ...idea,
      id: randomUUID(),
      setId: set.id,
      position,
      category: asked[position]!,
      isFavourite: false,
    }))
    await ctx.db.transaction(async (tx) => {
      await tx.insert(ideaSets).values({ ...set, createdAt })
      await tx.insert(ideas).values(kept)
    })
    return { kept, createdAt, postId: null, usage }
  }).catch(async (error: unknown) => {
    await release()
    throw error
  })
  return toSet({ ...set, createdAt }, kept)
}

/** The newest sets with their ideas. */
export async function listIdeaSets(ctx: Context): Promise<IdeaSet[]> {
  const sets = await ctx.db
    .select()
    .from(ideaSets)
    .where(eq(ideaSets.workspaceId, ctx.user.workspaceId))
    .orderBy(desc(ideaSets.createdAt), desc(ideaSets.id))
    .limit(setsAtOnce)
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
  const own = ctx.db.select({ id: ideaSets.id }).from(ideaSets).where(eq(ideaSets.workspaceId, ctx.user.workspaceId))
  const [row] = await ctx.db
    .update(ideas)
    .set({ isFavourite })
    .where(and(eq(ideas.id, id), inArray(ideas.setId, own)))
    .returning()
  if (!row) throw notFound('Idea')
  return toIdea(row)
}

/** Counts the sets of this calendar month (UTC). More than the free ones can be made; the next then stays the last. */
export async function countLaunches(ctx: Context): Promise<Launches> {
  const now = ctx.now()
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const [row] = await ctx.db
    .select({ used: count() })
    .from(ideaSets)
    .where(and(eq(ideaSets.workspaceId, ctx.user.workspaceId), gte(ideaSets.createdAt, monthStart)))
  const { used } = row!
  return { used, of: freeLaunches, next: Math.min(used + 1, freeLaunches) }
}

const toSet = (
  { id, themes, engine, createdAt }: Omit<typeof ideaSets.$inferSelect, 'workspaceId'>,
  rows: (typeof ideas.$inferSelect)[],
): IdeaSet => ({ id, themes, engine, createdAt: createdAt.toISOString(), ideas: rows.map(toIdea) })

const toIdea = ({ id, title, description, category, isFavourite }: typeof ideas.$inferSelect): Idea => ({
  id,
  title,
  description,
  category: { id: category, name: ideaCategoryName(category) },
  isFavourite,
})
