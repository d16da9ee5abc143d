import { afterEach, expect, test } from 'vitest'
import { drafts, fails, type Stub, sampleDraft, says, startAnthropicStub, startOpenAiStub, stubKey } from './engines.ts'

let stub: Stub
afterEach(() => stub.close())

const format = (schema: unknown) => ({ type: 'json_schema', json_schema: { name: 'post', strict: true, schema } })
const openSchema = { type: 'object', properties: { hook: { type: 'string' } }, required: ['hook'] }
const loose = { type: 'object', properties: { hook: { type: 'string' } }, required: [], additionalProperties: false }
const messages = [{ role: 'user', content: 'Write' }]

async function chat(body: object, headers: Record<string, string> = { authorization: `Bearer ${stubKey}` }) {
  const response = await fetch(`${stub.baseUrl}/chat/completions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'm', messages, ...body }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const anthropicHeaders = { 'x-api-key': stubKey, 'anthropic-version': '2023-06-01' }

async function message(body: object, headers: Record<string, string> = anthropicHeaders) {
  const response = await fetch(`${stub.baseUrl}/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'm', max_tokens: 100, messages, ...body }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the OpenAI stub streams chunks, then the usage when asked, then the end mark', async () => {
  stub = await startOpenAiStub()
  stub.answer(says('{"a":1}', { size: 4 }))
  const { text, headers } = await chat({ stream: true, stream_options: { include_usage: true } })
  expect(headers.get('content-type')).toContain('text/event-stream')
  const events = text.trim().split('\n\n')
  expect(events.at(-1)).toBe('data: [DONE]')
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')))
  expect(chunks[0].choices[0].delta.role).toBe('assistant')
  expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe('{"a":1}')
  expect(chunks.at(-2).choices[0].finish_reason).toBe('stop')
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
  expect(stub.requests[0]?.firstTokenAt).toBeGreaterThan(0)
})

test('the OpenAI stub answers whole when no stream is asked for', async () => {
  stub = await startOpenAiStub()
  const { text } = await chat({})
  expect(JSON.parse(JSON.parse(text).choices[0].message.content)).toEqual(sampleDraft)
})

test.each([
  ['a missing key', {}, {}, 401],
  ['a wrong key', {}, { authorization: 'Bearer other' }, 401],
  ['no messages', { messages: [] }, undefined, 400],
  ['max_tokens', { max_tokens: 5 }, undefined, 400],
  ['a temperature', { temperature: 1 }, undefined, 400],
  ['a schema that is open', { response_format: format(openSchema) }, undefined, 400],
  ['a schema with an optional key', { response_format: format(loose) }, undefined, 400],
  ['a schema that is no object', { response_format: format({ type: 'string' }) }, undefined, 400],
])('the OpenAI stub refuses %s', async (_, body, headers, status) => {
  stub = await startOpenAiStub()
  const answer = await chat(body, headers)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text).error.type).toBe('invalid_request_error')
})

test('the Anthropic stub streams named events, thinking before text', async () => {
  stub = await startAnthropicStub()
  stub.answer(drafts(sampleDraft, { thoughts: 'Hm.' }))
  const { text } = await message({ stream: true })
  const events = text
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n'))
  expect(events.every(([name, data]) => `event: ${JSON.parse(data?.slice(6) ?? '').type}` === name)).toBe(true)
  const names = events.map(([name]) => name?.slice(7))
  expect(names[0]).toBe('message_start')
  expect(names.slice(-3)).toEqual(['content_block_stop', 'message_delta', 'message_stop'])
  expect(text.indexOf('thinking_delta')).toBeLessThan(text.indexOf('text_delta'))
})

test('the Anthropic stub answers whole when no stream is asked for', async () => {
  stub = await startAnthropicStub()
  const { text } = await message({})
  expect(JSON.parse(text)).toMatchObject({ stop_reason: 'end_turn', content: [{ text: JSON.stringify(sampleDraft) }] })
})

test.each([
  ['a missing key', {}, { 'anthropic-version': '2023-06-01' }, 401],
  ['a missing version', {}, { 'x-api-key': stubKey }, 400],
  ['missing max_tokens', { max_tokens: undefined }, undefined, 400],
  ['sampling parameters', { temperature: 0.5 }, undefined, 400],
  ['a thinking budget', { thinking: { type: 'enabled', budget_tokens: 1024 } }, undefined, 400],
  ['a forced tool', { tool_choice: { type: 'any' } }, undefined, 400],
  ['a prefilled answer', { messages: [...messages, { role: 'assistant', content: '{' }] }, undefined, 400],
  ['an open schema', { output_config: { format: { type: 'json_schema', schema: openSchema } } }, undefined, 400],
])('the Anthropic stub refuses %s', async (_, body, headers, status) => {
  stub = await startAnthropicStub()
  const answer = await message(body, headers)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text)).toMatchObject({ type: 'error', error: { type: expect.any(String) } })
})

test('answers are given in order and the last one stays', async () => {
  stub = await startOpenAiStub()
  stub.answer(fails('overloaded'), fails('rate-limited', { 'retry-after': '7' }))
  expect((await chat({})).status).toBe(503)
  expect((await chat({})).headers.get('retry-after')).toBe('7')
  expect((await chat({})).status).toBe(429)
  expect(stub.requests).toHaveLength(3)
})
