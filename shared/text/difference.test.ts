import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectWithin, processorMs } from '../testing-time.ts'
import { differenceOf, withChanges } from './difference.ts'

const changesIn = (former: string, next: string) =>
  differenceOf(former, next)
    .filter(({ isChange }) => isChange)
    .map((one) => `${one.former}→${one.next}`)

test.each([
  ['We met on Monday.', 'We met on Friday.', ['Monday→Friday']],
  ['The quick fox ran.', 'A slow fox ran.', ['The quick→A slow']],
  ['Wir trafen uns täglich, früh.', 'Wir trafen uns wöchentlich, früh.', ['täglich→wöchentlich']],
  ['L’équipe s’est réunie à Noël.', 'L’équipe s’est réunie à Pâques.', ['Noël→Pâques']],
  ['¿Qué hiciste ayer, señor?', '¿Qué hiciste hoy, señor?', ['ayer→hoy']],
  ['Thanks 👩‍👩‍👧‍👦!', 'Thanks 👩‍👩‍👧!', ['👩‍👩‍👧‍👦→👩‍👩‍👧']],
  ['Live in 🇩🇪🇫🇷', 'Live in 🇩🇪🇪🇸', ['🇫🇷→🇪🇸']],
  ['One.\n\nTwo.', 'One.', ['\n\nTwo.→']],
  ['', 'Something new', ['→Something new']],
  ['As it was', 'As it was', []],
])('between “%s” and “%s” these words changed', (former, next, changes) => {
  expect(changesIn(former, next)).toEqual(changes)
})

test('a text that keeps less than half is one change', () => {
  const former = 'People knew the answer, but nobody had asked. We had spent a year on it.'
  const next = 'A year of dashboards, and the answer was known to everybody at the till in Hamburg.'
  expect(changesIn(former, next)).toEqual([`${former}→${next}`])
})

test('a sentence that is mostly new is one change, and the others stay', () => {
  const kept = 'She opened our app 31 times that day, and we had no idea why she did.'
  expect(
    changesIn(
      `${kept} The team was in a room for the whole week to find out. They renewed in May.`,
      `${kept} A week later the customer told us what she had been looking for. They renewed in May.`,
    ),
  ).toEqual([
    'The team was in a room for the whole week to find out. →A week later the customer told us what she had been looking for. ',
  ])
})

test('a word or two in a sentence stay separate changes, and additions and cuts are no rewrite', () => {
  expect(
    changesIn('We cut the meeting in March and gained an hour.', 'We cut the meeting in April and gained two hours.'),
  ).toEqual(['March→April', 'an hour→two hours'])
  expect(
    changesIn('We met.', 'We met. Nine of us came, in the rain, with a list of what had gone wrong since March.'),
  ).toEqual(['→ Nine of us came, in the rain, with a list of what had gone wrong since March.'])
})

const sentences = [
  'We cancelled our Monday status meeting in March, and nobody missed it.',
  'Wir haben im März die Sitzung am Montag abgesagt; größere Übel gibt es nicht.',
  'Nous avons annulé la réunion du lundi : l’équipe n’a pas protesté, même à Noël.',
  'Cancelamos la reunión del lunes en marzo. ¿La echó alguien de menos? ¡Nadie, señor!',
]
const odd = [
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '👍🏽',
  '🇩🇪',
  'e\u0301',
  'นี่',
  'क्षि',
  '\u0600٣',
  '한국',
  '\r\n',
  '\n\n',
  '\ud800',
  '\u200d',
  ' ',
]
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...sentences.flatMap((sentence) => sentence.split(/(?<= )/))) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)
const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(''))
/** A text, and either an edit of it or an unrelated text. */
const pair = fc.oneof(
  fc.tuple(text, text),
  fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 60 }), fc.array(fc.tuple(fc.nat(59), word), { maxLength: 8 }))
    .map(([words, edits]) => {
      const edited = [...words]
      for (const [at, other] of edits) edited.splice(at % edited.length, 1, other)
      return [words.join(''), edited.join('')] as [string, string]
    }),
)

describe('whatever the texts are', () => {
  test('accepting every change gives the next one, rejecting every change the former one', () => {
    fc.assert(
      fc.property(pair, ([former, next]) => {
        const stretches = differenceOf(former, next)
        expect(withChanges(stretches, () => false)).toBe(next)
        expect(withChanges(stretches, () => true)).toBe(former)
      }),
    )
  })

  test('any choice among the changes gives a text made of both, and no letter of either is cut', () => {
    const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const bordersIn = (whole: string) =>
      new Set([...letters.segment(whole)].map(({ index }) => index).concat(whole.length))
    fc.assert(
      fc.property(pair, fc.infiniteStream(fc.boolean()), ([former, next], coins) => {
        const stretches = differenceOf(former, next)
        const choices = stretches.map(() => coins.next().value as boolean)
        const mixed = withChanges(stretches, (change) => choices[change]!)
        let change = -1
        const expected = stretches.map((one) => (one.isChange && choices[++change] ? one.former : one.next)).join('')
        expect(mixed).toBe(expected)
        const [inFormer, inNext] = [bordersIn(former), bordersIn(next)]
        let [a, b] = [0, 0]
        for (const one of stretches) {
          expect(inFormer.has(a) && inNext.has(b)).toBe(true)
          if (!one.isChange) expect(one.former).toBe(one.next)
          a += one.former.length
          b += one.next.length
        }
      }),
    )
  })

  test('the longest texts are compared at once', async () => {
    const long = (make: (at: number) => string) =>
      Array.from({ length: 30_000 }, (_, at) => make(at))
        .join('')
        .slice(0, 30_000)
    const texts = [
      long((at) => `${at} `),
      long((at) => (at % 2 ? 'a ' : 'b ')),
      long((at) => (at % 3 ? 'b ' : 'a ')),
      long(() => '👩‍👩‍👧‍👦'),
      long((at) => `e${'\u0301'.repeat(at % 9)}\n`),
      long(() => '\u0301'),
    ]
    for (const former of texts)
      for (const next of texts) await expectWithin(250, () => processorMs(() => differenceOf(former, next)))
  })
})
