import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evaluateSources } from './sources.ts'

test('what drafts tell as the author’s although only the source lived it is marked, and nothing else', async () => {
  const { results, head, rows } = await evaluateSources(join(import.meta.dirname, 'sources.jsonl'))
  expect(results.length).toBeGreaterThan(15)
  expect(results.flatMap(({ missed }) => missed)).toEqual([])
  expect(results.flatMap(({ falseAlarms }) => falseAlarms)).toEqual([])
  expect(rows.at(-1)).toHaveLength(head.length)
})
