import * as z from 'zod/mini'
import { maxWorkspaceBytes } from './media.ts'
import { maxMembers } from './members.ts'
import { maxPosts } from './posts.ts'

/** What a workspace holds without an operator's limit, and what an operator may set at most. */
export const limits = {
  posts: { usual: maxPosts, least: 0, most: maxPosts },
  members: { usual: maxMembers, least: 1, most: 500 },
  /** In bytes. */
  media: { usual: maxWorkspaceBytes, least: 0, most: 1_000_000_000_000 },
  /** AI generations in a billing period or calendar month. Null is unlimited. */
  generations: { usual: null, least: 0, most: 1_000_000 },
} as const
export type LimitKind = keyof typeof limits
export const limitKinds = Object.keys(limits) as LimitKind[]

const setTo = (kind: LimitKind) => {
  const { least, most } = limits[kind]
  const sentence = `${kind} must be a whole number from ${least} to ${most}, or null.`
  return z.nullable(z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence)))
}

/** An operator's limits of a workspace. Null leaves the plan's or the usual one. */
export const setLimits = z.object({
  posts: setTo('posts'),
  members: setTo('members'),
  media: setTo('media'),
  generations: setTo('generations'),
})
export type SetLimits = z.infer<typeof setLimits>

export const limitsPatch = z.partial(setLimits)
export type LimitsPatch = z.infer<typeof limitsPatch>

const use = z.object({ used: z.int(), limit: z.int() })

export const workspaceUse = z.object({
  posts: use,
  /** Authors without a sign-in count, too. */
  members: use,
  /** In bytes, with what is in the trash. */
  media: use,
  generations: z.object({ used: z.int(), limit: z.nullable(z.int()) }),
  /** When the generations begin anew. */
  resetsAt: z.string(),
})
export type WorkspaceUse = z.infer<typeof workspaceUse>
