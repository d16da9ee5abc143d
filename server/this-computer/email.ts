import { and, eq } from 'drizzle-orm'
import { hasAddress } from '#shared/accounts.ts'
import type { EmailOfOwner } from '#shared/this-computer.ts'
import { localIssuerName } from '../accounts/accounts.ts'
import type { Context, Deps } from '../context.ts'
import { identities, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { person } from '../permissions.ts'

/** The owner of this computer may begin without an email and give it later, once. They then sign in with it. */
export async function giveEmail(ctx: Context & Deps, { email }: EmailOfOwner): Promise<void> {
  const { id, username: former } = person(ctx)
  if (hasAddress(former)) throw new AppError('conflict', 'This account has an email already. It stays as it is.')
  const username = email.toLowerCase()
  await ctx.db
    .transaction(async (tx) => {
      await tx.update(users).set({ username }).where(eq(users.id, id))
      await tx
        .update(identities)
        .set({ subject: username })
        .where(and(eq(identities.issuer, localIssuerName), eq(identities.userId, id)))
    })
    .catch((error: { cause?: { code?: string } }) => {
      throw error.cause?.code === '23505' ? new AppError('conflict', 'Another account has this email.') : error
    })
}
