import { and, eq } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { networkAccounts } from '../database/schema.ts'
import { seal, unseal } from '../secrets.ts'

type Account = typeof networkAccounts.$inferSelect

/** Binds a token for the network to its owner, so that it cannot be moved to another person's row. */
export const tokenBinding = ({
  workspaceId,
  userId,
  network,
  externalId,
}: Pick<Account, 'workspaceId' | 'userId' | 'network' | 'externalId'>) => [
  ...['network account', workspaceId, userId],
  ...[network, externalId],
]

/** After a membership has passed from one account to another, its connections belong to that one. */
export async function rebindConnections(
  { db, config }: Pick<Scope, 'db' | 'config'>,
  workspaceId: string,
  from: string,
  to: string,
): Promise<void> {
  const isTheirs = and(eq(networkAccounts.workspaceId, workspaceId), eq(networkAccounts.userId, to))
  for (const account of await db.select().from(networkAccounts).where(isTheirs)) {
    const token = unseal(config, tokenBinding({ ...account, userId: from }), account.sealedToken)
    // One that nobody can read any more stays so, and is shown as to be connected anew.
    if (token === null) continue
    const sealedToken = seal(config, tokenBinding(account), token)
    await db
      .update(networkAccounts)
      .set({ sealedToken })
      .where(and(isTheirs, eq(networkAccounts.network, account.network)))
  }
}
