import { expect, test } from 'vitest'
import { clockTime, initials, longDate, shortDate } from './format.ts'

test('a short date is month, day and year', () => {
  expect(shortDate(new Date(2027, 0, 5))).toBe('Jan 5, 2027')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [31, '31st'],
])('day %i of a long date is written %s', (day, written) => {
  expect(longDate(new Date(2027, 0, day))).toBe(`January ${written}, 2027`)
})

test('a time has two digits for the hour, at midnight too', () => {
  expect(clockTime(new Date(2027, 0, 5, 9, 0))).toBe('09:00')
  expect(clockTime(new Date(2027, 0, 5, 0, 5))).toBe('00:05')
})

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ana María de la Cruz', 'AM'],
  ['  ', '?'],
  [null, '?'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
