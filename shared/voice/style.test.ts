import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import { styleEntries } from './style.ts'
import { fingerprintOf } from './voice.ts'

const entriesOf = (fingerprint: ReturnType<typeof fingerprintOf>): Record<string, string> =>
  Object.fromEntries(Object.entries(styleEntries(fingerprint)).map(([name, said]) => [name, inEnglish(said).join(' ')]))
const style = (...samples: string[]) => entriesOf(fingerprintOf(samples))

const plain = `We stopped our Monday meeting. Nobody missed it.

We write a page instead. People read it before lunch. It takes ten minutes, and the rest of the day is ours to use.`
const asking = `Why do we meet on Monday?

- It is a habit
- It is a calendar entry

Half of us would rather read. The other half would rather write, and nobody would rather sit there and listen.

What would you drop first?`

test.each([
  [
    'sentenceLength',
    'You write short sentences: 6.4 words on average. The longest has 14 words: “It takes ten minutes, and the rest of the day is ours to use.”',
  ],
  ['postLength', 'Your posts have 32 words.'],
  [
    'paragraphs',
    'A post of yours has 2 paragraphs on average, each of about 2.5 sentences. 0% of your paragraphs are a single sentence.',
  ],
  ['closings', 'You end with a statement, for example “It takes ten minutes, and the rest of the day is ours to use.”'],
  ['questions', 'You ask no questions.'],
  ['lists', 'You use no lists.'],
  ['emojis', 'You use no emojis.'],
  ['hashtags', 'You use no hashtags.'],
  ['punctuation', 'You use only full stops and commas.'],
  [
    'pointOfView',
    'You mostly talk about yourself and your team: of 100 words, 13 are in the first person and 0 address the reader.',
  ],
])('%s is measured and said', (entry, sentence) => expect(style(plain, plain)[entry]).toBe(sentence))

test('one paragraph of one sentence is said in the singular', () =>
  expect(style('We stopped the meeting in March.', 'We write a page now.').paragraphs).toMatch(
    /^A post of yours has 1 paragraph on average, each of about 1 sentence\./,
  ))

test.each([
  ['openings', /^You open 50% of your posts with a question\. You open 50% of your posts with yourself or your team\./],
  ['closings', /^You end 50% of your posts with a question, for example “What would you drop first\?”$/],
  ['lists', /^1 of 2 posts has a list, of 2 items on average\.$/],
  ['questions', /^17% of your sentences are questions, for example “Why do we meet on Monday\?”$/],
  ['favouriteWords', /^Words that recur in your posts: monday \(2 posts\)/],
])('%s is compared over several samples', (entry, pattern) => expect(style(plain, asking)[entry]).toMatch(pattern))

test('emojis, hashtags and marks are counted by post and by thousand words', () => {
  const words = 'So it goes on and on, one word after the other, until there are enough of them to count something in'
  const { emojis, hashtags, punctuation } = style(
    `So good! ${words}. And again ${words}. 🚀🚀 #growth`,
    `Look: it works! ${words}. And again ${words}. 🎉 #growth #teams`,
  )
  expect(emojis).toBe('You use 1.5 emojis a post, most often 🚀 🎉.')
  expect(hashtags).toBe('You add 1.5 hashtags a post, such as #growth #teams.')
  expect(punctuation).toMatch(
    /^Besides full stops and commas, you use exclamation marks most: \d+ in 1,000 words\. You never use dashes or/,
  )
})

test('few samples and short samples are called so', () => {
  const caution = ' This is a first impression; add more samples for a reliable one.'
  expect(style(plain, plain).basis).toBe(`Measured in 2 active samples with 64 words in all.${caution}`)
  expect(style(...Array<string>(30).fill(plain)).basis).toBe(
    'Measured in 30 active samples with 960 words in all. Your samples are short, so this is a first impression; longer ones make it more reliable.',
  )
  expect(style(...Array<string>(30).fill(`${plain} ${asking}`)).basis).toMatch(
    /^Measured in 30 active samples with [\d,]+ words in all\.$/,
  )
})

describe.each([
  [
    'German',
    'Wir haben das Treffen am Montag gestrichen, und keiner hat es bisher vermisst. Heute schreiben wir eine Seite, die jeder vor dem Mittag liest. Das dauert zehn Minuten und spart allen eine Stunde. Und du?',
  ],
  [
    'French',
    'Nous avons supprimé la réunion du lundi et personne ne la regrette. Nous écrivons une page que chacun lit avant midi. Cela prend dix minutes et nous rend une heure à tous. Et vous ?',
  ],
  [
    'Spanish',
    'Nosotros quitamos la reunión del lunes y nadie la echa de menos. Ahora escribimos una página que todos leen antes de comer. Cuesta diez minutos y nos devuelve una hora. ¿Y tú?',
  ],
])('in %s', (_language, text) => {
  test('the first and second person are counted', () =>
    expect(style(text, text).pointOfView).toMatch(
      /^You mostly talk about yourself and your team: of 100 words, [\d.]+ are in the first person and (?!0 )/,
    ))
  test('the closing question is counted', () => expect(style(text, text).closings).toMatch(/with a question/))
})

const flatten = (text: string) => text.replaceAll(/\s+/g, ' ')

test('whatever the samples hold, every quotation is in them and every entry is a sentence', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 5 }), (samples) => {
      const flat = samples.map(flatten).join('\n')
      const fingerprint = fingerprintOf(samples)
      for (const [entry, text] of Object.entries(entriesOf(fingerprint))) {
        expect(entry).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/NaN|Infinity|undefined/)
        const quoted = /(?:: |example )“(.*?)(?:…)?”$/su.exec(text)?.[1]
        if (quoted) expect(flat).toContain(flatten(quoted))
      }
      for (const { evidence, low, mean, high } of fingerprint?.measures ?? []) {
        expect(low).toBeLessThanOrEqual(mean)
        expect(mean).toBeLessThanOrEqual(high)
        for (const sentence of evidence) expect(flat).toContain(flatten(sentence))
      }
    }),
    { numRuns: 200 },
  )
})
