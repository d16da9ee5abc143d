import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { readComputerKey } from '../accounts/computer-key.ts'
import { openingLink } from '../accounts/sign-in-links.ts'
import { programFile } from '../config/places.ts'
import { drafts, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { testBrowser } from '../testing/browser.ts'

// These tests set up and start whole servers, which is slow on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

const main = programFile('server')
const started: ChildProcess[] = []
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hookline-main-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => end(server, 'SIGTERM')))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start(env: Record<string, string> = {}, channel: 'ipc' | 'ignore' = 'ignore') {
  const server = spawn(process.execPath, [main], {
    env: { ...bareEnv, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  })
  started.push(server)
  let said = ''
  server.stderr!.on('data', (chunk) => {
    said += chunk
  })
  const lines = createInterface(server.stdout!)
  const address = await new Promise<string | null>((done) => {
    lines.on('line', (line) => {
      const entry = JSON.parse(line) as { msg: string; address?: string }
      if (entry.address) done(entry.address.replace('localhost', '127.0.0.1'))
    })
    server.on('close', () => done(null))
  })
  const words = () =>
    said
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
  return { server, address: address ?? '', said: () => words().join('\n') }
}

const end = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done(server.exitCode)
    server.on('close', (code) => done(code))
    server.kill(signal)
  })

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${randomUUID()}@example.com`, password: 'secret-1', fullName: 'Mia Lund' }),
  })
  expect(response.status).toBe(200)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

async function writePost(address: string, headers: Record<string, string>): Promise<Post> {
  const response = await fetch(`${address}/api/generate-post`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'A page instead of a meeting', category: 'hot-takes' }),
  })
  return ((await response.json()) as { post: Post }).post
}

const listPosts = async (address: string, headers: Record<string, string>) =>
  (await (await fetch(`${address}/api/posts`, { headers })).json()) as Post[]

test('a post written on an empty machine is there after the app was killed and started again', async () => {
  const first = await start()
  const session = await signIn(first.address)
  const post = await writePost(first.address, session)
  await end(first.server, 'SIGKILL')
  const second = await start()
  expect(await listPosts(second.address, session)).toEqual([post])
})

test('a second app on the same data is refused in words and disturbs nothing', async () => {
  const first = await start()
  const second = await start()
  expect(second.server.exitCode).toBe(1)
  expect(second.said()).toMatch(/Another running Hookline uses the data in/)
  expect(second.said().trim()).not.toMatch(/\n\s+at /)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
})

test('two servers started together on one empty database share it, and either can be killed', async () => {
  const database = await emptyDatabase()
  const [one, two] = await Promise.all([start({ DATABASE_URL: database.url }), start({ DATABASE_URL: database.url })])
  const session = await signIn(one.address)
  const post = await writePost(two.address, session)
  expect(await listPosts(one.address, session)).toEqual([post])
  expect((await database.query('select count(*)::int as count from drizzle.__drizzle_migrations')).rows).toEqual([
    { count: database.migrations },
  ])
  await end(one.server, 'SIGKILL')
  expect(await listPosts(two.address, session)).toEqual([post])
  const again = await start({ DATABASE_URL: database.url })
  await end(two.server, 'SIGKILL')
  expect(await listPosts(again.address, session)).toEqual([post])
  await end(again.server, 'SIGTERM')
  await database.end()
})

test('after a server is killed between storing a post and answering, a repeat gets the stored answer', async () => {
  const database = await emptyDatabase()
  const first = await start({ DATABASE_URL: database.url })
  const session = { ...(await signIn(first.address)), 'idempotency-key': 'killed' }
  await database.query(`create function announce() returns trigger language plpgsql as $$ begin
    if new.response is not null then perform pg_notify('stored', ''); end if; return new; end $$;
    create trigger announce after update on idempotency_keys for each row execute function announce(); listen stored`)
  const isStored = database.notified()
  const asked = writePost(first.address, session).catch(() => null)
  await isStored
  await end(first.server, 'SIGKILL')
  await asked
  const second = await start({ DATABASE_URL: database.url })
  const post = await writePost(second.address, session)
  expect(await listPosts(second.address, session)).toEqual([post])
  expect((await database.query('select outcome from generations')).rows).toEqual([{ outcome: 'written' }])
  await end(second.server, 'SIGTERM')
  await database.end()
})

test('a stop lets a request under way finish and exits cleanly', async () => {
  const provider = await startOpenAiStub()
  const env = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: stubKey, OPENAI_MODEL: 'gpt-test' }
  const { server, address } = await start(env)
  const session = await signIn(address)
  provider.answer(drafts(undefined, { pace: 10 }))
  const isWriting = provider.nextRequest()
  const asked = writePost(address, session)
  await isWriting
  const exit = end(server, 'SIGTERM')
  const post = await asked
  expect(post.engine).toBe('gpt-test')
  expect(await exit).toBe(0)
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  const again = await start()
  expect((await listPosts(again.address, session)).map(({ id }) => id)).toContain(post.id)
  await provider.close()
})

test.each([
  [{ PORT: 'many', LOG_LEVEL: 'loud' }, /The configuration has mistakes:\n {2}- PORT .*\n {2}- LOG_LEVEL /],
  [{ DATA_DIR: import.meta.filename }, /^The database in .* could not be opened \(/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database cannot be reached: .*ECONNREFUSED/],
])('with %j it does not start and says why without a stack trace', async (env, sentence) => {
  const { server, said } = await start(env)
  expect(server.exitCode).toBe(1)
  expect(said()).toMatch(sentence)
  expect(said()).not.toMatch(/\n\s+at /)
})

test('whatever is printed is one JSON object a line, up to the last error', async () => {
  const script = `process.once('SIGUSR2', () => {
    console.log('of a package\\nin two lines')
    process.emitWarning('odd')
    setImmediate(() => { throw new Error('unforeseen') })
  })`
  const { server, said } = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` })
  const lines: string[] = []
  createInterface(server.stdout!).on('line', (line) => lines.push(line))
  server.kill('SIGUSR2')
  await once(server, 'close')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(said()).toBe('')
  // The server may say something of its own in between, and its last words are written while a line before is on its way.
  const foreign = entries.filter(({ printed, err }) => printed !== undefined || err !== undefined)
  expect(foreign.toSorted((one, other) => Number(one.level) - Number(other.level))).toMatchObject([
    { level: 40, printed: 'of a package\nin two lines' },
    { level: 40, err: { message: 'odd' } },
    { level: 60, err: { message: 'unforeseen', stack: expect.stringContaining('at ') } },
  ])
})

test('a port in use is reported as such, and the data is free again', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }
  const { server, said } = await start({ PORT: String(port) })
  expect(server.exitCode).toBe(1)
  expect(said()).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`)
  await new Promise((done) => other.close(done))
  expect((await start()).address).not.toBe('')
})

async function emptyDatabase() {
  const server = inject('database')
  const name = `pair_${Date.now()}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const client = new pg.Client({ ...server, database: name })
  await client.connect()
  const { default: journal } = await import('../database/migrations/meta/_journal.json', { with: { type: 'json' } })
  const url = `postgres://${server.user}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`
  return {
    url,
    migrations: journal.entries.length,
    query: (text: string) => client.query(text),
    /** Settles at the commit of the notifying transaction. */
    notified: () => once(client, 'notification'),
    end: () => client.end(),
  }
}

test('an older version leaves data alone that a newer one has changed, and says so', async () => {
  const database = await emptyDatabase()
  const { server } = await start({ DATABASE_URL: database.url })
  await end(server, 'SIGTERM')
  await database.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  const older = await start({ DATABASE_URL: database.url })
  expect(older.server.exitCode).toBe(1)
  expect(older.said()).toBe(
    'A newer Hookline made this database, so this version does not change it. Start that version, or restore a backup of this one.',
  )
  await database.end()
})

test('a server that is asked to start again asks whoever looks after it, or begins the next one itself', async () => {
  const ownDir = await mkdtemp(join(tmpdir(), 'hookline-again-'))
  // Its last server ends a moment after its port does.
  onTestFinished(() => rm(ownDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  const lookedAfter = await start({ DATA_DIR: ownDir }, 'ipc')
  const owner = testBrowser()
  const enter = async (address: string) => {
    await owner.follow(openingLink(address, readComputerKey(ownDir)))
    await owner.open(`${address}/local-provider/name`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ida Moor' }),
      headers: { origin: address },
    })
  }
  const ask = (address: string, what: 'restart' | 'stop') =>
    owner.open(`${address}/api/this-computer/${what}`, { method: 'POST', headers: { origin: address } })
  await enter(lookedAfter.address)
  const ended = once(lookedAfter.server, 'exit')
  expect((await ask(lookedAfter.address, 'restart')).status).toBe(202)
  expect((await ended)[0]).toBe(75)

  const { server, address } = await start({ DATA_DIR: ownDir })
  const alone = once(server, 'exit')
  await owner.follow(openingLink(address, readComputerKey(ownDir)))
  expect((await ask(address, 'restart')).status).toBe(202)
  expect((await alone)[0]).toBe(0)
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
  expect(await (await owner.open(`${address}/api/user`)).json()).toMatchObject({ fullName: 'Ida Moor' })
  expect((await ask(address, 'stop')).status).toBe(202)
  await expect.poll(isReady, { timeout: 30_000 }).toBe(false)
})
