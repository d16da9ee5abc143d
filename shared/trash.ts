import * as z from 'zod/mini'

/** What can be restored after it was deleted; `ideas` is a set of them, `idea` one of a set that stayed. Stored: add, never rename. */
export const trashKinds = ['post', 'sample', 'proof', 'ideas', 'idea', 'template'] as const
export type TrashKind = (typeof trashKinds)[number]

/** So long it can be restored. */
export const trashDays = 30
/** Of more in a workspace, what was deleted first is gone sooner. As many as a workspace keeps of posts. */
export const mostInTrash = 10_000

export const trashItem = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /** Or its first words. */
  title: z.string(),
  deletedAt: z.string(),
  /** Until then it can be restored. */
  keptUntil: z.string(),
})
export type TrashItem = z.infer<typeof trashItem>

/** What came back. */
export const restored = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  /** The time that a post had and that passed while it was in the trash: it is a draft now, and nothing was sent. */
  passedTime: z.nullable(z.string()),
})
export type Restored = z.infer<typeof restored>
