import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { withTestApp } from '../testing/app.ts'
import { verifyBackup } from './backup.ts'
import { openBackupBucket } from './bucket.ts'
import { backUpDaily } from './daily.ts'
import { listBackups, nextFile } from './directory.ts'
import { readBackupState } from './state.ts'

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-bucket-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function opened() {
  const stub = await startS3Stub()
  onTestFinished(async () => void (await stub.close()))
  const { backupS3 } = readConfig(stub.backupEnv)
  const bucket = openBackupBucket(backupS3!, { attempts: 2, pauseMs: 1 })
  const dir = await newDirectory()
  const file = await nextFile(dir, 'daily', new Date('2026-11-22T05:00:00Z'))
  await writeFile(file, 'the content of a backup')
  return { stub, bucket, dir, file }
}

const key = 'hookline/one/hookline-2026-11-22T05-00-00Z-daily.zip'

test('a backup counts once the bucket has given it back unchanged, and comes back whole', async () => {
  const { stub, bucket, dir, file } = await opened()
  await bucket.send(file, 'one')
  expect([...stub.objects.keys()]).toEqual([key, `${key}.sha256`])
  // As `sha256sum --check` reads it.
  const sha256 = createHash('sha256').update('the content of a backup').digest('hex')
  expect(stub.objects.get(`${key}.sha256`)?.bytes.toString()).toBe(`${sha256}  ${key.split('/')[2]}\n`)
  const [sent] = await bucket.list()
  expect(sent).toEqual({
    file: key,
    name: key.split('/')[2],
    kind: 'daily',
    madeAt: new Date('2026-11-22T05:00:00Z'),
    bytes: 23,
  })
  await bucket.fetch(sent!, join(dir, 'fetched'))
  expect(await readFile(join(dir, 'fetched'), 'utf8')).toBe('the content of a backup')
})

test.each([
  [
    'access is denied',
    { status: 403, code: 'AccessDenied' },
    /403 \(AccessDenied\)\. Check the settings .* BACKUP_S3_/,
  ],
  ['it is read back changed', { on: /^GET/, body: 'changed' as const }, /did not give back .* as it was sent/],
  ['it is read back cut off', { on: /^GET/, body: 'cut' as const }, /broke off while it sent/],
  ['the checksum is refused', { on: /sha256$/, status: 403, code: 'AccessDenied' }, /403/],
])('no backup counts when %s', async (_, fault, says) => {
  const { stub, bucket, file } = await opened()
  stub.faults.push(fault)
  await expect(bucket.send(file, 'one')).rejects.toThrow(says)
  expect(await bucket.list()).toEqual([])
})

test('a damaged or broken off download leaves no file', async () => {
  const { stub, bucket, dir, file } = await opened()
  await bucket.send(file, 'one')
  const [sent] = await bucket.list()
  for (const body of ['changed', 'cut'] as const) {
    stub.faults.push({ on: /zip$/, body })
    await expect(bucket.fetch(sent!, join(dir, 'fetched'))).rejects.toThrow(/damaged|broke off/)
  }
  expect(await readdir(dir)).toEqual([file.split('/').at(-1)])
})

test('of half backups only old ones of this installation are removed', async () => {
  const { stub, bucket } = await opened()
  const at = new Date('2026-01-01')
  const named = (installation: string, day: number) =>
    `hookline/${installation}/hookline-2026-01-0${day}T05-00-00Z-daily.zip`
  const put = (name: string, when = at) => stub.objects.set(name, { bytes: Buffer.from('x'), at: when })
  put(named('one', 1))
  put(named('one', 2), new Date())
  put(named('one', 3))
  put(`${named('one', 3)}.sha256`)
  put(named('two', 1))
  put('hookline/one/notes.txt')
  await bucket.removeHalves('one')
  expect([...stub.objects.keys()]).toEqual([
    named('one', 2),
    named('one', 3),
    `${named('one', 3)}.sha256`,
    named('two', 1),
    'hookline/one/notes.txt',
  ])
})

async function withDaily(env: Record<string, string> = {}) {
  const stub = await startS3Stub({ pageSize: 100 })
  onTestFinished(async () => void (await stub.close()))
  const dir = await newDirectory()
  const clock = { now: new Date('2026-11-22T05:00:00Z') }
  const app = await withTestApp({ now: () => clock.now, env: { BACKUP_DIR: dir, ...stub.backupEnv, ...env } })
  await app.signUp()
  const look = (of = app) => backUpDaily(of.deps, undefined, { signal: new AbortController().signal })
  const held = () => [...stub.objects.keys()].filter((one) => one.endsWith('.zip')).map((one) => one.slice(-30))
  return { stub, dir, clock, app, look, held }
}

test('with a bucket the daily backup of every server of a database is one', async () => {
  const { stub, clock, app, look, held, dir } = await withDaily()
  const other = await withTestApp({
    database: app.database,
    now: () => clock.now,
    env: { BACKUP_DIR: await newDirectory(), ...stub.backupEnv },
  })
  await look()
  await look(other)
  expect(held()).toEqual(['-2026-11-22T05-00-00Z-daily.zip'.slice(-30)])
  clock.now = new Date('2026-11-23T06:00:00Z')
  await look(other)
  await look()
  expect(held()).toHaveLength(2)
  const [newest] = await listBackups(dir)
  expect((await verifyBackup(newest!.file)).madeAt).toBe('2026-11-22T05:00:00.000Z')
})

test('a backup that failed on its way is sent again and not made again, and old ones go from the bucket too', async () => {
  const { stub, dir, clock, app, look, held } = await withDaily({
    BACKUPS: '1',
    BACKUPS_WEEKLY: '0',
    BACKUPS_MONTHLY: '0',
  })
  stub.faults.push({ on: /^PUT/, status: 403, code: 'AccessDenied' })
  await look()
  expect(await readBackupState(app.deps)).toMatchObject({
    succeededAt: null,
    failure: { reason: expect.stringContaining('AccessDenied') },
  })
  const made = await readdir(dir)
  clock.now = new Date('2026-11-22T05:10:00Z')
  await look()
  expect([await readdir(dir), held().length]).toEqual([made, 1])
  expect(await readBackupState(app.deps)).toMatchObject({ succeededAt: clock.now.toISOString(), failure: null })
  stub.objects.set('hookline/another/hookline-2026-01-01T05-00-00Z-daily.zip', {
    bytes: Buffer.from(''),
    at: clock.now,
  })
  clock.now = new Date('2026-11-24T05:00:00Z')
  // A store that knows no list of uploads is no reason to have no backup.
  stub.faults.push({ on: /GET .*uploads/, status: 501, code: 'NotImplemented' })
  await look()
  expect(await readBackupState(app.deps)).toMatchObject({ failure: null })
  // Only what this installation sent is deleted.
  expect(held()).toEqual(
    ['-2026-01-01T05-00-00Z-daily.zip', '-2026-11-24T05-00-00Z-daily.zip'].map((one) => one.slice(-30)),
  )
})

test('a bucket makes backups of one’s own database too, and a mistake in its settings is named', () => {
  const env = { DATABASE_URL: 'postgres://localhost/x' }
  expect(readConfig(env).backups).toBeNull()
  const s3 = {
    BACKUP_S3_URL: 'https://s3.example.com',
    BACKUP_S3_BUCKET: 'b',
    BACKUP_S3_KEY: 'k',
    BACKUP_S3_SECRET: 's',
  }
  expect(readConfig({ ...env, ...s3 }).backups).toEqual({ daily: 7, weekly: 4, monthly: 6 })
  expect(() => readConfig({ ...s3, BACKUP_S3_KEY: '' })).toThrow('BACKUP_S3_KEY is missing; BACKUP_S3_URL needs it')
  expect(() => readConfig({ ...s3, BACKUP_S3_PREFIX: '/x' })).toThrow(
    'BACKUP_S3_PREFIX must be empty or end with a slash',
  )
})
