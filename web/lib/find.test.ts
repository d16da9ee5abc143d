import { expect, test } from 'vitest'
import { find, typosBetween } from './find.ts'

const marked = (text: string, wanted: string) =>
  find(text, wanted)?.ranges.map(([from, to]) => text.slice(from, to)) ?? null

test.each([
  ['', '', 0],
  ['bakery', 'bakery', 0],
  ['bakery', 'bakry', 1],
  ['bakery', 'bakrey', 1],
  ['bakery', 'makery', 1],
  ['bakery', 'baker', 1],
  ['leadership', 'laedershp', 2],
  ['', 'abc', 3],
])('between %j and %j there are %i typos', (a, b, typos) => {
  expect(typosBetween(a, b)).toBe(typos)
  expect(typosBetween(b, a)).toBe(typos)
})

test.each([
  ['The old bakery', 'bakery', ['bakery']],
  ['The old Bakery', 'bak', ['Bak']],
  ['The old bakery', 'bakry', ['bakery']],
  ['The old bakery', 'old bakry', ['old', 'bakery']],
  ['Leadership in Lyon', 'laedershp', ['Leadership']],
  ['Time zone', 'zone time', ['Time', 'zone']],
  ['The old bakery', 'olx', null],
  ['The old bakery', 'bkry', null],
  ['The old bakery', 'bakery pelican', null],
  ['Anything', '  ', []],
])('in %j, %j is found as %j', (text, wanted, found) => {
  expect(marked(text, wanted)).toEqual(found)
})
