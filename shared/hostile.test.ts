import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'
import type { PostContent } from './posts.ts'

const most = 20_000
const post = (hook: string): PostContent => ({ hook, insight: '', value: '', cta: '' })

/** Processor time in milliseconds, which other processes on the machine do not lengthen much. */
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each([
  ['numbers with full stops', '1.2.'],
  ['a word', 'a'],
  ['brackets', '('],
])('a section of nothing but %s is read for its claims at once', (_name, unit) => {
  const text = unit.repeat(most / unit.length)
  expect(timeOf(() => claimsIn(post(`${text.slice(6)}.10000`), 'english'))).toBeLessThan(2_000)
})
