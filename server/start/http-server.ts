import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'

/** How long the server waits for a client, in milliseconds, and the least pace, in bytes per second. */
export interface Patience {
  headMs: number
  requestMs: number
  /** After this time, a body must have arrived at the least pace on average. */
  paceAfterMs: number
  leastPace: number
  readerMs: number
}

export const patience: Patience = {
  headMs: 15_000,
  requestMs: 300_000,
  paceAfterMs: 10_000,
  leastPace: 2_000,
  readerMs: 30_000,
}

const maxConnections = 2_000

/**
 * Node's HTTP server for the app, which never waits forever. It refuses slow heads and bodies with 408, and cuts off
 * clients that stop reading. A request in progress may be silent, and so may a stream with nothing to send.
 */
export function createHttpServer(
  app: { fetch: Parameters<typeof createAdaptorServer>[0]['fetch'] },
  { headMs, requestMs, paceAfterMs, leastPace, readerMs }: Patience = patience,
): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(5_000, headMs),
    },
  }) as Server
  // Longer than usual proxies keep idle connections, so that none sends a request into a closing one.
  server.keepAliveTimeout = 65_000
  server.maxConnections = maxConnections
  server.timeout = readerMs
  // Node counts sent bytes as activity, so queued bytes have not moved for all that time.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Writing into a response that has begun would corrupt it.
    if (responses.get(socket)?.headersSent) socket.destroy()
    else refuse(socket, unread[error.code ?? ''] ?? malformed)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response)
    response.once('close', () => responses.delete(request.socket))
    if (!hasBody(request)) return
    const { socket } = request
    const [bytesBefore, startedAt] = [socket.bytesRead, performance.now()]
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1_000
      if (request.complete) clearInterval(timer)
      else if (socket.bytesRead - bytesBefore < seconds * leastPace) refuse(socket, tooSlow)
    }, paceAfterMs)
    timer.unref()
    request.once('close', () => clearInterval(timer))
  })
  return server
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

interface Refusal {
  status: string
  sentence: string
}

const tooSlow: Refusal = {
  status: '408 Request Timeout',
  sentence: 'The request came too slowly and was not read. Nothing was changed; try again.',
}
const malformed: Refusal = {
  status: '400 Bad Request',
  sentence: 'The request is not valid HTTP and was not read.',
}
/** Errors that Node does not pass on to the app, by code. */
const unread: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The address or the headers of the request are too long, and it was not read.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Content Too Large',
    sentence: 'The extensions of a chunk of the request are too long, and it was not read.',
  },
}

/** Writes directly to the socket: the app does not know of the request, or still waits for its body. */
function refuse(socket: Duplex, { status, sentence }: Refusal): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: text/plain; charset=UTF-8',
      `content-length: ${Buffer.byteLength(sentence)}`,
      'x-content-type-options: nosniff',
      'referrer-policy: same-origin',
      'connection: close',
      `\r\n${sentence}`,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
