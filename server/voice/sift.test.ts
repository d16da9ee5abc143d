import { describe, expect, test } from 'vitest'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import type { Share } from './shares.ts'
import { knownFrom, sift } from './sift.ts'

const share = (text: string, day: string | null = null, urn: string | null = null): Share => ({
  text,
  postedAt: day ? new Date(`${day}T09:00:00Z`) : null,
  urn,
})
const words = 'We stopped our Monday meeting in March, nobody missed it, and we write one page instead of it now.'
const reasons = (found: Share[], known: Share[] = [], room = 500) =>
  sift(found, known.map(knownFrom), room).map(({ text, leftOut }) => [text.slice(0, 12), leftOut])

test('only texts of one’s own that are long enough can become samples', () => {
  expect(
    reasons([
      share(''),
      share('https://example.com/a https://lnkd.in/eAbC'),
      share('👇 https://example.com/a-very-long-address-that-is-no-text-of-anybody'),
      share('Nice read.'),
      share('x'.repeat(20_001)),
      share(words),
    ]),
  ).toEqual([
    ['', 'repost'],
    ['https://exam', 'link-only'],
    ['👇 https://e', 'link-only'],
    ['Nice read.', 'too-short'],
    ['xxxxxxxxxxxx', 'too-long'],
    ['We stopped o', null],
  ])
})

test('a known text is recognised by its words, however they are set, and by its number on LinkedIn', () => {
  const known = [
    share(`  ${words.toUpperCase().replaceAll(' ', '\n')}!`),
    share('Another text', null, 'urn:li:share:7'),
  ]
  expect(reasons([share(words), share(`${words} ${words}`, null, 'urn:li:share:7')], known)).toEqual([
    ['We stopped o', 'already-there'],
    ['We stopped o', 'already-there'],
  ])
})

test('the same text again is left out, however long ago', () => {
  expect(reasons([share(words, '2025-03-04'), share(words, '2023-01-01')]).map(([, reason]) => reason)).toEqual([
    null,
    'repeated',
  ])
})

describe('of two versions of a post', () => {
  const edited = words.replace('in March', 'last April')
  test('the newer one is taken when they are at most three days apart', () => {
    const found = sift([share(words, '2025-03-04'), share(edited, '2025-03-07')], [], 500)
    expect(found.map(({ text, leftOut }) => [text, leftOut])).toEqual([
      [edited, null],
      [words, 'edited'],
    ])
  })
  test('both are taken when there is more time between them, or more difference', () => {
    const other =
      'We write one page instead of a meeting, and it takes each of us ten minutes before lunch on a Monday.'
    for (const second of [share(edited, '2025-03-08'), share(other, '2025-03-05'), share(edited)])
      expect(reasons([share(words, '2025-03-04'), second]).map(([, reason]) => reason)).toEqual([null, null])
  })
  test('the one that is a sample already stays', () => {
    expect(reasons([share(edited, '2025-03-05')], [share(words, '2025-03-04')])).toEqual([['We stopped o', 'edited']])
  })
})

test('the newest come first, and those beyond the limit are marked', () => {
  const found = ['2025-01-01', '2025-01-20', '2025-01-10'].map((day) =>
    share(`${words} ${day}, ${'a b c d e f g h i j k l m n'.replaceAll(' ', day)}`, day),
  )
  const sifted = sift([...found, share(words)], [], 2)
  expect(sifted.map(({ postedAt, leftOut }) => [postedAt?.toISOString().slice(0, 10), leftOut])).toEqual([
    ['2025-01-20', null],
    ['2025-01-10', null],
    ['2025-01-01', 'no-room'],
    [undefined, 'no-room'],
  ])
})

test('twenty thousand posts of one day are sifted within three seconds', async () => {
  const found = Array.from({ length: 20_000 }, (_, n) =>
    share(`${`${words} `.repeat(8)}${n} ${n * 7} ${n * 31}`, '2025-03-04'),
  )
  await expectWithin(3_000, () => processorMs(() => sift(found, [], 500)))
})
