import type { LeftAlone } from '#shared/bulk.ts'
import { AppError } from '../errors.ts'

/** Why nothing was done with one of several things; throws what is no answer about this one. */
export function left(id: string, title: string, error: unknown): LeftAlone {
  if (!(error instanceof AppError)) throw error
  const { code, message: reason } = error
  if (code !== 'not_found' && code !== 'unsettled' && code !== 'conflict' && code !== 'invalid') throw error
  return { id, title, code, reason }
}
