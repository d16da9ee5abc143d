import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeStyle } from './style.ts'

const plain =
  'We stopped our Monday meeting. Nobody missed it.\n\nWe write a page instead. People read it before lunch.'
const asking = 'Why do we meet on Monday?\n\n- It is a habit\n- It is a calendar entry\n\nWhat would you drop first?'

test.each([
  [
    'sentenceLength',
    'You write short sentences: 4.5 words on average. The longest has 5 words: “We stopped our Monday meeting.”',
  ],
  ['postLength', 'Your posts have 18 words.'],
  ['paragraphs', 'A post of yours has 2 paragraphs on average, each of about 2 sentences.'],
  ['closings', 'You end with a statement, for example “People read it before lunch.”'],
  ['questions', 'You ask no questions.'],
  ['lists', 'You use no lists.'],
  ['emojis', 'You use no emojis.'],
  ['hashtags', 'You use no hashtags.'],
  ['punctuation', 'You get by with full stops and commas.'],
  ['pointOfView', 'You speak mostly of yourself and your team: 3 times in the first person and 0 times to the reader.'],
])('%s is measured and said', (entry, sentence) => expect(describeStyle([plain])[entry]).toBe(sentence))

test.each([
  ['openings', /^Of 2 posts you open 1 with a question, 1 with yourself or your team\./],
  ['closings', /^You end 1 of 2 posts with a question, for example “What would you drop first\?”$/],
  ['lists', /^1 post of 2 has a list, of 2 items on average\.$/],
  ['questions', /^25 % of your sentences are questions, for example “Why do we meet on Monday\?”$/],
  ['favouriteWords', /^Words that come again from post to post: monday \(2 posts\)\.$/],
])('%s is compared over several samples', (entry, pattern) =>
  expect(describeStyle([plain, asking])[entry]).toMatch(pattern),
)

test('emojis, hashtags and marks are counted by post and by thousand words', () => {
  const style = describeStyle(['So good! 🚀🚀 #growth', 'Look: it works! 🎉 #growth #teams'])
  expect(style.emojis).toBe('You use 1.5 emojis a post, most often 🚀 🎉.')
  expect(style.hashtags).toBe('You add 1.5 hashtags a post, such as #growth #teams.')
  expect(style.punctuation).toMatch(/^You use exclamation marks most: \d+ in 1,000 words\. You never use dashes or/)
})

test('few samples are said to be few', () => {
  expect(describeStyle([plain, asking]).basis).toBe(
    'Measured in 2 active samples with 38 words in all. Take it as a first impression; more samples make it surer.',
  )
  const many = Array.from({ length: 30 }, () => plain)
  expect(describeStyle(many).basis).toBe('Measured in 30 active samples with 540 words in all.')
})

describe.each([
  [
    'German',
    'Wir haben das Treffen am Montag gestrichen. Und du?',
    '1 time in the first person and 1 time to the reader',
  ],
  [
    'French',
    'Nous avons supprimé la réunion du lundi. Et vous ?',
    '1 time in the first person and 1 time to the reader',
  ],
  ['Spanish', 'Nosotros quitamos la reunión del lunes. ¿Y tú?', '1 time in the first person and 1 time to the reader'],
])('in %s', (_language, text, view) => {
  test('the person spoken of and to is heard', () => expect(describeStyle([text]).pointOfView).toContain(view))
  test('the closing question is seen', () => expect(describeStyle([text]).closings).toMatch(/with a question/))
})

test('whatever the samples hold, every quotation is in them and every entry is a sentence', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 5 }), (samples) => {
      const flat = samples.map((sample) => sample.replaceAll(/\s+/g, ' ')).join('\n')
      for (const [entry, text] of Object.entries(describeStyle(samples))) {
        expect(entry).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/NaN|Infinity|undefined/)
        const quoted = /(?:: |example )“(.*?)(?:…)?”$/su.exec(text)?.[1]
        if (quoted) expect(flat).toContain(quoted)
      }
    }),
    { numRuns: 200 },
  )
})
