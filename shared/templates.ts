import * as z from 'zod/mini'
import { postContent } from './posts.ts'

/** As many as a workspace keeps. */
export const mostTemplates = 100
export const mostNameCharacters = 100

/** The shape of a post that its author wants to use again. */
export const template = z.object({
  id: z.string(),
  name: z.string(),
  /** Its sections, with a blank in place of each sentence of the post that it was made from. */
  content: postContent,
  category: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
})
export type Template = z.infer<typeof template>
