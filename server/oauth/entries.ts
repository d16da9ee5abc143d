import { and, eq, gt, lt, not, sql } from 'drizzle-orm'
import type { AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Deps } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { connectedPrograms, oauthEntries } from '../database/schema.ts'
import { hashToken } from '../http/tokens.ts'

/** A code's or a token's id is the secret itself, so only its hash is stored. */
export const entryKey = (kind: string, id: string): string => hashToken(`${kind} ${id}`)

/** Registered clients have no end of their own. They go when nobody uses them for this long. */
const clientDays = 90
const day = 86_400_000

/** Keeps what the authorization server knows in the database, for all processes. */
export const entriesIn = ({ db, now }: Pick<Deps, 'db' | 'now'>): AdapterFactory => {
  const isAlive = () => gt(oauthEntries.expiresAt, now())
  const keepClient = (id: string) =>
    db
      .update(oauthEntries)
      .set({ expiresAt: new Date(now().getTime() + clientDays * day) })
      .where(eq(oauthEntries.key, entryKey('Client', id)))
  return (kind) => ({
    upsert: async (id, { jti: _, ...payload }, expiresIn = (clientDays * day) / 1_000) => {
      const programId = kind === 'Grant' ? id : (payload.grantId ?? null)
      const expiresAt = new Date(now().getTime() + expiresIn * 1_000)
      const values = { kind, programId, payload, expiresAt }
      await db
        .insert(oauthEntries)
        .values({ ...values, key: entryKey(kind, id) })
        .onConflictDoUpdate({ target: oauthEntries.key, set: values })
    },
    find: async (id) => {
      const [found] = await db
        .select()
        .from(oauthEntries)
        .where(and(eq(oauthEntries.key, entryKey(kind, id)), isAlive()))
      if (!found) return undefined
      const { payload, consumedAt, expiresAt } = found
      if (kind === 'Client') {
        if (expiresAt.getTime() - now().getTime() < (clientDays / 2) * day) await keepClient(id)
        return payload
      }
      return {
        ...payload,
        jti: id,
        ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1_000) }),
      } as AdapterPayload
    },
    // Sessions of the provider and device codes are never looked up.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await db
        .update(oauthEntries)
        .set({ consumedAt: now() })
        .where(eq(oauthEntries.key, entryKey(kind, id)))
    },
    destroy: async (id) => {
      // Without its grant a program has no way in.
      if (kind === 'Grant') await db.delete(connectedPrograms).where(eq(connectedPrograms.id, id))
      await db.delete(oauthEntries).where(eq(oauthEntries.key, entryKey(kind, id)))
    },
    revokeByGrantId: async (grantId) => {
      await db.delete(connectedPrograms).where(eq(connectedPrograms.id, grantId))
    },
  })
}

/** A program without codes and tokens is gone: it never came back, or stayed away too long. */
const hasTokens = sql`exists (select from ${oauthEntries} where ${oauthEntries.programId} = ${connectedPrograms.id} and ${oauthEntries.kind} <> 'Grant')`

export const oauthExpiries: Expiry[] = [
  { table: oauthEntries, isExpired: (now) => lt(oauthEntries.expiresAt, now) },
  { table: connectedPrograms, isExpired: () => not(hasTokens) },
]
