import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostContent } from '#shared/posts.ts'
import { anthropicProtocol } from './anthropic.ts'
import { openAiProtocol } from './openai.ts'

export const stubKey = 'stub-key-4c1f'

export type Fault =
  | 'wrong-key'
  | 'no-credit'
  | 'forbidden'
  | 'no-model'
  | 'too-long'
  | 'rate-limited'
  | 'broken'
  | 'overloaded'

export type StubReply =
  | {
      kind: 'text'
      text: string
      size?: number
      pace?: number
      /** Nothing is sent before this is done. */
      after?: Promise<unknown>
      /** Sent before the text, in the provider's own thinking events. */
      thoughts?: string
      end?: 'stop' | 'length' | 'refusal' | 'error' | 'death' | 'silence'
    }
  | { kind: 'fault'; fault: Fault; headers?: Record<string, string> }
  | { kind: 'silence' }
  | { kind: 'death' }
  | { kind: 'page'; status: number }
  | { kind: 'redirect'; to: string }
  | { kind: 'models'; ids: string[] }
  | { kind: 'other'; body: unknown }

type TextReply = Extract<StubReply, { kind: 'text' }>

export const sampleDraft: PostContent = {
  hook: 'We deleted half of our dashboards, and nobody asked for them back.',
  insight: 'A chart that no one acts on is decoration. We kept a list of the decisions each one had led to.',
  value: '1. Write down who decides what with it.\n2. Hide it for a month.\n3. Delete it if no one asks.',
  cta: 'Which dashboard would your team miss?',
}

export const says = (text: string, options: Omit<TextReply, 'kind' | 'text'> = {}): StubReply => ({
  kind: 'text',
  text,
  ...options,
})
export const drafts = (content: Partial<PostContent> = sampleDraft, options: Omit<TextReply, 'kind' | 'text'> = {}) =>
  says(JSON.stringify(content), options)
export const fails = (fault: Fault, headers?: Record<string, string>): StubReply => ({ kind: 'fault', fault, headers })

export interface StubRequest {
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** Epoch milliseconds with fractions; null before any text was written. */
  firstTokenAt: number | null
  /** Settles at the end of this request's connection: true if the caller hung up before the response was complete. */
  closed: Promise<boolean>
}

/** One provider's formats, byte for byte. */
export interface Protocol {
  path: string
  /** The real service's refusal of a caller: status and body. */
  stranger(headers: IncomingHttpHeaders, key: string | null): Refusal | null
  complaint(headers: IncomingHttpHeaders, body: Record<string, unknown>): Refusal | null
  /** The paths of its lists of models, and their format. */
  lists: Record<string, (ids: string[]) => unknown>
  faults: Record<Fault, Refusal>
  requestIdHeader: string
  /** The events up to the first text, one per piece of text, and those after it. */
  opening(model: string, thoughts: string | undefined): string[]
  piece(text: string, model: string): string
  refusal(model: string): string[]
  closing(end: 'stop' | 'length' | 'refusal', body: Record<string, unknown>): string[]
  midwayError: string
  /** Its call that turns a recording, sent as a form, into text. */
  transcription?: {
    path: string
    complaint(body: Record<string, unknown>): Refusal | null
    whole(text: string): unknown
  }
  whole(text: string, end: 'stop' | 'length' | 'refusal', model: string): unknown
}

export interface Refusal {
  status: number
  body: unknown
}

export interface Stub {
  baseUrl: string
  requests: StubRequest[]
  /** Sets the replies to the next requests, in order; the last one stays. A function's reply depends on the request. */
  answer(...replies: (StubReply | ((body: StubRequest['body']) => StubReply))[]): void
  list(reply: StubReply): void
  /** Sets the reply to recordings. */
  hear(reply: StubReply): void
  nextRequest(): Promise<StubRequest>
  close(): Promise<void>
}

/** @param key the key that callers must send; null accepts any caller, like a private server */
export const startOpenAiStub = (key: string | null = stubKey) => startStub(openAiProtocol, key)
export const startAnthropicStub = (key: string | null = stubKey) => startStub(anthropicProtocol, key)

const now = () => performance.timeOrigin + performance.now()

async function startStub(protocol: Protocol, key: string | null): Promise<Stub> {
  let queue: Parameters<Stub['answer']> = [drafts()]
  let list: StubReply = { kind: 'models', ids: ['test-model'] }
  let heard: StubReply = says('We closed the shop on a Tuesday.')
  const requests: StubRequest[] = []
  let waiting: ((request: StubRequest) => void)[] = []

  const server = createServer(async (incoming, response) => {
    try {
      const body = await bodyOf(incoming)
      const request: StubRequest = {
        headers: incoming.headers,
        body,
        firstTokenAt: null,
        closed: new Promise((resolve) => response.once('close', () => resolve(!response.writableFinished))),
      }
      requests.push(request)
      for (const notify of waiting) notify(request)
      waiting = []

      response.setHeader(protocol.requestIdHeader, `req_${requests.length}`)
      const path = (incoming.url ?? '').split('?')[0] ?? ''
      const isList = incoming.method === 'GET' && path in protocol.lists
      const transcription = path === protocol.transcription?.path ? protocol.transcription : undefined
      if (!isList && (incoming.method !== 'POST' || (path !== protocol.path && !transcription))) {
        sendJson(response, 404, protocol.faults['no-model'].body)
        return
      }
      const complaint =
        protocol.stranger(incoming.headers, key) ??
        (isList ? null : transcription ? transcription.complaint(body) : protocol.complaint(incoming.headers, body))
      if (complaint) {
        sendJson(response, complaint.status, complaint.body)
        return
      }
      if (isList) {
        if (list.kind === 'models') sendJson(response, 200, protocol.lists[path]?.(list.ids))
        else await give(list, request, response, protocol)
        return
      }
      if (transcription) {
        if (heard.kind === 'text') sendJson(response, 200, transcription.whole(heard.text))
        else await give(heard, request, response, protocol)
        return
      }
      const reply = (queue.length > 1 ? queue.shift() : queue[0])!
      await give(typeof reply === 'function' ? reply(body) : reply, request, response, protocol)
    } catch (error) {
      response.destroy(error as Error)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answer: (...replies) => {
      queue = replies
    },
    list: (reply) => {
      list = reply
    },
    hear: (reply) => {
      heard = reply
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const type = incoming.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data'))
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  return JSON.parse(bytes.toString('utf8') || '{}') as Record<string, unknown>
}

async function give(reply: StubReply, request: StubRequest, response: ServerResponse, protocol: Protocol) {
  switch (reply.kind) {
    case 'text':
      return request.body.stream
        ? stream(reply, request, response, protocol)
        : whole(reply, request, response, protocol)
    case 'fault': {
      const { status, body } = protocol.faults[reply.fault]
      for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
      return sendJson(response, status, body)
    }
    case 'page':
      response.writeHead(reply.status, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end('<!doctype html><html><body><h1>Welcome</h1></body></html>')
    case 'redirect':
      response.writeHead(302, { location: reply.to })
      return void response.end()
    case 'other':
      return sendJson(response, 200, reply.body)
    case 'death':
      return void response.destroy()
    case 'models':
    case 'silence':
      return undefined
  }
}

async function stream(reply: TextReply, request: StubRequest, response: ServerResponse, protocol: Protocol) {
  const { text, size = 24, pace = 0, after, thoughts, end = 'stop' } = reply
  const model = String(request.body.model)
  await after
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  for (const event of protocol.opening(model, thoughts)) response.write(event)
  if (end === 'refusal') for (const event of protocol.refusal(model)) response.write(event)
  else
    for (let at = 0; at < text.length; at += size) {
      await delay(pace)
      if (response.destroyed) return
      request.firstTokenAt ??= now()
      response.write(protocol.piece(text.slice(at, at + size), model))
    }
  if (end === 'silence') return
  if (end === 'death') {
    // Flushes the text before the connection dies.
    await delay(5)
    response.destroy()
  } else if (end === 'error') response.end(protocol.midwayError)
  else response.end(protocol.closing(end, request.body).join(''))
}

async function whole(
  { text, after, end = 'stop' }: TextReply,
  request: StubRequest,
  response: ServerResponse,
  protocol: Protocol,
) {
  await after
  if (end === 'silence') return
  if (end === 'death') return void response.destroy()
  if (end === 'error') return sendJson(response, protocol.faults.broken.status, protocol.faults.broken.body)
  request.firstTokenAt = now()
  sendJson(response, 200, protocol.whole(text, end, String(request.body.model)))
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
