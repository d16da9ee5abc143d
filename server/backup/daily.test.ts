import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'
import { dailyLock, verifyBackup, writeBackup } from './backup.ts'
import { keepBackups, lastFailure } from './daily.ts'
import { type BackupFile, listBackups, nextFile, outdated } from './directory.ts'

const day = 86_400_000

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-daily-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function withDailyBackups(
  dir: string,
  options: { connection?: object; keep?: { daily: number; weekly: number } } = {},
) {
  const app = await withTestApp()
  await app.signUp()
  const connection = { ...inject('database'), database: app.database, ...options.connection }
  const logs: string[] = []
  const log = pino(
    { base: null },
    { write: (line: string) => void logs.push((JSON.parse(line) as { msg: string }).msg) },
  )
  const clock = { now: new Date('2026-11-22T05:00:00Z') }
  const keep = options.keep ?? { daily: 7, weekly: 4 }
  const backups = keepBackups({ connection, dir, keep, log, everyMs: 5, firstAfterMs: 0, now: () => clock.now })
  onTestFinished(() => backups.stop())
  const names = async () => (await listBackups(dir)).map(({ madeAt }) => madeAt.toISOString())
  return { connection, logs, clock, backups, names }
}

test('a backup is made when the newest is older than a day, and it can be verified', async () => {
  const dir = await newDirectory()
  const { clock, names } = await withDailyBackups(dir)
  await expect.poll(names).toEqual(['2026-11-22T05:00:00.000Z'])
  clock.now = new Date('2026-11-23T05:00:00Z')
  await expect.poll(names).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-22T05:00:00.000Z'])
  const [newest] = await listBackups(dir)
  const { tables } = await verifyBackup(newest!.file)
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(1)
})

test('old daily backups are deleted only after a new one exists, and manual ones never', async () => {
  const dir = await newDirectory()
  await writeFile(await nextFile(dir, 'manual', new Date('2026-01-01T00:00:00Z')), '')
  await writeFile(await nextFile(dir, 'daily', new Date('2026-11-20T00:00:00Z')), '')
  await writeFile(await nextFile(dir, 'daily', new Date('2026-11-19T00:00:00Z')), '')
  const { names, logs } = await withDailyBackups(dir, { keep: { daily: 2, weekly: 0 } })
  await expect.poll(names).toEqual(['2026-11-22T05:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])
  expect(logs).toEqual(['made a backup'])
})

test('a failed backup is logged and recorded, deletes no other and is tried again', async () => {
  const dir = await newDirectory()
  const old = await nextFile(dir, 'daily', new Date('2026-11-01T00:00:00Z'))
  await writeFile(old, '')
  const inTheWay = await nextFile(dir, 'daily', new Date('2026-11-22T05:00:00Z'))
  await mkdir(inTheWay)
  const { logs, names } = await withDailyBackups(dir, { keep: { daily: 1, weekly: 0 } })
  await expect.poll(() => lastFailure(dir)).toMatchObject({ reason: expect.stringMatching(/already exists/) })
  await expect.poll(() => logs).toContain('failed to make the daily backup')
  expect(await readdir(dir)).toContain(old.split('/').at(-1))
  await rm(inTheWay, { recursive: true })
  await expect.poll(names).toEqual(['2026-11-22T05:00:00.000Z'])
  await expect.poll(() => lastFailure(dir)).toBeNull()
})

test('only one of several processes on a database makes the daily backup', async () => {
  const dir = await newDirectory()
  const app = await withTestApp()
  const connection = { ...inject('database'), database: app.database }
  const other = await app.db.$client.connect()
  await other.query('select pg_advisory_lock($1)', [dailyLock])
  const file = join(dir, 'x.zip')
  await expect(writeBackup(connection, file, { alone: true })).rejects.toThrow(/Another process is making a backup/)
  await other.query('select pg_advisory_unlock($1)', [dailyLock])
  other.release()
  await writeBackup(connection, file, { alone: true })
})

test('the next backup removes what a killed app left of one', async () => {
  const dir = await newDirectory()
  const halves = [
    'hookline-2026-11-01T00-00-00Z-daily.zip.0a1b2c3d.half',
    'hookline-2026-11-02T00-00-00Z-manual.zip.0a1b2c3d.half',
  ]
  for (const half of halves) await writeFile(join(dir, half), '')
  const longAgo = new Date(Date.now() - 2 * day)
  await utimes(join(dir, halves[0]!), longAgo, longAgo)
  const { names } = await withDailyBackups(dir)
  await expect.poll(names).toHaveLength(1)
  expect(await readdir(dir)).toContain(halves[1])
  expect(await readdir(dir)).not.toContain(halves[0])
})

test('a stop ends a running backup and leaves no partial file', async () => {
  const dir = await newDirectory()
  const { backups } = await withDailyBackups(dir)
  await expect.poll(async () => (await readdir(dir)).length, { interval: 1 }).toBeGreaterThan(0)
  await backups.stop()
  expect((await readdir(dir)).filter((name) => !/^hookline-.*-daily\.zip$/.test(name))).toEqual([])
})

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'a full disk fails the backup and nothing else',
  async ({ skip }) => {
    const dir = await newDirectory()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dir], { stdio: 'ignore' })
    } catch {
      return skip('mounting is not allowed here')
    }
    onTestFinished(() => void execFileSync('umount', [dir]))
    const app = await withTestApp()
    const user = await app.signUp()
    const noise = Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2)).join('')
    const post = await app.hasPost(user, { hook: noise })
    const connection = { ...inject('database'), database: app.database }
    await expect(writeBackup(connection, join(dir, 'full.zip'))).rejects.toThrow('ENOSPC')
    expect(await readdir(dir)).toEqual([])
    expect((await app.call('GET', `/api/posts/${post.id}`, { as: user })).status).toBe(200)
    const { logs } = await withDailyBackups(dir)
    await expect.poll(() => logs).toContain('failed to make the daily backup')
  },
)

test('of a year of daily backups seven days and four weeks are kept', () => {
  let kept: BackupFile[] = []
  for (let at = 0; at < 365; at++) {
    const madeAt = new Date(Date.UTC(2026, 0, 1) + at * day)
    kept.unshift({ file: madeAt.toISOString(), kind: 'daily', madeAt, bytes: 1 })
    const gone = new Set(outdated(kept, { daily: 7, weekly: 4 }))
    kept = kept.filter((one) => !gone.has(one))
  }
  const ages = kept.map(({ madeAt }) => (Date.UTC(2026, 11, 31) - madeAt.getTime()) / day)
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ages).toHaveLength(11)
  // Thursday 31 December: the Sundays before the last seven days, and the rest of the newest Sunday's week.
  expect(ages.slice(7)).toEqual([7, 11, 18, 25])
})
