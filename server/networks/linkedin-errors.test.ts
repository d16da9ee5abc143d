import { expect, test } from 'vitest'
import { throttledUntil } from './linkedin-errors.ts'

const now = new Date('2026-11-24T15:30:00Z')

test.each([
  ['120', '2026-11-24T15:32:00.000Z'],
  ['Tue, 24 Nov 2026 17:00:00 GMT', '2026-11-24T17:00:00.000Z'],
  ['Wed, 25 Nov 2026 09:00:00 GMT', '2026-11-25T09:00:00.000Z'],
  ['Fri, 24 Nov 2028 17:00:00 GMT', '2026-11-25T15:30:00.000Z'],
  ['864000', '2026-11-25T15:30:00.000Z'],
  ['9'.repeat(400), '2026-11-25T15:30:00.000Z'],
  [null, '2026-11-25T00:00:00.000Z'],
  ['Mon, 23 Nov 2026 17:00:00 GMT', '2026-11-25T00:00:00.000Z'],
  ['0', '2026-11-25T00:00:00.000Z'],
  ['soon', '2026-11-25T00:00:00.000Z'],
  ['Soon, please', '2026-11-25T00:00:00.000Z'],
])('a Retry-After of %s lasts until %s', (retryAfter, until) => {
  expect(throttledUntil(retryAfter, now).toISOString()).toBe(until)
})
