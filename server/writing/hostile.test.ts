import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import type { Language } from '#shared/catalogue.ts'
import type { PostContent } from '#shared/posts.ts'
import { families, textOf, tooSlow } from '#shared/testing-hostile.ts'
import { type Brief, maxInstructionLength, maxSubjectLength, shortenInstruction } from '#shared/writing.ts'
import { arrange } from './arranger/arrange.ts'
import { proposeIdeas } from './arranger/ideas.ts'
import { faultsIn } from './faults.ts'

const briefOf = (language: Language, subject: string): Brief => ({
  subject,
  category: 'explanation',
  postType: null,
  tone: 'casual',
  emojiUsage: 'many',
  language,
  aiModel: 'gpt4',
  answers: [{ question: 'Why?', answer: subject.slice(0, 1_000) }],
})
const filled = (text: string): PostContent => ({ hook: text, insight: text, value: text, cta: text })
const usual = 'Five mistakes in hiring'
const section = 20_000

const writers: Record<string, { longest: number; write: (text: string, language: Language) => unknown }> = {
  'a post': {
    longest: maxSubjectLength,
    write: (text, language) => arrange({ kind: 'post', brief: briefOf(language, text), seed: 1 }),
  },
  'a shorter post': {
    longest: section,
    write: (text, language) =>
      arrange({
        kind: 'edit',
        brief: briefOf(language, usual),
        seed: 1,
        current: filled(text),
        instruction: shortenInstruction,
      }),
  },
  'an edited post': {
    longest: section,
    write: (text, language) =>
      arrange({
        kind: 'edit',
        brief: briefOf(language, usual),
        seed: 1,
        current: filled(text),
        instruction: 'more casual',
      }),
  },
  'an instruction': {
    longest: maxInstructionLength,
    write: (text, language) =>
      arrange({ kind: 'edit', brief: briefOf(language, usual), seed: 1, current: filled(usual), instruction: text }),
  },
  'a section': {
    longest: section,
    write: (text, language) =>
      arrange({
        kind: 'section',
        brief: briefOf(language, text.slice(0, maxSubjectLength)),
        seed: 1,
        current: filled(text),
        section: 'value',
      }),
  },
  ideas: {
    longest: maxSubjectLength,
    write: (text) => proposeIdeas({ themes: [text], categories: ['rant', 'best-practices'], seed: 1 }),
  },
  faults: {
    longest: section,
    write: (text, language) => faultsIn(filled(text), { kind: 'post', brief: briefOf(language, usual), seed: 1 }),
  },
}

/** Many of these are refused with a sentence, which must come just as soon. */
function orRefused(write: () => unknown): unknown {
  try {
    return write()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

describe.each(Object.entries(writers))('%s', (_writer, { longest, write }) => {
  test.each(families)('from nothing but %s takes time in proportion', (_name, unit, spoken) => {
    for (const language of spoken)
      expect(
        tooSlow((length) => orRefused(() => write(textOf(unit, length), language)), longest),
        language,
      ).toBeNull()
  })
})
