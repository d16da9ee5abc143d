import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a failed query is logged with its cause and place, and without its texts', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  log.error(
    { err: new DrizzleQueryError('update posts set hook = $1', ['We met\n    at secret noon'], cause) },
    'failed',
  )
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'deadlock detected', code: '40P01' })
  expect(lines[0]).toContain('log.test.ts')
  expect(lines[0]).not.toContain('secret')
})
