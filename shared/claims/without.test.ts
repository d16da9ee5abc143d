import { expect, test } from 'vitest'
import { sentenceAround, withoutClaim } from './without.ts'

const spanOf = (text: string, claim: string) => ({
  start: text.indexOf(claim),
  end: text.indexOf(claim) + claim.length,
})

test.each([
  ['It works. We saved 40 hours. It stays.', '40 hours', 'It works. It stays.'],
  ['In March 2024, we cut it. Fine.', 'March 2024', 'We cut it. Fine.'],
  ['We wrote it down, which saved us 40 hours. Good.', '40 hours', 'We wrote it down. Good.'],
  ['It works (up 40 %) for us.', '40 %', 'It works for us.'],
  ['One\n\nWe saved 40 hours.\n\nTwo', '40 hours', 'One\n\nTwo'],
  ['- One\n- We saved 40 hours.\n- Two', '40 hours', '- One\n- Two'],
  ['1. We saved 40 hours. Nice.\n2. Two', '40 hours', '1. Nice.\n2. Two'],
  ['We saved 40 hours.', '40 hours', ''],
  ['Im März 2024, kurz vor Ostern, war Schluss. Gut.', 'März 2024', 'Gut.'],
])('from “%s” without “%s” “%s” is left', (text, claim, left) => {
  expect(withoutClaim(text, spanOf(text, claim))).toBe(left)
})

test('a claim is shown in its sentence', () => {
  const text = '- One.\n- We saved  40 hours. It stays.'
  expect(sentenceAround(text, spanOf(text, '40 hours'))).toBe('We saved  40 hours.')
})
