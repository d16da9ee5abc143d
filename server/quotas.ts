import { count, eq, sql } from 'drizzle-orm'
import type { Context, Deps } from './context.ts'
import { rowsOf } from './database/prepared.ts'
import { type posts, type proofs, type templates, workspaces, type writingSamples } from './database/schema.ts'
import { AppError } from './errors.ts'

type Kept = typeof posts | typeof proofs | typeof templates | typeof writingSamples

/**
 * Throws when a workspace is full. Transactions of one workspace take turns here, so that two at once cannot both take
 * the last place.
 */
export async function requireRoom(ctx: Context, table: Kept, most: number, noun: string): Promise<void> {
  const { id } = workspaces
  // A weaker lock than for changing the key: rows that only refer to the workspace can still be written.
  await ctx.db.select({ id }).from(workspaces).where(eq(id, ctx.workspaceId)).for('no key update')
  const [found] = await ctx.db.select({ kept: count() }).from(table).where(eq(table.workspaceId, ctx.workspaceId))
  refuseBeyond(found!.kept, most, noun)
}

/** The same before work that could turn out to be in vain; who then stores something has to require room for it. */
export async function checkRoom(ctx: Context & Deps, table: Kept, most: number, noun: string): Promise<void> {
  const [found] = await rowsOf<{ kept: number }>(ctx.db, {
    name: `room_for_${noun}`,
    write: () =>
      sql`select count(*)::int as kept from ${table} where ${eq(table.workspaceId, sql.placeholder('workspaceId'))}`,
    values: { workspaceId: ctx.workspaceId },
  })
  refuseBeyond(found!.kept, most, noun)
}

function refuseBeyond(kept: number, most: number, noun: string): void {
  if (kept >= most)
    throw new AppError(
      'invalid',
      `At most ${most.toLocaleString('en')} ${noun} can be kept. Delete one to add another; nothing was lost.`,
    )
}
