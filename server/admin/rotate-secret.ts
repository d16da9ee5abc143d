import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { feedBinding } from '../accounts/given.ts'
import { keptWordsBinding } from '../accounts/kept-words-key.ts'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { calendarFeeds, engineConnections, networkAccounts, settings, users, webhooks } from '../database/schema.ts'
import { keepKey, keyFile } from '../key-files.ts'
import { tokenBinding } from '../members/connection.ts'
import { pushKeysBinding, pushKeysName } from '../push/keys.ts'
import { type Binding, formerKeyFile, sealAnew, secretKeyFile, unseal } from '../secrets.ts'
import { secretBinding } from '../webhooks/signature.ts'
import { bindingOf } from '../writing/engines/choices.ts'
import { secretKeyName } from './secret-key-in-use.ts'

type Place = Pick<Config, 'secretKey' | 'formerSecretKey' | 'dataDir'>

export interface Rotation {
  /** Values re-encrypted with the new key. */
  sealedAnew: number
  /** Values that neither key opens, left unchanged. */
  unreadable: number
}

interface SealedValue {
  binding: Binding
  sealed: string
  /** Changes no row if somebody has changed the value meanwhile. */
  replace(anew: string): PromiseLike<{ rowCount: number | null }>
}

// Any constant that no other lock uses.
const rotationLock = 7_205_518_847

/**
 * Re-encrypts everything with a new secret key. Running servers read with both keys meanwhile. After an interruption
 * the next call completes the rotation: all rows change in one transaction, and the old key stays until then.
 * Makes the new key where a file keeps it. Otherwise the configuration already holds both.
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
    // The next server to look records the new key.
    await tx.delete(settings).where(eq(settings.name, secretKeyName))
    return counts
  })
  if (!place.secretKey) rmSync(keyFile(place.dataDir, formerKeyFile), { force: true })
  return rotation
}

function expectFormerKey({ formerSecretKey }: Place): void {
  if (formerSecretKey) return
  throw new ConfigError(
    `SECRET_KEY is set in the configuration, so change it there. Move its present value to SECRET_KEY_FORMER and set SECRET_KEY to a new one, for example this one, just made:
  SECRET_KEY=${randomBytes(32).toString('hex')}
Restart every server with both, run this command again, then remove SECRET_KEY_FORMER.`,
  )
}

/** Writes the old key's file first, so one of the two always exists. */
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

async function sealedValues(tx: Transaction): Promise<SealedValue[]> {
  const connections = await tx.select().from(engineConnections)
  const accounts = await tx.select().from(networkAccounts)
  const feeds = await tx.select().from(calendarFeeds)
  const hooks = await tx.select().from(webhooks)
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
    ...hooks.flatMap((row) =>
      (['sealedSecret', 'sealedFormerSecret'] as const).flatMap((column) => {
        const sealed = row[column]
        if (sealed === null) return []
        const same = and(eq(webhooks.id, row.id), eq(webhooks[column], sealed))
        const replace = (anew: string) =>
          tx
            .update(webhooks)
            .set({ [column]: anew })
            .where(same)
        return [{ binding: secretBinding(row), sealed, replace }]
      }),
    ),
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
