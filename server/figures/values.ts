import type { Cell } from './workbook.ts'

/** `9/28/2026` or `28/9/2026`. */
export type DateOrder = 'month first' | 'day first'

/**
 * A day as LinkedIn's files write it: as text (`9/28/2026`, in other languages `28/09/2026`), as Excel's count of days
 * since 1900, or, in files that somebody edited, as `2026-09-28` or `28.9.2026`. Null for anything else.
 * @returns `YYYY-MM-DD`
 */
export function dayOf(cell: Cell | undefined, order: DateOrder = 'month first'): string | null {
  if (typeof cell === 'number') return dayOfSerial(cell)
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  const [, one, two, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year) return order === 'month first' ? validDay(year, one!, two!) : validDay(year, two!, one!)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(text)
  if (iso) return validDay(iso[1]!, iso[2]!, iso[3]!)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dotted) return validDay(dotted[3]!, dotted[2]!, dotted[1]!)
  return null
}

/** LinkedIn opened in 2003. */
const firstSerial = 37_000
const lastSerial = 73_050

function dayOfSerial(serial: number): string | null {
  if (serial < firstSerial || serial > lastSerial) return null
  // Excel counts a 29 February 1900 that never was, so day 25,569 is 1 January 1970.
  return new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10)
}

function validDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

/**
 * A count: a number, or a text with the thousands apart in any country's way (`1,234`, `1.234`, `1'006`, `1 234`). Null
 * for an empty cell and for what is no count: unknown is never zero.
 */
export function countOf(cell: Cell | undefined): number | null {
  const count = typeof cell === 'string' ? countIn(cell.trim()) : (cell ?? null)
  return count !== null && Number.isInteger(count) && count >= 0 && count <= largestCount ? count : null
}

/** What the database's integers hold. No post reaches more people. */
const largestCount = 2_147_483_647

function countIn(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const [, separator] = /^\d{1,3}([.,'’\u00a0\u202f ])\d{3}/.exec(text) ?? []
  if (!separator) return null
  const groups = text.split(separator)
  const isCount = groups.length <= 5 && groups.slice(1).every((group) => /^\d{3}$/.test(group))
  return isCount ? Number(groups.join('')) : null
}

/** A share from 0 to 1. `isBelow` for `< 1%` or “menos de 1%”, where the exact share is unknown. */
export function shareOf(cell: Cell | undefined): { share: number; isBelow: boolean } | null {
  if (typeof cell === 'number') return cell >= 0 && cell <= 1 ? { share: cell, isBelow: false } : null
  if (typeof cell !== 'string') return null
  const found = /^(<\s?|\p{L}[\p{L} ]{3,19}\s)?(\d{1,3}(?:[.,]\d{1,4})?)\s?%$/u.exec(cell.trim())
  if (!found) return null
  const share = Number(found[2]!.replace(',', '.')) / 100
  return share <= 1 ? { share, isBelow: found[1] !== undefined } : null
}
