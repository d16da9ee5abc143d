import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the oldest entry is dropped first when there are too many characters', () => {
  const recent = new Recent<string>(10)
  recent.set('a', 'four', 4)
  recent.set('b', 'four', 4)
  expect([recent.get('a'), recent.get('b')]).toEqual(['four', 'four'])
  recent.set('c', 'one', 1)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 'four', 'one'])
})

test('a value above the limit is not kept and displaces nothing', () => {
  const recent = new Recent<string>(10)
  recent.set('a', 'small', 5)
  recent.set('b', 'large', 10)
  expect([recent.get('a'), recent.get('b')]).toEqual(['small', undefined])
})

test('a key that is set again counts once', () => {
  const recent = new Recent<number>(10)
  for (let value = 0; value < 20; value++) recent.set('a', value, 3)
  recent.set('b', 0, 3)
  expect([recent.get('a'), recent.get('b')]).toEqual([19, 0])
})
