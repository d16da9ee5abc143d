import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  controlTable,
  distanceOf,
  foundLines,
  foundTable,
  type History,
  readHistories,
  writePrompts,
} from './habits.ts'

const stories = {
  meeting: 'We cancelled the Monday meeting in March. Eleven people had waited there for three others to finish.',
  oven: 'The oven is from 1961 and bakes better than its successor. My neighbour repairs it with parts from a tractor.',
  butter: 'Butter costs nine percent more since June. I left the prices alone and made the bags of biscuits smaller.',
  ladder:
    'Our warehouse robot stood still for three days. Everybody climbed the ladder again, and nothing arrived late.',
}

const history: History = {
  author: 'Nora F.',
  language: 'english',
  pairs: Object.entries(stories).map(([subject, story]) => ({
    subject,
    draft: `${story} What happened to yours?`,
    published: story,
  })),
  briefs: [{ subject: 'The newsletter is gone since June, and three people noticed.' }],
}

test('a history shows after how many posts its habits are known, and controls show none', () => {
  const histories = readHistories(`${JSON.stringify(history)}\n\n`)
  expect(foundTable(histories).rows).toEqual([['Nora F.', 'english', '4', '4', '1', '', '', '1', '10 %', '10 %']])
  expect(foundLines(histories)).toEqual([
    '',
    'Nora F.',
    '  In 4 of 4 posts you cut the closing question. (known after 3)',
  ])
  expect(controlTable(histories).rows.map((row) => row.at(-1))).toEqual(['0', '0', '0'])
  expect(distanceOf({ draft: 'One two three', published: 'One two' })).toBeCloseTo(6 / 20)
})

test('the prompts for a brief differ in what was learned', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prompts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = writePrompts([history], folder, 0)
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual(['Nora-F--1-without.txt', 'Nora-F--1-with.txt'])
  const [without, taught] = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const learned = /<habits-\d+>\nThey cut closing questions: end without one\.\n<\/habits-\d+>/
  expect(without).not.toMatch(learned)
  expect(taught).toMatch(learned)
  const early = writePrompts([history], folder, 2)
  expect(await readFile(early[1]!, 'utf8')).not.toMatch(learned)
})

test('a line that is no history is refused by its number', () => {
  expect(() => readHistories(`${JSON.stringify(history)}\n{"author": "B"}`)).toThrow('Line 2')
})
