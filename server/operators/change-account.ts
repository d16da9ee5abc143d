import { eq } from 'drizzle-orm'
import type { AccountChange } from '#shared/operators.ts'
import { msg } from '#shared/say.ts'
import { recordActivity } from '../accounts/activity.ts'
import { operates, requireOperator } from '../accounts/operators.ts'
import { endAllAccess, signOutEverywhere } from '../accounts/sessions.ts'
import { call } from '../config/call.ts'
import type { Context, Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { person } from '../permissions.ts'

type Store = Pick<Scope, 'db' | 'now' | 'config'>

const recorded = {
  disable: ['disabled', 'disabled-account'],
  enable: ['enabled', 'enabled-account'],
  'end-sessions': ['sessions-ended-by-operator', 'ended-sessions-of-account'],
} as const satisfies Record<AccountChange, unknown>

interface By {
  caller: Caller
  operatorId?: string
}

/** Shown to people instead of the operator's browser and network. */
const anOperator: Caller = { browser: 'an operator', address: '' }

/**
 * Disables or enables an account, or ends its sessions. Keys, programs and links of a disabled account are refused and
 * work again once it is enabled; ending sessions ends them, too. False when the account already is disabled or enabled.
 */
export async function changeAccount(
  store: Store,
  userId: string,
  change: AccountChange,
  { caller, operatorId }: By,
): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    const inside = { ...store, db: tx }
    const itself = eq(users.id, userId)
    // A sign-in holds this row while it opens a session. So that session ends here, or the sign-in is refused.
    const [account] = await tx.select({ disabledAt: users.disabledAt }).from(users).where(itself).for('update')
    if (!account) throw notFound('Account')
    const isDisabled = account.disabledAt !== null
    if (change === 'disable' ? isDisabled : change === 'enable' && !isDisabled) return false
    if (change === 'end-sessions') await endAllAccess(inside, userId)
    else
      await tx
        .update(users)
        .set({ disabledAt: change === 'disable' ? store.now() : null })
        .where(itself)
    if (change === 'disable') await signOutEverywhere(inside, userId)
    const [ofAccount, ofOperator] = recorded[change]
    await recordActivity(inside, userId, ofAccount, operatorId ? anOperator : caller)
    if (operatorId) await recordActivity(inside, operatorId, ofOperator, caller, userId)
    return true
  })
}

/**
 * Changes an account for an operator in Settings. Operators cannot change their own account or disable another
 * operator's.
 */
export async function changeOtherAccount(
  ctx: Context,
  userId: string,
  change: AccountChange,
  caller: Caller,
): Promise<void> {
  await requireOperator(ctx)
  const { id: operatorId } = person(ctx)
  if (userId === operatorId)
    throw new AppError('conflict', 'This is your own account. Nothing was changed. Your sessions are under Password.')
  if (change === 'disable') await refuseOperators(ctx, userId)
  await changeAccount(ctx, userId, change, { caller, operatorId })
}

async function refuseOperators(ctx: Context, userId: string): Promise<void> {
  const [account] = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, userId))
  if (account && (await operates(ctx, account)))
    throw new AppError(
      'conflict',
      msg`This account also runs the server. Nothing was changed. To disable it, enter on the server: ${{ command: call('admin', 'disable') }}`,
    )
}
