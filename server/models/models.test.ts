import { expect, test } from 'vitest'
import type { EngineSettings } from '#shared/engines.ts'
import type { LocalModelList } from '#shared/local-models.ts'
import type { TestUser } from '../testing/app.ts'
import { withTestApp } from '../testing/app.ts'
import { newHub, startModels } from '../testing/models.ts'
import { tinyModel } from '../testing/tiny-model.ts'

const content = tinyModel()

async function withOperator() {
  const hub = await newHub(content)
  const { models } = await startModels({ content, hub: hub.address })
  const app = await withTestApp({ localModels: models })
  const operator = await app.runsServer(await app.signUp())
  const list = async (as: TestUser = operator) =>
    (await (await app.call('GET', '/api/models', { as })).json()) as LocalModelList
  return { app, hub, models, operator, list }
}

const calls = [
  ['GET', '/api/models'],
  ['POST', '/api/models/tiny/download'],
  ['POST', '/api/models/tiny/pause'],
  ['DELETE', '/api/models/tiny'],
  ['POST', '/api/models/file', { path: '/etc/passwd' }],
  ['PUT', '/api/models/hub', { address: 'https://mirror.example' }],
] as const

test('models are for whoever runs the server, and for nobody else', async () => {
  const { app, hub, list } = await withOperator()
  const other = await app.signUp()
  for (const [method, path, body] of calls) {
    const response = await app.call(method, path, { as: other, body })
    expect([path, response.status]).toEqual([path, 403])
    expect((await app.call(method, path, { body })).status).toBe(401)
  }
  expect((await list()).models.map(({ state }) => state)).toEqual(['absent'])
  expect(hub.requests).toEqual([])
})

test('the list says what each model needs and what the computer has', async () => {
  const { list, hub } = await withOperator()
  const { machine, runtime, unsupported, models, hub: source } = await list()
  expect(machine.totalMemory).toBeGreaterThanOrEqual(machine.freeMemory)
  expect(machine.freeMemory).toBeGreaterThan(0)
  expect(machine.freeDisk).toBeGreaterThan(0)
  expect([runtime.isInstalled, unsupported, source]).toEqual([true, null, { address: hub.address, isFixed: true }])
  expect(models[0]).toMatchObject({ id: 'tiny', size: content.length, memory: 200_000_000, licence: { name: 'MIT' } })
})

test('a model is downloaded, watched, paused, gone on with and deleted by calls', async () => {
  const { app, operator: as, list, hub, models } = await withOperator()
  hub.answer({ kind: 'slow', size: 20_000, pauseMs: 10 })
  const started = await app.call('POST', '/api/models/tiny/download', { as })
  expect(started.status).toBe(200)
  expect(((await started.json()) as LocalModelList).models[0]?.state).toBe('downloading')
  await expect.poll(async () => (await list()).models[0]?.done).toBeGreaterThan(20_000)
  const paused = (await (await app.call('POST', '/api/models/tiny/pause', { as })).json()) as LocalModelList
  expect(paused.models[0]?.state).toBe('paused')
  await app.call('POST', '/api/models/tiny/download', { as })
  await models.settled('tiny')
  expect((await list()).models[0]?.state).toBe('ready')
  const deleted = (await (await app.call('DELETE', '/api/models/tiny', { as })).json()) as LocalModelList
  expect(deleted.models[0]?.state).toBe('absent')
  expect((await app.call('POST', '/api/models/nothing/download', { as })).status).toBe(404)
})

test('a model is chosen once it has answered, writes through the app, and is stood in for when it is gone', async () => {
  const { app, operator: as, models } = await withOperator()
  const choose = () => app.call('PUT', '/api/writing-engine', { as, body: { engine: 'local', model: 'tiny' } })
  const early = await choose()
  expect([early.status, await early.text()]).toEqual([
    503,
    'Tiny is not downloaded yet. Download it in the settings, or choose another engine.',
  ])
  await models.get('tiny')
  await models.settled('tiny')
  expect((await choose()).status).toBe(200)

  const person = await app.signUp()
  const body = {
    title: 'We cancelled our Monday meeting',
    category: 'personal-experience',
    tone: 'standard',
    emojiUsage: 'none',
    language: 'english',
    aiModel: 'gpt4',
  }
  const response = await app.call('POST', '/api/generate-post', {
    as: person,
    body,
    headers: { accept: 'text/event-stream' },
  })
  const events = (await response.text()).split('\n\n')
  expect(events[0]).toBe('event: place\ndata: {"ahead":0}')
  expect(events.some((event) => event.startsWith('event: partial'))).toBe(true)
  const done = events.find((event) => event.startsWith('event: done'))
  expect(JSON.parse(done?.split('data: ')[1] ?? '{}')).toMatchObject({ engine: { id: 'local', label: 'Tiny' } })

  const { post } = JSON.parse(done?.split('data: ')[1] ?? '{}') as { post: { id: string } }
  const reading = await app.call('POST', `/api/posts/${post.id}/second-reading`, {
    as: person,
    headers: { accept: 'text/event-stream' },
  })
  const [place] = (await reading.text()).split('\n\n')
  expect(place).toBe('event: place\ndata: {"ahead":0}')

  await models.remove('tiny')
  const settings = (await (await app.call('GET', '/api/writing-engine', { as })).json()) as EngineSettings
  expect(settings.labels[0]).toMatchObject({ engine: 'arranger', choice: { engine: 'local', model: 'tiny' } })
  expect(settings.labels[0]?.problem).toMatch(/^Tiny is not downloaded yet\./)
})

test('an address to download from must be one', async () => {
  const { app, operator: as } = await withOperator()
  for (const address of ['file:///etc/passwd', 'mirror', ''])
    expect((await app.call('PUT', '/api/models/hub', { as, body: { address } })).status).toBe(400)
  const { models } = await startModels()
  await expect(models.setHub('http://169.254.169.254/latest')).rejects.toThrow(/hands out this machine’s credentials/)
  const file = await app.call('POST', '/api/models/file', { as, body: { path: '/etc/passwd' } })
  expect([file.status, await file.text()]).toEqual([400, 'This file isn’t a model in the GGUF format.'])
})
