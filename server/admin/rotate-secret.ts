import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { feedBinding } from '../accounts/given.ts'
import { keptWordsBinding } from '../accounts/kept-words-key.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { calendarFeeds, engineConnections, networkAccounts, settings, users } from '../database/schema.ts'
import { ConfigError } from '../errors.ts'
import { keepKey, keyFile } from '../key-files.ts'
import { tokenBinding } from '../networks/accounts.ts'
import { pushKeysBinding, pushKeysName } from '../push/keys.ts'
import { type Binding, formerKeyFile, sealAnew, secretKeyFile, unseal } from '../secrets.ts'
import { bindingOf } from '../writing/engines/choices.ts'

type Place = Pick<Config, 'secretKey' | 'formerSecretKey' | 'dataDir'>

export interface Rotation {
  /** Values that were encrypted with the key before, and are now with the new one. */
  sealedAnew: number
  /** Values that neither key opens; they were left as they are. */
  unreadable: number
}

interface SealedValue {
  binding: Binding
  sealed: string
  /** Leaves alone what somebody has changed meanwhile, with the new key. */
  replace(anew: string): PromiseLike<{ rowCount: number | null }>
}

// Any constant will do that no other lock has.
const rotationLock = 7_205_518_847

/**
 * Encrypts everything with a new secret key that was encrypted with the one before. Servers that run meanwhile read with
 * both. Whatever ends it half-way, the next call completes it: the rows change all at once, and the former key is there
 * until they have.
 *
 * The new key is made here where it is kept in a file; else both are in the configuration already.
 */
export async function rotateSecret(db: Database, place: Place): Promise<Rotation> {
  const rotation = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
    if (place.secretKey) expectFormerKey(place)
    else replaceKeyFile(place.dataDir)
    const counts = { sealedAnew: 0, unreadable: 0 }
    for (const { binding, sealed, replace } of await sealedValues(tx)) {
      const anew = sealAnew(place, binding, sealed)
      if (anew) counts.sealedAnew += (await replace(anew)).rowCount ?? 0
      else if (unseal(place, binding, sealed) === null) counts.unreadable += 1
    }
    return counts
  })
  if (!place.secretKey) rmSync(keyFile(place.dataDir, formerKeyFile), { force: true })
  return rotation
}

function expectFormerKey({ formerSecretKey }: Place): void {
  if (formerSecretKey) return
  throw new ConfigError(
    `SECRET_KEY is in the configuration, and has to be changed there. Put its present value into SECRET_KEY_FORMER and a new one into SECRET_KEY, such as this one, made now:
  SECRET_KEY=${randomBytes(32).toString('hex')}
Start every server with both, run this command again, and take SECRET_KEY_FORMER away.`,
  )
}

/** The former key's file is there before the new key is in its place, so no moment is without either. */
function replaceKeyFile(dataDir: string): void {
  const [present, former, next] = [secretKeyFile, formerKeyFile, `${secretKeyFile}.next`].map((name) =>
    keyFile(dataDir, name),
  ) as [string, string, string]
  const key = keepKey(dataDir, secretKeyFile, 'The secret key')
  if (!existsSync(former)) linkSync(present, former)
  if (readFileSync(former, 'utf8').trim() !== key) return
  keepKey(dataDir, `${secretKeyFile}.next`, 'The new secret key')
  renameSync(next, present)
}

/** Everything in the database that is encrypted with the secret key. */
async function sealedValues(tx: Transaction): Promise<SealedValue[]> {
  const connections = await tx.select().from(engineConnections)
  const accounts = await tx.select().from(networkAccounts)
  const feeds = await tx.select().from(calendarFeeds)
  const pushKeys = await tx.select().from(settings).where(eq(settings.name, pushKeysName))
  const people = await tx
    .select({ id: users.id, sealed: users.sealedKeptWordsIdentity })
    .from(users)
    .where(isNotNull(users.sealedKeptWordsIdentity))
  return [
    ...connections.flatMap(({ sealedKey, ...row }) => {
      if (sealedKey === null) return []
      const same = and(eq(engineConnections.id, row.id), eq(engineConnections.sealedKey, sealedKey))
      const replace = (anew: string) => tx.update(engineConnections).set({ sealedKey: anew }).where(same)
      return [{ binding: bindingOf(row), sealed: sealedKey, replace }]
    }),
    ...accounts.map((row) => ({
      binding: tokenBinding(row),
      sealed: row.sealedToken,
      replace: (sealedToken: string) =>
        tx
          .update(networkAccounts)
          .set({ sealedToken })
          .where(and(eq(networkAccounts.userId, row.userId), eq(networkAccounts.sealedToken, row.sealedToken))),
    })),
    ...feeds.map((row) => ({
      binding: feedBinding(row.workspaceId, row.userId),
      sealed: row.sealedToken,
      replace: (sealedToken: string) =>
        tx
          .update(calendarFeeds)
          .set({ sealedToken })
          .where(and(eq(calendarFeeds.tokenHash, row.tokenHash), eq(calendarFeeds.sealedToken, row.sealedToken))),
    })),
    ...people.flatMap(({ id, sealed }) => {
      if (sealed === null) return []
      const same = and(eq(users.id, id), eq(users.sealedKeptWordsIdentity, sealed))
      const replace = (anew: string) => tx.update(users).set({ sealedKeptWordsIdentity: anew }).where(same)
      return [{ binding: keptWordsBinding(id), sealed, replace }]
    }),
    ...pushKeys.map(({ name, value }) => ({
      binding: pushKeysBinding,
      sealed: value,
      replace: (anew: string) =>
        tx
          .update(settings)
          .set({ value: anew })
          .where(and(eq(settings.name, name), eq(settings.value, value))),
    })),
  ]
}
