import { describe, expect, test } from 'vitest'
import type { PostContent } from '#shared/posts.ts'
import { families, textOf, tooSlow } from '#shared/testing-hostile.ts'
import type { WritingTask } from './engine.ts'
import { remarksThatHold } from './remarks.ts'

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }
const section = 20_000

describe('looking up what a model said of a post', () => {
  test.each(families)('that is nothing but %s takes time in proportion', (_name, unit, spoken) => {
    for (const language of spoken) {
      const read = (length: number) => {
        const text = textOf(unit, length)
        const current: PostContent = { ...nothing, hook: `Once. ${text}`, value: text }
        const task = {
          kind: 'edit',
          seed: 0,
          instruction: '',
          current,
          brief: {
            subject: text.slice(0, 5_000),
            category: 'explanation',
            postType: null,
            tone: 'standard',
            emojiUsage: 'none',
            language,
            aiModel: 'gpt4',
          },
        } satisfies WritingTask
        const proposals = ['Once.', unit, text.slice(0, 2_000), text.slice(-2_000)].map((quote) => ({
          quote,
          reason: 'So.',
          replacement: text.slice(0, 2_000),
        }))
        return remarksThatHold(proposals, task)
      }
      expect(tooSlow(read, section), language).toBeNull()
    }
  })
})
