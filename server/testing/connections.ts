import { expect, onTestFinished } from 'vitest'
import type { ConnectionModels, EngineSettings } from '#shared/engines.ts'
import type { Rewritten } from '#shared/writing.ts'
import { drafts, type Stub, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { type TestApp, type TestOptions, type TestUser, withTestApp } from './app.ts'

export const env = { SECRET_KEY: 'ab'.repeat(32) }
export const yes = says('{"answer": "yes"}')

export async function setUp(options: TestOptions = {}) {
  const app = await withTestApp({ env, ...options })
  const stub = await startOpenAiStub()
  onTestFinished(() => stub.close())
  stub.list({ kind: 'models', ids: ['gpt-6.1-sol', 'gpt-6.1-mini', 'text-embedding-4', 'gpt-4o-mini-tts'] })
  stub.answer(yes)
  return { app, stub, operator: await app.runsServer(await app.signUp()) }
}

export const path = '/api/writing-engine'
export const settingsOf = async (app: TestApp, as: TestUser) =>
  (await (await app.call('GET', path, { as })).json()) as EngineSettings
export const connect = (app: TestApp, as: TestUser, stub: Pick<Stub, 'baseUrl'>, key: string | undefined = stubKey) =>
  app.call('POST', `${path}/connections`, { as, body: { kind: 'openai', baseUrl: stub.baseUrl, key } })
export const connected = async (app: TestApp, as: TestUser, stub: Stub) =>
  ((await (await connect(app, as, stub)).json()) as ConnectionModels).connection
export const use = (app: TestApp, as: TestUser, body: object) => app.call('PUT', path, { as, body })
export async function uses(app: TestApp, as: TestUser, stub: Stub, model = 'gpt-6.1-sol') {
  const { id } = await connected(app, as, stub)
  const answer = await use(app, as, { engine: 'connection', connectionId: id, model })
  expect(answer.status).toBe(200)
  stub.answer(drafts())
  return id
}
export const said = async (response: Response) => [response.status, await response.text()]
export const write = (app: TestApp, as: TestUser) =>
  app.call('POST', '/api/generate-post', {
    as,
    body: { title: 'We deleted half of our dashboards', category: 'hot-takes', emojiUsage: 'none' },
  })
export const writtenBy = async (app: TestApp, as: TestUser) =>
  ((await (await write(app, as)).json()) as Rewritten).engine.label
