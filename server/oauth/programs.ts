import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { disabledSentence } from '#shared/disabled-account.ts'
import { type ConnectedProgram, programScopes } from '#shared/programs.ts'
import { recordActivity } from '../accounts/activity.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, type Deps, within } from '../context.ts'
import { connectedPrograms, members, oauthEntries, subscriptions, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import type { ProgramCaller } from '../http/key-caller.ts'
import { userColumns } from '../http/known-caller.ts'
import { authorize, type Permission, person } from '../permissions.ts'
import { entryKey } from './entries.ts'

const minute = 60_000

/** The program with an access token for this resource. Null if the token has ended, or is for something else. */
export async function programWithToken(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  token: string,
  resource: string,
): Promise<ProgramCaller | null> {
  const { workspaceId, userId } = connectedPrograms
  const at = now()
  const [found] = await db
    .select({
      program: connectedPrograms,
      payload: oauthEntries.payload,
      user: userColumns,
      role: members.role,
      disabledAt: users.disabledAt,
    })
    .from(oauthEntries)
    .innerJoin(connectedPrograms, eq(connectedPrograms.id, oauthEntries.programId))
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(members, and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaceId))
    .where(and(eq(oauthEntries.key, entryKey('AccessToken', token)), gt(oauthEntries.expiresAt, at)))
    .prepare('program_user')
    .execute({ now: at })
  if (!found || found.payload.aud !== resource) return null
  const { program, payload, user, role, disabledAt } = found
  if (role === 'author') return null
  if (disabledAt) throw new AppError('forbidden', disabledSentence(config.supportEmail))
  const granted = payload.scope?.split(' ') ?? []
  const may = programScopes.filter(({ id }) => granted.includes(id)).map(({ may }): Permission => may)
  const isOld = or(isNull(connectedPrograms.usedAt), lt(connectedPrograms.usedAt, new Date(at.getTime() - minute)))
  if (!program.usedAt || at.getTime() - program.usedAt.getTime() > minute)
    await db
      .update(connectedPrograms)
      .set({ usedAt: at })
      .where(and(eq(connectedPrograms.id, program.id), isOld))
  const actor = { kind: 'program' as const, keyId: program.id, name: program.name, user, role, may }
  return { workspaceId: program.workspaceId, actor }
}

const isOwn = (ctx: Context, id?: string) =>
  and(
    inWorkspace(ctx, connectedPrograms),
    eq(connectedPrograms.userId, person(ctx).id),
    id === undefined ? undefined : eq(connectedPrograms.id, id),
  )

/** The programs that this person let in, newest first. */
export async function listPrograms(ctx: Context): Promise<ConnectedProgram[]> {
  const rows = await ctx.db
    .select()
    .from(connectedPrograms)
    .where(isOwn(ctx))
    .orderBy(desc(connectedPrograms.createdAt))
  return rows.map(({ id, name, host, scopes, createdAt, usedAt }) => ({
    id,
    name,
    host,
    scopes,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Ends a program's access. Its tokens go with it. */
export async function endProgram(ctx: Context, caller: Caller, id: string): Promise<void> {
  authorize(ctx, 'change', 'account')
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx.delete(connectedPrograms).where(isOwn(ctx, id)).returning({ name: connectedPrograms.name })
    if (!ended) throw notFound('Program')
    await recordActivity(within(ctx, tx), person(ctx).id, 'program-ended', caller)
    await addEntries(within(ctx, tx), { kind: 'program ended', detail: ended })
  })
}
