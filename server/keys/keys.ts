import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { type Key, type KeyWithSecret, maxKeys, type NewKey, renewalHours } from '#shared/keys.ts'
import { msg, plural } from '#shared/say.ts'
import { recordActivity } from '../accounts/activity.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { keys } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { createSecret } from '../http/bearer.ts'
import type { Caller } from '../http/caller.ts'
import { hashToken } from '../http/tokens.ts'
import { authorize, person } from '../permissions.ts'

const day = 86_400_000
const hour = 3_600_000

const isOwnKey = (ctx: Context, id?: string) =>
  and(inWorkspace(ctx, keys), eq(keys.userId, person(ctx).id), id === undefined ? undefined : eq(keys.id, id))

/** A person's keys in this workspace, newest first. A program sees its own. */
export async function listKeys(ctx: Context): Promise<Key[]> {
  const { actor } = ctx
  const shown = actor.kind === 'program' ? and(inWorkspace(ctx, keys), eq(keys.id, actor.keyId)) : isOwnKey(ctx)
  const rows = await ctx.db.select().from(keys).where(shown).orderBy(desc(keys.createdAt), keys.id)
  return rows.map((row) => toKey(ctx, row))
}

export async function createKey(ctx: Context, caller: Caller, { name, scopes, days }: NewKey): Promise<KeyWithSecret> {
  authorize(ctx, 'change', 'account')
  const { id: userId } = person(ctx)
  const secret = createSecret()
  const createdAt = ctx.now()
  return ctx.db.transaction(async (tx) => {
    if ((await tx.$count(keys, isOwnKey(ctx))) >= maxKeys)
      throw new AppError(
        'conflict',
        msg`You have ${plural({ max: maxKeys }, { other: '# keys' })}. End one that you don’t use first.`,
      )
    const [row] = await tx
      .insert(keys)
      .values({
        id: randomUUID(),
        workspaceId: ctx.workspaceId,
        userId,
        name,
        scopes: [...new Set(scopes)],
        days,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * day),
        ...storedSecret(secret),
      })
      .returning()
    await recordActivity(within(ctx, tx), userId, 'key-created', caller)
    await addEntries(within(ctx, tx), { kind: 'key created', detail: { name } })
    return { ...toKey(ctx, row!), secret }
  })
}

/** The key goes on with a new secret, for as long as it was created for. The former secret works for a day more. */
export async function renewKey(ctx: Context, caller: Caller, id: string): Promise<KeyWithSecret> {
  authorize(ctx, 'change', 'account')
  const secret = createSecret()
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [former] = await tx.select().from(keys).where(isOwnKey(ctx, id)).for('update')
    if (!former) throw notFound('Key')
    const formerEndsAt = new Date(Math.min(now.getTime() + renewalHours * hour, former.expiresAt.getTime()))
    const [row] = await tx
      .update(keys)
      .set({
        expiresAt: new Date(now.getTime() + former.days * day),
        formerHash: former.secretHash,
        formerEndsAt,
        ...storedSecret(secret),
      })
      .where(isOwnKey(ctx, id))
      .returning()
    await recordActivity(within(ctx, tx), person(ctx).id, 'key-renewed', caller)
    await addEntries(within(ctx, tx), { kind: 'key renewed', detail: { name: former.name } })
    return { ...toKey(ctx, row!), secret }
  })
}

export async function endKey(ctx: Context, caller: Caller, id: string): Promise<void> {
  authorize(ctx, 'change', 'account')
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx.delete(keys).where(isOwnKey(ctx, id)).returning({ name: keys.name })
    if (!ended) throw notFound('Key')
    await recordActivity(within(ctx, tx), person(ctx).id, 'key-ended', caller)
    await addEntries(within(ctx, tx), { kind: 'key ended', detail: ended })
  })
}

const storedSecret = (secret: string) => ({ secretHash: hashToken(secret), ending: secret.slice(-4) })

function toKey({ now }: Pick<Context, 'now'>, row: typeof keys.$inferSelect): Key {
  const { id, name, ending, scopes, days, createdAt, expiresAt, formerEndsAt, usedAt, usedFrom } = row
  return {
    id,
    name,
    ending,
    scopes,
    days,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    formerEndsAt: formerEndsAt && formerEndsAt > now() ? formerEndsAt.toISOString() : null,
    usedAt: usedAt?.toISOString() ?? null,
    usedFrom,
  }
}
