import { eq } from 'drizzle-orm'
import { type FigureImport, sayOtherMember } from '#shared/figures.ts'
import { msg } from '#shared/say.ts'
import type { Context } from '../context.ts'
import { type figureFiles, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'

type Row = typeof figureFiles.$inferSelect
type OtherMember = NonNullable<FigureImport['otherMember']>

export const aboutAnother = (other: OtherMember) =>
  new AppError('conflict', [
    sayOtherMember(other),
    'Nothing was read.',
    other.author
      ? msg`Add it as ${{ author: other.author }}’s, or confirm it and send the file again.`
      : 'If both are you, confirm it and send the file again.',
  ])

/** Whether a file seems to be about another member than its author's files before it, or about another author here. */
export async function otherMemberOf(
  ctx: Context,
  { member, authorId }: { member: string; authorId: string },
  former: readonly Row[],
): Promise<FigureImport['otherMember']> {
  const isTheirs = (one: Row) => one.authorId === authorId
  if (former.some((one) => isTheirs(one) && one.member === member)) return null
  const before = former.find((one) => isTheirs(one) && one.member !== null)?.member ?? null
  const other = former.find((one) => !isTheirs(one) && one.authorId !== null && one.member === member)
  if (before === null && !other) return null
  const [found] = other
    ? await ctx.db.select({ name: users.fullName }).from(users).where(eq(users.id, other.authorId!))
    : []
  return { file: member, before, author: found?.name ?? null }
}
