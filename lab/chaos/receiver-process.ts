import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beOutside } from './outside.ts'

export interface TakenEvent {
  id: string
  type: string
  postId: string
  version: number
  /** To compare repetitions. */
  digest: string
  /** It was answered with 200, even if the connection broke then. */
  isAccepted: boolean
}

const taken: TakenEvent[] = []

const server = createServer(async (request, response) => {
  const body = await text(request).catch(() => null)
  if (body === null) return
  const { type, data } = JSON.parse(body) as { type: string; data: { id: string; version: number } }
  const chance = Math.random()
  const isAccepted = chance > 0.05
  const digest = createHash('sha256').update(body).digest('base64url')
  const id = String(request.headers['webhook-id'])
  taken.push({ id, type, postId: data.id, version: data.version, digest, isAccepted })
  await sleep(Math.random() * 20)
  if (!isAccepted) response.writeHead(chance > 0.02 ? 500 : 302, { location: '/elsewhere' }).end()
  // Accepted, but the sender never learns it.
  else if (chance < 0.08) request.socket.destroy()
  else response.end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
beOutside({ WEBHOOK_HOSTS: `127.0.0.1:${port}` }, taken)
