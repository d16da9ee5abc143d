import { maxCalendarDays } from '#shared/calendar.ts'
import { msg, plural } from '#shared/say.ts'
import { AppError } from '../errors.ts'

const dayMs = 86_400_000

/** Refuses a range that a calendar cannot show: one that ends before it begins, or is too long. */
export function requireCalendarRange(from: Date, to: Date): void {
  if (to <= from || to.getTime() - from.getTime() > maxCalendarDays * dayMs)
    throw new AppError(
      'invalid',
      msg`to must be later than from, by at most ${plural({ days: maxCalendarDays }, { other: '# days' })}.`,
    )
}
