import { t } from '@lingui/core/macro'
export const sayBlanks = (count: number): string => (count === 1 ? '1 blank' : `${count} blanks`)

export const fillFirst = (blanks: number): string => (blanks === 1 ? t`Fill it first` : t`Fill them first`)

export const sayOpenBlanks = (blanks: number): string =>
  blanks === 1 ? '1 blank is still open.' : `${blanks} blanks are still open.`
