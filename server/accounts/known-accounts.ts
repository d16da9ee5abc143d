import { and, desc, eq, gt } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { identities, knownBrowsers, users } from '../database/schema.ts'
import { type Browser, browserHash } from '../http/browser.ts'
import { localIssuerName } from './accounts.ts'

const maxOffered = 6

export interface KnownAccount {
  fullName: string
  email: string
}

/** The local provider's accounts, the oldest first, for a browser that has shown the key. */
export const accountsHere = ({ db }: Deps): Promise<KnownAccount[]> =>
  db
    .select({ fullName: users.fullName, email: identities.subject })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(eq(identities.issuer, localIssuerName))
    .orderBy(identities.createdAt, users.id)
    .limit(maxOffered)

/** The local provider's accounts that know this browser. It learns about no others. */
export async function accountsKnownTo({ db, now }: Deps, browser: Browser): Promise<KnownAccount[]> {
  const hash = browserHash(browser)
  if (!hash) return []
  return db
    .select({ fullName: users.fullName, email: identities.subject })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .innerJoin(identities, and(eq(identities.userId, users.id), eq(identities.issuer, localIssuerName)))
    .where(and(eq(knownBrowsers.tokenHash, hash), gt(knownBrowsers.expiresAt, now())))
    .orderBy(desc(knownBrowsers.expiresAt), users.id)
    .limit(maxOffered)
}
