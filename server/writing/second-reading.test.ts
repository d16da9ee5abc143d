import { expect, onTestFinished, test } from 'vitest'
import type { Post, PostContent } from '#shared/posts.ts'
import type { Remark, SecondReading } from '#shared/second-reading.ts'
import { generations } from '../database/schema.ts'
import { fails, type StubReply, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { analysis, withTestApp } from '../testing/app.ts'
import { createArranger } from './arranger/arranger.ts'
import { createEngines } from './engines/engines.ts'
import { takeovers } from './prompts/takeovers.ts'

const content: PostContent = {
  hook: 'Our team stopped its Monday meeting in March.',
  insight: 'We delve into the numbers on paper now. It works. It works for everyone.',
  value: 'Write the list of what is stuck before noon.\n\nLet the team read it. Let the team answer.',
  cta: 'Which meeting would you rather read?',
}
const subject = 'Our team stopped its Monday meeting in March'

const remarks = (...given: Partial<Remark>[]): StubReply =>
  says(
    JSON.stringify({
      remarks: given.map(({ quote = '', reason = 'It is said twice.', replacement = '' }) => ({
        quote,
        reason,
        replacement,
      })),
    }),
  )

async function connected(env: Record<string, string> = {}) {
  const stub = await startOpenAiStub()
  onTestFinished(() => stub.close())
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  const app = await withTestApp({
    env,
    engines: createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } }),
  })
  const user = await app.signUp()
  const post = await app.hasPost(user, { ...content, subject })
  const ask = (id = post.id, as = user, headers: Record<string, string> = {}) =>
    app.call('POST', `/api/posts/${id}/second-reading`, { as, headers })
  const read = async () => (await (await ask()).json()) as SecondReading
  const stored = async () => (await (await app.call('GET', `/api/posts/${post.id}`, { as: user })).json()) as Post
  return { app, stub, user, post, ask, read, stored }
}

test('a model’s remarks come with their places, in reading order, and the post stays as it is', async () => {
  const { stub, read, stored, post } = await connected()
  stub.answer(
    remarks(
      { quote: 'Let the team read it.', replacement: 'Let everyone read it.', reason: ' Plainer. ' },
      { quote: 'delve into', replacement: 'read' },
      { quote: ' Let the team answer.', replacement: '' },
    ),
  )
  const reading = await read()
  expect(reading.engine.label).toBe('gpt-test')
  expect(reading.remarks.map(({ section, quote, replacement }) => [section, quote, replacement])).toEqual([
    ['insight', 'delve into', 'read'],
    ['value', 'Let the team read it.', 'Let everyone read it.'],
    ['value', 'Let the team answer.', ''],
  ])
  for (const { section, start, end, quote } of reading.remarks) expect(content[section].slice(start, end)).toBe(quote)
  expect(reading.remarks[1]?.reason).toBe('Plainer.')
  expect(await stored()).toEqual(post)
})

test.each<[string, Partial<Remark>]>([
  ['whose quotation is not in the post', { quote: 'We looked at the numbers.', replacement: 'x' }],
  ['whose quotation stands there twice', { quote: 'It works', replacement: 'It holds' }],
  ['that would change nothing', { quote: 'It works.', replacement: 'It works.' }],
  ['without a reason', { quote: 'delve into', replacement: 'read', reason: '' }],
  ['that would leave a section empty', { quote: content.cta, replacement: '' }],
  ['that brings in a number', { quote: 'It works.', replacement: 'It saved us 40 hours.' }],
])('a remark %s is left out', async (_, dropped) => {
  const { stub, read } = await connected()
  stub.answer(remarks(dropped, { quote: 'before noon', replacement: 'by noon' }))
  expect((await read()).remarks.map(({ quote }) => quote)).toEqual(['before noon'])
})

test('among remarks about the same words only the first is kept, and there are never more than ten', async () => {
  const { stub, read, app, user, ask } = await connected()
  stub.answer(
    remarks(
      { quote: 'It works. It works for', replacement: 'It works for' },
      { quote: 'for everyone', replacement: 'for all' },
    ),
  )
  expect((await read()).remarks).toHaveLength(1)
  const words = Array.from({ length: 20 }, (_, at) => `word${String.fromCharCode(97 + at)}`)
  const long = await app.hasPost(user, { ...content, subject, value: words.join(' ') })
  stub.answer(remarks(...words.map((quote) => ({ quote, replacement: 'x' }))))
  const answer = (await (await ask(long.id)).json()) as SecondReading
  expect(answer.remarks).toHaveLength(10)
})

test('a replacement never says what the author never says', async () => {
  const { stub, read, app, user } = await connected()
  await app.call('PUT', '/api/never-say', { as: user, body: { phrases: ['synergy'] } })
  stub.answer(remarks({ quote: 'delve into', replacement: 'find synergy in' }))
  expect((await read()).remarks).toEqual([])
})

test('the post’s text stays inside its fence, whatever it says', async () => {
  const { stub, app, user, ask } = await connected()
  stub.answer(remarks())
  for (const attack of takeovers) {
    const hostile = await app.hasPost(user, { ...content, subject: attack, insight: attack })
    expect((await ask(hostile.id)).status).toBe(200)
    const [system, question] = stub.requests.at(-1)!.body.messages as { content: string }[]
    expect(system!.content).not.toContain(attack)
    const outside = question!.content.replace(/^<([a-z-]+-\d+)>\n[\s\S]*?\n<\/\1>$/gm, '')
    expect(outside, attack).not.toContain(attack)
    expect(outside).toContain('Answer with a JSON object with the single key remarks.')
  }
})

test('the reasons come in the language of whoever asks', async () => {
  const { stub, ask, post } = await connected()
  stub.answer(remarks())
  for (const [asked, name] of [
    ['en', 'English'],
    ['de-AT', 'German'],
  ] as const) {
    await ask(post.id, undefined, { 'accept-language': asked })
    const [system] = stub.requests.at(-1)!.body.messages as { content: string }[]
    expect(system!.content).toContain(`one plain sentence in ${name} that tells`)
  }
})

test('without a model there is no second reader, and nothing of another person’s is read', async () => {
  const { app, stub, ask, post } = await connected()
  const stranger = await app.signUp()
  expect((await ask(post.id, stranger)).status).toBe(404)
  expect(stub.requests).toHaveLength(0)
  const alone = await withTestApp()
  const user = await alone.signUp()
  const own = await alone.hasPost(user, { ...content, subject })
  const refused = await alone.call('POST', `/api/posts/${own.id}/second-reading`, { as: user })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'A second reader needs a model, and none is connected. Nothing was changed.',
  ])
})

test('a failure is explained in a sentence, and a reading counts against the limit on writing', async () => {
  const { app, stub, ask, stored, post } = await connected({ RATE_LIMITS: 'on', RATE_LIMIT_WRITE: '2/10m' })
  stub.answer(fails('overloaded'))
  const failed = await ask()
  expect([failed.status, await failed.text()]).toEqual([
    502,
    'gpt-test is overloaded. Try again in a minute, or choose another AI model.',
  ])
  stub.answer(says('That is a fine post.'))
  expect((await ask()).status).toBe(502)
  expect((await ask()).status).toBe(429)
  expect(await stored()).toEqual(post)
  const outcomes = await app.db.select({ kind: generations.kind, outcome: generations.outcome }).from(generations)
  expect(outcomes).toEqual([
    { kind: 'second reading', outcome: 'upstream' },
    { kind: 'second reading', outcome: 'upstream' },
  ])
})

test('closing the stream stops the model', async () => {
  const { stub, ask } = await connected()
  stub.answer({ kind: 'silence' })
  const asked = stub.nextRequest()
  const response = await ask(undefined, undefined, { accept: 'text/event-stream' })
  const { closed } = await asked
  await response.body!.cancel()
  expect(await closed).toBe(true)
})

test('a repeated request with the same key gets the first one’s answer', async () => {
  const { stub, ask } = await connected()
  stub.answer(remarks({ quote: 'delve into', replacement: 'read' }))
  const key = { 'idempotency-key': 'once' }
  const first = await (await ask(undefined, undefined, key)).json()
  expect(await (await ask(undefined, undefined, key)).json()).toEqual(first)
  expect(stub.requests).toHaveLength(1)
})
