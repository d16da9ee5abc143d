import { and, desc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { LearnedHabits } from '#shared/learned-habits.ts'
import { type Habit, habitsIn, type Learned } from '#shared/voice/habits.ts'
import type { Pair } from '#shared/voice/habits-lesson.ts'
import type { Brief } from '#shared/writing.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { authorship, inWorkspace, isOwnedBy, type Owner } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { posts, voiceHabits, voiceLessons } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import { nearestPairs } from './nearest.ts'

/** The newest lessons show what the author changes today. */
const maxLessons = 30

/** An author's lessons, and what they decided about their habits. */
export interface Lessons {
  learned: Learned[]
  decided: { habit: string; isOff: boolean; forgottenAt: number | null }[]
}

const milliseconds = (at: SQL | typeof voiceLessons.publishedAt | typeof voiceHabits.forgottenAt) =>
  sql`extract(epoch from ${at})::float8 * 1000`

/** An owner's lessons as JSON, for use in a larger statement. */
export function lessonsJson(owner: Owner): SQL<Lessons> {
  const { postId, publishedAt, lesson } = voiceLessons
  const newest = new QueryBuilder()
    .select({ postId, publishedAt, lesson })
    .from(voiceLessons)
    .where(isOwnedBy(owner, voiceLessons))
    .orderBy(desc(publishedAt), desc(postId))
    .limit(maxLessons)
    .as('newest')
  const { habit, isOff, forgottenAt } = voiceHabits
  return sql`json_build_object(
    'learned', (select coalesce(json_agg(json_build_object('postId', ${newest.postId},
        'publishedAt', ${milliseconds(sql`${newest.publishedAt}`)}, 'lesson', ${newest.lesson})
      order by ${newest.publishedAt} desc, ${newest.postId} desc), '[]') from ${newest}),
    'decided', (select coalesce(json_agg(json_build_object('habit', ${habit}, 'isOff', ${isOff},
        'forgottenAt', ${milliseconds(forgottenAt)})), '[]') from ${voiceHabits} where ${isOwnedBy(owner, voiceHabits)}))`
}

function habitsOf({ learned, decided }: Lessons): (Habit & { isOff: boolean })[] {
  const forgotten = decided.flatMap(({ habit, forgottenAt }) =>
    forgottenAt === null ? [] : [[habit, forgottenAt] as const],
  )
  const off = new Set(decided.filter(({ isOff }) => isOff).map(({ habit }) => habit))
  return habitsIn(learned, new Map(forgotten)).map((habit) => ({ ...habit, isOff: off.has(habit.id) }))
}

/** What a model is told of an author's habits. */
export interface Taught {
  advice: string[]
  /** From other posts: their facts are not the new post's. */
  pairs: Pair[]
}

const maxAdvice = 10

/** The habits that are on, for a post in the brief's language, with the pairs nearest to its subject. */
export function taughtFor(brief: Brief, lessons: Lessons): Taught {
  const inLanguage = ({ evidence }: Habit) => evidence.some(({ language }) => language === brief.language)
  const isWished = ({ id }: Habit) => id === 'emojis' && brief.emojiUsage === 'many'
  const habits = habitsOf(lessons).filter((habit) => !habit.isOff && inLanguage(habit) && !isWished(habit))
  return {
    advice: habits.flatMap(({ advice }) => advice ?? []).slice(0, maxAdvice),
    pairs: nearestPairs(
      brief,
      habits.map(({ evidence }) =>
        evidence.filter(({ language }) => language === brief.language).flatMap(({ pairs }) => pairs),
      ),
    ),
  }
}

async function lessonsOf(ctx: Context): Promise<Lessons> {
  const [row] = await ctx.db.select({ lessons: lessonsJson(authorship(ctx)) }).from(sql`(select) one`)
  return row!.lessons
}

export async function listHabits(ctx: Context): Promise<LearnedHabits> {
  authorize(ctx, 'read', 'voice')
  return shown(ctx, await lessonsOf(ctx))
}

/** The newest posts are enough to see what a habit is about. */
const maxShown = 6

async function shown(ctx: Context, lessons: Lessons): Promise<LearnedHabits> {
  const habits = habitsOf(lessons).map((habit) => ({ ...habit, evidence: habit.evidence.slice(0, maxShown) }))
  const ids = [...new Set(habits.flatMap(({ evidence }) => evidence.map(({ postId }) => postId)))]
  const { id, title } = posts
  const rows = await ctx.db
    .select({ id, title })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), inArray(id, ids)))
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  return {
    posts: lessons.learned.length,
    habits: habits.map(({ advice: _, evidence, sentence, ...habit }) => ({
      ...habit,
      sentence: say(sentence, ctx.language),
      evidence: evidence.map(({ language: _language, ...one }) => ({ ...one, title: titles.get(one.postId) ?? '' })),
    })),
  }
}

/** Switches a habit on or off for later posts, or forgets it: then only posts published from now on count. */
export async function decideHabit(
  ctx: Context,
  { id, state }: { id: string; state: 'on' | 'off' | 'forgotten' },
): Promise<LearnedHabits> {
  authorize(ctx, 'write', 'voice')
  const lessons = await lessonsOf(ctx)
  if (!habitsOf(lessons).some((habit) => habit.id === id)) throw notFound('Habit')
  const change = state === 'forgotten' ? { isOff: false, forgottenAt: ctx.now() } : { isOff: state === 'off' }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(voiceHabits)
      .values({ ...authorship(ctx), habit: id, ...change })
      .onConflictDoUpdate({ target: [voiceHabits.workspaceId, voiceHabits.authorId, voiceHabits.habit], set: change })
    await addMaterialEntry(within(ctx, tx), 'voice changed')
  })
  return shown(ctx, await lessonsOf(ctx))
}

/** The author's lessons in the order of their posts' ids, for the export. */
export const lessonsAfter = (ctx: Context, postId: string, limit: number) =>
  ctx.db
    .select()
    .from(voiceLessons)
    .where(and(isOwnedBy(authorship(ctx), voiceLessons), gt(voiceLessons.postId, postId)))
    .orderBy(voiceLessons.postId)
    .limit(limit)

/** What the author decided about their habits, for the export. */
export async function decidedHabitsOf(ctx: Context) {
  const { habit, isOff, forgottenAt } = voiceHabits
  return ctx.db
    .select({ habit, isOff, forgottenAt })
    .from(voiceHabits)
    .where(isOwnedBy(authorship(ctx), voiceHabits))
    .orderBy(habit)
}
