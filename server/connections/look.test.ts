import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EngineSettings, FoundServer } from '#shared/engines.ts'
import { drafts, type Stub, type StubReply, startOpenAiStub } from '../stubs/engines.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { env, path, use, write, writtenBy, yes } from '../testing/connections.ts'
import { shortSystem } from '../writing/prompts/system.ts'

describe('looking on this computer', () => {
  let found: FoundServer[]
  let running: { ollama: Stub; studio: Stub; empty: Stub }
  let app: TestApp
  let operator: TestUser
  beforeAll(async () => {
    const start = async (list?: StubReply) => {
      const stub = await startOpenAiStub(null)
      if (list) stub.list(list)
      return { stub, baseUrl: stub.baseUrl.replace(/\/v1$/, '') }
    }
    const ollama = await start({ kind: 'models', ids: ['llama3.2:3b', 'nomic-embed-text:latest', 'mistral-small'] })
    const studio = await start({ kind: 'models', ids: ['qwen3-4b'] })
    const silent = await start({ kind: 'silence' })
    const page = await start({ kind: 'page', status: 200 })
    const other = await start({ kind: 'other', body: { data: { id: 'x' } } })
    const elsewhere = await start({ kind: 'redirect', to: `${studio.baseUrl}/v1/models` })
    const empty = await start({ kind: 'models', ids: [] })
    const endless = await start({ kind: 'other', body: { data: [{ id: 'x' }], filler: 'x'.repeat(2_000_000) } })
    const ofOpenAi = { path: '/v1/models', key: 'data', id: 'id' } as const
    const plain = { silent, page, other, elsewhere, endless, studio, empty }
    app = await startTestApp({
      env,
      localServers: [
        { name: 'Ollama', baseUrl: ollama.baseUrl, list: { path: '/api/tags', key: 'models', id: 'name' } },
        ...Object.entries(plain).map(([name, { baseUrl }]) => ({ name, baseUrl, list: ofOpenAi })),
        { name: 'nothing', baseUrl: 'http://127.0.0.1:1', list: ofOpenAi },
      ],
    })
    running = { ollama: ollama.stub, studio: studio.stub, empty: empty.stub }
    operator = await app.runsServer(await app.signUp())
    found = (await (await app.call('POST', `${path}/look`, { as: operator })).json()) as FoundServer[]
    const stubs = [ollama, studio, silent, page, other, elsewhere, endless, empty]
    return async () => {
      await app.stop()
      await Promise.all(stubs.map(({ stub }) => stub.close()))
    }
  })

  test('finds what runs, with its models, and nothing that answers wrongly or not at all', () => {
    expect(found).toEqual([
      { name: 'Ollama', baseUrl: running.ollama.baseUrl, models: ['llama3.2:3b', 'mistral-small'] },
      { name: 'studio', baseUrl: running.studio.baseUrl, models: ['qwen3-4b'] },
      { name: 'empty', baseUrl: running.empty.baseUrl, models: [] },
    ])
  })

  test.each([
    ['llama3.2:3b', true],
    ['qwen2.5-7b-instruct', true],
    ['llama3.2', true],
    ['gemma3:12b', false],
    ['qwen3-30b-a3b', false],
  ])('%s is asked in the short form of the prompt: %s', async (model, isShort) => {
    running.ollama.answer(yes)
    await use(app, operator, { engine: 'connection', baseUrl: running.ollama.baseUrl, model })
    running.ollama.answer(drafts())
    await write(app, operator)
    const { messages } = running.ollama.requests.at(-1)!.body as { messages: { content: string }[] }
    expect(messages[0]?.content.startsWith(shortSystem)).toBe(isShort)
  })

  test('takes one step to write with a found model, without a key', async () => {
    running.ollama.answer(yes)
    const body = { engine: 'connection', baseUrl: running.ollama.baseUrl, model: 'mistral-small' }
    const settings = (await (await use(app, operator, body)).json()) as EngineSettings
    expect(settings.connections).toMatchObject([{ kind: 'compatible', keyEnding: null, isReadable: true }])
    running.ollama.answer(drafts())
    expect(await writtenBy(app, operator)).toBe('mistral-small')
    expect(running.ollama.requests.at(-1)?.headers.authorization).toBeUndefined()
    const [row] = (await app.db.execute(sql`select count(*)::int as count from engine_connections`)).rows
    await use(app, operator, { ...body, model: 'llama3.2:3b' })
    expect(row).toEqual({ count: 1 })
  })
})
