import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { and, asc, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type KeyScope, usualKeyLifetime } from '#shared/keys.ts'
import { msg } from '#shared/say.ts'
import type { Config } from '../config/config.ts'
import { withDatabase } from '../database/open.ts'
import { keys, members, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'
import { keyFile } from '../key-files.ts'
import { createKey } from '../keys/keys.ts'
import { createLog } from '../log.ts'

const fileName = 'programs.key'
/** What the tools and `hookline posts` need, and no more. Nobody chose this key, so it may not publish. */
const scopes: KeyScope[] = [
  ...(['read posts', 'write posts', 'schedule posts'] as const),
  ...(['read ideas', 'write ideas', 'read voice', 'read slots'] as const),
]

/** The key of the programs on this computer, from a file that only its owner reads. Null if there is none yet. */
function ownKey({ dataDir }: Pick<Config, 'dataDir'>): string | null {
  try {
    return /^hk_\w+$/.exec(readFileSync(keyFile(dataDir, fileName), 'utf8').trim())?.[0] ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The kept key of the programs on this computer, or a new one if it has ended. `origin` is where the app answers. */
export async function keyOfThisComputer(config: Config, origin: string, email?: string): Promise<string> {
  const kept = ownKey(config)
  if (kept !== null && (await works(origin, kept))) return kept
  return createOwnKey(config, createLog({ logLevel: 'silent' }), email, kept)
}

/** When the app is not running, nobody knows. */
const works = (origin: string, key: string): Promise<boolean> =>
  fetch(`${origin}/api/keys`, { headers: { authorization: `Bearer ${key}` } }).then(
    ({ status }) => status !== 401,
    () => true,
  )

/** Creates the key for the one account of this computer, or for the account with this email, in place of a former one. */
async function createOwnKey(
  config: Config,
  log: Logger,
  email: string | undefined,
  former: string | null,
): Promise<string> {
  let secret = ''
  await withDatabase(config, async (db) => {
    const rows = await db
      .select({ user: users, member: members })
      .from(users)
      .innerJoin(members, eq(members.userId, users.id))
      .where(
        and(eq(users.signsIn, true), email === undefined ? undefined : eq(users.username, email.trim().toLowerCase())),
      )
      .orderBy(asc(members.joinedAt))
      .limit(2)
    const [found, other] = rows
    const role = found?.member.role
    if (!role || role === 'author')
      throw new AppError(
        'not_found',
        email
          ? msg`There is no account with the address ${{ email }}.`
          : 'There is no account yet. Open Hookline and sign up first.',
      )
    if (other && other.user.id !== found.user.id)
      throw new AppError(
        'invalid',
        'There are several accounts. Say whose posts: “hookline mcp <email>”, or “hookline login” with a key.',
      )
    const now = () => new Date()
    const user = {
      ...found.user,
      plan: 'basic' as const,
      hasPassword: false,
      signedInAt: now(),
      hasShownPasskey: false,
    }
    const { workspaceId } = found.member
    const ctx = { config, db, log, now, workspaceId, actor: { kind: 'person' as const, user, role } }
    if (former !== null) await db.delete(keys).where(eq(keys.secretHash, hashToken(former)))
    const caller = { browser: 'hookline mcp', address: '' }
    secret = (await createKey(ctx, caller, { name: 'Programs on this computer', scopes, days: usualKeyLifetime }))
      .secret
  })
  const file = keyFile(config.dataDir, fileName)
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  // A file that was there keeps its mode otherwise.
  chmodSync(file, 0o600)
  return secret
}
