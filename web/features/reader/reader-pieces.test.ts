import { expect, test } from 'vitest'
import type { Finding } from '#shared/reader/check.ts'
import { withFix } from './marks.ts'
import { neverSayFindings } from './reader-never-say.ts'
import { piecesOf } from './reader-pieces.ts'

const text = 'We delve into it. Then we stop.'
const found = (rule: string, quote: string, at = text.indexOf(quote)): Finding => ({
  rule,
  criterion: 'slop',
  section: 'hook',
  start: at,
  end: at + quote.length,
  quote,
  reason: '',
  fix: null,
})
const rulesOf = (findings: readonly Finding[]) =>
  piecesOf(text, findings).map((piece) => [piece.text, piece.findings[0]?.rule, piece.isFirst])

test('the pieces of a text contain every character', () => {
  for (const findings of [[], [found('word', 'delve into')], [found('all', text), found('word', 'We')]])
    expect(
      piecesOf(text, findings)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  expect(piecesOf('', [])).toEqual([])
})

test('of nested findings the narrower one is pressed, and each is reachable once', () => {
  expect(rulesOf([found('all', text), found('word', 'delve into')])).toEqual([
    ['We ', 'all', true],
    ['delve into', 'word', true],
    [' it. Then we stop.', 'all', false],
  ])
})

test('a finding that others cover has no piece', () => {
  const [all, first, rest] = [found('all', text), found('first', 'We delve into it.'), found('rest', ' Then we stop.')]
  const pieces = piecesOf(text, [all, first, rest])
  expect(pieces.map(({ findings }) => findings[0]?.rule)).toEqual(['first', 'rest'])
})

test('whitespace is no button, unless it is the finding', () => {
  const pieces = piecesOf('One.\n\n\nTwo.', [found('one', 'One.', 0), found('blank-lines', '\n\n\n', 4)])
  expect(pieces.map(({ findings }) => findings[0]?.rule)).toEqual(['one', 'blank-lines', undefined])
  const within = piecesOf('One. Two.', [found('all', 'One. Two.', 0), found('one', 'One.', 0), found('two', 'Two.', 5)])
  expect(within.map(({ findings }) => findings[0]?.rule)).toEqual(['one', undefined, 'two'])
})

test('a fix replaces only the words it was made for', () => {
  const finding = { ...found('word', 'delve into'), fix: { label: { id: 'use' }, replacement: 'read' } }
  expect(withFix(text, finding)).toBe('We read it. Then we stop.')
  expect(withFix(`So ${text}`, finding)).toBeNull()
  expect(withFix(text, found('word', 'delve into'))).toBeNull()
})

const post = { hook: 'He said AI, twice.', insight: 'Let’s dive\nin. A+ (really) and a+.', value: '', cta: 'Ai' }

test.each([
  ['AI', ['AI', 'Ai']],
  ["let's dive in", ['Let’s dive\nin']],
  ['a+', ['A+', 'a+']],
  ['(really)', ['(really)']],
  ['said A', []],
  ['   ', []],
])('%j is never said: %j', (phrase, quotes) => {
  expect(neverSayFindings(post, [phrase]).map(({ quote }) => quote)).toEqual(quotes)
})
