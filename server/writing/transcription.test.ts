import { expect, onTestFinished, test } from 'vitest'
import { largestRecording } from '#shared/transcription.ts'
import { fails, type StubReply, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { said, setUp, uses } from '../testing/connections.ts'

const spoken = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])

const send = (
  app: TestApp,
  as: TestUser,
  { type = 'audio/webm;codecs=opus', bytes = spoken, language = 'german' } = {},
) =>
  app.app.request(`/api/transcriptions?language=${language}`, {
    method: 'POST',
    headers: { cookie: as.cookie, 'content-type': type },
    body: bytes,
  })

const hostOf = async (app: TestApp, as: TestUser) =>
  (await (await app.call('GET', '/api/transcription', { as })).json()) as unknown

async function hearing() {
  const { app, stub, operator } = await setUp()
  stub.list({ kind: 'models', ids: ['gpt-6.1-sol', 'gpt-4o-transcribe-diarize', 'gpt-4o-mini-transcribe'] })
  await uses(app, operator, stub)
  return { app, stub, author: await app.signUp() }
}

test('the connected service turns a recording into text, which no log and no table holds', async () => {
  const { app, stub, author } = await hearing()
  expect(await hostOf(app, author)).toEqual({ host: new URL(stub.baseUrl).host })
  stub.hear(says(' Wir haben den Laden an einem Dienstag geschlossen. '))
  const answer = await send(app, author)
  expect(await answer.json()).toEqual({ text: 'Wir haben den Laden an einem Dienstag geschlossen.' })
  const { headers, body } = stub.requests.at(-1)!
  expect(headers.authorization).toBe(`Bearer ${stubKey}`)
  const file = body.file as File
  expect(body).toMatchObject({ model: 'gpt-4o-mini-transcribe', language: 'de', response_format: 'json' })
  expect([file.name, file.type]).toEqual(['speech.webm', 'audio/webm'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(spoken)
  expect(JSON.stringify(app.logs)).not.toContain('Dienstag')
})

test('without a service that hears, nobody is offered one and a recording is refused', async () => {
  const app = await withTestApp()
  const author = await app.signUp()
  expect(await hostOf(app, author)).toEqual({ host: null })
  expect(await said(await send(app, author))).toEqual([
    503,
    expect.stringMatching(/^No connected service turns speech/),
  ])
  const { app: other, stub, operator } = await setUp()
  await uses(other, operator, stub)
  expect(await hostOf(other, operator)).toEqual({ host: null })
})

test('TRANSCRIPTION_MODEL names the model of a service that lists none for speech', async () => {
  const stub = await startOpenAiStub(null)
  onTestFinished(() => stub.close())
  const app = await withTestApp({
    env: { OPENAI_BASE_URL: stub.baseUrl, OPENAI_MODEL: 'llama', TRANSCRIPTION_MODEL: 'parakeet' },
  })
  const author = await app.signUp()
  expect(await (await send(app, author, { type: 'audio/mp4', language: 'english' })).json()).toEqual({
    text: 'We closed the shop on a Tuesday.',
  })
  expect(stub.requests.at(-1)?.body).toMatchObject({ model: 'parakeet', language: 'en' })
})

test.each<[string, StubReply, number, RegExp]>([
  ['refuses the key', fails('wrong-key'), 502, /does not accept the API key\. Check the key in Settings/],
  ['has no such model', fails('no-model'), 502, /has no model “gpt-4o-mini-transcribe”/],
  ['is overloaded', fails('overloaded'), 502, /is overloaded\. Try again in a minute/],
  ['has no credit', fails('no-credit'), 502, /has no credit left/],
  ['answers with another shape', { kind: 'other', body: { words: [] } }, 502, /gave no answer that can be read/],
  ['answers with a web page', { kind: 'page', status: 200 }, 502, /gave no answer that can be read/],
  ['breaks off', { kind: 'death' }, 502, /cannot be reached at http/],
])('a service that %s is explained in a sentence', async (_, reply, status, sentence) => {
  const { app, stub, author } = await hearing()
  stub.hear(reply)
  expect(await said(await send(app, author))).toEqual([status, expect.stringMatching(sentence)])
  expect(app.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})

test('what is no recording is refused before a service is asked', async () => {
  const { app, stub, author } = await hearing()
  const asked = stub.requests.length
  expect((await send(app, author, { type: 'text/html' })).status).toBe(400)
  expect((await send(app, author, { bytes: new Uint8Array() })).status).toBe(400)
  expect((await send(app, author, { language: 'klingon' })).status).toBe(400)
  expect(await said(await send(app, author, { bytes: new Uint8Array(largestRecording + 1) }))).toEqual([
    413,
    'A recording can have at most 5 MB. This one was not read.',
  ])
  expect((await app.app.request('/api/transcriptions?language=german', { method: 'POST', body: spoken })).status).toBe(
    401,
  )
  expect(stub.requests).toHaveLength(asked)
})

test('a caller who leaves ends the request to the service', async () => {
  const { app, stub, author } = await hearing()
  stub.hear({ kind: 'silence' })
  const origin = await app.listen()
  const asked = stub.nextRequest()
  const caller = new AbortController()
  const call = fetch(`${origin}/api/transcriptions?language=german`, {
    method: 'POST',
    headers: { cookie: author.cookie, 'content-type': 'audio/webm' },
    body: spoken,
    signal: caller.signal,
  })
  // The list of models comes first.
  const request = (await asked).body.model ? await asked : await stub.nextRequest()
  caller.abort()
  await expect(call).rejects.toThrow()
  expect(await request.closed).toBe(true)
  expect(app.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})
