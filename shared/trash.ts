import * as z from 'zod/mini'

/**
 * What can be restored after deletion. `ideas` is a whole set; `idea` is one idea of a set that remains. Stored:
 * add, never rename.
 */
export const trashKinds = ['post', 'sample', 'proof', 'ideas', 'idea', 'template'] as const
export type TrashKind = (typeof trashKinds)[number]

/** How many days a deleted item can be restored. */
export const trashDays = 30
/** Beyond this the oldest items of a workspace are removed. A workspace holds as many posts. */
export const maxInTrash = 10_000

export const trashItem = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /** The title or the first words. */
  title: z.string(),
  deletedAt: z.string(),
  /** The last moment at which it can be restored. */
  keptUntil: z.string(),
})
export type TrashItem = z.infer<typeof trashItem>

export const restored = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /**
   * The post's scheduled time, if it passed while the post was in the trash: the post is a draft now, and nothing
   * was sent.
   */
  passedTime: z.nullable(z.string()),
})
export type Restored = z.infer<typeof restored>
