import { expect, test } from 'vitest'
import { isOnlyTopic } from './only-topic.ts'

const draft = { hook: 'Night buses', insight: '[what happened?]', value: '[who was there?]', cta: '' }

test('a subject with blanks is only a topic, until anything else is said', () => {
  expect(isOnlyTopic(draft, 'write about night buses')).toBe(true)
  expect(isOnlyTopic({ ...draft, value: 'We missed one. [who was there?]' }, 'night buses')).toBe(false)
  expect(isOnlyTopic({ ...draft, hook: 'Night buses: we missed one.' }, 'night buses')).toBe(false)
  expect(isOnlyTopic({ ...draft, insight: '' }, 'night buses')).toBe(false)
})
