import { describe, expect, test } from 'vitest'
import type { Language } from './catalogue.ts'
import { claimsIn, type Evidence, openClaims, settleInstructed, settleTyped, traceClaims } from './claims/claims.ts'
import { withoutClaim } from './claims/without.ts'
import { complexityHints, complexityOf } from './complexity.ts'
import { neverSaidIn } from './never-say.ts'
import type { PostContent } from './posts.ts'
import { checkPost } from './reader/check.ts'
import { loadEveryLanguage } from './reader/languages.ts'
import { maxSampleLength } from './samples.ts'
import { families, textOf, tooSlow } from './testing-hostile.ts'
import { expectWithin, processorMs } from './testing-time.ts'
import { isInLanguage, languageOf, likelyLanguageOf } from './text/language.ts'
import { paragraphsIn } from './text/lines.ts'
import { withoutEmojis } from './text/marks.ts'
import { sentencesIn } from './text/sentences.ts'
import { partsIn, wordsIn } from './text/words.ts'
import { fingerprintOf, matchVoice } from './voice/voice.ts'

// Every reader of texts takes time in proportion to the length of hostile texts.

await loadEveryLanguage()

const longest = 20_000

const post = (hook: string): PostContent => ({ hook, insight: '', value: '', cta: '' })
const nothing: Evidence = { brief: '', samples: [], profile: '', proofs: [], settled: [] }
const writing = { subject: '', answers: [], leadMagnetTitle: null, claims: [] }

const readers: Record<string, (text: string, language: Language) => unknown> = {
  claims: (text, language) => {
    const claims = claimsIn(post(text), language)
    return claims[0] && withoutClaim(text, claims[0])
  },
  'claims and what backs them': (text, language) =>
    openClaims(traceClaims(post(text), language, { ...nothing, brief: text, samples: [text], proofs: [text] })),
  'open claims': (text, language) => openClaims(traceClaims(post(text), language, nothing)),
  'what was typed': (text, language) => settleTyped({ ...writing, language }, post(text), [post(`${text} And more.`)]),
  'what was instructed': (text, language) =>
    settleInstructed({ ...writing, language }, post(text), text.slice(0, 2_000)),
  'the Reader check': (text, language) =>
    checkPost({ content: post(text), language, category: 'explanation', claims: null, voice: null }),
  complexity: (text) => complexityHints(complexityOf(text)),
  'never say': (text) => neverSaidIn(text, ['a b', 'game changer', '((', '.']),
  emojis: (text) => withoutEmojis(text, 2),
  sentences: (text, language) => sentencesIn(text, { language }),
  'sentences of notes': (text, language) => sentencesIn(text, { language, isNotes: true }),
  'words and paragraphs': (text) => [wordsIn(text), partsIn(text), paragraphsIn(text)],
  'a language': (text, language) => [languageOf(text), isInLanguage(language, text), likelyLanguageOf(text)],
  voice: (text) => {
    const fingerprint = fingerprintOf([text, `${text} Yes.`, 'A short sample. It has two sentences.'])
    return fingerprint && matchVoice(text, fingerprint)
  },
}

describe.each(Object.entries(readers))('%s', (_reader, read) => {
  test.each(families)('take time in proportion to a text of nothing but %s', (_name, unit, spoken) => {
    for (const language of spoken)
      expect(
        tooSlow((length) => read(textOf(unit, length), language), longest),
        language,
      ).toBeNull()
  })
})

test('500 samples of the greatest length are one fingerprint within seconds', async () => {
  const text =
    'We moved the release to Friday and lost 12 customers, because nobody had asked them. Why? I was wrong.\n\n'
  const samples = Array.from({ length: 500 }, (_, at) => `Sample ${at}. ${text.repeat(200)}`.slice(0, maxSampleLength))
  await expectWithin(4_000, () => processorMs(() => fingerprintOf(samples)))
})
