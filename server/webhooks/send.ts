import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { testEvent } from '#shared/webhook-events.ts'
import type { deliveryErrors } from '#shared/webhooks.ts'
import type { Deps } from '../context.ts'
import { webhookDeliveries, webhookEvents, webhooks } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { afterMs } from '../leases.ts'
import { NotPublic } from '../net/addresses.ts'
import { postPublic } from '../net/post-public.ts'
import { readAddress } from './address.ts'
import { bodyOf } from './event-body.ts'
import { secretsOf, signedHeaders } from './signature.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** Pauses after failed attempts. After the last one, three days in, the event is given up. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const longestPauseMs = 24 * hour
/** At random, so that webhooks that failed together are not repeated together. */
const jitter = 0.1

const answersWithinMs = 20 * second
const answerCharacters = 500
/** Without a success for this long, a webhook is switched off at its next failure. */
const offAfterMs = 5 * 24 * hour

/** Events sent in one run, so that others get their turn. */
const eventsAtOnce = 10

/** Sends the waiting events of one subject, each after the one before was delivered or given up. */
export async function sendToWebhook(
  deps: Deps,
  subject: { webhookId: string; subjectId: string },
  { key, workspaceId, signal }: Job,
): Promise<void> {
  const again = (runAt: SQL) =>
    enqueue(deps.db, 'send-to-webhook', subject, { key, workspaceId: workspaceId ?? undefined, runAt })
  for (let sent = 0; sent < eventsAtOnce; sent += 1) {
    const next = await nextOf(deps, subject)
    if (!next) return
    if (next.waitsMs > 0) return again(afterMs(next.waitsMs))
    await attempt(deps, next, signal)
  }
  await again(afterMs(0))
}

type Next = NonNullable<Awaited<ReturnType<typeof nextOf>>>

async function nextOf({ db }: Deps, { webhookId, subjectId }: { webhookId: string; subjectId: string }) {
  const [next] = await db
    .select({
      webhook: webhooks,
      eventId: webhookDeliveries.eventId,
      attempts: webhookDeliveries.attempts,
      type: webhookEvents.type,
      waitsMs: sql<number>`extract(epoch from ${webhookDeliveries.nextAt} - clock_timestamp())::float8 * 1000`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.subjectId, subjectId),
        eq(webhookDeliveries.state, 'waiting'),
        or(eq(webhooks.state, 'on'), eq(webhookEvents.type, testEvent)),
      ),
    )
    .orderBy(asc(webhookDeliveries.position))
    .limit(1)
  return next
}

interface Answer {
  status: number | null
  error: (typeof deliveryErrors)[number] | null
  answer: string
  durationMs: number
  retryAfterMs: number
}

async function attempt(deps: Deps, next: Next, signal: AbortSignal): Promise<void> {
  const { webhook, eventId } = next
  if (!(await begin(deps, next))) return
  const body = await bodyOf(deps, eventId)
  if (body === null) return
  const startedAt = performance.now()
  const outcome = await send(deps, next, body, signal)
  // A stopping server does not count as the receiver's failure.
  signal.throwIfAborted()
  const answer = { ...outcome, durationMs: Math.round(performance.now() - startedAt) }
  const { status } = answer
  deps.log.debug({ webhookId: webhook.id, eventId, status, ms: answer.durationMs }, 'sent to a webhook')
  await (status !== null && status >= 200 && status < 300 ? succeeded : failed)(deps, next, answer)
}

/** From here on no later change takes its place. Returns false if one already has. */
async function begin({ db }: Deps, next: Next): Promise<boolean> {
  const { rowCount } = await db
    .update(webhookDeliveries)
    .set({ attemptedAt: sql`clock_timestamp()` })
    .where(isNext(next))
  return rowCount === 1
}

async function send(
  { config, now }: Deps,
  { webhook, eventId }: Next,
  body: string,
  signal: AbortSignal,
): Promise<Omit<Answer, 'durationMs'>> {
  const nothing = { status: null, error: null, answer: '', retryAfterMs: 0 }
  const inTime = AbortSignal.timeout(answersWithinMs)
  const signature = signedHeaders(secretsOf(config, webhook, now()), eventId, now(), body)
  try {
    const { url, isAllowed } = readAddress(config, webhook.url)
    const response = await postPublic(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': `${product.name}-Webhooks`,
        ...signature,
      },
      body,
      signal: AbortSignal.any([signal, inTime]),
      isAllowed,
    })
    const { statusCode = 0, headers } = response
    const beginning = await beginningOf(response)
    return { status: statusCode, error: null, answer: beginning, retryAfterMs: pauseIn(headers['retry-after'], now()) }
  } catch (error) {
    // The configuration may allow less than when it was entered.
    if (error instanceof NotPublic || error instanceof AppError) return { ...nothing, error: 'private' }
    return { ...nothing, error: inTime.aborted ? 'timeout' : 'unreachable' }
  }
}

/** Reads no more than it keeps. The status counts even if the rest never comes. */
async function beginningOf(response: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      if (chunks.reduce((bytes, { length }) => bytes + length, 0) >= answerCharacters) break
    }
  } catch {
    // The connection broke, or the time was up.
  }
  const text = Buffer.concat(chunks).toString('utf8').slice(0, answerCharacters)
  // PostgreSQL stores no NUL, and the screen needs no other control characters.
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

/** `Retry-After` is a number of seconds or a date. */
function pauseIn(header: string | undefined, now: Date): number {
  if (!header) return 0
  const pause = /^\d{1,9}$/.test(header) ? Number(header) * second : Date.parse(header) - now.getTime()
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(0, pause), longestPauseMs)
}

const isNext = ({ webhook, eventId }: Next) =>
  and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.eventId, eventId))

const noted = ({ status, error, answer, durationMs }: Answer) => ({
  ...{ status, error, answer, durationMs },
  attempts: sql`${webhookDeliveries.attempts} + 1`,
  attemptedAt: sql`clock_timestamp()`,
})

async function succeeded({ db }: Deps, next: Next, answer: Answer): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ ...noted(answer), state: 'delivered' })
      .where(isNext(next))
    if (next.webhook.failingSince)
      await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, next.webhook.id))
  })
}

async function failed({ db }: Deps, next: Next, answer: Answer): Promise<void> {
  const { webhook, attempts, type } = next
  const isTest = type === testEvent
  const pauseMs = pausesMs[attempts]
  const isGivenUp = isTest || pauseMs === undefined
  await db.transaction(async (tx) => {
    const nextAt = afterMs(Math.max(answer.retryAfterMs, (pauseMs ?? 0) * (1 + Math.random() * jitter)))
    await tx
      .update(webhookDeliveries)
      .set({ ...noted(answer), ...(isGivenUp ? { state: 'failed' } : { nextAt }) })
      .where(isNext(next))
    if (isTest) return
    const isOver = sql`${webhooks.failingSince} <= ${afterMs(-offAfterMs)}`
    const isOff = answer.status === 410 ? sql`true` : sql`coalesce(${isOver}, false)`
    const [after] = await tx
      .update(webhooks)
      .set({
        failingSince: sql`coalesce(${webhooks.failingSince}, clock_timestamp())`,
        state: sql`case when ${isOff} then 'off' else ${webhooks.state} end`,
        offBecause: answer.status === 410 ? 'gone' : sql`case when ${isOff} then 'failing' end`,
      })
      .where(and(eq(webhooks.id, webhook.id), eq(webhooks.state, 'on')))
      .returning({ state: webhooks.state, workspaceId: webhooks.workspaceId })
    if (after?.state !== 'off') return
    await enqueue(
      tx,
      'tell-webhook-off',
      { webhookId: webhook.id },
      { key: webhook.id, workspaceId: after.workspaceId },
    )
  })
}
