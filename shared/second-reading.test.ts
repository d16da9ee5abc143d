import { expect, test } from 'vitest'
import { placeOf, type Remark, withRemark } from './second-reading.ts'

const changed = (value: string, quote: string, replacement: string) => {
  const remark: Remark = { section: 'value', quote, start: 0, end: 0, reason: 'So.', replacement }
  return withRemark({ hook: '', insight: '', value, cta: '' }, remark)?.value ?? null
}

test('a quotation has a place only if it occurs exactly once', () => {
  expect(placeOf('two', 'one two three')).toEqual({ start: 4, end: 7 })
  expect(placeOf('two', 'two and two')).toBeNull()
  expect(placeOf('aa', 'aaa')).toBeNull()
  expect(placeOf('four', 'one two three')).toBeNull()
  expect(placeOf('', 'one')).toBeNull()
})

test('a remark applies wherever its words are now', () => {
  expect(changed('Later on, one two.', 'one two', 'three')).toBe('Later on, three.')
  expect(changed('Gone.', 'one two', 'three')).toBeNull()
})

test('removing a quote leaves a single gap', () => {
  expect(changed('One. Two. Three.', 'Two.', '')).toBe('One. Three.')
  expect(changed('One. Two.', 'One.', '')).toBe('Two.')
  expect(changed('One. Two.', 'Two.', '')).toBe('One.')
  expect(changed('One.\n\nTwo.\n\nThree.', 'Two.', '')).toBe('One.\n\nThree.')
  expect(changed('One. Two.\n\nThree.', 'Two.', '')).toBe('One.\n\nThree.')
  expect(changed('One.\n\nTwo. Three.', 'Two.', '')).toBe('One.\n\nThree.')
  expect(changed('A very long word', 'very ', '')).toBe('A long word')
})
