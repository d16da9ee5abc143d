import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect } from 'vitest'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  id: string
  type: string
  timestamp: string
  data: Record<string, unknown>
}

/** A receiver of webhooks. It answers 200 unless a test says otherwise, by path. */
export async function startReceiver() {
  const received: Received[] = []
  const answers = new Map<string, (response: ServerResponse, event: Received) => void>()
  const server = createServer(async (request, response) => {
    const raw = await text(request)
    const path = request.url ?? ''
    const id = String(request.headers['webhook-id'])
    const event: Received = { path, headers: request.headers, raw, id, ...JSON.parse(raw) }
    received.push(event)
    const answer = answers.get(path)
    if (answer) answer(response, event)
    else response.end('thanks')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const of = (path: string) => received.filter((event) => event.path === path)
  return {
    host,
    received,
    of,
    url: (path: string) => `http://${host}${path}`,
    answer: (path: string, how: (response: ServerResponse, event: Received) => void) => void answers.set(path, how),
    answerWell: (path: string) => void answers.delete(path),
    /** Waits for so many events. */
    async first(path: string, count: number): Promise<Received[]> {
      await expect.poll(() => of(path).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
      return of(path)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Throws unless the secret signed the event, by the reference implementation. */
export const verify = (secret: string, { raw, headers }: Received) =>
  new Verifier(secret).verify(raw, headers as Record<string, string>)
