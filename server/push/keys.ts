import { eq } from 'drizzle-orm'
import type { VapidKeys } from 'web-push'
import type { Scope } from '../context.ts'
import { pushSubscriptions, settings } from '../database/schema.ts'
import { seal, unseal } from '../secrets.ts'

export const pushKeysName = 'push keys'
export const pushKeysBinding = [pushKeysName]

/** Loaded on first use, because loading takes long. */
export const loadWebPush = () => import('web-push')

/**
 * The keys that identify this installation to push services, created on first use and shared by all servers. After a
 * change of the secret key they cannot be read: new ones are created, and browsers have to subscribe again.
 */
export async function pushKeys({ db, config }: Pick<Scope, 'db' | 'config'>): Promise<VapidKeys> {
  const read = async () => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, pushKeysName))
    const text = row && unseal(config, pushKeysBinding, row.value)
    return { row, keys: text ? (JSON.parse(text) as VapidKeys) : null }
  }
  const { row, keys } = await read()
  if (keys) return keys
  const { generateVAPIDKeys } = (await loadWebPush()).default
  const value = seal(config, pushKeysBinding, JSON.stringify(generateVAPIDKeys()))
  await db.transaction(async (tx) => {
    if (row) {
      const lost = await tx.delete(settings).where(eq(settings.value, row.value)).returning()
      if (lost.length > 0) await tx.delete(pushSubscriptions)
    }
    await tx.insert(settings).values({ name: pushKeysName, value }).onConflictDoNothing()
  })
  // Another server may have been first.
  const made = await read()
  if (!made.keys) throw new Error('The keys for push messages were made with another secret key.')
  return made.keys
}
