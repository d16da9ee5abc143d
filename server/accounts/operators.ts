import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { identities, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { localIssuerName } from './accounts.ts'

type Asking = Pick<Context, 'config' | 'db' | 'actor'>
type Store = Pick<Asking, 'config' | 'db'>

/**
 * Operators are the people in OPERATORS. Without it, where people sign in only on this computer, the first account is
 * the operator. An address counts once it is verified, or on this computer once its person has signed in with the key,
 * so typing an operator's address makes no operator.
 */
export async function isOperator({ config, db, actor }: Asking): Promise<boolean> {
  if (actor.kind !== 'person' || (config.operatorPasskeys && !actor.user.hasShownPasskey)) return false
  return operates({ config, db }, actor.user)
}

/** The same for any account, signed in or not, without the passkey that this server may ask for. */
export async function operates({ config, db }: Store, user: { id: string; username: string }): Promise<boolean> {
  const isLocal = config.identityProvider?.kind === 'local'
  if (config.operators.length > 0) {
    if (!config.operators.includes(user.username)) return false
    const [account] = await db
      .select({ isEmailVerified: users.isEmailVerified })
      .from(users)
      .where(eq(users.id, user.id))
    return account?.isEmailVerified === true || (isLocal && (await hasShownKey(db, user.id)))
  }
  return isLocal && (await firstHere(db)) === user.id
}

async function firstHere(db: Store['db']): Promise<string | undefined> {
  const [first] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(eq(identities.issuer, localIssuerName))
    .orderBy(asc(identities.createdAt), asc(identities.userId))
    .limit(1)
  return first?.userId
}

/** The accounts of all operators. */
export async function operatorAccounts({ config, db }: Store) {
  const first = config.operators.length > 0 ? undefined : await firstHere(db)
  const found = await db
    .select()
    .from(users)
    .where(first === undefined ? inArray(users.username, config.operators) : eq(users.id, first))
  const isOne = await Promise.all(found.map((user) => operates({ config, db }, user)))
  return found.filter((_, at) => isOne[at])
}

const localIdentity = (userId: string) => and(eq(identities.userId, userId), eq(identities.issuer, localIssuerName))

const hasShownKey = async (db: Asking['db'], userId: string) =>
  (await db.$count(identities, and(localIdentity(userId), eq(identities.hasShownKey, true)))) > 0

export const noteKeyShown = ({ db }: Pick<Asking, 'db'>, userId: string) =>
  db.update(identities).set({ hasShownKey: true }).where(localIdentity(userId))

export async function requireOperator(ctx: Asking): Promise<void> {
  if (!(await isOperator(ctx))) throw new AppError('forbidden', [await whoOperates(ctx), 'Nothing was changed.'])
}

/** The refusal for everybody else, and for an operator who has not shown a passkey. */
export async function whoOperates(asking: Asking): Promise<Sentence> {
  const { config, actor } = asking
  const isUnproven = config.operatorPasskeys && actor.kind === 'person' && (await operates(asking, actor.user))
  return isUnproven
    ? /*i18n*/ 'This server asks its operators for a passkey: add one under Settings → Password, and sign in with it.'
    : whoIsNamed(config)
}

function whoIsNamed({ operators, identityProvider }: Config): Sentence {
  const isLocal = identityProvider?.kind === 'local'
  if (operators.length > 0)
    return isLocal
      ? /*i18n*/ 'Only the operators in this server’s configuration (OPERATORS) may change this, once they have signed in with the key of this computer.'
      : /*i18n*/ 'Only the operators in this server’s configuration (OPERATORS) may change this.'
  return isLocal
    ? /*i18n*/ 'Only the first account made on this computer may change this.'
    : /*i18n*/ 'Nobody may change this here, because this server’s configuration (OPERATORS) names nobody.'
}
