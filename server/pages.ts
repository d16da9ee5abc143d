import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'

export interface Page<T> {
  items: T[]
  /** The cursor of the next page, or null after the last one. */
  next: string | null
}

export const pageQuery = z.object({ cursor: z.optional(z.string()) })

export const pagesOf = (size: number) =>
  `${size} at a time; while there are more, the answer has a header \`Link: <…>; rel="next"\`.`

export function sendPage<T>(c: HonoContext, { items, next }: Page<T>) {
  if (next) c.header('link', `<${c.req.path}?${new URLSearchParams({ cursor: next })}>; rel="next"`)
  return c.json(items)
}
