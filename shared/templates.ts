import * as z from 'zod/mini'
import { postContent } from './posts.ts'

/** Per workspace. */
export const maxTemplates = 100
export const maxNameCharacters = 100

/** The shape of a post, kept for reuse. */
export const template = z.object({
  id: z.string(),
  name: z.string(),
  /** The post's sections with a blank in place of each sentence. */
  content: postContent,
  category: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
})
export type Template = z.infer<typeof template>
