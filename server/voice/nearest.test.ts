import { expect, test } from 'vitest'
import { nearestTo } from './nearest.ts'

const proofs = [
  'We have been about the same size since then, with some people more.',
  'The oven in Nantes was bought second-hand.',
  'There were some people who would have had more time.',
]
const subject = 'Some people have more time since we have the second oven'

test('few facts are all sent, ranked by the words that set them apart, not by those that every text has', () => {
  expect(nearestTo(subject, { samples: [], proofs }).facts).toEqual([proofs[1], proofs[0], proofs[2]])
})

test('of many facts only those that share such words with the subject are sent', () => {
  const many = [...proofs, ...Array.from({ length: 6 }, (_, at) => `Door ${at} was painted green.`)]
  expect(nearestTo(subject, { samples: [], proofs: many }).facts).toEqual([proofs[1]])
})

test('a word that most facts have says little', () => {
  const proofs = ['The bakery has 9 people.', 'The bakery opens at six.', 'The bakery closed for repairs in March.']
  expect(nearestTo('Repairs at the bakery', { samples: [], proofs }).facts[0]).toBe(proofs[2])
})

test('few samples are the same for every subject, in the same order', () => {
  const samples = ['About the oven, at length.', 'About the till and the queue.', 'About flour.']
  for (const subject of ['The queue', 'Flour', 'The oven'])
    expect(nearestTo(subject, { samples, proofs: [] }).samples).toEqual(samples)
})

test('of many samples those nearest to the subject are taken', () => {
  const samples = Array.from(
    { length: 20 },
    (_, at) => `Post number ${at} is about ${'abcdefghijklmnopqrst'[at]!.repeat(6)}.`,
  )
  expect(nearestTo('dddddd', { samples, proofs: [] }).samples).toContain(samples[3])
  expect(nearestTo('dddddd', { samples, proofs: [] }).samples).toHaveLength(5)
})
