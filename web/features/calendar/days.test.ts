import { expect, test } from 'vitest'
import { isDay } from './day.ts'
import { addDays, addMonths, longDay, monthOf, weekdayAndDay, weekOf } from './days.ts'

test.each(['2026-02-30', '26-1-1', 'today', '', 7, '2026-13-01', '0001-01-01'])('%j is no day', (value) =>
  expect(isDay(value)).toBe(false),
)

test('days and months are counted over the ends of months and years', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
})

test('a month is shown in six weeks from a Monday on, a week from its Monday on', () => {
  const days = monthOf('2026-11-21')
  expect([days[0], days[41]]).toEqual(['2026-10-26', '2026-12-06'])
  expect(monthOf('2027-02-01')[0]).toBe('2027-02-01')
  const week = weekOf('2026-11-22')
  expect([week[0], week[6]]).toEqual(['2026-11-16', '2026-11-22'])
})

test('days are named', () => {
  expect(longDay('2027-01-05')).toBe('January 5th, 2027')
  expect(weekdayAndDay('2026-11-22')).toBe('Sunday, November 22nd')
})
