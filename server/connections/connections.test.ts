import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { ConnectionModels, EngineSettings } from '#shared/engines.ts'
import { engineConnections } from '../database/schema.ts'
import {
  drafts,
  fails,
  type StubReply,
  sampleDraft,
  says,
  startAnthropicStub,
  startOpenAiStub,
  stubKey,
} from '../stubs/engines.ts'
import { withTestApp } from '../testing/app.ts'
import {
  connect,
  connected,
  env,
  path,
  said,
  settingsOf,
  setUp,
  use,
  uses,
  write,
  writtenBy,
  yes,
} from '../testing/connections.ts'

test('a key is tried, stored encrypted and shown only by its last four characters', async () => {
  const { app, stub, operator } = await setUp()
  const response = await connect(app, operator, stub)
  expect(response.status).toBe(200)
  const answer = await response.text()
  expect(JSON.parse(answer)).toEqual({
    connection: {
      id: expect.any(String),
      kind: 'openai',
      baseUrl: stub.baseUrl,
      keyEnding: '',
      isReadable: true,
    },
    models: ['gpt-6.1-sol', 'gpt-6.1-mini'],
  })
  const everything = [
    answer,
    JSON.stringify(await settingsOf(app, operator)),
    JSON.stringify(await app.db.select().from(engineConnections)),
    JSON.stringify(app.logs),
  ]
  for (const text of everything) expect(text).not.toContain(stubKey)

  const longKey = `sk-${'x'.repeat(30)}9f2c`
  const open = await startOpenAiStub(longKey)
  onTestFinished(() => open.close())
  expect(await (await connect(app, operator, open, longKey)).json()).toMatchObject({
    connection: { keyEnding: '9f2c' },
  })
})

test('a chosen model writes the next text on every server of the database, and the app names it', async () => {
  const { app, stub, operator } = await setUp()
  const second = await withTestApp({ env, database: app.database })
  const author = await app.signUp()
  expect(await writtenBy(second, author)).toBe('Sorted without AI')
  await uses(app, operator, stub)
  for (const server of [app, second]) {
    expect(await writtenBy(server, author)).toBe('gpt-6.1-sol')
    expect(await (await server.call('GET', '/api/engines', { as: author })).json()).toEqual([
      { aiModel: 'gpt4', engine: 'openai', label: 'gpt-6.1-sol', problem: null },
      { aiModel: 'claude', engine: 'openai', label: 'gpt-6.1-sol', problem: null },
    ])
  }
  expect(stub.requests.at(-1)?.headers.authorization).toBe(`Bearer ${stubKey}`)
})

test('each label can have its own engine, and the arranger is one', async () => {
  const { app, stub, operator } = await setUp()
  const claude = await startAnthropicStub()
  onTestFinished(() => claude.close())
  claude.answer(yes)
  await uses(app, operator, stub)
  const body = { kind: 'anthropic', baseUrl: claude.baseUrl, key: stubKey }
  const { connection } = (await (
    await app.call('POST', `${path}/connections`, { as: operator, body })
  ).json()) as ConnectionModels
  const chosen = { engine: 'connection', connectionId: connection.id, model: 'claude-sonnet-5-5' }
  const labelsOf = async (response: Response) =>
    ((await response.json()) as EngineSettings).labels.map(({ label }) => label)
  expect(await labelsOf(await use(app, operator, { ...chosen, aiModels: ['claude'] }))).toEqual([
    'gpt-6.1-sol',
    'claude-sonnet-5-5',
  ])
  expect(await labelsOf(await use(app, operator, { engine: 'arranger', aiModels: ['gpt4'] }))).toEqual([
    'Sorted without AI',
    'claude-sonnet-5-5',
  ])
})

test.each<[string, StubReply, RegExp]>([
  ['refuses the key', fails('wrong-key'), /does not accept the key \(401\)\. Check it/],
  ['is overloaded', fails('overloaded'), /has a problem on its side \(503\)/],
  ['answers with a web page', { kind: 'page', status: 200 }, /not with a list of models. Check the address/],
  ['answers with another shape', { kind: 'other', body: { data: 'none' } }, /not with a list of models/],
  [
    'answers with entries of another shape',
    { kind: 'other', body: { data: [{ name: 1 }, null] } },
    /not with a list of models/,
  ],
  ['redirects elsewhere', { kind: 'redirect', to: 'http://127.0.0.1:1/v1/models' }, /redirects to another address/],
  ['breaks off', { kind: 'death' }, /cannot be reached/],
])('a service that %s is not connected, and the sentence says what to do', async (_, answer, sentence) => {
  const { app, stub, operator } = await setUp()
  stub.list(answer)
  stub.answer(answer)
  const [status, text] = await said(await connect(app, operator, stub))
  expect(status).toBe(502)
  expect(text).toMatch(sentence)
  expect(text).not.toContain(stubKey)
  expect((await settingsOf(app, operator)).connections).toEqual([])
})

test('a wrong key, an invalid address and an address without a server are told apart', async () => {
  const { app, stub, operator } = await setUp()
  expect((await said(await connect(app, operator, stub, 'sk-wrong')))[1]).toMatch(/does not accept the key/)
  const at = async (baseUrl: string) => said(await connect(app, operator, { baseUrl }))
  expect(await at('not an address')).toEqual([400, expect.stringMatching(/^This isn’t a valid address\./)])
  expect(await at('ftp://example.com')).toEqual([400, expect.stringMatching(/^This isn’t a valid address\./)])
  expect(await at('https://me:secret@example.com/v1')).toEqual([400, expect.stringMatching(/address alone/)])
  expect(await at('127.0.0.1:1')).toEqual([502, expect.stringMatching(/^127\.0\.0\.1:1 cannot be reached/)])
  const missing = await app.call('POST', `${path}/connections`, { as: operator, body: { kind: 'openai' } })
  expect(await said(missing)).toEqual([400, 'Enter the key.'])
})

test('a key that may write but not list models is stored, and the model is a typed one', async () => {
  const { app, stub, operator } = await setUp()
  stub.list(fails('forbidden'))
  const { connection, models } = (await (await connect(app, operator, stub)).json()) as ConnectionModels
  expect(models).toEqual([])
  const chosen = { engine: 'connection', connectionId: connection.id, model: 'typed-by-hand' }
  expect((await use(app, operator, chosen)).status).toBe(200)
  stub.answer(drafts())
  expect(await writtenBy(app, operator)).toBe('typed-by-hand')
})

test.each([
  ['list models nor write', fails('forbidden'), fails('forbidden'), 502],
  ['list models, while nobody can tell whether it may write', fails('forbidden'), fails('overloaded'), 502],
  ['list models, and writes with models of its own', fails('wrong-key'), fails('no-model'), 200],
])('a key that may not %s is kept only if its small question is taken', async (_, list, answer, status) => {
  const claude = await startAnthropicStub()
  onTestFinished(() => claude.close())
  const { app, stub, operator } = await setUp()
  for (const [kind, service] of [
    ['openai', stub],
    ['anthropic', claude],
  ] as const) {
    service.list(list)
    service.answer(answer)
    const body = { kind, baseUrl: service.baseUrl, key: stubKey }
    expect((await app.call('POST', `${path}/connections`, { as: operator, body })).status).toBe(status)
  }
  expect((await settingsOf(app, operator)).connections).toHaveLength(status === 200 ? 2 : 0)
})

test('a model that does not answer the short question is not chosen, and the former one goes on writing', async () => {
  const { app, stub, operator } = await setUp()
  const id = await uses(app, operator, stub)
  const chosen = { engine: 'connection', connectionId: id, model: 'gpt-6.1-mini' }
  stub.answer(fails('no-model'))
  expect(await said(await use(app, operator, chosen))).toEqual([
    502,
    expect.stringMatching(
      /has no model “gpt-6\.1-mini”\. Check the model and the address in Settings → Writing engine\./,
    ),
  ])
  stub.answer(says('I would rather chat.'))
  expect(await said(await use(app, operator, chosen))).toEqual([502, expect.stringMatching(/answered twice/)])
  expect((await settingsOf(app, operator)).labels.map(({ label }) => label)).toEqual(['gpt-6.1-sol', 'gpt-6.1-sol'])
})

test('a caller who leaves while a model is asked changes nothing', async () => {
  const { app, stub, operator } = await setUp()
  const { id } = await connected(app, operator, stub)
  stub.answer({ kind: 'silence' })
  const origin = await app.listen()
  const asked = stub.nextRequest()
  const caller = new AbortController()
  const call = fetch(origin + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: operator.cookie },
    body: JSON.stringify({ engine: 'connection', connectionId: id, model: 'gpt-6.1-sol' }),
    signal: caller.signal,
  })
  const request = await asked
  caller.abort()
  await expect(call).rejects.toThrow()
  expect(await request.closed).toBe(true)
  expect((await settingsOf(app, operator)).labels.every(({ choice }) => choice === null)).toBe(true)
  expect(app.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})

test('a person who is no operator sees only what writes and who may change it', async () => {
  const { app, stub, operator } = await setUp()
  const id = await uses(app, operator, stub)
  const author = await app.signUp()
  expect(await settingsOf(app, author)).toMatchObject({
    isOperator: false,
    whoOperates: 'Only the first account made on this computer may change this.',
    connections: [],
    labels: [{ label: 'gpt-6.1-sol' }, { label: 'gpt-6.1-sol' }],
  })
  const calls: [string, string, object?][] = [
    ['PUT', path, { engine: 'arranger' }],
    ['POST', `${path}/connections`, { kind: 'compatible', baseUrl: stub.baseUrl }],
    ['GET', `${path}/connections/${id}/models`],
    ['DELETE', `${path}/connections/${id}`],
    ['POST', `${path}/look`],
  ]
  const before = stub.requests.length
  for (const [method, address, body] of calls) {
    const answer = await said(await app.call(method, address, { as: author, body }))
    expect(answer, `${method} ${address}`).toEqual([403, expect.stringMatching(/Nothing was changed\.$/)])
  }
  expect(stub.requests).toHaveLength(before)
  expect(await writtenBy(app, author)).toBe('gpt-6.1-sol')
})

test('the environment wins over Settings, which name it and cannot change it', async () => {
  const { createEngines } = await import('../writing/engines/engines.ts')
  const { createArranger } = await import('../writing/arranger/arranger.ts')
  const { analysis } = await import('../testing/app.ts')
  const set = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: stubKey, model: 'model-of-the-environment' }
  const engines = createEngines({ openai: set, arranger: createArranger(analysis) })
  const { app, stub, operator } = await setUp({ engines })
  const { id } = await connected(app, operator, stub)
  const chosen = { engine: 'connection', connectionId: id, model: 'gpt-6.1-mini' }
  const changed = (await (await use(app, operator, chosen)).json()) as EngineSettings
  expect(changed.labels).toMatchObject([
    { aiModel: 'gpt4', label: 'model-of-the-environment', fixedBy: 'OPENAI_API_KEY', choice: null },
    { aiModel: 'claude', label: 'gpt-6.1-mini', fixedBy: null },
  ])
  expect(await said(await use(app, operator, { ...chosen, aiModels: ['gpt4'] }))).toEqual([
    409,
    'The server’s configuration sets GPT-4 with OPENAI_API_KEY. Change it there.',
  ])
})

test('a connection is removed with its key, and finishes a text under way', async () => {
  const { app, stub, operator } = await setUp()
  const id = await uses(app, operator, stub)
  stub.answer(drafts(sampleDraft, { pace: 20 }))
  const asked = stub.nextRequest()
  const writing = write(app, operator)
  await asked
  expect((await app.call('DELETE', `${path}/connections/${id}`, { as: operator })).status).toBe(200)
  expect(await (await writing).json()).toMatchObject({ engine: { label: 'gpt-6.1-sol' }, content: sampleDraft })
  expect(await app.db.select().from(engineConnections)).toEqual([])
  expect(await writtenBy(app, operator)).toBe('Sorted without AI')
  expect((await app.call('DELETE', `${path}/connections/${id}`, { as: operator })).status).toBe(404)
})

describe('after a change of the secret key', () => {
  test('the arranger writes and says why, until the key is entered again', async () => {
    const { app, stub, operator } = await setUp()
    await uses(app, operator, stub)
    const other = await withTestApp({ env: { SECRET_KEY: 'cd'.repeat(32) }, database: app.database })
    const author = await app.signUp()
    expect(await writtenBy(other, author)).toBe('Sorted without AI')
    const problem = expect.stringMatching(/^The key of the chosen model cannot be read on this server/)
    expect(await (await other.call('GET', '/api/engines', { as: author })).json()).toMatchObject([
      { engine: 'arranger', problem },
      { engine: 'arranger', problem },
    ])
    const { connections } = await settingsOf(other, operator)
    expect(connections).toMatchObject([{ isReadable: false }])
    const models = await other.call('GET', `${path}/connections/${connections[0]?.id}/models`, { as: operator })
    expect(await said(models)).toEqual([409, expect.stringMatching(/Enter the key again\.$/)])

    expect((await connect(other, operator, stub)).status).toBe(200)
    stub.answer(drafts())
    expect(await writtenBy(other, author)).toBe('gpt-6.1-sol')
  })

  test('a key that was moved to another address in the database is not sent there', async () => {
    const { app, stub, operator } = await setUp()
    const thief = await startOpenAiStub(null)
    onTestFinished(() => thief.close())
    const id = await uses(app, operator, stub)
    await app.db.update(engineConnections).set({ baseUrl: thief.baseUrl }).where(eq(engineConnections.id, id))
    expect(await writtenBy(app, operator)).toBe('Sorted without AI')
    expect((await settingsOf(app, operator)).connections).toMatchObject([{ isReadable: false }])
    expect(thief.requests).toEqual([])
  })

  test('without a secret key in the configuration, a file that only its owner can read holds one', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hookline-secret-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const { app, stub, operator } = await setUp({ env: { DATA_DIR: dataDir } })
    await uses(app, operator, stub)
    const file = join(dataDir, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await writtenBy(app, operator)).toBe('gpt-6.1-sol')
    const key = await readFile(file, 'utf8')
    await rm(file)
    expect(await writtenBy(app, operator)).toBe('Sorted without AI')
    await writeFile(file, key)
    expect(await writtenBy(app, operator)).toBe('gpt-6.1-sol')
  })
})

test('an operator’s events include changes to the server', async () => {
  const { app, stub, operator } = await setUp()
  const id = await uses(app, operator, stub)
  for (const _ of ['once', 'twice']) await app.call('DELETE', `${path}/connections/${id}`, { as: operator })
  const trail = (await (await app.call('GET', '/api/user/activity', { as: operator })).json()) as Activity[]
  expect(trail.map(({ kind }) => kind).slice(0, 3)).toEqual([
    'connection-removed',
    'engine-changed',
    'connection-added',
  ])
})
