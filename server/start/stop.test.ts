import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { programFile } from '../config/places.ts'
import { applyMigrations } from '../database/connect.ts'
import { drafts, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { startProxy } from '../testing/proxy.ts'

// These tests start whole servers, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

let proxy: Awaited<ReturnType<typeof startProxy>>
let provider: Awaited<ReturnType<typeof startOpenAiStub>>
let databaseUrl: string
let dataDir: string
let database: pg.Client
const started: ChildProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hookline-stop-'))
  const server = inject('database')
  const name = `stopped_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  await applyMigrations({ ...server, database: name })
  database = new pg.Client({ ...server, database: name })
  await database.connect()
  proxy = await startProxy()
  databaseUrl = `postgres://${server.user}@${proxy.connection.host}:${proxy.connection.port}/${name}`
  provider = await startOpenAiStub()
})
afterEach(async () => {
  await database.query('delete from posts')
  proxy.recover()
  for (const server of started.splice(0)) server.kill('SIGKILL')
})
afterAll(async () => {
  await database.end()
  proxy.stop()
  await provider.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(more: Record<string, string> = {}) {
  const env = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: stubKey, OPENAI_MODEL: 'gpt-test' }
  const server = spawn(process.execPath, [programFile('server')], {
    env: {
      ...bareEnv,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      ...env,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(server)
  const address = await new Promise<string>((done, fail) => {
    createInterface(server.stdout).on('line', (line) => {
      const entry = JSON.parse(line) as { address?: string }
      if (entry.address) done(entry.address.replace('localhost', '127.0.0.1'))
    })
    server.on('close', fail)
  })
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${randomUUID()}@example.com`, password: 'secret-1', fullName: 'Mia Lund' }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const call = (method: string, path: string, body?: object, more: { accept?: string; signal?: AbortSignal } = {}) =>
    fetch(address + path, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...(more.accept ? { accept: more.accept } : {}) },
      body: body && JSON.stringify(body),
      signal: more.signal,
    })
  const write = (more?: { accept?: string; signal?: AbortSignal }) =>
    call('POST', '/api/generate-post', { title: 'A page instead of a meeting', category: 'hot-takes' }, more)
  const exit = once(server, 'close') as Promise<[number | null]>
  return { server, call, write, exit }
}

const postsCalled = async (title: string) =>
  (await database.query('select id from posts where title = $1', [title])).rows

test('however often it is asked to stop, a request under way is finished and stored', async () => {
  const { server, write, exit } = await start()
  provider.answer(drafts(undefined, { pace: 10 }))
  const isWriting = provider.nextRequest()
  const asked = write()
  await isWriting
  for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT'] as const) server.kill(signal)
  const { post } = (await (await asked).json()) as { post: Post }
  expect((await exit)[0]).toBe(0)
  expect(await postsCalled('A page instead of a meeting')).toEqual([{ id: post.id }])
})

test('a server that waits before it stops says so first, and works meanwhile', async () => {
  const { server, call, exit } = await start({ STOP_WAIT_SECONDS: '2' })
  server.kill('SIGTERM')
  await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(503)
  expect((await call('GET', '/healthz')).status).toBe(200)
  const list = await call('GET', '/api/posts?limit=1')
  expect([list.status, list.headers.get('connection')]).toEqual([200, 'close'])
  expect((await exit)[0]).toBe(0)
})

test('a stopping server first stores the text of a caller who has gone', async () => {
  const { server, write, exit } = await start()
  provider.answer(drafts(undefined, { pace: 20 }))
  const isWriting = provider.nextRequest()
  const leaving = new AbortController()
  const asked = write({ signal: leaving.signal }).catch(() => 'gone')
  await isWriting
  leaving.abort()
  expect(await asked).toBe('gone')
  server.kill('SIGTERM')
  expect((await exit)[0]).toBe(0)
  expect(await postsCalled('A page instead of a meeting')).toHaveLength(1)
})

test('a stream under way hears of the stop and leaves nothing behind', async () => {
  const { server, write, exit } = await start()
  provider.answer(drafts(undefined, { pace: 200 }))
  const isWriting = provider.nextRequest()
  const response = await write({ accept: 'text/event-stream' })
  await isWriting
  server.kill('SIGTERM')
  expect(await response.text()).toContain(
    'event: error\ndata: {"status":503,"message":"The server is restarting. Nothing was changed; please try again in a moment.","again":true}',
  )
  expect((await exit)[0]).toBe(0)
  expect(await postsCalled('A page instead of a meeting')).toEqual([])
  expect((await database.query('select outcome from generations order by created_at desc limit 1')).rows).toEqual([
    { outcome: 'cancelled' },
  ])
})

test('while the database is silent the server still stops within half a minute, and a change under way is refused', async () => {
  const { server, call, exit } = await start()
  const title = 'Nobody knows'
  const isAsked = proxy.fallSilent()
  const content = { hook: 'a', insight: 'b', value: 'c', cta: 'd' }
  const changes = Promise.all(
    Array.from({ length: 3 }, () => call('POST', '/api/posts', { title, content, category: 'hot-takes' })),
  )
  await isAsked
  const startedAt = performance.now()
  server.kill('SIGTERM')
  expect((await exit)[0]).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  const statuses = await changes.then(
    (responses) => responses.map(({ status }) => status),
    () => 'cut off',
  )
  expect([[503, 503, 503].join(), 'cut off']).toContain(String(statuses))
  proxy.recover()
  expect(await postsCalled(title)).toEqual([])
})
