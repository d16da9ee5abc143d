import { t } from '@lingui/core/macro'
import { inUnit, type SizeUnit } from '#shared/bytes.ts'
import { inDigits } from './intl.ts'

/** 3.2 MB */
export function withUnit(size: string, unit: SizeUnit): string {
  if (unit === 'bytes') return t`${{ size }} bytes`
  if (unit === 'KB') return t`${{ size }} KB`
  if (unit === 'MB') return t`${{ size }} MB`
  return unit === 'GB' ? t`${{ size }} GB` : t`${{ size }} TB`
}

/** In the unit that leaves a whole number or one place: 840 KB, 3.2 MB, 41 GB. */
export function sizeOf(bytes: number): string {
  const { size, unit } = inUnit(bytes)
  return withUnit(inDigits(size), unit)
}
