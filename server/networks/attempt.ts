import { and, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import { contentText } from '#shared/posts.ts'
import type { PublishFailure } from '#shared/publishing.ts'
import { isDisabled } from '../accounts/disabled.ts'
import { type Deps, type Scope, within } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { afterMs, renewing } from '../leases.ts'
import { mediaOf } from '../media/media.ts'
import type { WithMediaStore } from '../media/store.ts'
import { lateMs, record } from '../posts/history.ts'
import { isHeldBack, outgoingHash } from '../posts/outgoing.ts'
import { isLeased, ofPost } from '../posts/publications.ts'
import { timeAt } from '../posts/schedule.ts'
import { graceMs } from '../posts/status.ts'
import { observed, type Works } from '../telemetry/observed.ts'
import { learnLater } from '../voice/learn.ts'
import { type Account, accessOf, accountOf, refuseAccount } from './accounts.ts'
import { commentFirst } from './first-comment.ts'
import type { Access, Network, Outcome, PublishRequest } from './network.ts'
import { networkOf } from './networks.ts'
import { isWhatGoesOut, noteSent } from './sent.ts'

/** After this many attempts the post has failed, and its author decides. */
const maxAttempts = 8
const longestPauseMs = 15 * 60_000
/** The author hears of pauses longer than this. */
const untoldPauseMs = 3_600_000
/** The network recognises a repeated request only for a short time, so repeats come quickly. */
const longestRepeatPauseMs = 2 * 60_000

/** One attempt to publish a post. Its lease and number give it the publication's row. */
interface Attempt {
  post: typeof posts.$inferSelect
  account: Account
  access: Access
  number: number
  /** Its entry in the post's history. */
  eventId: string
  /** The request that was sent before and may be live; null if none was sent. */
  sent: PublishRequest | null
}

/**
 * Publishes a post. Its request and time are stored before the first byte is sent. While the outcome is unknown, only
 * that request is repeated, for the ten minutes in which the network recognises it; then the author has to look. So a
 * crash neither loses a post nor publishes it twice.
 */
export async function publishPost(
  deps: Deps & WithMediaStore,
  { postId }: { postId: string },
  { lateMs }: Job,
): Promise<void> {
  const network = networkOf(deps)
  if (!network) return
  const about: Works['publication'] = { outcome: 'not sent' }
  await observed('publication', about, async () => {
    const attempt = await claim(deps, postId, lateMs)
    if (!attempt) return
    const outcome = await renewing(
      deps.config.timing.renewMs,
      () => keep(deps, attempt),
      () => send(deps, network, attempt),
    )
    if (!outcome) return
    about.outcome = outcome.kind
    await conclude(deps, attempt, outcome)
  })
  await commentFirst(deps, network, postId)
}

const heldBy = ({ post, number }: Attempt) =>
  and(ofPost(post.id), eq(publications.state, 'publishing'), eq(publications.attempts, number))

const keep = ({ config: { timing }, db }: Deps, attempt: Attempt) =>
  db
    .update(publications)
    .set({ leasedUntil: afterMs(timing.leaseMs) })
    .where(heldBy(attempt))

/** Whether an earlier request may be repeated. An attempt makes two calls at most. */
const isRepeatable = ({ config: { timing } }: Pick<Deps, 'config'>) =>
  sql<boolean>`coalesce(${publications.sentAt} > ${afterMs(2 * timing.answerMs - timing.repeatForMs)}, false)`

async function claim(deps: Deps, postId: string, jobLateMs: number): Promise<Attempt | null> {
  return deps.db.transaction(async (tx) => {
    const scope = within(deps, tx)
    const isWanted = or(
      eq(publications.state, 'publishing'),
      and(eq(publications.state, 'failed'), isNotNull(publications.retryAt)),
    )
    const [row] = await tx
      .select({ post: posts, publication: publications, isLeased, isRepeatable: isRepeatable(deps) })
      .from(publications)
      .innerJoin(posts, eq(posts.id, publications.postId))
      .where(and(ofPost(postId), isWanted))
      .for('update', { of: publications })
    if (!row) return null
    const { post, publication } = row
    if (row.isLeased) throw new BeingPublished('Another server publishes the post.')
    const account = await accountOf(scope, post)
    const access = accessOf(scope, account)
    const number = publication.attempts + 1
    const sent = publication.request as PublishRequest | null
    await tx
      .update(publications)
      .set({ state: 'publishing', attempts: number, retryAt: null, leasedUntil: afterMs(deps.config.timing.leaseMs) })
      .where(ofPost(postId))
    const isLate = !sent && jobLateMs > (deps.config.linkedin?.maxLateMs ?? 0) + graceMs
    if (isLate || (sent && !row.isRepeatable)) {
      await fail(scope, { post, number, sent }, isLate ? 'late' : 'unknown')
      return null
    }
    if (await isDisabled(scope, post.authorId)) {
      await fail(scope, { post, number, sent }, 'disabled')
      return null
    }
    if (typeof access === 'string' || !account) {
      const code = typeof access === 'string' ? access : 'not-connected'
      await fail(scope, { post, number, sent }, code)
      return null
    }
    const eventId = await record(scope, postId, 'publishing', { attempt: number })
    return { post, account, access, number, eventId, sent }
  })
}

class BeingPublished extends Error {
  override name = 'BeingPublished'
}

/** Null when another server has taken over the attempt. */
async function send(deps: Deps & WithMediaStore, network: Network, attempt: Attempt): Promise<Outcome | null> {
  const { access, sent } = attempt
  if (sent) {
    // Check again: this server may have slept since the claim.
    const [held] = await deps.db
      .select()
      .from(publications)
      .where(and(heldBy(attempt), isRepeatable(deps)))
    return held ? network.publish(access, sent) : { kind: 'unknown' }
  }
  // No change can begin after the claim. Wait for one that began before, as it may be acknowledged.
  await deps.db.select({ id: posts.id }).from(posts).where(eq(posts.id, attempt.post.id)).for('share')
  // Publishing began at the post's time, or a person began it before.
  const isFree = not(isHeldBack(sql`${posts.scheduledFor}`, sql`${deps.now().toISOString()}::timestamptz`))
  const ofAttempt = and(eq(posts.id, publications.postId), heldBy(attempt))
  const [read] = await deps.db
    .select({ post: posts, hash: outgoingHash, isFree })
    .from(posts)
    .innerJoin(publications, ofAttempt)
  if (!read) return null
  if (!read.isFree) return unapproved
  const { post } = read
  const prepared = await network.prepare(access, { text: contentText(post), media: await mediaOf(deps, post.id) })
  if (prepared.kind !== 'ready') return prepared
  const { request } = prepared
  const isFrozen = await deps.db.transaction(async (tx) => {
    // One statement compares and freezes, so that nobody changes anything in between.
    const frozen = await tx
      .update(publications)
      .set({ request, firstComment: post.firstComment, sentAt: afterMs(0) })
      .from(posts)
      .where(and(ofAttempt, isFree, eq(outgoingHash, read.hash)))
      .returning()
    if (frozen.length > 0) await noteSent(tx, attempt.eventId, read.hash)
    return frozen.length > 0
  })
  if (isFrozen) return network.publish(access, request)
  return (await deps.db.$count(publications, heldBy(attempt))) > 0 ? unapproved : null
}

const unapproved: Outcome = { kind: 'refused', code: 'unapproved' }

async function conclude(deps: Deps, attempt: Attempt, outcome: Outcome): Promise<void> {
  const { post, account, number, sent } = attempt
  const { timing } = deps.config
  await deps.db.transaction(async (tx) => {
    const scope = within(deps, tx)
    const sentMs = sql<number>`extract(epoch from clock_timestamp() - ${publications.sentAt})::float8 * 1000`
    const [found] = await tx
      .select({ row: publications, sentMs })
      .from(publications)
      .where(heldBy(attempt))
      .for('update')
    if (!found) return
    const { row } = found
    if (outcome.kind === 'published') {
      if (outcome.isRepeat && (await isOfAnother(scope, attempt, outcome.url, row.request)))
        return fail(scope, attempt, 'duplicate')
      const now = deps.now()
      const isUnsure =
        outcome.isRepeat && row.firstComment?.trim() && !(await isWhatGoesOut(tx, post.id, sent !== null))
      const comment = isUnsure ? 'withheld' : null
      const live = { state: 'published', url: outcome.url, comment, publishedAt: now, updatedAt: now } as const
      await tx
        .update(publications)
        .set({ ...live, ...nothingSent, error: null, leasedUntil: null })
        .where(ofPost(post.id))
      if (post.scheduledFor && post.scheduledFor > now) {
        const at = timeAt(now, post.timeZone ?? 'UTC')
        const isUnchanged = and(eq(posts.id, post.id), eq(posts.scheduledFor, post.scheduledFor))
        await tx.update(posts).set(at).where(isUnchanged)
      }
      await learnLater(scope, post)
      const late = post.scheduledFor && post.scheduledFor <= now ? { lateMs: lateMs(scope, post.scheduledFor) } : {}
      return record(scope, post.id, 'published', { via: row.via, attempt: number, ...late })
    }
    if (!sent && outcome.kind !== 'unknown') await noteSent(tx, attempt.eventId, null)
    if (outcome.kind === 'reconnect') {
      await refuseAccount(scope, account, outcome.code)
      return fail(scope, attempt, outcome.code)
    }
    // A refusal does not tell whether an earlier request was accepted: then `fail` stores `unknown`.
    if (outcome.kind === 'refused') return fail(scope, attempt, outcome.code)
    // An earlier request may be live: keep it, and send nothing else.
    const isOpen = outcome.kind === 'unknown' || sent !== null
    const until = outcome.kind === 'later' ? outcome.until : undefined
    const waitMs = until ? until.getTime() - deps.now().getTime() : pauseMs(deps, number, isOpen)
    const isTooLate = isOpen && found.sentMs + waitMs > timing.repeatForMs - 2 * timing.answerMs
    const isLast = number >= maxAttempts || isTooLate
    const code = outcome.kind === 'later' && !sent ? outcome.code : isLast ? 'unknown' : 'unanswered'
    if (isLast) return fail(scope, attempt, code)
    await again(scope, attempt, code, new Date(deps.now().getTime() + waitMs), isOpen)
  })
}

const nothingSent = { request: null, sentAt: null } as const

const pauseMs = ({ config: { timing } }: Pick<Scope, 'config'>, number: number, isOpen: boolean) =>
  Math.min(timing.publishAgainMs * 2 ** (number - 1), isOpen ? longestRepeatPauseMs : longestPauseMs)

/**
 * Whether a reported duplicate is another post with the same text. On a first attempt, it may be a post without a known
 * address, or one that the author posted by hand.
 */
async function isOfAnother({ db }: Scope, { post, sent }: Attempt, url: string, request: unknown): Promise<boolean> {
  const isSameText = sent ? undefined : sql`${publications.request}::text = ${JSON.stringify(request)}`
  const found = await db
    .select({ postId: publications.postId })
    .from(publications)
    .where(and(ne(publications.postId, post.id), or(eq(publications.url, url), isSameText)))
    .limit(1)
  return found.length > 0
}

/** If a request may be live and can no longer be repeated, the error becomes `unknown`: the author has to look. */
async function fail(
  scope: Scope,
  { post, number, sent }: Pick<Attempt, 'post' | 'number' | 'sent'>,
  code: PublishFailure,
): Promise<void> {
  const error = sent ? 'unknown' : code
  const failed = { state: 'failed', error, ...nothingSent, retryAt: null, leasedUntil: null } as const
  await scope.db
    .update(publications)
    .set({ ...failed, updatedAt: scope.now() })
    .where(ofPost(post.id))
  await record(scope, post.id, 'failed', { code: error, attempt: number })
  await enqueue(scope.db, 'tell-failure', { postId: post.id }, { key: post.id, workspaceId: post.workspaceId })
}

/** Schedules another attempt. Meanwhile the post is `publishing` if it may be live, otherwise `failed`. */
async function again(scope: Scope, { post, number }: Attempt, code: PublishFailure, retryAt: Date, isOpen: boolean) {
  const { id: postId, workspaceId } = post
  await scope.db
    .update(publications)
    .set({
      error: code,
      retryAt,
      leasedUntil: null,
      updatedAt: scope.now(),
      ...(isOpen ? {} : { state: 'failed', ...nothingSent }),
    })
    .where(ofPost(postId))
  await record(scope, postId, 'failed', { code, attempt: number, retryAt: retryAt.toISOString() })
  const waitMs = retryAt.getTime() - scope.now().getTime()
  await enqueue(scope.db, 'publish-post', { postId }, { key: postId, workspaceId, runAt: afterMs(waitMs) })
  if (waitMs > untoldPauseMs) await enqueue(scope.db, 'tell-failure', { postId }, { key: postId, workspaceId })
}
