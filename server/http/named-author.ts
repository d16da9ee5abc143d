import { and, eq } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { members, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { rolesThatMay, type User } from '../permissions.ts'
import { userColumns } from './known-caller.ts'

/** Whoever may write posts may write for the members who let others write for them. */
const mayName = ({ actor }: Context): boolean =>
  actor.kind !== 'worker' && rolesThatMay('write', 'posts').includes(actor.role)

async function findNamed(ctx: Context, id: string): Promise<User | null> {
  if (ctx.actor.kind === 'worker') return null
  const { plan: _, ...columns } = userColumns
  const [found] = await ctx.db
    .select(columns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(inWorkspace(ctx, members), eq(members.userId, id), eq(members.letsOthersWrite, true)))
  return found ? { ...found, plan: ctx.actor.user.plan } : null
}

/** How the OpenAPI document describes the header. */
export const authorParameter = {
  name: 'X-Author',
  in: 'header',
  description:
    'The id of the author for whom the caller writes: see `/api/authors`. Without it, the caller is the author. One for whom the caller may not write is answered 404.',
  schema: { type: 'string', maxLength: 100 },
} as const

/** The context of a request that names the author for whom it acts in its header `X-Author`. */
export async function withNamedAuthor<C extends Context>(c: HonoContext, ctx: C): Promise<C> {
  const id = c.req.header('x-author')?.slice(0, 100)
  if (!id || (ctx.actor.kind !== 'worker' && id === ctx.actor.user.id)) return ctx
  if (!mayName(ctx))
    throw new AppError(
      'forbidden',
      'Only an owner, an editor or a writer may write for an author. Nothing was changed.',
    )
  const namedAuthor = await findNamed(ctx, id)
  if (!namedAuthor) throw notFound('Author')
  return { ...ctx, namedAuthor }
}

/** The context for work on a post: in the voice of its author, or in one's own if one may not write for the author. */
export async function forAuthorOf<C extends Context>(ctx: C, { authorId }: { authorId: string | null }): Promise<C> {
  if (ctx.namedAuthor?.id === authorId) return ctx
  const isMine = ctx.actor.kind !== 'worker' && ctx.actor.user.id === authorId
  const namedAuthor = authorId !== null && !isMine && mayName(ctx) ? await findNamed(ctx, authorId) : null
  return { ...ctx, namedAuthor: namedAuthor ?? undefined }
}
