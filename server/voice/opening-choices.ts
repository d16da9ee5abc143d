import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type ChosenOpening, habitIn, type OpeningHabits, sayChosen } from '#shared/openings.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { authorship, isOwn, isOwnedBy, type Owner } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { members, openingChoices } from '../database/schema.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'

/** Older choices no longer show a habit. */
const maxChoices = 40

/** An owner's newest choices as a JSON array, for use in a larger statement. */
export const openingChoicesJson = (owner: Owner): SQL<ChosenOpening[]> =>
  sql`(select coalesce(json_agg(json_build_object('shown', shown, 'chosen', chosen)), '[]') from (
    select ${openingChoices.shown}, ${openingChoices.chosen} from ${openingChoices}
    where ${isOwnedBy(owner, openingChoices)} order by ${openingChoices.chosenAt} desc limit ${sql.raw(String(maxChoices))}) newest)`

/** Keeps the author's latest choice for a post. */
export async function keepOpeningChoice(ctx: Context, postId: string, { shown, chosen }: ChosenOpening): Promise<void> {
  const choice = { shown, chosen, chosenAt: ctx.now() }
  const { workspaceId, authorId } = openingChoices
  await ctx.db
    .insert(openingChoices)
    .values({ ...authorship(ctx), postId, ...choice })
    .onConflictDoUpdate({ target: [workspaceId, authorId, openingChoices.postId], set: choice })
}

export async function openingHabitsOf(ctx: Context): Promise<OpeningHabits> {
  authorize(ctx, 'read', 'voice')
  const { shown, chosen, chosenAt } = openingChoices
  const [choices, [member]] = await Promise.all([
    ctx.db
      .select({ shown, chosen })
      .from(openingChoices)
      .where(isOwn(ctx, openingChoices))
      .orderBy(desc(chosenAt))
      .limit(maxChoices),
    ctx.db.select({ isFollowed: members.followsOpenings }).from(members).where(mine(ctx)),
  ])
  const habit = habitIn(choices)
  return {
    choices: choices.length,
    habit: habit && say(sayChosen(habit), ctx.language),
    isFollowed: member?.isFollowed ?? true,
  }
}

export async function followOpenings(ctx: Context, isFollowed: boolean): Promise<OpeningHabits> {
  authorize(ctx, 'write', 'voice')
  await ctx.db.transaction(async (tx) => {
    await tx.update(members).set({ followsOpenings: isFollowed }).where(mine(ctx))
    await addMaterialEntry(within(ctx, tx), 'voice changed')
  })
  return openingHabitsOf(ctx)
}

const mine = (ctx: Context): SQL | undefined => {
  const { workspaceId, authorId } = authorship(ctx)
  return and(eq(members.workspaceId, workspaceId), eq(members.userId, authorId))
}
