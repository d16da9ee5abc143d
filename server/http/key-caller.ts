import { and, eq, gt, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { disabledSentence } from '#shared/disabled-account.ts'
import { renewalHours } from '#shared/keys.ts'
import { msg, plural } from '#shared/say.ts'
import type { Context, Deps, Env } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { keys, members, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { wideNetworkOf } from '../net/addresses.ts'
import { keyHash } from './bearer.ts'
import { userColumns, type WorkspaceQuery } from './known-caller.ts'
import { clientAddress } from './origin.ts'
import { takeTold } from './rate-limits.ts'

const { placeholder } = sql
const ofMember = and(eq(members.workspaceId, keys.workspaceId), eq(members.userId, keys.userId))
const isEither = (hash: string | Placeholder) => or(eq(keys.secretHash, hash), eq(keys.formerHash, hash))

const findKey = (db: Database) =>
  db
    .select({ key: keys, user: userColumns, role: members.role, disabledAt: users.disabledAt })
    .from(keys)
    .innerJoin(users, eq(users.id, keys.userId))
    .innerJoin(members, ofMember)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, keys.workspaceId))
    .where(isEither(placeholder('hash')))
    .prepare('key_user')

/** Whom a program acts for, and where. */
export type ProgramCaller = Pick<Context, 'workspaceId'> & { actor: Extract<Context['actor'], { kind: 'program' }> }

/** Finds the program with a key by its hash, or throws a sentence that says why it may not come in. */
export function programs(deps: Pick<Deps, 'config' | 'db' | 'now'>): (hash: string) => Promise<ProgramCaller> {
  const find = findKey(deps.db)
  return async (hash) => {
    const now = deps.now()
    const [found] = await find.execute({ hash, now })
    if (!found || found.role === 'author')
      throw new AppError('unauthorized', 'This key has ended, or never existed. Create a new one.')
    const { key, user, role, disabledAt } = found
    if (key.expiresAt <= now)
      throw new AppError(
        'unauthorized',
        msg`This key expired on ${{ day: key.expiresAt.toISOString().slice(0, 10) }}. Renew it in Settings, under Integrations.`,
      )
    if (key.secretHash !== hash && !(key.formerEndsAt && key.formerEndsAt > now))
      throw new AppError(
        'unauthorized',
        msg`This key was renewed more than ${plural({ hours: renewalHours }, { other: '# hours' })} ago. Use the new one, or renew it again.`,
      )
    if (disabledAt) throw new AppError('forbidden', disabledSentence(deps.config.supportEmail))
    const { id: keyId, name, scopes: may, workspaceId } = key
    return { workspaceId, actor: { kind: 'program', keyId, name, user, role, may } }
  }
}

/** The workspace of a key that may read posts. */
export const workspaceOfKey = (hash: string, now: Date): WorkspaceQuery => ({
  name: 'key',
  query: sql`select ${keys.workspaceId} as id, ${keys.userId} as user_id from ${keys}
    join ${members} on ${ofMember} join ${users} on ${users.id} = ${keys.userId}
    where (${keys.secretHash} = ${placeholder('key')} or (${keys.formerHash} = ${placeholder('key')} and ${keys.formerEndsAt} > ${placeholder('now')}::timestamptz))
      and ${keys.expiresAt} > ${placeholder('now')}::timestamptz and ${users.disabledAt} is null and 'read posts' = any(${keys.scopes})`,
  values: { key: hash, now: now.toISOString() },
})

const minute = 60_000
const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Around all calls with a key: counts them, and notes when and from which network the key was last used. `tokenHash`
 * finds other programs to count.
 */
export function keyCalls(
  deps: Deps,
  tokenHash: (c: HonoContext) => string | null = () => null,
): MiddlewareHandler<Env> {
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: minute })

  async function noteUse(c: HonoContext, hash: string) {
    if (noted.has(hash)) return
    noted.set(hash, true)
    const now = deps.now()
    const isOld = or(isNull(keys.usedAt), lt(keys.usedAt, new Date(now.getTime() - minute)))
    await deps.db
      .update(keys)
      .set({ usedAt: now, usedFrom: wideNetworkOf(clientAddress(c, deps)) })
      .where(and(isEither(hash), isOld, gt(keys.expiresAt, now)))
  }

  return async (c, next) => {
    const hash = keyHash(c)
    const program = hash ?? tokenHash(c)
    if (program) {
      // Before any query, so a program in a loop costs little.
      const kind = changes.has(c.req.method) ? 'write' : 'read'
      takeTold(c, deps, kind, deps.config.limits?.[kind === 'write' ? 'keyWrite' : 'keyRead'], program, true)
    }
    await next()
    if (hash && c.res.status < 400) await noteUse(c, hash)
  }
}
