import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { hasAddress } from '#shared/accounts.ts'
import type { FiguresRefused, NetworkChange, NetworkState } from '#shared/networks.ts'
import { figuresRefusals, warnedMs } from '#shared/networks.ts'
import { type ConnectionEnd, connectionEnds, connectionFailures } from '#shared/publishing.ts'
import { msg } from '#shared/say.ts'
import { recordActivity } from '../accounts/activity.ts'
import { addEntries } from '../activity/entries.ts'
import { author } from '../authorship.ts'
import { figuresScope } from '../config/linkedin-settings.ts'
import { type Context, type Scope, within } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { networkAccounts, posts, publications } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { enqueue } from '../jobs/jobs.ts'
import { say, sayOrNull } from '../language/say.ts'
import { announce } from '../live/announce.ts'
import { tokenBinding } from '../members/connection.ts'
import { authorize, person } from '../permissions.ts'
import { ofPost } from '../posts/publications.ts'
import { seal, unseal } from '../secrets.ts'
import { beginPublishing } from './begin.ts'
import type { Access, Grant } from './network.ts'
import { networkOf } from './networks.ts'

export type Account = typeof networkAccounts.$inferSelect
type Holder = Pick<Account, 'workspaceId' | 'userId' | 'network'>
export type AccountToken = Holder & Pick<Account, 'externalId' | 'sealedToken' | 'refused' | 'expiresAt'>

const of = ({ workspaceId, userId, network }: Holder): SQL | undefined =>
  and(
    eq(networkAccounts.workspaceId, workspaceId),
    eq(networkAccounts.userId, userId),
    eq(networkAccounts.network, network),
  )

async function findAccount({ db }: Pick<Scope, 'db'>, holder: Holder): Promise<Account | null> {
  const [account] = await db.select().from(networkAccounts).where(of(holder))
  return account ?? null
}

/** The account to publish a post on: its author's, whoever asks. */
export async function accountOf(
  scope: Scope,
  { workspaceId, authorId }: { workspaceId: string; authorId: string | null },
): Promise<Account | null> {
  const network = networkOf(scope)
  return network && authorId ? findAccount(scope, { workspaceId, userId: authorId, network: network.id }) : null
}

/** The right to post for an account, or why there is none. */
export function accessOf(
  { config, now }: Pick<Scope, 'config' | 'now'>,
  account: AccountToken | null,
): Access | ConnectionEnd {
  if (!account) return 'not-connected'
  if (account.refused) return account.refused as ConnectionEnd
  if (account.expiresAt <= now()) return 'expired'
  const token = unseal(config, tokenBinding(account), account.sealedToken)
  return token === null ? 'unreadable' : { externalId: account.externalId, token }
}

/** Marks a token as refused, unless the person has reconnected meanwhile. */
export async function refuseAccount({ db }: Pick<Scope, 'db'>, account: Account, code: ConnectionEnd): Promise<void> {
  const isSame = and(of(account), eq(networkAccounts.sealedToken, account.sealedToken))
  const refused = await db.update(networkAccounts).set({ refused: code }).where(isSame).returning()
  if (refused.length > 0) await announceConnection(db, account.workspaceId)
}

/** The account of the person, or of an author without a sign-in whom the request names. */
function holderOf(ctx: Context): Holder {
  const network = networkOf(ctx)
  if (!network) throw new AppError('conflict', notConfigured)
  return { workspaceId: ctx.workspaceId, userId: author(ctx).id, network: network.id }
}

/** Whoever may publish for an author without a sign-in also decides how. People decide about their own accounts. */
function authorizeChange(ctx: Context): void {
  authorize(ctx, 'change', 'network')
  if (!ctx.namedAuthor) return
  authorize(ctx, 'publish', 'posts')
  if (hasAddress(ctx.namedAuthor.username))
    throw new AppError('forbidden', msg`Only ${{ author: ctx.namedAuthor.fullName }} can change that connection.`)
}

export const notConfigured =
  /*i18n*/ 'This server has no LinkedIn app, so nothing can be connected: you post by hand. Whoever runs the server can set LINKEDIN_CLIENT_ID.'

export async function networkState(ctx: Context): Promise<NetworkState> {
  authorize(ctx, 'read', 'network')
  if (!networkOf(ctx)) return { isConfigured: false, account: null, waiting: 0 }
  const holder = holderOf(ctx)
  const account = await findAccount(ctx, holder)
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .where(isWaiting(holder))
  return { isConfigured: true, account: account && shown(ctx, account), waiting: row?.waiting ?? 0 }
}

function shown(ctx: Context, account: Account): NetworkState['account'] {
  const { name, connectedAt, expiresAt, publishes, scopes, figuresOn, figuresRefused } = account
  const readsFigures = ctx.config.linkedin?.figureCalls && scopes.includes(figuresScope)
  const access = accessOf(ctx, account)
  const isExpiring = expiresAt.getTime() - ctx.now().getTime() < warnedMs
  return {
    name,
    publishes,
    connectedAt: connectedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: typeof access === 'string' ? 'over' : isExpiring ? 'expiring' : 'connected',
    sentence: typeof access === 'string' ? say(connectionEnds[access], ctx.language) : null,
    figures: readsFigures
      ? {
          on: figuresOn,
          sentence: sayOrNull(figuresRefused && figuresRefusals[figuresRefused as FiguresRefused], ctx.language),
        }
      : null,
  }
}

const isWaiting = ({ workspaceId, userId, network }: Holder): SQL | undefined =>
  and(
    eq(posts.workspaceId, workspaceId),
    eq(posts.authorId, userId),
    eq(publications.network, network),
    eq(publications.state, 'failed'),
    inArray(publications.error, connectionFailures),
  )

/** The new grant may hold figures that the former one did not. */
const askAnew = { figuresOn: null, figuresRefused: null }

export async function connect(ctx: Context, grant: Grant, caller: Caller): Promise<void> {
  authorize(ctx, 'change', 'network')
  const { id } = person(ctx)
  await connectAccount(ctx, { ...holderOf(ctx), userId: id }, grant, caller, async (inside) => {
    await recordActivity(inside, id, 'network-connected', caller)
    await addEntries(inside, { kind: 'network connected', aboutId: id })
  })
}

/** Stores a grant, and publishes the posts that waited for it. */
export async function connectAccount(
  ctx: Context,
  holder: Holder,
  { token, ...grant }: Grant,
  caller: Caller,
  done?: (inside: Context) => Promise<void>,
): Promise<void> {
  const { externalId, name, scopes, expiresAt } = grant
  const sealedToken = seal(ctx.config, tokenBinding({ ...holder, externalId }), token)
  const row = {
    externalId,
    name,
    scopes,
    expiresAt,
    sealedToken,
    refused: null,
    connectedAt: ctx.now(),
    ...askAnew,
    ...caller,
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(networkAccounts)
      .values({ ...holder, ...row })
      .onConflictDoUpdate({
        target: [networkAccounts.workspaceId, networkAccounts.userId, networkAccounts.network],
        set: row,
      })
    const waiting = await tx
      .select({ id: posts.id, workspaceId: posts.workspaceId, scheduledFor: posts.scheduledFor })
      .from(posts)
      .innerJoin(publications, eq(publications.postId, posts.id))
      .where(isWaiting(holder))
      .for('update', { of: posts })
    const now = ctx.now()
    for (const { scheduledFor, ...post } of waiting) {
      const wasDue = scheduledFor && scheduledFor < now
      if ((await beginPublishing(within(ctx, tx), post, wasDue ? scheduledFor : now)) === 'unapproved')
        await failAsUnapproved(within(ctx, tx), post)
    }
    await done?.(within(ctx, tx))
    await announceConnection(tx, ctx.workspaceId)
  })
}

async function failAsUnapproved(
  { db, now }: Context,
  { id: postId, workspaceId }: { id: string; workspaceId: string },
) {
  await db.update(publications).set({ error: 'unapproved', updatedAt: now() }).where(ofPost(postId))
  await enqueue(db, 'tell-failure', { postId }, { key: postId, workspaceId })
}

/** Lists of posts show who posts a due post, so cached lists are now out of date. */
async function announceConnection(db: Database | Transaction, workspaceId: string): Promise<void> {
  await db.execute(sql`select advance_post_revision(${workspaceId})`)
  await announce(db, workspaceId)
}

export async function changeAccount(ctx: Context, change: NetworkChange): Promise<NetworkState> {
  authorizeChange(ctx)
  const changed = await ctx.db
    .update(networkAccounts)
    .set(change)
    .where(of(holderOf(ctx)))
    .returning()
  if (changed.length === 0) throw notFound('Connection')
  await announceConnection(ctx.db, ctx.workspaceId)
  return networkState(ctx)
}

/** Deletes the token. LinkedIn has no call to revoke it. */
export async function disconnect(ctx: Context, caller: Caller): Promise<void> {
  authorizeChange(ctx)
  const holder = holderOf(ctx)
  await ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    if (!(await deleteAccount(inside, holder))) return
    await recordActivity(inside, person(ctx).id, 'network-disconnected', caller)
    await addEntries(inside, { kind: 'network disconnected', aboutId: holder.userId })
  })
}

/** Whether there was one. */
export async function deleteAccount({ db }: Pick<Scope, 'db'>, holder: Holder): Promise<boolean> {
  const gone = await db.delete(networkAccounts).where(of(holder)).returning()
  await announceConnection(db, holder.workspaceId)
  return gone.length > 0
}
