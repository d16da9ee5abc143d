import { randomUUID } from 'node:crypto'
import { and, arrayContains, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PostFigures } from '#shared/figures.ts'
import type { FiguresRefused } from '#shared/networks.ts'
import { isDisabled } from '../accounts/disabled.ts'
import { requireFeature } from '../billing/limits.ts'
import { asWorker, type Deps, type Scope } from '../context.ts'
import { figureFiles, figureJoins, figurePosts, networkAccounts, posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { type Account, accessOf, refuseAccount } from '../networks/accounts.ts'
import type { Counted } from '../networks/network.ts'
import { networkOf } from '../networks/networks.ts'
import { itsPublication } from '../posts/status.ts'

interface Holder {
  workspaceId: string
  userId: string
}

const dayMs = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Accounts whose grant holds figures and has not ended. */
const mayRead = (scope: string, now: Date) =>
  and(
    arrayContains(networkAccounts.scopes, [scope]),
    isNull(networkAccounts.refused),
    gt(networkAccounts.expiresAt, now),
  )

/** Enqueues a reading for each person whose figures were not read today. One of all servers runs it. */
export async function enqueueReadings(deps: Deps): Promise<void> {
  const { db, now, config } = deps
  const network = networkOf(deps)
  if (!network || !config.linkedin?.figureCalls) return
  const waiting = await db
    .select({ workspaceId: networkAccounts.workspaceId, userId: networkAccounts.userId })
    .from(networkAccounts)
    .where(
      and(mayRead(network.counts.scope, now()), sql`${networkAccounts.figuresOn} is distinct from ${dayOf(now())}`),
    )
  for (const holder of waiting)
    await enqueue(db, 'read-figures', holder, {
      key: `${holder.workspaceId} ${holder.userId}`,
      workspaceId: holder.workspaceId,
    })
}

/**
 * Asks the network for the totals of a person's posts and keeps them as a file of that day, so that the files show how
 * a post grows. The day's calls are shared out among all accounts; who has used them up goes on tomorrow. A repeated run
 * goes on where the former one ended.
 */
export async function readFromNetwork(deps: Deps, holder: Holder, { signal }: Pick<Job, 'signal'>): Promise<void> {
  const network = networkOf(deps)
  const { db, now, config, log } = deps
  if (!network || !config.linkedin?.figureCalls) return
  const ctx = asWorker(deps, holder.workspaceId, 'read-figures', ['write figures'])
  const account = await begin(deps, holder)
  if (!account?.scopes.includes(network.counts.scope)) return
  const access = accessOf(deps, account)
  if (typeof access === 'string' || (await isDisabled(deps, holder.userId)) || !(await mayAnalyse(ctx))) return
  const [accounts] = await db
    .select({ count: count() })
    .from(networkAccounts)
    .where(mayRead(network.counts.scope, now()))
  const budget = Math.floor(config.linkedin.figureCalls / accounts!.count) - account.figureCalls
  const wanted = await wantedPosts(deps, account, network.counts.mayAsk)
  const fitting = wanted.slice(0, Math.max(0, Math.floor(budget / network.counts.callsPerPost)))
  if (fitting.length < wanted.length) await refuse(deps, account, 'budget')
  for (const post of fitting) {
    signal.throwIfAborted()
    await spend(deps, account, network.counts.callsPerPost)
    const counted = await network.counts.of(access, post.url)
    if (counted.kind === 'counted') {
      await keep(deps, account, post, counted.figures)
      continue
    }
    log.warn({ kind: counted.kind }, 'failed to read figures from the network')
    // A refusal ends the day: tomorrow one post tells whether it is still so.
    await refuse(deps, account, refusals[counted.kind])
    if (counted.kind === 'reconnect') await refuseAccount(deps, account, counted.code)
    if (counted.kind === 'later' && !counted.until) throw new Error('The network did not answer.')
    return
  }
}

const refusals: Record<Exclude<Counted['kind'], 'counted'>, FiguresRefused> = {
  'not allowed': 'not-allowed',
  version: 'version',
  later: 'later',
  reconnect: 'reconnect',
}

const of = ({ workspaceId, userId }: Holder) =>
  and(eq(networkAccounts.workspaceId, workspaceId), eq(networkAccounts.userId, userId))

/** Notes that the account is asked today; calls of a former day do not count. */
async function begin({ db, now }: Scope, holder: Holder): Promise<Account | null> {
  const today = dayOf(now())
  const [account] = await db
    .update(networkAccounts)
    .set({
      figuresOn: today,
      // Null after a new connection, which does not begin a new day.
      figureCalls: sql`case when ${networkAccounts.figuresOn} <> ${today} then 0 else ${networkAccounts.figureCalls} end`,
      figuresRefused: null,
    })
    .where(of(holder))
    .returning()
  return account ?? null
}

const spend = ({ db }: Scope, holder: Holder, calls: number) =>
  db
    .update(networkAccounts)
    .set({ figureCalls: sql`${networkAccounts.figureCalls} + ${calls}` })
    .where(of(holder))

const refuse = ({ db }: Scope, holder: Holder, code: FiguresRefused) =>
  db.update(networkAccounts).set({ figuresRefused: code }).where(of(holder))

async function mayAnalyse(ctx: Parameters<typeof requireFeature>[0]): Promise<boolean> {
  try {
    await requireFeature(ctx, 'content analytics')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return false
    throw error
  }
}

interface Wanted {
  id: string
  url: string
  publishedAt: Date
}

/** Young posts grow each day, older ones hardly. Every post of a year is asked about once. */
function isDue(ageDays: number, isKnown: boolean): boolean {
  if (ageDays > 365) return false
  if (!isKnown || ageDays <= 14) return true
  return ageDays % (ageDays <= 60 ? 7 : 30) === 0
}

/** The posts to ask about today, newest first, without those that were asked about already. */
async function wantedPosts(
  { db, now }: Scope,
  { workspaceId, userId }: Holder,
  mayAsk: (url: string) => boolean,
): Promise<Wanted[]> {
  const ofThem = and(eq(posts.workspaceId, workspaceId), eq(posts.authorId, userId))
  const rows = await db
    .select({
      id: posts.id,
      url: publications.url,
      publishedAt: publications.publishedAt,
      lastOn: sql<string | null>`(select max(${figureFiles.to}) from ${figurePosts}
        join ${figureFiles} on ${figureFiles.id} = ${figurePosts.fileId}
        where ${figureFiles.workspaceId} = ${workspaceId} and ${figureFiles.kind} = 'api'
          and ${figurePosts.address} = ${publications.url})`,
    })
    .from(posts)
    .innerJoin(publications, itsPublication)
    .where(and(ofThem, eq(publications.state, 'published'), isNotNull(publications.url)))
    .orderBy(sql`${publications.publishedAt} desc`)
  const today = dayOf(now())
  return rows.flatMap(({ id, url, publishedAt, lastOn }) => {
    const ageDays = Math.floor((now().getTime() - publishedAt!.getTime()) / dayMs)
    const isWanted = url && mayAsk(url) && lastOn !== today && isDue(ageDays, lastOn !== null)
    return isWanted ? [{ id, url, publishedAt: publishedAt! }] : []
  })
}

/** Keeps a post's totals in the file of the day. */
async function keep(
  { db, now }: Deps,
  { workspaceId, userId }: Holder,
  { id: postId, url: address, publishedAt }: Wanted,
  figures: PostFigures,
): Promise<void> {
  if (Object.keys(figures).length === 0) return
  const at = now()
  const today = dayOf(at)
  const hash = `api ${userId} ${today}`
  await db.transaction(async (tx) => {
    const row = {
      workspaceId,
      authorId: userId,
      hash,
      kind: 'api' as const,
      name: 'LinkedIn’s API',
      member: null,
      from: null,
      to: today,
    }
    await tx
      .insert(figureFiles)
      .values({ id: randomUUID(), ...row, summary: nothingElse, createdAt: at })
      .onConflictDoNothing()
    const [file] = await tx
      .select({ id: figureFiles.id })
      .from(figureFiles)
      .where(and(eq(figureFiles.workspaceId, workspaceId), eq(figureFiles.hash, hash)))
    await tx
      .insert(figurePosts)
      .values({ fileId: file!.id, address, publishedOn: dayOf(publishedAt), figures })
      .onConflictDoNothing()
    await tx.insert(figureJoins).values({ workspaceId, address, postId, by: 'address' }).onConflictDoNothing()
  })
}

const nothingElse = { impressions: null, membersReached: null, followers: null, demographics: [] }
