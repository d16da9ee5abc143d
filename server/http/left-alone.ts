import type { LeftAlone } from '#shared/bulk.ts'
import { AppError } from '../errors.ts'

/** Why one of several items was left unchanged. Rethrows errors that are not about this item. */
export function left(id: string, title: string, error: unknown): LeftAlone {
  if (!(error instanceof AppError)) throw error
  const { code, message: reason } = error
  if (code !== 'not_found' && code !== 'unsettled' && code !== 'conflict' && code !== 'invalid') throw error
  return { id, title, code, reason }
}
