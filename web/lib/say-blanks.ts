import { plural, t } from '@lingui/core/macro'

export const sayBlanks = (count: number): string => plural(count, { one: '# blank', other: '# blanks' })

export const fillFirst = (blanks: number): string => (blanks === 1 ? t`Fill it first` : t`Fill them first`)

export const sayOpenBlanks = (blanks: number): string =>
  plural(blanks, { one: '# blank is still open.', other: '# blanks are still open.' })
