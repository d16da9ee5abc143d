import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { type Message, msg, plural } from '#shared/say.ts'
import type { Context } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { planReservations, planUsage } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { dayOf } from '../language/parts.ts'
import { afterMs, renewing } from '../leases.ts'
import { type Standing, standingOf, usageOf } from './limits.ts'

/** A place in the plan for one generation. It expires when its server dies. */
export interface Reservation {
  /** Renews the reservation while the work runs. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Counts the work in the transaction that stores it. */
  use(tx: Context): Promise<void>
  /** For failed work. */
  giveBack(): Promise<void>
}

/** For generations that no plan counts. */
export const noReservation: Reservation = { during: (work) => work(), use: async () => {}, giveBack: async () => {} }

interface Wanted {
  kind: (typeof planReservations.$inferInsert)['kind']
  category: string | null
}

/** Reserve before asking an engine. */
export const reserveGeneration = (ctx: Context, category: string | null): Promise<Reservation> =>
  reserve(ctx, { kind: 'generations', category })

export const reserveLaunch = (ctx: Context): Promise<Reservation> => reserve(ctx, { kind: 'launches', category: null })

async function reserve(ctx: Context, { kind: asked, category }: Wanted): Promise<Reservation> {
  const { workspaceId } = ctx
  const standing = await standingOf(ctx, workspaceId)
  const { limits, periodStart } = standing
  // Without plans a set of ideas is a generation like others.
  const kind = ctx.config.stripe ? asked : 'generations'
  if (!ctx.config.stripe && limits.generations === null) return onlyCounted(workspaceId, periodStart)
  const id = randomUUID()
  const wanted = { kind, category: limits.categories === null ? null : category }
  await ctx.db.transaction(async (tx) => {
    // Locks the row, so simultaneous requests see each other's use.
    const [used] = await tx
      .insert(planUsage)
      .values({ workspaceId, periodStart })
      .onConflictDoUpdate({ target: [planUsage.workspaceId, planUsage.periodStart], set: { workspaceId } })
      .returning()
    const held = await tx
      .select({ kind: planReservations.kind, category: planReservations.category })
      .from(planReservations)
      .where(
        and(
          eq(planReservations.workspaceId, workspaceId),
          eq(planReservations.periodStart, periodStart),
          gt(planReservations.expiresAt, sql`clock_timestamp()`),
        ),
      )
    refuseBeyond(standing, used!, held, wanted)
    await tx
      .insert(planReservations)
      .values({ ...wanted, id, workspaceId, periodStart, expiresAt: afterMs(ctx.config.timing.leaseMs) })
  })
  return held(ctx, id, periodStart, wanted)
}

/** Nothing limits the workspace. Its use is counted, so that an operator sees it. */
const onlyCounted = (workspaceId: string, periodStart: Date): Reservation => ({
  ...noReservation,
  use: async ({ db }) => {
    await db
      .insert(planUsage)
      .values({ workspaceId, periodStart, generations: 1 })
      .onConflictDoUpdate({
        target: [planUsage.workspaceId, planUsage.periodStart],
        set: { generations: sql`${planUsage.generations} + 1` },
      })
  },
})

function held(ctx: Context, id: string, periodStart: Date, { kind, category }: Wanted): Reservation {
  const place = and(eq(planReservations.id, id), gt(planReservations.expiresAt, sql`clock_timestamp()`))
  const renew = () =>
    ctx.db
      .update(planReservations)
      .set({ expiresAt: afterMs(ctx.config.timing.leaseMs) })
      .where(place)
      .catch((err: unknown) => ctx.log.warn({ err }, 'failed to renew a reservation in the plan'))
  return {
    during: (work) => renewing(ctx.config.timing.renewMs, renew, work),
    use: async ({ db }) => {
      const isNew = sql`${category}::text is not null and not ${planUsage.categories} @> array[${category}::text]`
      await db
        .update(planUsage)
        .set({
          [kind]: sql`${planUsage[kind]} + 1`,
          categories: sql`case when ${isNew} then ${planUsage.categories} || ${category}::text else ${planUsage.categories} end`,
        })
        .where(usageOf(ctx, periodStart))
      // Deleted last: with the row locked, the reservation cannot change any more.
      const kept = await db.delete(planReservations).where(place).returning({ id: planReservations.id })
      if (kept.length === 0)
        throw new AppError(
          'conflict',
          'This took so long that its place in the plan expired. Nothing was stored or counted.',
        )
    },
    giveBack: async () => {
      await ctx.db
        .delete(planReservations)
        .where(eq(planReservations.id, id))
        .catch((err: unknown) => ctx.log.warn({ err }, 'failed to give back a reservation in the plan: it will expire'))
    },
  }
}

/** Counts reservations as used. */
function refuseBeyond(
  standing: Standing,
  used: typeof planUsage.$inferSelect,
  held: readonly Wanted[],
  { kind, category }: Wanted,
): void {
  const { plan, limits, isSet } = standing
  const limit = limits[kind]
  if (limit !== null && used[kind] + held.filter((one) => one.kind === kind).length >= limit)
    throw new AppError(
      'limit_reached',
      isSet && kind === 'generations'
        ? msg`This workspace has used all ${plural({ limit }, { other: '# AI generations' })} that whoever runs this server allows it. Ask them for more, or wait until ${{ day: dayOf(standing.resetsAt) }}. Nothing was changed.`
        : [usedUp(kind, limit, plan.name), upgrade(standing), 'Nothing was changed.'],
    )
  const categories = new Set([...used.categories, ...held.flatMap((one) => one.category ?? [])])
  if (
    category !== null &&
    limits.categories !== null &&
    !categories.has(category) &&
    categories.size >= limits.categories
  )
    throw new AppError('limit_reached', [
      msg`The ${{ plan: plan.name }} plan includes ${plural({ categories: limits.categories }, { other: '# categories' })} at a time, and this would be one more.`,
      upgrade(standing),
      'Nothing was changed.',
    ])
}

const usedUp = (kind: Wanted['kind'], limit: number, plan: string): Message =>
  kind === 'launches'
    ? msg`You have used all ${plural({ limit }, { other: '# launches' })} of the ${{ plan }} plan.`
    : msg`You have used all ${plural({ limit }, { other: '# AI generations' })} of the ${{ plan }} plan.`

const upgrade = ({ plan, resetsAt }: Standing): Message =>
  plan.id === 'basic'
    ? msg`Upgrade to Pro on the pricing page (/pricing), or wait until the limits reset on ${{ day: dayOf(resetsAt) }}.`
    : msg`Choose a larger plan on the pricing page (/pricing), or wait until the limits reset on ${{ day: dayOf(resetsAt) }}.`

export const reservationExpiry: Expiry = {
  table: planReservations,
  isExpired: () => lt(planReservations.expiresAt, sql`now()`),
}
