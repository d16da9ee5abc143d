import { randomUUID } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { NewSubscription, PushState } from '#shared/push.ts'
import type { Context } from '../context.ts'
import { pushSubscriptions } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { authorize, person } from '../permissions.ts'
import { loadWebPush, pushKeys } from './keys.ts'
import { readEndpoint } from './send.ts'

const maxPerPerson = 20

/** The person's browsers that show reminders; `endpoint` is that of the asking browser. */
export async function pushStateOf(ctx: Context, endpoint?: string): Promise<PushState> {
  authorize(ctx, 'read', 'notifications')
  const { publicKey } = await pushKeys(ctx)
  const rows = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, person(ctx).id))
    .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
  const subscriptions = rows.map(({ id, browser, createdAt, ...row }) => ({
    id,
    browser,
    createdAt: createdAt.toISOString(),
    isCurrent: row.endpoint === endpoint,
  }))
  return { publicKey, subscriptions }
}

interface Place {
  browser: string
  address: string
  browserHash: string | null
}

/** From now on the browser shows only this person's reminders. Returns whether it is new for them. */
export async function subscribe(ctx: Context, { endpoint, keys }: NewSubscription, place: Place): Promise<boolean> {
  authorize(ctx, 'change', 'notifications')
  const { href } = readEndpoint(ctx, endpoint)
  const { default: webPush } = await loadWebPush()
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'Hello', 'aes128gcm')
  } catch {
    throw new AppError('invalid', 'The keys of the browser cannot be read.')
  }
  const userId = person(ctx).id
  const row = { userId, ...keys, ...place, createdAt: ctx.now() }
  return ctx.db.transaction(async (tx) => {
    const isThere = and(eq(pushSubscriptions.endpoint, href), eq(pushSubscriptions.userId, userId))
    const isNew = (await tx.$count(pushSubscriptions, isThere)) === 0
    await tx
      .insert(pushSubscriptions)
      .values({ id: randomUUID(), endpoint: href, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(maxPerPerson)
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
    return isNew
  })
}

export async function unsubscribe(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'change', 'notifications')
  const isOwn = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, person(ctx).id))
  const gone = await ctx.db.delete(pushSubscriptions).where(isOwn).returning({ id: pushSubscriptions.id })
  if (gone.length === 0) throw notFound('Subscription')
}
