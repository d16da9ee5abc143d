import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReaderAddress, VoiceSketch } from '#shared/samples.ts'
import { generations } from '../database/schema.ts'
import { fails, type Stub, sampleDraft, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'

let stub: Stub
let app: TestApp
let user: TestUser
beforeAll(async () => {
  stub = await startOpenAiStub()
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  app = await startTestApp({
    engines: createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } }),
  })
})
afterAll(async () => {
  await app.stop()
  await stub.close()
})
beforeEach(async () => {
  user = await app.signUp()
  stub.requests.length = 0
})

/** One answer for a post and for a description alike: both are requested at the same time. */
const answerWith = (sketch: string) => stub.answer(says(JSON.stringify({ ...sampleDraft, sketch })))
const words = (subject: string) => `${subject}. We bake at four in the morning, and nobody asked for rye until March.`
const addSample = (subject: string) =>
  app.call('POST', '/api/writing-samples', { as: user, body: { content: words(subject) } })
const generate = (title = 'We deleted half of our dashboards') =>
  app.call('POST', '/api/generate-post', {
    as: user,
    body: { title, category: 'personal-experience', emojiUsage: 'none', language: 'english', aiModel: 'gpt4' },
  })
const call = async <T>(method: string, path: string, body?: unknown) => {
  const response = await app.call(method, path, { as: user, body })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as T }
}
const sketch = async () => (await call<VoiceSketch>('GET', '/api/voice/sketch')).json()
const prompts = () =>
  stub.requests.map(({ body }) => (body.messages as { content: string }[]).map(({ content }) => content).join('\n'))
const described = () => prompts().filter((prompt) => prompt.includes('keys sketch and statements'))

test('during the first post a model describes how its author writes; the next post uses the description', async () => {
  await addSample('The oven')
  await addSample('The queue')
  answerWith('Dry, short, stops early.')
  await generate()
  expect(await sketch()).toEqual({
    text: 'Dry, short, stops early.',
    engine: 'gpt-test',
    checkedAgainst: null,
    isOutdated: false,
    canBeMade: true,
  })
  expect(described()).toHaveLength(1)
  expect(described()[0]).toContain('nobody asked for rye')
  const kinds = await app.db
    .select({ kind: generations.kind })
    .from(generations)
    .where(eq(generations.workspaceId, user.workspaceId))
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['post', 'voice'])
  stub.requests.length = 0
  await generate()
  expect(described()).toHaveLength(0)
  expect(prompts()[0]).toMatch(/<voice-(\d+)>\nDry, short, stops early\.\n<\/voice-\1>/)
})

test('the description is written anew once most samples are others, unless the words are the author’s own', async () => {
  await addSample('The oven')
  await addSample('The queue')
  answerWith('First.')
  await generate()
  for (const subject of ['The till', 'The flour', 'The van']) await addSample(subject)
  expect((await sketch()).isOutdated).toBe(true)
  answerWith('Second.')
  await generate()
  expect(await sketch()).toMatchObject({ text: 'Second.', isOutdated: false })

  await call('PUT', '/api/voice/sketch', { text: '  I never explain a joke. ' })
  for (const subject of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await addSample(`Number ${subject}`)
  stub.requests.length = 0
  await generate()
  expect(described()).toHaveLength(0)
  expect(await sketch()).toMatchObject({ text: 'I never explain a joke.', engine: null, isOutdated: false })
  answerWith('Third.')
  expect((await call<VoiceSketch>('POST', '/api/voice/sketch', {})).json()).toMatchObject({
    text: 'Third.',
    engine: 'gpt-test',
  })
  await call('PUT', '/api/voice/sketch', { text: '' })
  expect(await sketch()).toMatchObject({ text: '', engine: null })
})

const statement = (quote: string, measure: string, level: string) => ({ quote, measure, level })
const describes = (sketch: string, ...statements: object[]) => says(JSON.stringify({ sketch, statements }))
const addPosts = async () => {
  for (const [at, subject] of ['The oven', 'The queue', 'The till', 'The flour', 'The van', 'The rye'].entries())
    await call('POST', '/api/writing-samples', { content: `${words(subject)}${at < 4 ? ' Who asked? 🎉' : ''}` })
}

test('a description is checked against samples that it was not made from, and written anew where they contradict it', async () => {
  await addPosts()
  const plain = 'They write plain posts without emojis. They ask at the end.'
  const better = 'Their posts often end on a question and an emoji.'
  stub.answer(
    describes(plain, statement('without emojis', 'emojis', 'none'), statement('nowhere', 'questions', 'none')),
    describes(better, statement('an emoji', 'emojis', 'some'), statement('a question', 'closing-question', 'some')),
  )
  const made = (await call<VoiceSketch>('POST', '/api/voice/sketch', {})).json()
  expect(made).toMatchObject({ text: better, engine: 'gpt-test', checkedAgainst: 2 })
  const [first, again] = described()
  // Every third sample, newest first, is held back.
  for (const subject of ['The flour', 'The oven']) expect(`${first}${again}`).not.toContain(subject)
  expect(again).toContain('without emojis\nOther posts: 2 of 2 other posts have them.')
  expect(again).not.toContain('nowhere')
})

test('of two descriptions the better one is kept, without the sentences that do not hold', async () => {
  await addPosts()
  stub.answer(
    describes('Dry. Never an emoji.', statement('Never an emoji', 'emojis', 'none')),
    describes(
      'Worse. No emoji. No question.',
      statement('No emoji', 'emojis', 'none'),
      statement('No question', 'questions', 'none'),
    ),
  )
  const made = (await call<VoiceSketch>('POST', '/api/voice/sketch', {})).json()
  expect(made).toMatchObject({ text: 'Dry.', checkedAgainst: 2 })

  stub.answer(describes('Terse. Long posts.', statement('Long posts', 'post-length', 'long')), fails('broken'))
  expect((await call<VoiceSketch>('POST', '/api/voice/sketch', {})).json()).toMatchObject({ text: 'Terse.' })
})

test('a post is also written when describing its author fails', async () => {
  await addSample('The oven')
  await addSample('The queue')
  stub.answer(says(JSON.stringify(sampleDraft)))
  expect((await generate()).status).toBe(200)
  expect((await sketch()).text).toBe('')
})

test('a failed description is explained in a sentence, and the former one stays', async () => {
  await call('PUT', '/api/voice/sketch', { text: 'Mine.' })
  expect(await call('POST', '/api/voice/sketch', {})).toMatchObject({
    status: 400,
    text: 'This needs at least 2 active samples; you have 0.',
  })
  await addSample('The oven')
  await addSample('The queue')
  stub.answer(fails('wrong-key'))
  expect((await call('POST', '/api/voice/sketch', {})).status).toBe(502)
  expect((await sketch()).text).toBe('Mine.')
  expect(await call('PUT', '/api/voice/sketch', { text: 'x'.repeat(2_001) })).toMatchObject({
    status: 400,
    text: 'The description can hold at most 2,000 characters.',
  })
})

test('each author has a description of their own', async () => {
  await call('PUT', '/api/voice/sketch', { text: 'Mine.' })
  user = await app.signUp()
  expect((await sketch()).text).toBe('')
})

test('readers are addressed as in most samples, unless the author decides otherwise', async () => {
  const post = { category: 'personal-experience', emojiUsage: 'none', language: 'german', aiModel: 'gpt4' }
  const prompt = async () => {
    stub.requests.length = 0
    await app.call('POST', '/api/generate-post', { as: user, body: { ...post, title: 'Unser Backofen' } })
    return prompts().find((one) => !one.includes('keys sketch and statements'))
  }
  answerWith('Dry.')
  expect(await prompt()).not.toContain('Readers, where they are addressed')
  for (const content of [
    'Wenn Sie um vier kommen, bekommen Sie das erste Brot des Tages.',
    'Schreiben Sie mir, was Ihnen an unserem Brot fehlt. Im Ernst.',
  ])
    await app.call('POST', '/api/writing-samples', { as: user, body: { content } })
  expect(await prompt()).toContain('Readers, where they are addressed: “Sie”.')
  expect((await call<ReaderAddress>('PUT', '/api/voice/address', { address: 'informal' })).json()).toEqual({
    address: 'informal',
  })
  expect(await prompt()).toContain('“du”')
  expect(await call('PUT', '/api/voice/address', { address: 'rude' })).toMatchObject({
    status: 400,
    text: 'address must be informal, formal or null.',
  })
})
