import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noteChance, weightsFile } from '../../server/writing/arranger/notes.ts'
import { boxes, crossed, fileOf, learn, rates } from './notes.ts'

test('what the arranger weighs was learned from the boxes that are here', () => {
  const isNewest = readFileSync(weightsFile, 'utf8') === fileOf(learn(boxes().flat()))
  expect(isNewest, 'npm run eval -- --notes --write').toBe(true)
})

test('of notes that it never saw it finds most, and takes little that is for readers', () => {
  const { precision, recall } = rates(crossed(boxes(), 2), 0.5)
  expect(precision).toBeGreaterThan(0.84)
  expect(recall).toBeGreaterThan(0.5)
})

test('the same boxes teach the same', () => {
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
