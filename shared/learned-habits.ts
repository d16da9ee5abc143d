import * as z from 'zod/mini'

/** What an author does to drafts again and again, with the posts that show it. */
export const learnedHabit = z.object({
  id: z.string(),
  /** The number of posts that show it, out of those that could. */
  count: z.int(),
  of: z.int(),
  sentence: z.string(),
  /** Drafts do not follow it. */
  isOff: z.boolean(),
  /** The newest posts that show it. */
  evidence: z.array(
    z.object({
      postId: z.string(),
      title: z.string(),
      /** How many words the draft had, and the post. */
      words: z.tuple([z.int(), z.int()]),
      /** What the draft said, and what was published in its place; empty for what was cut. */
      pairs: z.array(z.object({ written: z.string(), kept: z.string() })),
    }),
  ),
})
export type LearnedHabit = z.infer<typeof learnedHabit>

export const learnedHabits = z.object({
  /** How many published posts were drafted by a model and compared with their drafts. */
  posts: z.int(),
  habits: z.array(learnedHabit),
})
export type LearnedHabits = z.infer<typeof learnedHabits>

export const habitDecision = z.object({
  id: z.string('id must be the id of a habit.'),
  state: z.enum(['on', 'off', 'forgotten'], 'state must be on, off or forgotten.'),
})
export type HabitDecision = z.infer<typeof habitDecision>
