import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

const lockModule = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href

async function place() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-lock-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return join(dir, 'cache/installing')
}

const other = (file: string, work: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { appendFileSync } from 'node:fs'
     import { withLock } from ${JSON.stringify(lockModule)}
     await withLock(${JSON.stringify(file)}, 'waiting', async () => { ${work} })`,
  ])

test('processes work under one lock one after the other', async () => {
  const file = await place()
  const log = join(file, '../../log')
  const note = (word: string) => `appendFileSync(${JSON.stringify(log)}, '${word}\\n')`
  const work = `${note('begin')}; await new Promise((done) => setTimeout(done, 50)); ${note('end')}`
  const codes = await Promise.all(Array.from({ length: 4 }, async () => (await once(other(file, work), 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0])
  expect((await readFile(log, 'utf8')).trim().split('\n')).toEqual(Array(4).fill(['begin', 'end']).flat())
})

test('the lock of a process that was killed holds up nobody', async () => {
  const file = await place()
  const killed = other(file, `console.log('taken'); await new Promise((done) => setTimeout(done, 60_000))`)
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await withLock(file, 'waiting', async () => 'done')).toBe('done')
})

test('a lock that nobody refreshes is abandoned, whoever took it', async () => {
  const file = await place()
  await withLock(file, 'waiting', async () => {})
  await writeFile(file, 'another-machine 1')
  await utimes(file, new Date(), new Date(Date.now() - 120_000))
  expect(await withLock(file, 'waiting', async () => 'done')).toBe('done')
})
