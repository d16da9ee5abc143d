import type { Protocol, Refusal } from './engines.ts'

const refusal = (status: number, message: string, type: string, code: string | null, param: string | null = null) => ({
  status,
  body: { error: { message, type, param, code } },
})
const invalid = (message: string, param: string | null, code: string | null = null) =>
  refusal(400, message, 'invalid_request_error', code, param)

const chunk = (model: string, delta: Record<string, unknown>, finishReason: string | null = null) =>
  event({
    id: 'chatcmpl-stub',
    object: 'chat.completion.chunk',
    created: 1_795_200_000,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  })
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

const finishReasons = { stop: 'stop', length: 'length', refusal: 'stop' }
const usage = {
  prompt_tokens: 900,
  completion_tokens: 210,
  total_tokens: 1110,
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
}
const declined = 'I’m sorry, but I can’t help with that.'

export const openAiProtocol: Protocol = {
  path: '/v1/chat/completions',
  requestIdHeader: 'x-request-id',
  stranger: ({ authorization }, key) => {
    if (key === null || authorization === `Bearer ${key}`) return null
    return refusal(
      401,
      authorization
        ? `Incorrect API key provided: ${authorization.replace('Bearer ', '')}.`
        : "You didn't provide an API key.",
      'invalid_request_error',
      authorization ? 'invalid_api_key' : null,
    )
  },
  lists: {
    '/v1/models': (ids) => ({
      object: 'list',
      data: ids.map((id, at) => ({ id, object: 'model', created: 1_795_200_000 - at, owned_by: 'system' })),
    }),
    // Ollama lists its models in its own format as well.
    '/api/tags': (ids) => ({
      models: ids.map((name) => ({
        name,
        model: name,
        modified_at: '2026-10-04T14:56:49.277302595+02:00',
        size: 2_019_393_189,
        digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
        details: { format: 'gguf', family: 'llama', parameter_size: '3.2B', quantization_level: 'Q4_K_M' },
      })),
    }),
  },
  complaint: (_headers, body) => {
    if (typeof body.model !== 'string') return invalid('you must provide a model parameter', null)
    if (!Array.isArray(body.messages) || body.messages.length === 0)
      return invalid("Invalid 'messages': empty array.", 'messages', 'empty_array')
    if ('max_tokens' in body)
      return invalid(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
        'unsupported_parameter',
      )
    for (const name of ['temperature', 'top_p'])
      if (name in body && body.reasoning_effort !== 'none')
        return invalid(
          `Unsupported parameter: '${name}' is not supported with this model.`,
          name,
          'unsupported_parameter',
        )
    if (body.stream_options && !body.stream)
      return invalid("The 'stream_options' parameter is only allowed when 'stream' is enabled.", 'stream_options')
    return complaintAboutFormat(body.response_format)
  },
  faults: {
    'wrong-key': refusal(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
    'no-credit': refusal(
      429,
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      'insufficient_quota',
    ),
    forbidden: refusal(403, 'Project does not have access to this model.', 'invalid_request_error', null),
    'no-model': refusal(
      404,
      'The model does not exist or you do not have access to it.',
      'invalid_request_error',
      'model_not_found',
    ),
    'too-long': invalid("This model's maximum context length is 8192 tokens.", 'messages', 'context_length_exceeded'),
    'rate-limited': refusal(429, 'Rate limit reached for requests.', 'requests', 'rate_limit_exceeded'),
    broken: refusal(500, 'The server had an error while processing your request.', 'server_error', null),
    overloaded: refusal(503, 'The engine is currently overloaded, please try again later.', 'server_error', null),
  },
  opening: (model, thoughts) => [
    chunk(model, { role: 'assistant', content: '', refusal: null }),
    ...(thoughts ? [chunk(model, { reasoning_content: thoughts })] : []),
  ],
  piece: (text, model) => chunk(model, { content: text }),
  refusal: (model) => declined.split(' ').map((word) => chunk(model, { refusal: `${word} ` })),
  closing: (end, body) => {
    const model = String(body.model)
    const withUsage = (body.stream_options as { include_usage?: boolean } | undefined)?.include_usage === true
    return [
      chunk(model, {}, finishReasons[end]),
      ...(withUsage
        ? [
            event({
              id: 'chatcmpl-stub',
              object: 'chat.completion.chunk',
              created: 1_795_200_000,
              model,
              choices: [],
              usage,
            }),
          ]
        : []),
      'data: [DONE]\n\n',
    ]
  },
  midwayError: event({
    error: {
      message: 'The server had an error while processing your request.',
      type: 'server_error',
      param: null,
      code: null,
    },
  }),
  transcription: {
    path: '/v1/audio/transcriptions',
    complaint: ({ file, model, response_format: format }) => {
      if (typeof model !== 'string') return invalid('you must provide a model parameter', null)
      if (!(file instanceof File)) return invalid("Invalid 'file': expected a file.", 'file')
      if (!/\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/.test(file.name))
        return invalid('Invalid file format.', 'file', 'unsupported_format')
      if (/gpt-4o/.test(model) && format !== 'json')
        return invalid(`response_format '${format}' is not compatible with model '${model}'.`, 'response_format')
      return null
    },
    whole: (text) => ({ text, usage: { type: 'tokens', input_tokens: 420, output_tokens: 9, total_tokens: 429 } }),
  },
  whole: (text, end, model) => ({
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 1_795_200_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: end === 'refusal' ? null : text,
          refusal: end === 'refusal' ? declined : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: finishReasons[end],
      },
    ],
    usage,
  }),
}

function complaintAboutFormat(format: unknown): Refusal | null {
  if (typeof format !== 'object' || format === null || !('type' in format) || format.type !== 'json_schema') return null
  const { json_schema: wanted } = format as { json_schema?: { name?: unknown; strict?: unknown; schema?: unknown } }
  if (typeof wanted?.name !== 'string' || !/^[\w-]{1,64}$/.test(wanted.name))
    return invalid("Missing or invalid 'response_format.json_schema.name'.", 'response_format.json_schema.name')
  if (wanted.strict !== true) return null
  const problem = strictProblem(wanted.schema, true)
  return problem ? invalid(`Invalid schema for response_format '${wanted.name}': ${problem}`, 'response_format') : null
}

/** The strict mode's rules, which Anthropic's structured outputs share for closed objects. */
export function strictProblem(schema: unknown, isRoot = false): string | null {
  const { type, properties, required, additionalProperties, items } = (schema ?? {}) as Record<string, unknown>
  if (isRoot && type !== 'object') return `schema must be a JSON Schema of 'type: "object"'.`
  if (type === 'array') return strictProblem(items)
  if (type !== 'object') return null
  if (additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false."
  const children = Object.entries((properties ?? {}) as Record<string, unknown>)
  for (const [name, child] of children) {
    if (!Array.isArray(required) || !required.includes(name))
      return `'required' is required to be supplied and to be an array including every key in properties. Missing '${name}'.`
    const problem = strictProblem(child)
    if (problem) return problem
  }
  return null
}
