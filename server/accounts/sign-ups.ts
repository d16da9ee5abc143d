import { eq } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { settings, users } from '../database/schema.ts'

const name = 'sign-ups'

/** Both the configuration and the operator, at run time, can close sign-ups. */
export async function areSignUpsOpen({ config, db }: Pick<Scope, 'config' | 'db'>): Promise<boolean> {
  if (!config.signUps.open) return false
  const [said] = await db.select().from(settings).where(eq(settings.name, name))
  return said?.value !== 'closed'
}

export async function setSignUps({ db }: Pick<Scope, 'db'>, value: 'open' | 'closed'): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}

export async function hasNoAccounts({ db }: Pick<Scope, 'db'>): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0
}
