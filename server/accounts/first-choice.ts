import { eq } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { settings } from '../database/schema.ts'

const name = 'first-choice'

/** Whether the owner of this computer has yet to say what writes. Only an account made by its name alone is asked. */
export const isChoiceDue = async ({ db }: Pick<Scope, 'db'>): Promise<boolean> =>
  (await db.$count(settings, eq(settings.name, name))) > 0

export const noteChoiceDue = ({ db }: Pick<Scope, 'db'>) =>
  db.insert(settings).values({ name, value: 'due' }).onConflictDoNothing()

export const noteChoice = ({ db }: Pick<Scope, 'db'>) => db.delete(settings).where(eq(settings.name, name))
