import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { drafts, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { someContent, withTestApp } from '../testing/app.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'
import { startAnalyses } from './analyses.ts'

const log = pino({ level: 'silent' })
const patient = 60_000
const content = { ...someContent, hook: 'We saved 3 hours in March.' }
const manySamples = Array.from({ length: 300 }, (_, at) => `${at} days went by until Anna wrote to us. `.repeat(125))

function analysisWith(deadlineOf: Parameters<typeof startAnalyses>[0]['deadlineOf']) {
  const threads = startAnalyses({ log, deadlineOf })
  onTestFinished(() => threads.stop())
  return threads.analysis
}

test('an analysis that misses its deadline is given up with its thread, and the next one gets another', async () => {
  const analysis = analysisWith((name) => (name === 'fingerprintOf' ? 1 : patient))
  expect(await analysis.claimsIn(content, 'english')).not.toHaveLength(0)
  expect(await analysis.fingerprintOf(manySamples)).toBeUndefined()
  expect(await analysis.claimsIn(content, 'english')).not.toHaveLength(0)
})

test('the server goes on while a thread reads', async () => {
  const analysis = analysisWith(() => patient)
  await analysis.claimsIn(content, 'english')
  let isReading = true
  const reading = analysis.fingerprintOf(manySamples).finally(() => {
    isReading = false
  })
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(isReading).toBe(true)
  expect((await reading)?.samples).toBeGreaterThan(200)
})

test('a new analysis is given up at once if many wait', async () => {
  const analysis = analysisWith(() => patient)
  const results = await Promise.all(Array.from({ length: 50 }, () => analysis.claimsIn(content, 'english')))
  expect(results.filter((one) => one === undefined)).toHaveLength(10)
  expect(await analysis.claimsIn(content, 'english')).not.toHaveLength(0)
})

describe('if nothing can be analysed in time', () => {
  const hurried = async () => {
    const analysis = analysisWith(() => 0)
    const stub = await startOpenAiStub()
    onTestFinished(() => stub.close())
    const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
    const app = await withTestApp({
      analysis,
      engines: createEngines({ openai, arranger: createArranger(analysis) }),
    })
    return { app, stub, user: await app.signUp() }
  }

  test('the interview asks nothing', async () => {
    const { app, user } = await hurried()
    const body = { title: 'We moved the office', category: 'personal-experience', language: 'english' }
    const response = await app.call('POST', '/api/interview', { as: user, body })
    expect(await response.json()).toEqual({ questions: [], frames: [] })
  })

  test('a post is kept with its text, and its settled claims stay as they were', async () => {
    const { app, user } = await hurried()
    const body = { title: 'By hand', content, category: 'hot-takes' }
    const made = (await (await app.call('POST', '/api/posts', { as: user, body })).json()) as Post
    expect(made).toMatchObject({ content, claims: [] })
    const claims = [{ key: 'anna', state: 'true' }]
    await app.call('PUT', `/api/posts/${made.id}`, { as: user, body: { claims } })
    const typed = { hook: 'We saved 4 hours.' }
    const saved = await app.call('PUT', `/api/posts/${made.id}`, { as: user, body: { content: typed } })
    expect(await saved.json()).toMatchObject({ content: { ...content, ...typed }, claims, version: 3 })
  })

  test('a draft is kept unchecked', async () => {
    const { app, stub, user } = await hurried()
    stub.answer(drafts({ ...content, hook: 'We saved 77 hours in 1987.' }))
    const body = { title: 'We replaced the meeting', category: 'hot-takes', aiModel: 'gpt4' }
    const response = await app.call('POST', '/api/generate-post', { as: user, body })
    expect(await response.json()).toMatchObject({ content: { hook: 'We saved 77 hours in 1987.' } })
    expect(stub.requests).toHaveLength(1)
  })

  test('the voice and the arranger say so', async () => {
    const { app, user } = await hurried()
    const read = () => app.call('GET', '/api/voice', { as: user })
    expect(await (await read()).json()).toBeNull()
    for (const noun of ['a page', 'a list']) {
      const content = `We replaced our Monday meeting with ${noun} that everybody reads before noon. Nobody misses it.`
      expect((await app.call('POST', '/api/writing-samples', { as: user, body: { content } })).status).toBe(201)
    }
    const voice = await read()
    expect([voice.status, await voice.text()]).toEqual([
      504,
      'Your samples could not be read in time. They are kept; try again in a moment.',
    ])
    const composed = await withTestApp({
      analysis: app.deps.analysis,
      engines: createEngines({ arranger: createArranger(app.deps.analysis) }),
    })
    const body = { title: 'We replaced the meeting', category: 'hot-takes' }
    const response = await composed.call('POST', '/api/generate-post', { as: await composed.signUp(), body })
    expect([response.status, await response.text()]).toEqual([
      504,
      'Sorting took too long. Nothing was changed; try again in a moment, or with a shorter text.',
    ])
  })
})
