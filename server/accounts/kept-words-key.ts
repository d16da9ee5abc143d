import { and, eq, sql } from 'drizzle-orm'
import type { KeptWordsKey } from '#shared/accounts.ts'
import type { Context } from '../context.ts'
import { users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { person } from '../permissions.ts'
import { seal, unseal } from '../secrets.ts'

export const keptWordsBinding = (userId: string) => ['kept words', userId]

/** Loaded at its first use, because it takes long to load. */
const loadAge = () => import('age-encryption')

async function newPair() {
  const { generateX25519Identity, identityToRecipient } = await loadAge()
  const identity = await generateX25519Identity()
  return { recipient: await identityToRecipient(identity), identity }
}

/**
 * The key pair to which a browser encrypts what the person typed and has not sent when they sign out. It is made when it
 * is first asked for, and anew where the secret key is another one and the former pair cannot be read.
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
  // Of two requests at once only one finds what it has read.
  const isUnchanged = sql`${users.sealedKeptWordsIdentity} is not distinct from ${row.sealed}`
  await db
    .update(users)
    .set({ keptWordsRecipient: made.recipient, sealedKeptWordsIdentity: sealed })
    .where(and(eq(users.id, id), isUnchanged))
  const stored = await read()
  if (!stored.key) throw new Error('The key for kept words was made with another secret key.')
  return stored.key
}
