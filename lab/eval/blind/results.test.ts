import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Opinion, wilson, winRate } from './results.ts'

test('the interval is the one that textbooks give', () => {
  const [low, high] = wilson(0.75, 28)
  expect(low).toBeCloseTo(0.566, 2)
  expect(high).toBeCloseTo(0.873, 2)
})

test('the interval holds the rate and stays within 0 and 1, whatever was counted', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 1_000 }), (rate, count) => {
      const [low, high] = wilson(rate, count)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(rate + 1e-9)
      expect(high).toBeGreaterThanOrEqual(rate - 1e-9)
    }),
  )
})

test('a brief counts once however many read it, and a tie counts half', () => {
  const opinion = (id: string, reader: string, own: number, other: number): Opinion => ({
    reader,
    brief: { id, kind: 'facts', hasSamples: false },
    texts: {
      ours: { place: own, mark: null, voice: null, invented: null },
      plain: { place: other, mark: null, voice: null, invented: null },
    },
  })
  const { rate, wins, ties, losses, briefs } = winRate(
    [
      opinion('a', 'x', 1, 2),
      opinion('a', 'y', 1, 2),
      opinion('a', 'z', 1, 2),
      opinion('b', 'x', 2, 1),
      opinion('c', 'x', 1, 1),
    ],
    'ours',
    'plain',
  )
  expect({ rate, wins, ties, losses, briefs }).toEqual({ rate: 0.5, wins: 3, ties: 1, losses: 1, briefs: 3 })
})
