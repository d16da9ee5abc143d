import { expect, test } from 'vitest'
import { addDays, addMonths, isDay, keyOf, monthGrid, parseDay } from './days.ts'

test('a day is written and read back as the same day', () => {
  expect(keyOf(parseDay('2026-03-29'))).toBe('2026-03-29')
  expect(keyOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test.each(['2026-02-30', '26-1-1', 'today', '', 7, '2026-13-01', '0001-01-01'])('%j is no day', (value) =>
  expect(isDay(value)).toBe(false),
)

test('days and months are counted over the ends of months and the change of the clocks', () => {
  expect(keyOf(addDays(parseDay('2026-10-24'), 2))).toBe('2026-10-26')
  expect(keyOf(addDays(parseDay('2026-12-31'), 1))).toBe('2027-01-01')
  expect(keyOf(addMonths(parseDay('2026-01-31'), 1))).toBe('2026-02-28')
  expect(keyOf(addMonths(parseDay('2026-01-31'), -2))).toBe('2025-11-30')
})

test('a month is shown in six weeks from a Monday on', () => {
  const days = monthGrid(parseDay('2026-11-21'))
  expect([keyOf(days[0]!), keyOf(days[41]!)]).toEqual(['2026-10-26', '2026-12-06'])
  expect(keyOf(monthGrid(parseDay('2027-02-01'))[0]!)).toBe('2027-02-01')
})
