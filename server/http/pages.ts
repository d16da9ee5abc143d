import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'

export interface Page<T> {
  items: T[]
  /** The cursor of the next page. Null after the last one. */
  next: string | null
}

export const pageQuery = z.object({ cursor: z.optional(z.string()) })

export const pagesOf = (size: number) =>
  `${size} at a time. While there are more, the response has a header \`Link: <…>; rel="next"\`.`

/** Milliseconds and id of the first item of the next page. */
export const parseCursor = (cursor: string): { time: string; id: string } => {
  const [, millis, id] = /^(\d{1,14})\.(.{1,100})$/.exec(cursor) ?? []
  if (!millis || !id) throw new AppError('invalid', 'This cursor does not come from this list.')
  return { time: new Date(Number(millis)).toISOString(), id }
}

export function sendPage<T>(c: HonoContext, { items, next }: Page<T>) {
  if (next) c.header('link', `<${c.req.path}?${new URLSearchParams({ ...c.req.query(), cursor: next })}>; rel="next"`)
  return c.json(items)
}
