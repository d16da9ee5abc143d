import { beforeAll, expect, test } from 'vitest'
import { analysis } from '../../server/testing/app.ts'
import { createArranger } from '../../server/writing/arranger/arranger.ts'
import { type Arranged, arrangeAll, broken, promises } from './arranged.ts'

let all: Arranged[]
beforeAll(async () => {
  all = await arrangeAll(createArranger(analysis))
})

test.each(promises.map(([name]) => name))('for every brief the arranger keeps: %s', (name) => {
  expect(all).toHaveLength(32)
  expect(broken(all).filter((line) => line.includes(name))).toEqual([])
})

test('a post from facts has two blanks at most', () => {
  const withFacts = all.filter(({ brief }) => brief.kind === 'facts')
  expect(withFacts.filter(({ blanks }) => blanks > 2).map(({ brief }) => brief.id)).toEqual([])
})
