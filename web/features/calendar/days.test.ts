import { expect, test } from 'vitest'
import { isDay } from './day.ts'
import { addDays, addMonths, longDay, monthOf, weekdayAndDay, weekOf } from './days.ts'

test.each(['2026-02-30', '26-1-1', 'today', '', 7, '2026-13-01', '0001-01-01'])('%j is no day', (value) =>
  expect(isDay(value)).toBe(false),
)

test('days and months count across the ends of months and years', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
})

test("a month appears in six weeks, which begin on the viewer's first weekday", () => {
  const ends = (days: string[]) => [days[0], days.at(-1)]
  expect(ends(monthOf('2026-11-21', 1))).toEqual(['2026-10-26', '2026-12-06'])
  expect(ends(monthOf('2026-11-21', 7))).toEqual(['2026-11-01', '2026-12-12'])
  expect(ends(monthOf('2026-11-21', 6))).toEqual(['2026-10-31', '2026-12-11'])
  expect(monthOf('2027-02-01', 1)[0]).toBe('2027-02-01')
  expect(ends(weekOf('2026-11-22', 1))).toEqual(['2026-11-16', '2026-11-22'])
  expect(ends(weekOf('2026-11-22', 7))).toEqual(['2026-11-22', '2026-11-28'])
})

test('days have names', () => {
  expect(longDay('2027-01-05')).toBe('January 5th, 2027')
  expect(weekdayAndDay('2026-11-22')).toBe('Sunday, November 22nd')
})
