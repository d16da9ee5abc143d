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
  isAccepted: boolean
  /** Null while the receiver works. */
  end: 'answered' | 'broken off by the receiver' | 'left by the sender' | null
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
  const event: TakenEvent = { id, type, postId: data.id, version: data.version, digest, isAccepted, end: null }
  taken.push(event)
  await sleep(Math.random() * 100)
  if (!request.socket.writable) event.end = 'left by the sender'
  else if (isAccepted && chance < 0.08) {
    request.socket.destroy()
    event.end = 'broken off by the receiver'
  } else {
    if (isAccepted) response.end()
    else response.writeHead(chance > 0.02 ? 500 : 302, { location: '/elsewhere' }).end()
    event.end = 'answered'
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
beOutside({ WEBHOOK_HOSTS: `127.0.0.1:${port}` }, taken)
