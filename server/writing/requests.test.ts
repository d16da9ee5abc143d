import { expect, test } from 'vitest'
import { titleOf } from './requests.ts'

test('a long subject’s title is cut between words and ends with one ellipsis, whatever mark stood there', () => {
  const words = 'We stopped the meeting. '.repeat(10)
  expect(titleOf(words)).toMatch(/(?:meeting|stopped|We|the)…$/)
  for (let length = 100; length < 140; length += 1) {
    const title = titleOf(`${'a'.repeat(length)}. ${'b '.repeat(60)}`)
    expect(title).toMatch(/[ab]…$/)
  }
  expect(titleOf('\n Short. \nMore.')).toBe('Short.')
})
