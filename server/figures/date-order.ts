import { type DateOrder, dayOf } from './values.ts'
import { type Sheet, WorkbookError } from './workbook.ts'

const dayMs = 86_400_000
const slashed = /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g

/**
 * Whether a file puts the month first, as LinkedIn does for English, or the day. Its own dates decide: one part is
 * above 12, or only one reading makes its days follow each other. Throws for a file in another language that leaves it
 * open.
 */
export function dateOrderOf(sheets: readonly Sheet[], isEnglish: boolean): DateOrder {
  const texts = sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'string'))
  const parts = texts.flatMap((text) => [...text.matchAll(slashed)].map(([, one, two]) => [Number(one), Number(two)]))
  const isDayFirst = parts.some(([one]) => one! > 12)
  const isMonthFirst = parts.some(([, two]) => two! > 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day first' : 'month first'
  if (parts.length === 0) return 'month first'
  const fitting = (['month first', 'day first'] as const).filter(
    (order) => !isDayFirst && sheets.every((sheet) => areInARow(sheet, order)),
  )
  if (fitting.length === 1) return fitting[0]!
  if (isEnglish && !isDayFirst) return 'month first'
  throw new WorkbookError('The dates in the file can be read in two ways. Nothing was read. Export a longer period.')
}

/** LinkedIn has a row for each day. */
function areInARow({ rows }: Sheet, order: DateOrder): boolean {
  const days = rows
    .map(([cell]) => (typeof cell === 'string' ? dayOf(cell, order) : null))
    .filter((day) => day !== null)
    .map((day) => Date.parse(day))
    .sort((a, b) => a - b)
  return days.every((day, at) => at === 0 || day - days[at - 1]! <= dayMs)
}
