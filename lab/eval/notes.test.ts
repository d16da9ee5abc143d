import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noteChance, weightsFile } from '../../server/writing/arranger/notes.ts'
import { boxes, crossed, fileOf, learn, rates } from './notes.ts'

test('the arranger’s weights were learned from these boxes', () => {
  const isNewest = readFileSync(weightsFile, 'utf8') === fileOf(learn(boxes().flat()))
  expect(isNewest, 'npm run eval -- --notes --write').toBe(true)
})

test('it finds most unseen notes, and takes little that is meant for readers', () => {
  const { precision, recall } = rates(crossed(boxes(), 2), 0.5)
  expect(precision).toBeGreaterThan(0.84)
  expect(recall).toBeGreaterThan(0.5)
})

test('the same boxes give the same weights', () => {
  const some = boxes().slice(0, 200).flat()
  expect([...learn(some)]).toEqual([...learn(some)])
})

test.each([
  ['no emojis', 'no regrets'],
  ['keep it short', 'we kept it'],
  ['bitte ohne Namen', 'ohne Termin'],
  ['sin hashtags', 'sin luz'],
  ['pas de morale', 'pas de retard'],
])('“%s” is rather a note than “%s”', (note, said) => {
  expect(noteChance(note, true)).toBeGreaterThan(0.5)
  expect(noteChance(said, true)).toBeLessThan(0.5)
})
