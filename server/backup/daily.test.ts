import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'
import { dailyLock, verifyBackup, writeBackup } from './backup.ts'
import { backUpDaily } from './daily.ts'
import { type BackupFile, listBackups, nextFile, outdated } from './directory.ts'
import { readBackupState } from './state.ts'

const day = 86_400_000

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-daily-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function withDailyBackups(env: Record<string, string> = {}) {
  const dir = await newDirectory()
  const clock = { now: new Date('2026-11-22T05:00:00Z') }
  const app = await withTestApp({ now: () => clock.now, env: { BACKUP_DIR: dir, ...env } })
  await app.signUp()
  const stopping = new AbortController()
  const look = () => backUpDaily(app.deps, undefined, { signal: stopping.signal })
  const names = async () => (await listBackups(dir)).map(({ madeAt }) => madeAt.toISOString())
  const state = () => readBackupState(app.deps)
  const logs = () => app.logs.map(({ msg }) => msg).filter((msg) => /backup/.test(String(msg)))
  return { app, dir, clock, stopping, look, names, state, logs }
}

test('a backup is made when the newest is older than a day, and it can be verified', async () => {
  const { dir, clock, look, names, state } = await withDailyBackups()
  await look()
  clock.now = new Date('2026-11-23T04:59:00Z')
  await look()
  expect(await names()).toEqual(['2026-11-22T05:00:00.000Z'])
  clock.now = new Date('2026-11-23T05:00:00Z')
  await look()
  expect(await names()).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-22T05:00:00.000Z'])
  expect(await state()).toMatchObject({ succeededAt: '2026-11-23T05:00:00.000Z', failure: null })
  const [newest] = await listBackups(dir)
  const { tables } = await verifyBackup(newest!.file)
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(1)
})

test('old daily backups are deleted only after a new one exists, and manual ones never', async () => {
  const { dir, look, names, logs } = await withDailyBackups({
    BACKUPS: '2',
    BACKUPS_WEEKLY: '0',
    BACKUPS_MONTHLY: '0',
  })
  await writeFile(await nextFile(dir, 'manual', new Date('2026-01-01T00:00:00Z')), '')
  await writeFile(await nextFile(dir, 'daily', new Date('2026-11-20T00:00:00Z')), '')
  await writeFile(await nextFile(dir, 'daily', new Date('2026-11-19T00:00:00Z')), '')
  await look()
  expect(await names()).toEqual(['2026-11-22T05:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])
  expect(logs()).toEqual(['made a backup'])
})

test('the backup just made stays, even if the clock was wrong when the others were made', async () => {
  const { dir, look, names } = await withDailyBackups({ BACKUPS: '1', BACKUPS_WEEKLY: '0', BACKUPS_MONTHLY: '0' })
  await writeFile(await nextFile(dir, 'daily', new Date('2027-11-20T00:00:00Z')), '')
  await look()
  expect(await names()).toEqual(['2027-11-20T00:00:00.000Z', '2026-11-22T05:00:00.000Z'])
})

test('a failed backup is logged and recorded, deletes no other and is tried again', async () => {
  const { dir, look, logs, names, state } = await withDailyBackups({
    BACKUPS: '1',
    BACKUPS_WEEKLY: '0',
    BACKUPS_MONTHLY: '0',
  })
  const old = await nextFile(dir, 'daily', new Date('2026-11-01T00:00:00Z'))
  await writeFile(old, '')
  const inTheWay = await nextFile(dir, 'daily', new Date('2026-11-22T05:00:00Z'))
  await mkdir(inTheWay)
  await look()
  expect(await state()).toMatchObject({ failure: { reason: expect.stringMatching(/already exists/) } })
  expect(logs()).toEqual(['failed to make the daily backup'])
  expect(await readdir(dir)).toContain(old.split('/').at(-1))
  await rm(inTheWay, { recursive: true })
  await look()
  expect(await names()).toEqual(['2026-11-22T05:00:00.000Z'])
  expect(await state()).toMatchObject({ failure: null })
})

test('only one of several processes on a database makes the daily backup', async () => {
  const { app, look, names, state } = await withDailyBackups()
  const other = await app.db.$client.connect()
  await other.query('select pg_advisory_lock($1)', [dailyLock])
  await look()
  expect(await state()).toMatchObject({
    failure: { reason: 'Another process is making a backup of this database.' },
  })
  await other.query('select pg_advisory_unlock($1)', [dailyLock])
  other.release()
  await look()
  expect(await names()).toHaveLength(1)
})

test('the next backup removes what a killed app left of one', async () => {
  const { dir, look, names } = await withDailyBackups()
  const halves = [
    'hookline-2026-11-01T00-00-00Z-daily.zip.0a1b2c3d.half',
    'hookline-2026-11-02T00-00-00Z-manual.zip.0a1b2c3d.half',
  ]
  for (const half of halves) await writeFile(join(dir, half), '')
  const longAgo = new Date(Date.now() - 2 * day)
  await utimes(join(dir, halves[0]!), longAgo, longAgo)
  await look()
  expect(await names()).toHaveLength(1)
  expect(await readdir(dir)).toContain(halves[1])
  expect(await readdir(dir)).not.toContain(halves[0])
})

test('a stop ends a running backup, leaves no partial file and counts as no failure', async () => {
  const { dir, look, state, stopping } = await withDailyBackups()
  const looked = look()
  await expect.poll(async () => (await readdir(dir)).length, { interval: 1 }).toBeGreaterThan(0)
  stopping.abort(new Error('The app stops.'))
  await expect(looked).rejects.toThrow('The app stops.')
  expect(await readdir(dir)).toEqual([])
  expect(await state()).toBeNull()
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
    const daily = await withDailyBackups({ BACKUP_DIR: dir })
    await daily.look()
    expect(daily.logs()).toContain('failed to make the daily backup')
  },
)

test('of two years of daily backups seven days, four weeks and six months are kept', () => {
  let kept: BackupFile[] = []
  const days = 730
  for (let at = 0; at < days; at++) {
    const madeAt = new Date(Date.UTC(2025, 0, 1) + at * day)
    kept.unshift({ file: madeAt.toISOString(), kind: 'daily', madeAt, bytes: 1 })
    const gone = new Set(outdated(kept, { daily: 7, weekly: 4, monthly: 6 }))
    kept = kept.filter((one) => !gone.has(one))
  }
  expect(kept.map(({ madeAt }) => madeAt.toISOString().slice(0, 10))).toEqual([
    ...['2026-12-31', '2026-12-30', '2026-12-29', '2026-12-28', '2026-12-27', '2026-12-26', '2026-12-25'],
    // Thursday 31 December: the rest of the newest week, its month's last one, and the Sundays before.
    ...['2026-12-24', '2026-12-23', '2026-12-20', '2026-12-13', '2026-12-06'],
    ...['2026-11-30', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31'],
  ])
})
