import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The reaction to the next requests for the file; after the last fault, the hub answers whole. */
export type HubFault =
  | { kind: 'status'; status: number; retryAfter?: number }
  /** Sends this many bytes and drops the connection. */
  | { kind: 'drop'; after: number }
  /** Sends this many bytes and then nothing more. */
  | { kind: 'silence'; after: number }
  /** Sends everything, whatever range was requested. */
  | { kind: 'no-ranges' }
  /** Answers with the sign-in page of a captive network. */
  | { kind: 'page' }
  | { kind: 'redirect'; to: string }
  /** Sends this many bytes at a time, with a pause after each. */
  | { kind: 'slow'; size: number; pauseMs: number }

export interface StubHub {
  address: string
  /** Every request as `path range`. */
  requests: string[]
  answer(...faults: HubFault[]): void
  nextRequest(): Promise<void>
  close(): Promise<void>
}

interface StubFile {
  content: Buffer
  sha256: string
  /** The declared size. A slow response is filled up with zeros. */
  size?: number
}

/**
 * Answers like the real hub: it redirects a file at a revision to the storage, with its checksum in a header, and the
 * storage serves ranges.
 */
export async function startStubHub(files: Record<string, StubFile>): Promise<StubHub> {
  const requests: string[] = []
  let faults: HubFault[] = []
  let waiting: (() => void)[] = []

  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? ''}`.trim())
    const path = request.url ?? ''
    const stored = path.startsWith('/storage/')
    const file = files[path.replace('/storage', '')]
    if (!file) return void response.writeHead(404).end('Entry not found')
    if (!stored) {
      return void response
        .writeHead(302, {
          location: `/storage${path}`,
          'x-linked-etag': `"${file.sha256}"`,
          'x-linked-size': String(file.size ?? file.content.length),
        })
        .end()
    }
    for (const tell of waiting) tell()
    waiting = []
    give(file, faults.shift(), request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (...next) => {
      faults = next
    },
    nextRequest: () => new Promise((done) => waiting.push(done)),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function give(
  { content, size = content.length }: StubFile,
  fault: HubFault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (fault?.kind === 'status') {
    const retryAfter = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
    return void response.writeHead(fault.status, retryAfter).end()
  }
  if (fault?.kind === 'redirect') return void response.writeHead(302, { location: fault.to }).end()
  if (fault?.kind === 'page')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to this network.</p>')
  const [, start = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
  const from = fault?.kind === 'no-ranges' ? 0 : Number(start)
  if (from >= size) return void response.writeHead(416).end()
  const rest = content.subarray(from)
  const length = { 'content-length': String(size - from) }
  if (fault?.kind === 'no-ranges') response.writeHead(200, length)
  else
    response.writeHead(206, {
      ...length,
      'content-range': `bytes ${from}-${size - 1}/${size}`,
    })
  if (fault?.kind === 'drop' || fault?.kind === 'silence') {
    await new Promise<void>((done) => response.write(rest.subarray(0, fault.after), () => done()))
    if (fault.kind === 'drop') response.destroy()
    return
  }
  if (fault?.kind === 'slow') {
    for (let at = from; at < size && !response.destroyed; at += fault.size) {
      const piece = Buffer.alloc(Math.min(fault.size, size - at))
      if (at < content.length) content.copy(piece, 0, at)
      response.write(piece)
      await delay(fault.pauseMs)
    }
    return void response.end()
  }
  response.end(rest)
}
