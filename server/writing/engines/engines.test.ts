import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { withTestApp } from '#server/testing/app.ts'
import type { PostContent } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import {
  drafts,
  type Fault,
  fails,
  type Stub,
  sampleDraft,
  says,
  startAnthropicStub,
  startOpenAiStub,
  stubKey,
} from '../../stubs/engines.ts'
import type { Engine, WritingTask } from '../engine.ts'
import { createAnthropicEngine } from './anthropic.ts'
import type { Timeouts } from './ask-model.ts'
import { createEngines } from './engines.ts'
import { createOpenAiEngine } from './openai.ts'

const brief: Brief = {
  subject: 'We deleted half of our dashboards',
  category: 'personal-experience',
  postType: 'story-posts',
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
}
const post: WritingTask = { kind: 'post', brief, seed: 1 }
const hookOnly: WritingTask = { kind: 'section', brief, seed: 1, current: sampleDraft, section: 'hook' }
const quick: Partial<Timeouts> = { firstToken: 1_000, betweenTokens: 1_000, total: 4_000, retryDelay: 5 }

const rejections: unknown[] = []
const note = (reason: unknown) => rejections.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => {
  process.off('unhandledRejection', note)
  expect(rejections).toEqual([])
})

const write = (engine: Engine, task: WritingTask = post, options: Partial<Parameters<Engine['write']>[1]> = {}) =>
  engine.write(task, { signal: new AbortController().signal, ...options })

const sampleIdeas = [
  { title: 'What a good handover leaves out', description: 'Start from the last one you received.' },
  { title: 'Rules for a quiet on-call week', description: 'Give each rule with the night that led to it.' },
  { title: 'Who reads the runbook?', description: 'Ask the newest person, and report the answer.' },
]
const propose = (engine: Engine) =>
  engine.propose(
    { themes: ['On-call'], categories: ['best-practices', 'advice-list', 'thought-provoking'], seed: 1 },
    { signal: new AbortController().signal },
  )

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => expect.fail('it should have failed'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(AppError)
  // A log may show any thrown error.
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(stubKey)
  return error as AppError
}

const refusedAddress = 'http://127.0.0.1:1/v1'

const providers = [
  { name: 'an OpenAI-compatible provider', id: 'openai', start: startOpenAiStub, create: createOpenAiEngine },
  { name: 'Anthropic', id: 'anthropic', start: startAnthropicStub, create: createAnthropicEngine },
]

describe.each(providers)('an engine over $name', ({ id, start, create }) => {
  let stub: Stub
  const engine = (timeouts: Partial<Timeouts> = {}, apiKey = stubKey) =>
    create({ baseUrl: stub.baseUrl, apiKey, model: 'test-model', timeouts: { ...quick, ...timeouts } })

  beforeEach(async () => {
    stub = await start()
  })
  afterEach(() => stub.close())

  test('writes the four sections and counts the tokens', async () => {
    const { content, usage } = await write(engine())
    expect(content).toEqual(sampleDraft)
    expect(usage.inputTokens).toBeGreaterThan(0)
    expect(usage.outputTokens).toBeGreaterThan(0)
    expect(stub.requests).toHaveLength(1)
  })

  test('has a stable id and is called what the operator configured', () => {
    expect(engine()).toMatchObject({ id, label: 'test-model' })
    expect(create({ baseUrl: stub.baseUrl, apiKey: stubKey, model: 'm', label: 'House model' }).label).toBe(
      'House model',
    )
  })

  test('writes only the section asked for', async () => {
    stub.answer(drafts({ hook: 'A new hook', cta: 'not asked for' }))
    const { content } = await write(engine(), hookOnly)
    expect(content).toEqual({ hook: 'A new hook' })
  })

  test('shows every growth of the text, and each partial text begins the final one', async () => {
    stub.answer(drafts(sampleDraft, { size: 10 }))
    const partials: Partial<PostContent>[] = []
    await write(engine(), post, { onPartial: (partial) => partials.push(partial) })
    expect(partials.length).toBeGreaterThan(20)
    expect(Object.keys(partials[0] ?? {})).toEqual(['hook'])
    for (const partial of partials)
      for (const [section, text] of Object.entries(partial))
        expect(sampleDraft[section as keyof PostContent].startsWith(text)).toBe(true)
    expect(partials.at(-1)).toEqual(sampleDraft)
  })

  test('shows the first words while the provider is still writing', async () => {
    stub.answer(drafts(sampleDraft, { size: 20, end: 'silence' }))
    const caller = new AbortController()
    const work = write(engine(), post, { signal: caller.signal, onPartial: () => caller.abort(new Error('seen')) })
    await expect(work).rejects.toThrow('seen')
  })

  test('asks for the sections as a strict schema, without sampling parameters or forced tools', async () => {
    await write(engine())
    const { body } = stub.requests[0] ?? expect.fail('no request')
    for (const name of ['temperature', 'top_p', 'top_k', 'tools', 'tool_choice', 'seed'])
      expect(body).not.toHaveProperty(name)
    expect(body.stream).toBe(true)
  })

  test.each([
    ['a code fence', `\`\`\`json\n${JSON.stringify(sampleDraft, null, 2)}\n\`\`\``],
    ['thoughts', `<think>\nMaybe {"hook": "no"}? Yes.\n</think>\n\n${JSON.stringify(sampleDraft)}`],
    ['thoughts whose opening tag was swallowed', `Maybe {"hook": "no"}.\n</think>\n${JSON.stringify(sampleDraft)}`],
    ['prose around it', `Sure {here} it is:\n${JSON.stringify(sampleDraft)}\nDo you like the } in it?`],
    ['raw line breaks in its strings', JSON.stringify(sampleDraft).replaceAll('\\n', '\n')],
    ['blanks around the sections', JSON.stringify({ ...sampleDraft, hook: `  ${sampleDraft.hook}\n` })],
  ])('understands an answer with %s, and streams it', async (_, text) => {
    stub.answer(says(text))
    const partials: Partial<PostContent>[] = []
    const { content } = await write(engine(), post, { onPartial: (partial) => partials.push(partial) })
    expect(content).toEqual(sampleDraft)
    expect(partials.at(-1)).toEqual(sampleDraft)
    expect(partials.length).toBeGreaterThan(3)
    expect(stub.requests).toHaveLength(1)
  })

  test('is patient with a model that thinks before it writes', async () => {
    stub.answer(drafts(sampleDraft, { thoughts: 'What would the reader need here?' }))
    expect((await write(engine())).content).toEqual(sampleDraft)
  })

  test.each([
    ['nonsense', says('I would rather talk about the weather.'), 'not one complete JSON object'],
    ['an empty section', drafts({ ...sampleDraft, insight: ' ' }), '"insight" must hold a non-empty string'],
    ['a section too long to store', drafts({ ...sampleDraft, value: 'x'.repeat(20_001) }, { size: 5_000 }), '20,000'],
    ['an answer that was cut off', says('{"hook": "We del', { end: 'length' }), 'cut off'],
    ['nothing at all', says(''), 'empty'],
  ])('asks once more after %s, saying what was wrong', async (_, bad, problem) => {
    stub.answer(bad, drafts())
    const { content, usage } = await write(engine())
    expect(content).toEqual(sampleDraft)
    expect(stub.requests).toHaveLength(2)
    expect(inspect(stub.requests[1]?.body.messages, { depth: 5 })).toContain(problem)
    expect(usage.outputTokens).toBeGreaterThan(250)
  })

  test('proposes as many ideas as there are categories, and counts the tokens', async () => {
    stub.answer(says(JSON.stringify({ ideas: sampleIdeas })))
    const { ideas, usage } = await propose(engine())
    expect(ideas).toEqual(sampleIdeas)
    expect(usage.outputTokens).toBeGreaterThan(0)
    expect(stub.requests).toHaveLength(1)
  })

  test.each([
    ['too few ideas', { ideas: sampleIdeas.slice(0, 2) }, 'a list of 3 ideas; it held 2'],
    ['no list of ideas', { ideas: 'three' }, 'a list of 3 ideas; it held 0'],
    ['one title twice', { ideas: [...sampleIdeas.slice(0, 2), sampleIdeas[0]] }, 'Idea 3 has the title of another one'],
    ['an endless title', { ideas: [...sampleIdeas.slice(0, 2), { ...sampleIdeas[2], title: 'x'.repeat(151) }] }, '150'],
    ['no description', { ideas: [...sampleIdeas.slice(0, 2), { title: 'A third one' }] }, 'description of idea 3'],
  ])('asks for ideas once more after %s, and says so when that was in vain', async (_, bad, problem) => {
    stub.answer(says(JSON.stringify(bad)), says(JSON.stringify({ ideas: sampleIdeas })))
    expect((await propose(engine())).ideas).toEqual(sampleIdeas)
    expect(inspect(stub.requests[1]?.body.messages, { depth: 5 })).toContain(problem)

    stub.answer(says(JSON.stringify(bad)))
    const error = await failureOf(propose(engine()))
    expect(error).toMatchObject({ code: 'upstream', message: expect.stringContaining('not a list of ideas') })
  })

  test('says so when the answer is not a post twice', async () => {
    stub.answer(says('nonsense'))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code: 'upstream', message: expect.stringContaining('not a post') })
    expect(stub.requests).toHaveLength(2)
  })

  test.each<[Fault, string, RegExp]>([
    ['wrong-key', 'upstream', /does not accept the API key\. Check the key/],
    ['no-credit', 'upstream', /no credit left\. Top it up/],
    ['forbidden', 'upstream', /may not use test-model/],
    ['no-model', 'upstream', /no model “test-model”\. Check the model/],
    ['too-long', 'upstream', /too long.*Shorten it/],
  ])('reports %s at once, without a second try', async (fault, code, sentence) => {
    stub.answer(fails(fault))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(stub.requests).toHaveLength(1)
  })

  test.each<[Fault, string, RegExp]>([
    ['rate-limited', 'rate_limited', /too many requests.*Wait a minute/],
    ['overloaded', 'upstream', /overloaded/],
    ['broken', 'upstream', /problem on its side/],
  ])('tries once more when %s, then reports it', async (fault, code, sentence) => {
    stub.answer(fails(fault))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(stub.requests).toHaveLength(2)

    stub.answer(fails(fault), drafts())
    expect((await write(engine())).content).toEqual(sampleDraft)
  })

  test('waits as long as the provider asks when that is short', async () => {
    stub.answer(fails('rate-limited', { 'retry-after-ms': '60' }), drafts())
    const started = performance.now()
    await write(engine())
    // A timer may be a millisecond early by another clock.
    expect(performance.now() - started).toBeGreaterThan(58)
  })

  test('does not keep the author waiting for a long retry-after, but names it', async () => {
    stub.answer(fails('rate-limited', { 'retry-after': '42' }))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('in 42 seconds') })
    expect(stub.requests).toHaveLength(1)
  })

  test('never shows the key, even when the provider repeats it', async () => {
    const error = await failureOf(write(engine({}, `${stubKey}-wrong`)))
    expect(error.message).toMatch(/Check the key/)
    await failureOf(write(engine({}, `${stubKey}\nX: 1`)))
  })

  test('reports a missing key like a wrong one', async () => {
    const error = await failureOf(write(engine({}, '')))
    expect(error.message).toMatch(/key/)
  })

  test('tells a provider that begins too late', async () => {
    stub.answer({ kind: 'silence' })
    const error = await failureOf(write(engine({ firstToken: 40 })))
    expect(error).toMatchObject({ code: 'timeout', message: expect.stringContaining('did not begin to write') })
    await expect(stub.requests[0]?.closed).resolves.toBe(true)
  })

  test('tells a provider that falls silent in the middle', async () => {
    stub.answer(drafts(sampleDraft, { end: 'silence' }))
    const error = await failureOf(write(engine({ betweenTokens: 40 })))
    expect(error).toMatchObject({ code: 'timeout', message: expect.stringContaining('stopped in the middle') })
    await expect(stub.requests[0]?.closed).resolves.toBe(true)
  })

  test('ends an answer that trickles for too long', async () => {
    stub.answer(drafts(sampleDraft, { size: 1, pace: 10 }))
    const error = await failureOf(write(engine({ total: 150 })))
    expect(error).toMatchObject({ code: 'timeout', message: expect.stringContaining('took longer than') })
    await expect(stub.requests[0]?.closed).resolves.toBe(true)
  })

  test.each(['death', 'error'] as const)('does not write again after a %s in the middle', async (end) => {
    stub.answer(drafts({ hook: sampleDraft.hook }, { end }))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code: 'upstream', message: expect.stringMatching(/broke off|problem|overloaded/) })
    expect(stub.requests).toHaveLength(1)
  })

  test('tries once more when the connection dies, or fails within a 200, before the first word', async () => {
    stub.answer({ kind: 'death' }, drafts())
    expect((await write(engine())).content).toEqual(sampleDraft)
    for (const end of ['death', 'error'] as const) {
      stub.answer(says('', { end }), drafts())
      expect((await write(engine())).content).toEqual(sampleDraft)
    }
  })

  test('reports a refusal as one', async () => {
    stub.answer(says('', { end: 'refusal' }))
    const error = await failureOf(write(engine()))
    expect(error).toMatchObject({ code: 'upstream', message: expect.stringContaining('declined') })
    expect(stub.requests).toHaveLength(1)
  })

  test('reports an unreachable server with its address', async () => {
    const lost = create({ baseUrl: refusedAddress, apiKey: stubKey, model: 'm', timeouts: quick })
    const error = await failureOf(write(lost))
    expect(error).toMatchObject({
      code: 'upstream',
      message: expect.stringContaining('cannot be reached at http://127.0.0.1:1'),
    })
  })

  test.each([200, 404, 502])('reports a web page (%i) instead of an API', async (status) => {
    stub.answer({ kind: 'page', status })
    const error = await failureOf(write(engine()))
    expect(error.code).toBe('upstream')
    expect(error.message).not.toContain('<')
  })

  test('an abort rejects with its reason and hangs up, whatever the provider is doing', async () => {
    for (const answer of [{ kind: 'silence' } as const, drafts(sampleDraft, { end: 'silence' })]) {
      stub.answer(answer)
      const caller = new AbortController()
      const arrived = stub.nextRequest()
      const partial = Promise.withResolvers<void>()
      const work = write(engine(), post, { signal: caller.signal, onPartial: () => partial.resolve() })
      const request = await arrived
      if (answer.kind === 'text') await partial.promise
      const reason = new Error('the author left')
      caller.abort(reason)
      await expect(work).rejects.toBe(reason)
      await expect(request.closed).resolves.toBe(true)
    }
  })

  test('an abort during the wait before a second try ends it', async () => {
    stub.answer(fails('overloaded'))
    const caller = new AbortController()
    const arrived = stub.nextRequest()
    const work = write(engine({ retryDelay: 3_000 }), post, { signal: caller.signal })
    await (await arrived).closed
    caller.abort()
    await expect(work).rejects.toBe(caller.signal.reason)
    expect(stub.requests).toHaveLength(1)
  })

  test('an abort before the start sends nothing', async () => {
    await expect(write(engine(), post, { signal: AbortSignal.abort('no') })).rejects.toBe('no')
    expect(stub.requests).toHaveLength(0)
  })

  test('nothing is shown after the end', async () => {
    stub.answer(drafts(sampleDraft, { size: 8, pace: 1 }))
    const caller = new AbortController()
    let isOver = false
    let late = 0
    const onPartial = () => {
      if (isOver) late += 1
      else if (!caller.signal.aborted) caller.abort()
    }
    await write(engine(), post, { signal: caller.signal, onPartial }).catch(() => undefined)
    isOver = true
    await stub.requests[0]?.closed
    expect(late).toBe(0)
  })
})

test('an OpenAI-compatible server is asked for a strict schema and the token count', async () => {
  const stub = await startOpenAiStub(null)
  await write(createOpenAiEngine({ baseUrl: stub.baseUrl, model: 'local', timeouts: quick }), hookOnly)
  expect(stub.requests[0]?.headers.authorization).toBeUndefined()
  expect(stub.requests[0]?.body).toMatchObject({
    model: 'local',
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: ['hook'] } } },
  })
  expect(stub.requests[0]?.body).not.toHaveProperty('max_tokens')
  await stub.close()
})

test('Claude is asked for its native structured output, with room to think and a cacheable system prompt', async () => {
  const stub = await startAnthropicStub()
  await write(createAnthropicEngine({ baseUrl: stub.baseUrl, apiKey: stubKey, model: 'claude-sonnet-5-5' }))
  expect(stub.requests[0]?.body).toMatchObject({
    model: 'claude-sonnet-5-5',
    output_config: { format: { type: 'json_schema', schema: { additionalProperties: false } } },
    system: [{ type: 'text', cache_control: { type: 'ephemeral' } }],
  })
  expect(stub.requests[0]?.body.max_tokens).toBeGreaterThanOrEqual(8_000)
  expect(stub.requests[0]?.body).not.toHaveProperty('thinking')
  await stub.close()
})

test('a server that ends its stream without a word is reported', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  for (const { create } of providers) {
    const error = await failureOf(write(create({ baseUrl, apiKey: stubKey, model: 'm', timeouts: quick })))
    expect(error.code).toBe('upstream')
  }
  server.close()
})

test('a redirect is not followed, so that neither key nor text goes to another address', async () => {
  const elsewhere = await startOpenAiStub(null)
  for (const { start, create } of providers) {
    const stub = await start()
    stub.answer({ kind: 'redirect', to: `${elsewhere.baseUrl}/chat/completions` })
    const error = await failureOf(
      write(create({ baseUrl: stub.baseUrl, apiKey: stubKey, model: 'm', timeouts: quick })),
    )
    expect(error.message).toMatch(/gave no answer that can be read\. Check the address/)
    await stub.close()
  }
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
})

test('an address where a cloud hands out credentials is not asked to write', async () => {
  for (const { create } of providers) {
    const baseUrl = 'http://169.254.169.254/v1'
    const error = await failureOf(write(create({ baseUrl, apiKey: stubKey, model: 'm', timeouts: quick })))
    expect(error.message).toMatch(/this machine’s credentials/)
  }
})

describe('which engine writes for a label', () => {
  const arranger: Engine = {
    id: 'arranger',
    label: 'Sorted without AI',
    promptVersion: null,
    write: () => Promise.reject(new AppError('invalid', 'not asked here')),
    propose: () => Promise.reject(new AppError('invalid', 'not asked here')),
  }
  const openai = { baseUrl: refusedAddress, apiKey: stubKey, model: 'gpt-6.1-sol' }
  const anthropic = { baseUrl: refusedAddress, apiKey: stubKey, model: 'claude-sonnet-5-5' }

  test.each([
    ['both providers', { openai, anthropic }, 'openai', 'anthropic'],
    ['only OpenAI', { openai }, 'openai', 'openai'],
    ['only Anthropic', { anthropic }, 'anthropic', 'anthropic'],
    ['no provider', {}, 'arranger', 'arranger'],
  ] as const)('with %s configured', async (_, config, gpt4, claude) => {
    const engines = createEngines({ ...config, arranger })
    const { deps } = await withTestApp({ engines })
    expect((await engines.for(deps, 'gpt4')).id).toBe(gpt4)
    expect((await engines.for(deps, 'claude')).id).toBe(claude)
    const set = { openai: 'OPENAI_API_KEY', anthropic: 'ANTHROPIC_API_KEY' }
    const labels = { openai: openai.model, anthropic: anthropic.model, arranger: arranger.label }
    const described = (aiModel: string, engine: keyof typeof labels, fixedBy: string | null) => ({
      aiModel,
      engine,
      label: labels[engine],
      choice: null,
      fixedBy,
      problem: null,
    })
    expect(await engines.describe(deps)).toEqual([
      described('gpt4', gpt4, 'openai' in config ? set.openai : null),
      described('claude', claude, 'anthropic' in config ? set.anthropic : null),
    ])
    await expect(engines.warmUp(deps)).resolves.toBeUndefined()
  })
})
