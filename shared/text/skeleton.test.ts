import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanksIn } from '../blanks.ts'
import { sections } from '../posts.ts'
import { skeletonOf } from './skeleton.ts'

const content = { hook: '', insight: '', value: '', cta: '' }

test.each([
  ['One sentence here. And another.', '[what can readers use, in about 5 words?]'],
  ['1. First thing', '1. [which point, in about 2 words?]'],
  ['🚀 We shipped it', '🚀 [what can readers use, in about 3 words?]'],
  ['Go', '[what can readers use, in about 1 word?]'],
  ['We saved [how many hours?] a week.', 'We saved [how many hours?] a week.'],
  ['---\n#remote #teams\n👇', '---\n#remote #teams\n👇'],
  ['', ''],
])('%j has the shape %j', (value, shape) => {
  expect(skeletonOf({ ...content, value }).value).toBe(shape)
})

test('every shape fits in a post and has no words except in blanks, marks and hashtags', () => {
  const line = fc.constantFrom('', 'secret word', '- secret', '2) secret secret', '💡 secret', '[what is it?]', '…')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 2_000 }), (lines) => {
      const skeleton = skeletonOf({ hook: lines.join('\n'), insight: 'secret', value: '', cta: 'secret' })
      for (const section of sections) {
        expect(skeleton[section].length).toBeLessThanOrEqual(20_000)
        expect(skeleton[section]).not.toContain('secret')
        for (const shape of skeleton[section].split('\n'))
          if (/\p{L}/u.test(shape)) expect(blanksIn(shape)).toHaveLength(1)
      }
    }),
    { numRuns: 20 },
  )
})
