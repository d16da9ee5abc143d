import type { Protocol } from './engines.ts'
import { strictProblem } from './openai.ts'

const refusal = (status: number, type: string, message: string) => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_stub' },
})
const invalid = (message: string) => refusal(400, 'invalid_request_error', message)

const event = (value: { type: string } & Record<string, unknown>) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

const textIndex = 1
const stopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }
const stopDetails = { type: 'refusal', category: 'policy', explanation: null }

export const anthropicProtocol: Protocol = {
  path: '/v1/messages',
  requestIdHeader: 'request-id',
  stranger: (headers, key) => {
    if (key === null || headers['x-api-key'] === key) return null
    return refusal(
      401,
      'authentication_error',
      headers['x-api-key'] ? `invalid x-api-key ${headers['x-api-key']}` : 'x-api-key header is required',
    )
  },
  lists: {
    '/v1/models': (ids) => ({
      data: ids.map((id) => ({ type: 'model', id, display_name: id, created_at: '2026-09-01T00:00:00Z' })),
      has_more: false,
      first_id: ids[0] ?? null,
      last_id: ids.at(-1) ?? null,
    }),
  },
  complaint: (headers, body) => {
    if (headers['anthropic-version'] !== '2023-06-01') return invalid('anthropic-version: header is required')
    if (typeof body.model !== 'string') return invalid('model: Field required')
    if (!Number.isInteger(body.max_tokens)) return invalid('max_tokens: Field required')
    if (!Array.isArray(body.messages) || body.messages.length === 0)
      return invalid('messages: at least one message is required')
    for (const name of ['temperature', 'top_p', 'top_k'])
      if (name in body) return invalid(`${name}: sampling parameters are not supported by this model`)
    const thinking = body.thinking as { type?: string; budget_tokens?: number } | undefined
    if (thinking?.type === 'disabled' || thinking?.budget_tokens !== undefined)
      return invalid('thinking: this model only supports adaptive thinking')
    const choice = (body.tool_choice as { type?: string } | undefined)?.type
    if (choice === 'any' || choice === 'tool')
      return invalid('tool_choice: forced tool use is not supported by this model')
    if ((body.messages.at(-1) as { role?: string }).role === 'assistant')
      return invalid('messages: prefilling assistant messages is not supported by this model')
    if (body.messages.some((message: { content?: unknown }) => !message.content?.toString().length))
      return invalid('messages: text content blocks must be non-empty')
    const format = (body.output_config as { format?: { type?: string; schema?: unknown } } | undefined)?.format
    const problem = format?.type === 'json_schema' ? strictProblem(format.schema, true) : null
    return problem ? invalid(`output_config.format.schema: ${problem}`) : null
  },
  faults: {
    'wrong-key': refusal(401, 'authentication_error', 'invalid x-api-key'),
    'no-credit': refusal(402, 'billing_error', 'Your credit balance is too low to access the API.'),
    forbidden: refusal(403, 'permission_error', 'Your API key does not have permission to use this model.'),
    'no-model': refusal(404, 'not_found_error', 'model: no-such-model'),
    'too-long': invalid('prompt is too long: 250000 tokens > 200000 maximum'),
    'rate-limited': refusal(429, 'rate_limit_error', 'This request would exceed your rate limit.'),
    broken: refusal(500, 'api_error', 'Internal server error'),
    overloaded: refusal(529, 'overloaded_error', 'Overloaded'),
  },
  opening: (model, thoughts) => [
    event({
      type: 'message_start',
      message: {
        id: 'msg_stub',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 850, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 1 },
      },
    }),
    event({ type: 'ping' }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } }),
    ...(thoughts
      ? [event({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: thoughts } })]
      : []),
    event({ type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'c3R1Yg==' } }),
    event({ type: 'content_block_stop', index: 0 }),
    event({ type: 'content_block_start', index: textIndex, content_block: { type: 'text', text: '' } }),
  ],
  piece: (text) => event({ type: 'content_block_delta', index: textIndex, delta: { type: 'text_delta', text } }),
  refusal: () => [],
  closing: (end) => [
    event({ type: 'content_block_stop', index: textIndex }),
    event({
      type: 'message_delta',
      delta: {
        stop_reason: stopReasons[end],
        stop_sequence: null,
        ...(end === 'refusal' ? { stop_details: stopDetails } : {}),
      },
      usage: { output_tokens: 230 },
    }),
    event({ type: 'message_stop' }),
  ],
  midwayError: event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  whole: (text, end, model) => ({
    id: 'msg_stub',
    type: 'message',
    role: 'assistant',
    model,
    content: end === 'refusal' ? [] : [{ type: 'text', text }],
    stop_reason: stopReasons[end],
    stop_sequence: null,
    ...(end === 'refusal' ? { stop_details: stopDetails } : {}),
    usage: { input_tokens: 850, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 230 },
  }),
}
