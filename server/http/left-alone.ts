import type { LeftAlone } from '#shared/bulk.ts'
import { sourceLanguage } from '#shared/interface-languages.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/** Why one of several items was left unchanged. Rethrows errors that are not about this item. */
export function left(
  { language = sourceLanguage }: Pick<Context, 'language'>,
  id: string,
  title: string,
  error: unknown,
): LeftAlone {
  if (!(error instanceof AppError)) throw error
  const { code } = error
  if (code !== 'not_found' && code !== 'unsettled' && code !== 'conflict' && code !== 'invalid') throw error
  return { id, title, code, reason: error.messageIn(language) }
}
