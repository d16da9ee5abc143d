import { eq } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { settings } from '../database/schema.ts'
import { isSigned, sign } from '../secrets.ts'

/** In `settings`: what the secret key in use signs, and when a server last had that key. */
export const secretKeyName = 'secret-key-in-use'
export const secretKeyBinding = ['secret key in use']

interface InUse {
  signature: string
  seenAt: string
}

export const readInUse = (value: string) => JSON.parse(value) as InUse

const day = 86_400_000

/**
 * Logs an error while another server of this database uses another secret key: neither reads what the other encrypts. A
 * key that no server has had for a day was lost, and this server's takes its place.
 */
export async function noteSecretKey({ config, db, now, log }: Deps): Promise<void> {
  const value = JSON.stringify({ signature: sign(config, secretKeyBinding), seenAt: now().toISOString() })
  const isOther = await db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: secretKeyName, value }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.name, secretKeyName)).for('update')
    const { signature, seenAt } = readInUse(row!.value)
    if (!isSigned(config, secretKeyBinding, signature) && now().getTime() - Date.parse(seenAt) < day) return true
    await tx.update(settings).set({ value }).where(eq(settings.name, secretKeyName))
    return false
  })
  if (isOther)
    log.error(
      'another server of this database has another secret key, and neither reads what the other encrypts: give every server the same SECRET_KEY',
    )
}
