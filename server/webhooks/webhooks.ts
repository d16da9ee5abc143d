import { randomUUID } from 'node:crypto'
import { and, asc, between, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import {
  bothSecretsHours,
  deliveryDays,
  maxWebhooks,
  testEvent,
  type WebhookEventType,
} from '#shared/webhook-events.ts'
import {
  type Delivery,
  deliveryErrors,
  type NewWebhook,
  type Replay,
  type Webhook,
  type WebhookPatch,
  type WebhookWithSecret,
} from '#shared/webhooks.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, type Deps, within } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { webhookDeliveries, webhookEvents, webhooks } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Page } from '../http/pages.ts'
import { channel } from '../jobs/jobs.ts'
import { authorize } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import { seal } from '../secrets.ts'
import { readAddress } from './address.ts'
import { newSecret, secretBinding } from './signature.ts'

type Row = typeof webhooks.$inferSelect

export const webhookLogExpiry: Expiry = {
  table: webhookEvents,
  isExpired: (now) => lt(webhookEvents.at, daysBefore(now, deliveryDays)),
}

const isOwnWebhook = (ctx: Context, id: string) => and(eq(webhooks.id, id), inWorkspace(ctx, webhooks))

const waiting = sql<number>`(select count(*)::int from ${webhookDeliveries}
  where ${webhookDeliveries.webhookId} = ${webhooks.id} and state = 'waiting')`

export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  authorize(ctx, 'read', 'webhooks')
  return readWebhooks(ctx, inWorkspace(ctx, webhooks))
}

async function readWebhooks(ctx: Context, condition: SQL | undefined): Promise<Webhook[]> {
  const rows = await ctx.db
    .select({ row: webhooks, waiting })
    .from(webhooks)
    .where(condition)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return rows.map(({ row, waiting }) => ({
    id: row.id,
    url: row.url,
    events: row.events,
    state: row.state,
    offBecause: row.offBecause,
    failingSince: row.failingSince?.toISOString() ?? null,
    bothSecretsUntil: row.formerUntil && row.formerUntil > ctx.now() ? row.formerUntil.toISOString() : null,
    waiting,
    createdAt: row.createdAt.toISOString(),
  }))
}

async function readWebhook(ctx: Context, id: string): Promise<Webhook> {
  const [found] = await readWebhooks(ctx, isOwnWebhook(ctx, id))
  if (!found) throw notFound('Webhook')
  return found
}

/** Nobody gets sent what they may not read. */
function authorizeEvents(ctx: Context, events: readonly WebhookEventType[]): void {
  if (events.some((type) => type.startsWith('post.'))) authorize(ctx, 'read', 'posts')
  if (events.some((type) => type.startsWith('idea.'))) authorize(ctx, 'read', 'ideas')
  if (events.some((type) => type.startsWith('figures.'))) authorize(ctx, 'read', 'figures')
}

export async function addWebhook(ctx: Context & Deps, { url, events }: NewWebhook): Promise<WebhookWithSecret> {
  authorize(ctx, 'change', 'webhooks')
  authorizeEvents(ctx, events)
  const address = readAddress(ctx.config, url).url.href
  const id = randomUUID()
  const secret = newSecret()
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    await requireRoom(scope, webhooks, maxWebhooks, 'webhooks')
    await tx.insert(webhooks).values({
      id,
      workspaceId: ctx.workspaceId,
      url: address,
      events: [...new Set(events)],
      state: 'on',
      sealedSecret: seal(ctx.config, secretBinding({ id }), secret),
      createdAt: ctx.now(),
    })
    await addEntries(scope, { kind: 'webhook added', detail: hostOf(address) })
    return { ...(await readWebhook(scope, id)), secret }
  })
}

/** The rest of an address may hold a secret. */
const hostOf = (url: string) => ({ name: new URL(url).host })

export async function changeWebhook(ctx: Context & Deps, id: string, patch: WebhookPatch): Promise<Webhook> {
  authorize(ctx, 'change', 'webhooks')
  const { url, events, state } = patch
  if (events) authorizeEvents(ctx, events)
  const address = url === undefined ? undefined : readAddress(ctx.config, url).url.href
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const former = await lockWebhook(scope, id)
    // Nobody may send on, to another address, what they may not read.
    if (address !== undefined) authorizeEvents(ctx, former.events)
    const isBack = state === 'on' && former.state !== 'on'
    await tx
      .update(webhooks)
      .set({
        url: address,
        events: events && [...new Set(events)],
        state,
        ...(state && { offBecause: null }),
        ...(isBack && { failingSince: null }),
      })
      .where(isOwnWebhook(ctx, id))
    if (isBack) await sendWaiting(tx, former)
    await addEntries(scope, { kind: 'webhook changed', detail: hostOf(address ?? former.url) })
    return readWebhook(scope, id)
  })
}

async function lockWebhook(ctx: Context, id: string): Promise<Row> {
  const [found] = await ctx.db.select().from(webhooks).where(isOwnWebhook(ctx, id)).for('no key update')
  if (!found) throw notFound('Webhook')
  return found
}

/** Enqueues a job for each subject with waiting events, however many there are. */
async function sendWaiting(tx: Transaction, { id, workspaceId }: Row): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAt: sql`clock_timestamp()` })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')))
  await tx.execute(sql`
    insert into jobs (kind, key, workspace_id, payload, run_at, created_at)
    select 'send-to-webhook', ${id} || ' ' || subject_id, ${workspaceId},
      json_build_object('webhookId', ${id}::text, 'subjectId', subject_id), clock_timestamp(), clock_timestamp()
    from (select distinct subject_id from ${webhookDeliveries} where webhook_id = ${id} and state = 'waiting') waiting
    on conflict (kind, key) do update set revision = jobs.revision + 1, run_at = excluded.run_at, attempts = 0,
      last_error = null, died_at = null, is_cancelled = false`)
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

export async function removeWebhook(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'change', 'webhooks')
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhooks).where(isOwnWebhook(ctx, id)).returning({ url: webhooks.url })
    if (!gone) throw notFound('Webhook')
    await addEntries(within(ctx, tx), { kind: 'webhook deleted', detail: hostOf(gone.url) })
  })
}

/** The former secret signs too for a day, so the receiver can change it without losing an event. */
export async function rotateSecret(ctx: Context & Deps, id: string): Promise<WebhookWithSecret> {
  authorize(ctx, 'change', 'webhooks')
  const secret = newSecret()
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const former = await lockWebhook(scope, id)
    await tx
      .update(webhooks)
      .set({
        sealedSecret: seal(ctx.config, secretBinding({ id }), secret),
        sealedFormerSecret: former.sealedSecret,
        formerUntil: new Date(ctx.now().getTime() + bothSecretsHours * 3_600_000),
      })
      .where(isOwnWebhook(ctx, id))
    return { ...(await readWebhook(scope, id)), secret }
  })
}

/** Sends a test once, also to a webhook that is paused or switched off. */
export async function testWebhook(ctx: Context & Deps, id: string): Promise<Delivery> {
  authorize(ctx, 'change', 'webhooks')
  await readWebhook(ctx, id)
  const eventId = `msg_${randomUUID()}`
  await ctx.db.execute(sql`select tell_webhooks(${ctx.workspaceId}, ${testEvent}, ${eventId}, null, ${eventId}, ${id})`)
  const [delivery] = await readDeliveries(ctx.db, id, eq(webhookDeliveries.eventId, eventId))
  return toDelivery(delivery!)
}

export const deliveriesAtOnce = 30

/** Newest first. */
export async function listDeliveries(
  ctx: Context,
  id: string,
  { state, cursor }: { state?: Delivery['state']; cursor?: number },
): Promise<Page<Delivery>> {
  authorize(ctx, 'read', 'webhooks')
  await readWebhook(ctx, id)
  const rows = await readDeliveries(
    ctx.db,
    id,
    and(
      state && eq(webhookDeliveries.state, state),
      cursor === undefined ? undefined : lt(webhookDeliveries.position, cursor),
    ),
  )
  const items = rows.slice(0, deliveriesAtOnce)
  return { items: items.map(toDelivery), next: rows.length > items.length ? String(items.at(-1)!.row.position) : null }
}

const readDeliveries = (db: Database | Transaction, webhookId: string, condition: SQL | undefined) =>
  db
    .select({ row: webhookDeliveries, type: webhookEvents.type, at: webhookEvents.at })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.webhookId, webhookId), condition))
    .orderBy(desc(webhookDeliveries.position))
    .limit(deliveriesAtOnce + 1)

const toDelivery = ({ row, type, at }: Awaited<ReturnType<typeof readDeliveries>>[number]): Delivery => ({
  eventId: row.eventId,
  type,
  subjectId: row.subjectId,
  at: at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  durationMs: row.durationMs,
  status: row.status,
  error: deliveryErrors.find((error) => error === row.error) ?? null,
  answer: row.answer,
})

/** Sends events again, with the same ids, in their order. Returns how many. */
export async function replay(ctx: Context & Deps, id: string, wanted: Replay): Promise<number> {
  authorize(ctx, 'change', 'webhooks')
  return ctx.db.transaction(async (tx) => {
    const webhook = await lockWebhook(within(ctx, tx), id)
    if (webhook.state !== 'on')
      throw new AppError('conflict', 'This webhook is not on. Switch it on first; events that wait are sent then.')
    const events = tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(
        and(
          eq(webhookEvents.workspaceId, ctx.workspaceId),
          'eventId' in wanted
            ? eq(webhookEvents.id, wanted.eventId)
            : between(webhookEvents.at, new Date(wanted.from), new Date(wanted.to)),
        ),
      )
    const again = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(webhookDeliveries.webhookId, id),
          sql`${webhookDeliveries.eventId} in ${events}`,
          'only' in wanted && wanted.only === 'failed' ? eq(webhookDeliveries.state, 'failed') : undefined,
        ),
      )
      .returning({ eventId: webhookDeliveries.eventId })
    if ('eventId' in wanted && again.length === 0) throw notFound('Event')
    if (again.length > 0) await sendWaiting(tx, webhook)
    return again.length
  })
}
