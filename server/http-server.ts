import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** How long the server waits for the other side; in milliseconds, and bytes a second. */
export interface Patience {
  /** Until a request's head is there. */
  headMs: number
  /** Until a request with its body is there. */
  requestMs: number
  /** After so long a body must have come at the least pace on average. */
  paceAfterMs: number
  leastPace: number
  /** For a reader who takes nothing of what is waiting for them. */
  readerMs: number
}

export const patience: Patience = {
  headMs: 15_000,
  requestMs: 300_000,
  paceAfterMs: 10_000,
  leastPace: 2_000,
  readerMs: 30_000,
}

/** Beyond it new connections are closed at once. */
const mostConnections = 2_000

/**
 * Node's HTTP server for the app, which waits for nobody for ever: slow heads and bodies are refused with 408, readers
 * who stop reading are cut off. A request that is being worked on, or a stream that has nothing to say, may be silent.
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
  // Longer than the usual proxies keep theirs, so that none sends a request into a closing connection.
  server.keepAliveTimeout = 65_000
  server.maxConnections = mostConnections
  server.timeout = readerMs
  // Node counts bytes that leave as a sign of life, so what is still waiting here has not moved for all that time.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const { socket } = request
    const [bytesBefore, startedAt] = [socket.bytesRead, performance.now()]
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1_000
      if (request.complete) clearInterval(timer)
      else if (socket.bytesRead - bytesBefore < seconds * leastPace) refuse(request)
    }, paceAfterMs)
    timer.unref()
    request.once('close', () => clearInterval(timer))
  })
  return server
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlow = 'The request came too slowly and was not read. Nothing was changed; try again.'

/** Written past the app, which still waits for the body. */
function refuse({ socket }: IncomingMessage): void {
  if (socket.destroyed) return
  socket.end(
    `HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(tooSlow)}\r\nconnection: close\r\n\r\n${tooSlow}`,
  )
  socket.destroySoon()
}
