import { and, eq } from 'drizzle-orm'
import { msg } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { type Context, type Deps, within } from '../context.ts'
import { members, sessions, subscriptions, users, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Browser } from '../http/browser.ts'
import { isMember, makeWorkspace } from '../members/workspaces.ts'
import { authorize, person } from '../permissions.ts'
import { activePlan } from '../quotas.ts'
import { isOperator } from './operators.ts'

const maxOwned = 100

/** Makes a workspace, and moves the session there. Returns its id. */
export async function createWorkspace(ctx: Context & Deps, browser: Browser, name: string): Promise<string> {
  authorize(ctx, 'change', 'account')
  if (ctx.config.workspacesByOperators && !(await isOperator(ctx)))
    throw new AppError('forbidden', 'On this server only operators make workspaces. Ask one of them.')
  const { id } = person(ctx)
  return ctx.db.transaction(async (tx) => {
    // One at a time, so that two requests do not both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    const owned = await tx
      .select({ plan: activePlan(ctx.now()) })
      .from(members)
      .leftJoin(subscriptions, eq(subscriptions.workspaceId, members.workspaceId))
      .where(and(eq(members.userId, id), eq(members.role, 'owner')))
    if (ctx.config.stripe && owned.some(({ plan }) => plan === 'basic'))
      throw new AppError('limit_reached', 'You own a workspace with the plan Basic. Upgrade it to make another.')
    if (owned.length >= maxOwned)
      throw new AppError(
        'limit_reached',
        msg`You own ${{ max: maxOwned }} workspaces, which is the most that one person can.`,
      )
    const made = await makeWorkspace({ ...ctx, db: tx }, id, name)
    await moveSession({ ...ctx, db: tx }, browser, made)
    return made
  })
}

const moveSession = ({ db }: Pick<Context, 'db'>, { sessionKey }: Browser, workspaceId: string) =>
  db
    .update(sessions)
    .set({ workspaceId })
    .where(eq(sessions.tokenHash, sessionKey ?? ''))

/** New tabs, links and the next sign-in in this browser then begin there. */
export async function switchWorkspace(ctx: Context, browser: Browser, workspaceId: string): Promise<void> {
  authorize(ctx, 'change', 'account')
  const [membership] = await ctx.db
    .select()
    .from(members)
    .where(isMember(workspaceId, person(ctx).id))
  if (!membership) throw notFound('Workspace')
  await moveSession(ctx, browser, workspaceId)
}

export async function renameWorkspace(ctx: Context, name: string): Promise<void> {
  authorize(ctx, 'change', 'members')
  await ctx.db.transaction(async (tx) => {
    await tx.update(workspaces).set({ name }).where(eq(workspaces.id, ctx.workspaceId))
    await addEntries(within(ctx, tx), { kind: 'workspace renamed', detail: { name } })
  })
}
