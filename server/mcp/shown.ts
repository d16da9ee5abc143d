import * as z from 'zod'
import type { Post } from '#shared/posts.ts'

// How tools show posts to programs: small, with wall times and a link.

export const line = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  at: z.nullable(z.string()).describe('wall time'),
  timeZone: z.nullable(z.string()),
  link: z.string(),
})

export const sectionTexts = z.object({ hook: z.string(), insight: z.string(), value: z.string(), cta: z.string() })

const present = z.object({ ...line.shape, version: z.int() })

export const whole = z.object({
  ...present.shape,
  ...sectionTexts.shape,
  firstComment: z.string(),
})

export const openPoint = z.object({ kind: z.enum(['blank', 'claim', 'note']), text: z.string() })
export type OpenPoint = z.infer<typeof openPoint>

const open = z.array(openPoint).describe('For the author to answer, not for you')

/** For tools whose caller needs the text. */
export const textAndOpen = z.object({ post: whole, open })
/** For tools whose caller knows the text. */
export const postAndOpen = z.object({ post: present, open })

export const linkTo = (origin: string, id: string): string => `${origin}/?id=${encodeURIComponent(id)}`

/** Opens the post's publish dialog. */
export const publishLinkTo = (origin: string, id: string): string => `${linkTo(origin, id)}#publish`

type Listed = Pick<Post, 'id' | 'title' | 'status' | 'scheduledWallTime' | 'timeZone'>

export const toLine = (origin: string, { id, title, status, scheduledWallTime, timeZone }: Listed) => ({
  id,
  title,
  status,
  at: scheduledWallTime,
  timeZone,
  link: linkTo(origin, id),
})

export const toPresent = (origin: string, post: Post): z.infer<typeof present> => ({
  ...toLine(origin, post),
  version: post.version,
})

export const toWhole = (origin: string, post: Post): z.infer<typeof whole> => ({
  ...toPresent(origin, post),
  ...post.content,
  firstComment: post.firstComment,
})
