import { t } from '@lingui/core/macro'
import { readReturned } from '#shared/sign-in-errors.ts'
import { translated } from '#web/lib/language.ts'

export const sayQuoted = (quoted: string): string => t`The address of this page said: “${quoted}”`

/** The reason that the address bar gives, as one text. */
export function sayReturned(reason: string, known: Parameters<typeof readReturned>[1]): string {
  const { sentence, quoted } = readReturned(reason, known)
  return quoted ? `${translated(sentence)} ${sayQuoted(quoted)}` : translated(sentence)
}
