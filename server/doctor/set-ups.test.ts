import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { noteSecretKey } from '../admin/secret-key-in-use.ts'
import { recordDrill } from '../backup/last-drill.ts'
import { changeBackupState } from '../backup/state.ts'
import { readConfig } from '../config/config.ts'
import { programFile } from '../config/places.ts'
import { applyMigrations } from '../database/connect.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { pgbouncer, startPgBouncer } from '../testing/pooler.ts'
import { startMailServer } from '../testing/smtp.ts'
import { examineAccess, examineSecretKey } from './access.ts'
import { examineBackupState, examineBackups } from './backups.ts'
import { room } from './data.ts'
import { examineMail } from './mail.ts'
import { examineStore } from './media.ts'
import { examineSignIn } from './sign-in.ts'
import { examineSurroundings } from './surroundings.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  client = await connected({ ...inject('database'), database: app.database })
})
afterAll(() => app.stop())

async function connected(connection: pg.ClientConfig) {
  const made = new pg.Client(connection)
  await made.connect()
  return made
}

const addressOf = (database: string) => {
  const { host, port, user } = inject('database')
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const toDo = (says: RegExp) => expect.objectContaining({ state: 'do', says: expect.stringMatching(says) })
const saying = (says: RegExp) => expect.objectContaining({ says: expect.stringMatching(says) })

test('a provider that is away, another issuer and a wrong secret are found before anybody signs in', async () => {
  const provider = await startStubProvider()
  const examined = (env: Record<string, string>) => examineSignIn(readConfig({ ...provider.env, ...env }))
  expect(await examined({})).toContainEqual(saying(/knows this client and its secret/))
  expect(await examined({ OIDC_CLIENT_SECRET: 'old' })).toContainEqual(
    toDo(/\(invalid_client\)\. Check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/),
  )
  expect(await examined({ OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') })).toContainEqual(
    toDo(/calls itself http:\/\/127\.0\.0\.1:\d+\. Set OIDC_ISSUER/),
  )
  await provider.stop()
  expect(await examined({})).toContainEqual(toDo(/cannot be reached .* so nobody can sign in/))
})

test('a server for others needs somebody who operates it', async () => {
  const shared = { HOST: '0.0.0.0', PASSWORD_FORMS: 'on' }
  expect(await examineSignIn(readConfig(shared))).toEqual([toDo(/^OPERATORS is not set/)])
  expect(await examineSignIn(readConfig({ ...shared, OPERATORS: 'ada@example.com' }))).toEqual([saying(/^1 person$/)])
  expect(await examineSignIn(readConfig({}))).toEqual([])
})

test('a role that may not create tables is named by doctor and at the start', async () => {
  const name = `poor_${Date.now()}`
  const { user } = inject('database')
  await client.query(`create database ${name}`)
  const connection = { ...inject('database'), database: name }
  const poor = await connected(connection)
  onTestFinished(async () => {
    await poor.end()
    await client.query(`drop database ${name}`)
  })
  await poor.query(`revoke create on database ${name} from ${user}`)
  await poor.query('revoke create on schema public from pg_database_owner')
  expect(await examineAccess(poor, connection, readConfig({ DATABASE_URL: addressOf(name) }))).toContainEqual(
    toDo(new RegExp(`The role ${user} may not create tables.*alter database "${name}" owner to`)),
  )
  await expect(applyMigrations(connection)).rejects.toThrow(
    `The role ${user} may not create tables in the database ${name}.`,
  )
})

test('a dead way for notifications, and one to another database, are found', async () => {
  const url = addressOf(app.database)
  const examined = (listen: string) =>
    examineAccess(client, {}, readConfig({ DATABASE_URL: url, DATABASE_LISTEN_URL: listen }))
  expect(await examined(url)).toContainEqual(saying(/^arrive by DATABASE_LISTEN_URL$/))
  expect(await examined('postgres://nobody@127.0.0.1:1/none')).toContainEqual(toDo(/^DATABASE_LISTEN_URL brings none/))
  expect(await examined(addressOf('postgres'))).toContainEqual(toDo(/^DATABASE_LISTEN_URL brings none/))
})

test.skipIf(!pgbouncer)('a pooler in transaction mode is noticed where DATABASE_POOLER does not name it', async () => {
  const pooler = await startPgBouncer(pgbouncer!)
  const connection = { ...pooler.connection, database: app.database }
  const behind = await connected(connection)
  onTestFinished(async () => {
    await behind.end()
    await pooler.stop()
  })
  const examined = (setting: string) =>
    examineAccess(behind, connection, readConfig({ DATABASE_URL: addressOf(app.database), DATABASE_POOLER: setting }))
  expect(await examined('off')).toContainEqual(toDo(/^A pooler in transaction mode .* Set DATABASE_POOLER=transaction/))
  expect(await examined('transaction')).toContainEqual(saying(/^in transaction mode/))
})

test('a data directory and a directory for backups that cannot be made are found before the start', async () => {
  const file = join(await newDirectory(), 'a-file')
  await writeFile(file, '')
  const config = readConfig({ DATA_DIR: join(file, 'data'), BACKUP_DIR: join(file, 'backups'), PORT: '0' })
  const found = await examineSurroundings(config)
  expect(found).toContainEqual(toDo(/data cannot be made: .*a-file is a file/))
  expect(found).toContainEqual(toDo(/^None can be written to .*backups: .*a-file is a file/))
})

test('a disk without room for the backup before an update is found', async () => {
  const config = readConfig({ DATA_DIR: await newDirectory() })
  expect(room(config, 1_000)).toEqual([])
  expect(room(config, 1e18)).toEqual([toDo(/are free for .*, and the database takes/)])
})

test('a bucket that is not there is found while it is empty', async () => {
  const store = await startS3Stub()
  onTestFinished(async () => void (await store.close()))
  const examined = (env: Record<string, string>) => examineStore(readConfig({ ...store.env, ...env }))
  expect(await examined({})).toEqual([saying(/takes files and deletes them$/)])
  expect(store.objects.size).toBe(0)
  expect(await examined({ MEDIA_S3_BUCKET: 'another' })).toEqual([toDo(/takes no files .*MEDIA_S3_/)])
})

test('a bucket for backups that refuses them, old backups, failures and a failed drill are found', async () => {
  const bucket = await startS3Stub()
  onTestFinished(async () => void (await bucket.close()))
  const dataDir = await newDirectory()
  const config = (env: Record<string, string> = {}) =>
    readConfig({ DATABASE_URL: addressOf(app.database), DATA_DIR: dataDir, ...bucket.backupEnv, ...env })
  const examined = (env?: Record<string, string>) => examineBackups(config(env))
  expect(await examined()).toEqual([
    saying(/takes files, and holds no backup yet/),
    saying(/^None yet\. "npm run drill"/),
  ])
  expect(await examined({ BACKUP_S3_BUCKET: 'another' })).toContainEqual(toDo(/NoSuchBucket.*BACKUP_S3_/))
  const key = 'hookline/one/hookline-2026-11-01T05-00-00Z-daily.zip'
  for (const name of [key, `${key}.sha256`]) bucket.objects.set(name, { bytes: Buffer.from('x'), at: new Date() })
  expect(await examined()).toContainEqual(toDo(/^The last is http.*hookline-2026-11-01.* old\. Start the app/))
  await recordDrill({ dataDir }, { at: new Date().toISOString(), file: 'a.zip', rows: 0, problems: ['It is damaged.'] })
  expect(await examined()).toContainEqual(toDo(/^The last, 0 min ago, found: It is damaged\./))

  const failure = { at: '2026-11-02T05:00:00.000Z', reason: 'The bucket is full.' }
  await changeBackupState(app.deps, () => ({ failure, succeededAt: '2026-11-01T05:00:00.000Z' }))
  expect(await examineBackupState(client, config())).toEqual([
    toDo(/^The last attempt failed on 2026-11-02\S+: The bucket is full\.$/),
    toDo(/^None has succeeded for \d+ days\. Start the app/),
  ])
  expect(await examineBackupState(client, config({ BACKUPS: 'off' }))).toEqual([])
})

test('two servers with different secret keys say so, and a lost key counts for a day', async () => {
  const [one, other] = ['ab', 'cd'].map((byte) => readConfig({ SECRET_KEY: byte.repeat(32) })) as [
    ReturnType<typeof readConfig>,
    ReturnType<typeof readConfig>,
  ]
  const errors = () => app.logs.filter(({ level }) => level === 50).length
  const note = (config: typeof one, at = '2026-11-01T08:00:00Z') =>
    noteSecretKey({ ...app.deps, config, now: () => new Date(at) })
  await note(one)
  await note(one)
  expect([errors(), await examineSecretKey(client, one)]).toEqual([0, [saying(/^the one in use$/)]])
  await note(other)
  expect([errors(), await examineSecretKey(client, other)]).toEqual([
    1,
    [toDo(/^SECRET_KEY is not the key that a server/)],
  ])
  await note(other, '2026-11-02T09:00:00Z')
  expect([errors(), await examineSecretKey(client, other)]).toEqual([1, [saying(/^the one in use$/)]])
})

test('a proxy in front of a server that does not know of it is found', async () => {
  const origin = await app.listen()
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => void proxy.close())
  const front = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const examined = (env: Record<string, string>) =>
    examineSurroundings(readConfig({ PUBLIC_URL: front, PORT: '0', DATA_DIR: tmpdir(), ...env }))
  expect(await examined({})).toContainEqual(toDo(/^A proxy answers at .* TRUST_PROXY is off/))
  expect(await examined({ PUBLIC_URL: origin })).not.toContainEqual(toDo(/proxy/))
})

test('a test email is sent on request', async () => {
  const server = await startMailServer()
  expect(await examineMail(readConfig(server.env), 'ada@example.com')).toEqual([
    saying(/accepted a test email for ada@example\.com/),
  ])
  expect(server.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['ada@example.com'], 'A test from Hookline'],
  ])
})

test('the findings come as JSON, with the version, and settings that everybody reads are among them', async () => {
  const cwd = await newDirectory()
  await writeFile(join(cwd, '.env'), 'PORT=0\n')
  await writeFile(join(cwd, 'token'), 'a token for metrics\n')
  for (const name of ['.env', 'token']) await chmod(join(cwd, name), 0o644)
  const program = programFile('doctor')
  const env = { ...bareEnv, DATA_DIR: join(cwd, 'data'), METRICS_TOKEN_FILE: join(cwd, 'token') }
  const page = await new Promise<string>((done) =>
    execFile(process.execPath, [program, '--json'], { cwd, env }, (_error, stdout) => done(stdout)),
  )
  const { version, open, findings } = JSON.parse(page)
  expect({ version, open }).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), open: 2 })
  for (const name of ['.env', 'token'])
    expect(findings).toContainEqual(toDo(new RegExp(`^Every user of this computer can read .*/${name}, .* chmod o= `)))
})
