import { expect, test } from 'vitest'
import { reasonFor, sentencesOfReason } from './month-reason.ts'
import { postTypes } from './post-types.ts'
import { inEnglish } from './testing-say.ts'

test('a kept reason is taken apart into the sentences that it was made of, for every type and number of days', () => {
  for (const type of [...postTypes.map(({ id }) => id), undefined])
    for (const days of [null, 0, 1, 9]) {
      const made = reasonFor({ kind: 'story', text: 'The till' }, type, days)
      expect(sentencesOfReason(made.map(inEnglish).join(' '))).toEqual(made)
    }
  expect(sentencesOfReason('Because. I say so')).toEqual(['Because.', 'I say so'])
})
