import { and, eq, sql } from 'drizzle-orm'
import type { KeptWordsKey } from '#shared/accounts.ts'
import type { Context } from '../context.ts'
import { users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { person } from '../permissions.ts'
import { seal, unseal } from '../secrets.ts'

export const keptWordsBinding = (userId: string) => ['kept words', userId]

/** Slow to load, so loaded at the first use. */
const loadAge = () => import('age-encryption')

async function newPair() {
  const { generateX25519Identity, identityToRecipient } = await loadAge()
  const identity = await generateX25519Identity()
  return { recipient: await identityToRecipient(identity), identity }
}

/**
 * A browser encrypts unsent words to this key pair at sign-out. The first request makes it. If SECRET_KEY has changed,
 * the old pair is unreadable and a new one replaces it.
 */
export async function giveKeptWordsKey(ctx: Context): Promise<KeptWordsKey> {
  const { db, config } = ctx
  const { id } = person(ctx)
  const read = async () => {
    const [row] = await db
      .select({ recipient: users.keptWordsRecipient, sealed: users.sealedKeptWordsIdentity })
      .from(users)
      .where(eq(users.id, id))
    if (!row) throw notFound('Account')
    const identity = row.sealed && unseal(config, keptWordsBinding(id), row.sealed)
    return { row, key: identity && row.recipient ? { account: id, recipient: row.recipient, identity } : null }
  }
  const { row, key } = await read()
  if (key) return key
  const made = await newPair()
  const sealed = seal(config, keptWordsBinding(id), made.identity)
  // Of two simultaneous requests, only one finds the row unchanged.
  const isUnchanged = sql`${users.sealedKeptWordsIdentity} is not distinct from ${row.sealed}`
  await db
    .update(users)
    .set({ keptWordsRecipient: made.recipient, sealedKeptWordsIdentity: sealed })
    .where(and(eq(users.id, id), isUnchanged))
  const stored = await read()
  if (!stored.key) throw new Error('the key pair for kept words was made with another secret key')
  return stored.key
}
