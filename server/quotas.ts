import { count, eq, type Placeholder, sql } from 'drizzle-orm'
import type { PlanId } from '#shared/plans.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { inWorkspace } from './authorship.ts'
import type { Context, Deps } from './context.ts'
import { rowsOf } from './database/prepared.ts'
import {
  posts,
  type proofs,
  subscriptions,
  type templates,
  type webhooks,
  workspaces,
  type writingSamples,
} from './database/schema.ts'
import { AppError } from './errors.ts'

type Kept = typeof posts | typeof proofs | typeof templates | typeof webhooks | typeof writingSamples

/**
 * Throws when a workspace has no room for as many as are wanted. The lock makes a workspace's transactions take turns, so two cannot both take the
 * last place.
 */
export async function requireRoom(ctx: Context, table: Kept, max: number, noun: Noun, wanted = 1): Promise<void> {
  const { id, postLimit } = workspaces
  // Weaker than a lock for changing the key: others can still write rows that refer to the workspace.
  const [own] = await ctx.db.select({ postLimit }).from(workspaces).where(eq(id, ctx.workspaceId)).for('no key update')
  const [found] = await ctx.db.select({ kept: count() }).from(table).where(inWorkspace(ctx, table))
  refuseBeyond(found!.kept + wanted - 1, (table === posts ? own?.postLimit : null) ?? max, noun)
}

/** The same check before expensive work. Require the room again when storing. */
export async function checkRoom(ctx: Context & Deps, table: Kept, max: number, noun: Noun): Promise<void> {
  const own = table === posts ? sql`${workspaces.postLimit}` : sql`null::int`
  const [found] = await rowsOf<{ kept: number; own: number | null }>(ctx.db, {
    name: `room_for_${noun}`,
    write: () =>
      sql`select (select count(*)::int from ${table} where ${eq(table.workspaceId, workspaces.id)}) as kept, ${own} as own
        from ${workspaces} where ${eq(workspaces.id, sql.placeholder('workspaceId'))}`,
    values: { workspaceId: ctx.workspaceId },
  })
  refuseBeyond(found!.kept, found!.own ?? max, noun)
}

type Noun = 'posts' | 'proofs' | 'samples' | 'templates' | 'webhooks'

const isFull: Record<Noun, (max: number) => Message> = {
  posts: (max) =>
    msg`At most ${plural({ max }, { other: '# posts' })} can be kept. Delete one to add another; nothing was lost.`,
  proofs: (max) =>
    msg`At most ${plural({ max }, { other: '# proofs' })} can be kept. Delete one to add another; nothing was lost.`,
  samples: (max) =>
    msg`At most ${plural({ max }, { other: '# samples' })} can be kept. Delete one to add another; nothing was lost.`,
  templates: (max) =>
    msg`At most ${plural({ max }, { other: '# templates' })} can be kept. Delete one to add another; nothing was lost.`,
  webhooks: (max) =>
    msg`At most ${plural({ max }, { other: '# webhooks' })} can be kept. Delete one to add another; nothing was lost.`,
}

function refuseBeyond(kept: number, max: number, noun: Noun): void {
  if (kept >= max) throw new AppError('invalid', isFull[noun](max))
}

/** Stripe's words for a subscription that counts. A failed payment is retried for some days before the end. */
export const activeStatuses = ['active', 'trialing', 'past_due']

/** A renewal unreported for this long counts as missing. Events come late, and the app asks Stripe daily. */
export const graceMs = 3 * 86_400_000

/** The paid plan of a row of `subscriptions`. Basic if it has ended or there is no row. */
export const activePlan = (now: Date | Placeholder) =>
  sql<PlanId>`case when ${subscriptions.status} in ('active', 'trialing', 'past_due') and ${subscriptions.currentPeriodEnd} > ${now instanceof Date ? now.toISOString() : now}::timestamptz - ${graceMs} * interval '1 millisecond' then coalesce(${subscriptions.plan}, 'basic') else 'basic' end`
