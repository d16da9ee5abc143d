import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../catalogue.ts'
import { expectWithin, processorMs } from '../testing-time.ts'
import { paragraphsIn } from './lines.ts'
import { type SentenceOptions, sentencesIn, sentencesOfLine } from './sentences.ts'
import { partsIn, wordsIn } from './words.ts'

const textsOf = (text: string, options?: SentenceOptions) => sentencesIn(text, options).map((sentence) => sentence.text)

describe('a sentence ends where a reader would stop', () => {
  test.each<[Language, string[]]>([
    ['english', ['Dr. Field came at 9 a.m. on Monday.', 'The U.S. team did not.']],
    ['english', ['J. K. Rowling came.', 'So did I.', 'We met.']],
    ['english', ['I am 12.', 'Then I left.']],
    ['english', ['It fell by 3.5 % in Feb. 2020, see p. 12.', 'We won.']],
    ['english', ['We sold pens, ink, etc.', 'Then we closed.']],
    ['english', ['Read https://example.com/a.b?c=d first.', 'It works.']],
    ['english', ['Well…', 'Maybe.', 'Or... not.', 'Really?!', 'Yes.']],
    ['english', ['We did it! 👍🏽', 'Then we slept. 🚀🚀', 'Now we talk. 💪']],
    ['english', ['We lost it (all of it. Twice.) and left.', 'Good.']],
    ['english', ['(We lost.', 'Twice.)', 'Then we left.']],
    ['english', ['She said “No.”', 'He left.']],
    ['german', ['Das ist z. B. Unsinn, d. h. falsch.', 'Gut.']],
    ['german', ['Am 12. Juni kam er, am 3. Tag ging er.', 'Es kostet 2 Mio. Euro.']],
    ['german', ['Er kam im 3. Quartal.', 'Nr. 5 lebt.']],
    ['german', ['Frau Dr. Meier sagte „Nein.“', 'Dann ging sie.']],
    ['french', ['Quoi\u00A0?', 'Rien\u202F!', '«\u00A0Oui\u00A0!\u00A0»', 'Fin.']],
    ['french', ['« Vraiment ? » dit-il.', 'Il y en a des 12.', 'Puis rien.']],
    ['french', ['M. Petit et Mme Roy, p. ex. ici, ont ri.', 'Bien.']],
    ['spanish', ['¿Qué?', '¡Nada!', '¿por qué no?', 'Así.']],
    ['spanish', ['EE. UU. ganó.', 'Dijo que no.', 'Luego se fue.']],
  ])('in %s: %j', (language, sentences) => expect(textsOf(sentences.join(' '), { language })).toEqual(sentences))

  test('or its line ends; the mark of a list stands outside', () =>
    expect(textsOf('Two things:\n1. Ask. Wait.\n- Step back\n\n  A) Leave\nStep 2: go')).toEqual([
      'Two things:',
      'Ask.',
      'Wait.',
      'Step back',
      'Leave',
      'go',
    ]))
})

describe('in notes the next sentence may start in lower case', () => {
  test.each([
    [['we closed early.', 'nobody came.', 'why?', 'no idea.']],
    [['and then… nothing.', 'we left.']],
    [['we open at 7 h.', 'we close at 9.']],
    [['Sie sagte „Komm. Jetzt.“', 'und ging.']],
    [['he said "stay. wait. see."', 'we stayed.']],
    [['« Vraiment ? » dit-il.', 'on a ri.']],
    [['3. Platz beim Lauf.', 'toll.']],
  ])('%j', (sentences) =>
    expect(sentencesOfLine(sentences.join(' '), { isNotes: true }).map(({ text }) => text)).toEqual(sentences),
  )

  test('semicolons and slashes separate parts with enough words', () => {
    expect(textsOf('we lost two clients; they went to Berlin', { isNotes: true })).toHaveLength(2)
    expect(textsOf('we lost two clients / they went to Berlin', { isNotes: true })).toHaveLength(2)
    expect(textsOf('tea / coffee; milk', { isNotes: true })).toHaveLength(1)
    expect(textsOf('we lost two clients; they went to Berlin')).toHaveLength(1)
  })
})

const pieces = fc.constantFrom(
  ...[
    'We left',
    'Dr',
    'z',
    'B',
    'no',
    '12',
    '3.5',
    'J',
    'ok',
    'Ñandú',
    'über',
    '👍🏽',
    '👩‍💻',
    'https://a.b/c',
    '#tag',
  ],
  ...['.', '...', '…', '?', '!', '?!', ';', ',', '/', ' / ', '(', ')', '"', '„', '“', '”', '«', '»', '¿', '- ', '1. '],
  ...[' ', ' ', '  ', '\u00A0', '\u202F', '\t', '\n', '\n\n', '\r\n'],
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((found) => found.join('')),
  fc.string({ unit: 'binary' }),
)
const languages = fc.constantFrom<(Language | null)[]>('english', 'german', 'french', 'spanish', null)

/** The text outside sentences. */
const betweenSentences = /^(?:\s|;|\/|\d{1,2}[.)]|[A-H]\)|[-•*–]|(?:Step|Paso|Étape|Schritt) \d{1,2}\s?:)*$/

test('every sentence is at its offsets, with only white space and list marks between', () => {
  fc.assert(
    fc.property(texts, languages, fc.boolean(), (text, language, isNotes) => {
      let end = 0
      for (const sentence of sentencesIn(text, { language, isNotes })) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
        expect(sentence.text).toBe(sentence.text.trim())
        expect(sentence.start).toBeGreaterThanOrEqual(end)
        expect(text.slice(end, sentence.start)).toMatch(betweenSentences)
        end = sentence.end
      }
      expect(text.slice(end)).toMatch(betweenSentences)
    }),
    { numRuns: 2_000 },
  )
})

test('words and paragraphs are at their offsets', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { start, end } of [...wordsIn(text), ...partsIn(text)]) expect(text.slice(start, end)).toMatch(/^\S+$/)
      expect(
        wordsIn(text)
          .flatMap((word) => partsIn(word.text).map((part) => part.text))
          .join(''),
      ).toBe(
        partsIn(text)
          .map((part) => part.text)
          .join(''),
      )
      const paragraphs = paragraphsIn(text)
      for (const { start, end } of paragraphs) expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
      expect(
        paragraphs
          .map(({ start, end }) => text.slice(start, end))
          .join('')
          .replace(/\s/g, ''),
      ).toBe(text.replace(/\s/g, ''))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['don’t', ['don’t'], ['don', 't']],
  ['A co-founder paid 3.5 and 1,000.', ['a', 'co-founder', 'paid', '3.5', 'and', '1,000'], null],
  ['L’équipe rit', ['l’équipe', 'rit'], ['l', 'équipe', 'rit']],
])('the words of %j', (text, words, parts) => {
  expect(wordsIn(text).map((word) => word.text)).toEqual(words)
  if (parts) expect(partsIn(text).map((part) => part.text)).toEqual(parts)
})

test('30,000 characters are read in milliseconds', async () => {
  const text = 'On 3 May Dr. Field said (twice) that we lost 3.5 %. “Why?” I asked. Nobody knew… '
    .repeat(400)
    .slice(0, 30_000)
  sentencesIn(text)
  await expectWithin(50, () => processorMs(() => sentencesIn(text)))
  await expectWithin(50, () => processorMs(() => sentencesIn(text, { isNotes: true })))
})
