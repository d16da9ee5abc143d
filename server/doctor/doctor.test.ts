import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { writeBackup } from '../backup/backup.ts'
import { backupDirOf, nextFile } from '../backup/directory.ts'
import { readConfig } from '../config/config.ts'
import { programFile } from '../config/places.ts'
import { applyMigrations } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded.ts'
import { engineConnections, jobs, networkAccounts, postEvents } from '../database/schema.ts'
import { connect } from '../networks/accounts.ts'
import { seal } from '../secrets.ts'
import { jobKinds } from '../start/job-kinds.ts'
import { fails, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { withTestApp } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { mediaCalls, photograph } from '../testing/media.ts'
import { writeChoice } from '../writing/engines/choices.ts'
import { clockOf } from './surroundings.ts'

// Starts whole servers, which takes long on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** The page's findings by name. */
async function doctor(env: Record<string, string>) {
  const child = spawn(process.execPath, [programFile('doctor')], {
    env: { ...bareEnv, PORT: '0', ...env },
  })
  let page = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (page += chunk))
  const code = await new Promise((done) => child.on('close', done))
  const lines = [...page.matchAll(/^(?: )?(ok|note|DO) +([^:]+): +(.*)$/gm)]
  const of = (about: string) => lines.filter((line) => line[2] === about).map((line) => `${line[1]} ${line[3]}`)
  return { code, page, of }
}

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  return (server.address() as AddressInfo).port
}

test('a look at an instance that never started creates nothing and finds nothing to do', async () => {
  const dataDir = join(await newDirectory(), 'data')
  const { code, of, page } = await doctor({ DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(page).toMatch(/Nothing needs doing\.\n$/)
  expect(of('Database')).toEqual(['note The embedded database does not exist yet. The first start creates it.'])
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('beside a running app the page reports its database, tables, role, clock and backups', async () => {
  const dataDir = await newDirectory()
  const app = await startEmbedded({ dataDir })
  onTestFinished(() => app.stop())
  await applyMigrations(app.connection)
  const file = await nextFile(backupDirOf({ dataDir, backupDir: undefined }), 'daily', new Date())
  await writeBackup(app.connection, file)
  const { code, of } = await doctor({ DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(of('Database')).toEqual([
    expect.stringMatching(/^ok PostgreSQL \d+\.\d+ \(embedded, in use by a running app\), .* ms$/),
  ])
  expect(of('Tables')).toEqual(['ok up to date'])
  expect(of('Role')).toEqual(['ok hookline_app, not a superuser'])
  expect(of('Clock')).toHaveLength(2)
  expect(of('Backups')).toEqual([expect.stringMatching(/^ok the last is .*-daily\.zip, .* and verified$/)])

  await app.stop()
  await writeFile(file, 'x', { flag: 'a' })
  const damaged = await doctor({ DATA_DIR: dataDir })
  expect(damaged.code).toBe(1)
  expect(damaged.of('Database')).toEqual([expect.stringMatching(/no app runs on it/)])
  expect(damaged.of('Backups')).toEqual([expect.stringMatching(/^DO .* is damaged.* Run "npm run backup" now/)])
})

test('whatever keeps an app from starting is reported with a remedy, and secrets are never shown', async () => {
  const dataDir = await newDirectory()
  const secret = 'sk-this-is-secret'
  const port = await serve((_request, response) => response.end('hello'))
  const provider = await serve((_request, response) => response.writeHead(401).end())
  const { code, of, page } = await doctor({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'none'),
    BACKUPS: 'on',
    PORT: String(port),
    DATABASE_URL: `postgres://someone:${secret}@127.0.0.1:1/none`,
    OPENAI_API_KEY: secret,
    OPENAI_BASE_URL: `http://127.0.0.1:${provider}/v1`,
    OPENAI_MODEL: 'some-model',
  })
  expect(code).toBe(1)
  expect(of('Database')).toEqual([
    expect.stringMatching(/^DO The database cannot be reached: .*ECONNREFUSED.*Check DATABASE_URL/),
  ])
  expect(of('Port')).toEqual([expect.stringMatching(/^DO Another program answers on .* set PORT to another number/)])
  expect(of('Engine GPT-4')).toEqual([expect.stringMatching(/^DO .* refuses the key \(401\)/)])
  expect(page).toMatch(/3 things need doing\.\n$/)
  expect(page).not.toContain(secret)

  await writeFile(join(dataDir, 'backups'), 'a file')
  const mistaken = await doctor({ DATA_DIR: dataDir, PORT: 'many' })
  expect(mistaken.of('Backups')).toEqual([expect.stringMatching(/^DO .* cannot be read \(ENOTDIR/)])
  expect(mistaken.code).toBe(1)
  expect(mistaken.page).toMatch(/DO +Configuration: +.*\n {2}- PORT /)
})

test('no password inside an address is printed', async () => {
  const { page } = await doctor({
    DATA_DIR: await newDirectory(),
    SUPPORT_EMAIL: 'help@example.com',
    OPENAI_API_KEY: 'sk-1',
    OPENAI_MODEL: 'some-model',
    OPENAI_BASE_URL: 'http://nora:hush-hush@127.0.0.1:1/v1',
    HF_ENDPOINT: 'http://nora:hush-hush@127.0.0.1:1',
  })
  expect(page).not.toContain('hush-hush')
})

test('an external database server is examined too', async () => {
  const app = await withTestApp()
  const { host, port, user } = inject('database')
  const DATABASE_URL = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const { code, of } = await doctor({ DATA_DIR: await newDirectory(), DATABASE_URL })
  expect(code).toBe(0)
  expect(of('Database')).toEqual([expect.stringMatching(/^ok PostgreSQL .* \(DATABASE_URL\)/)])
  expect(of('Backups')[0]).toMatch(/^note You run the database server/)
})

test('the page reports where images and documents are, and which files are missing', async () => {
  const store = await startS3Stub()
  onTestFinished(async () => void (await store.close()))
  const app = await withTestApp({ env: store.env })
  const nora = await app.signUp()
  await mediaCalls(app).added(nora, (await app.hasPost(nora)).id, await photograph())
  const { host, port, user } = inject('database')
  const DATABASE_URL = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const DATA_DIR = await newDirectory()
  const media = async (env: Record<string, string>) => (await doctor({ DATA_DIR, DATABASE_URL, ...env })).of('Media')
  expect(await media(store.env)).toEqual([expect.stringMatching(/^note 1 image or document, .* Backups do not hold/)])
  expect(await media({})).toEqual([expect.stringMatching(/^DO The files of 1 of 1 .* are missing from .*media\. Copy/)])
})

test('services chosen in Settings are tried, and an unreadable key is something to do', async () => {
  const app = await withTestApp()
  const { host, port, user } = inject('database')
  const SECRET_KEY = 'ab'.repeat(32)
  const provider = await startOpenAiStub()
  onTestFinished(() => provider.close())
  const holder = { id: 'one', kind: 'compatible', baseUrl: provider.baseUrl } as const
  const sealedKey = seal(readConfig({ SECRET_KEY }), [holder.id, holder.kind, holder.baseUrl], stubKey)
  await app.db.insert(engineConnections).values({ ...holder, sealedKey, keyEnding: '', createdAt: new Date() })
  await writeChoice(app, ['claude'], { engine: 'connection', connectionId: 'one', model: 'some-model' })
  const DATABASE_URL = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const DATA_DIR = await newDirectory()
  const sound = await doctor({ DATA_DIR, DATABASE_URL, SECRET_KEY })
  expect(sound.of('Keys')).toEqual(['ok 1 key for other services, encrypted and readable'])
  expect(sound.of('Engine Claude')).toEqual([`ok some-model at ${provider.baseUrl}, chosen in Settings, reachable`])
  provider.list(fails('wrong-key'))
  provider.answer(fails('wrong-key'))
  const refused = await doctor({ DATA_DIR, DATABASE_URL, SECRET_KEY })
  expect(refused.of('Engine Claude')).toEqual([expect.stringMatching(/^DO some-model, .*does not accept the key/)])
  expect(sound.page + refused.page).not.toContain(stubKey)

  const lost = await doctor({ DATA_DIR, DATABASE_URL })
  expect(lost.code).toBe(1)
  expect(lost.of('Keys')).toEqual([
    expect.stringMatching(/^DO Of 1 key for other services, 1 cannot be read with .*secret\.key\. Put back/),
  ])
  await expect(readdir(DATA_DIR)).resolves.not.toContain('secret.key')
})

test('connections to LinkedIn are counted by state, without anybody’s name', async () => {
  const linkedIn = { LINKEDIN_CLIENT_ID: 'an-app', LINKEDIN_CLIENT_SECRET: 'a-secret' }
  const app = await withTestApp({ env: linkedIn })
  const { host, port, user } = inject('database')
  const env = {
    ...linkedIn,
    DATA_DIR: await newDirectory(),
    DATABASE_URL: `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`,
    SECRET_KEY: 'ab'.repeat(32),
  }
  const connects = async (days: number) => {
    const person = await app.signUp()
    const expiresAt = new Date(Date.now() + days * 86_400_000)
    const grant = { token: 'a-token', externalId: person.id, name: 'Ada Stone', scopes: [], expiresAt }
    await connect(await app.contextOf(person), grant, { browser: '', address: '' })
    return eq(networkAccounts.userId, person.id)
  }
  for (const days of [50, 3, -1]) await connects(days)
  await app.db
    .update(networkAccounts)
    .set({ refused: 'revoked' })
    .where(await connects(50))
  const troubled = await doctor(env)
  expect(troubled.code).toBe(0)
  expect(troubled.of('LinkedIn')).toEqual([
    'note 4 connected accounts, 1 ended, 1 refused by LinkedIn, 1 ending within 7 days. The bell tells their owners, who reconnect in Settings → Integrations.',
  ])
  expect(troubled.page).not.toMatch(/Ada|a-token/)

  const lost = await doctor({ ...env, SECRET_KEY: 'cd'.repeat(32) })
  expect(lost.code).toBe(1)
  expect(lost.of('LinkedIn')).toEqual([
    expect.stringMatching(/^DO 4 connected .* 2 unreadable with SECRET_KEY\. Put back the secret key/),
  ])
})

test('jobs are counted, and late or dead ones are something to do', async () => {
  const app = await withTestApp()
  const { host, port, user } = inject('database')
  const DATABASE_URL = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const DATA_DIR = await newDirectory()
  const recurring = Object.values(jobKinds).filter((kind) => 'everyMs' in kind)
  await expect.poll(() => app.db.select().from(jobs)).toHaveLength(recurring.length)
  expect((await doctor({ DATA_DIR, DATABASE_URL })).of('Jobs')).toEqual([
    `ok ${recurring.length} to do, 0 due, 0 late, 0 dead`,
  ])

  // Kinds that this app does not know, so it leaves them alone.
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const job = { payload: {}, createdAt: ago(60) }
  await app.db.insert(jobs).values([
    { ...job, kind: 'mail', key: 'late', runAt: ago(20) },
    { ...job, kind: 'mail', key: 'under way', runAt: ago(20), claim: 'c', claimedUntil: ago(-5) },
    { ...job, kind: 'import', key: 'dead', runAt: ago(30), attempts: 9, lastError: 'ECONNREFUSED', diedAt: ago(10) },
  ])
  const { code, of } = await doctor({ DATA_DIR, DATABASE_URL })
  expect(code).toBe(1)
  expect(of('Jobs')).toEqual([
    expect.stringMatching(
      /^DO \d+ to do, 2 due, 1 late, 1 dead\. The oldest is 20 min late\. .* Failing or dead: import \(ECONNREFUSED\)\./,
    ),
  ])
})

test('lateness of due posts is reported, and overdue ones are something to do', async () => {
  const app = await withTestApp()
  const { host, port, user } = inject('database')
  const DATABASE_URL = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const env = {
    DATA_DIR: await newDirectory(),
    DATABASE_URL,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@example.com',
  }
  const before = await doctor(env)
  expect(before.of('Due posts')).toEqual(['ok no post came due in the last day; none is overdue'])
  expect(before.of('Email')).toEqual([expect.stringMatching(/^DO 127\.0\.0\.1:9 accepts no emails \(.*ESOCKET/)])

  const { id: postId } = await app.hasPost(await app.signUp())
  const reminded = (lateMs: number, at = new Date()) =>
    ({ id: `${lateMs}`, postId, kind: 'reminded', detail: { lateMs }, at }) as const
  await app.db
    .insert(postEvents)
    .values([reminded(40), reminded(50), reminded(125_000), reminded(999_999, new Date(Date.now() - 2 * 86_400_000))])
  // A claim by another server, so this app leaves it alone.
  const runAt = new Date(Date.now() - 5 * 60_000)
  const held = { claim: 'another', claimedUntil: new Date(Date.now() + 60_000) }
  await app.db.insert(jobs).values({ kind: 'post-due', key: 'a', payload: {}, runAt, createdAt: runAt, ...held })
  expect((await doctor(env)).of('Due posts')).toEqual([
    'DO of 3 in the last day, half were at most 50 ms late, 99% at most 2 min, and the latest 2 min; 1 is overdue, by up to 5 min. See "Jobs".',
  ])
})

test('a wrong clock is something to do', () => {
  expect(clockOf('The database server', 1_500).state).toBe('ok')
  expect(clockOf('The database server', -61_000)).toMatchObject({
    state: 'do',
    says: expect.stringContaining('The database server is 61 s behind this computer'),
  })
})
