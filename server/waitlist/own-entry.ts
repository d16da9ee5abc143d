import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { users, waitlist } from '../database/schema.ts'
import { person } from '../permissions.ts'

/** The entry of a person's address, if they have verified it: anyone can register with anyone's address. */
export const ownEntry = (ctx: Pick<Context, 'actor'>, db: Pick<Context['db'], 'select'>): SQL =>
  inArray(
    waitlist.email,
    db
      .select({ email: users.username })
      .from(users)
      .where(and(eq(users.id, person(ctx).id), eq(users.isEmailVerified, true))),
  )
