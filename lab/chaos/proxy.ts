import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Random } from './outcome.ts'

/** A proxy between the app and its database: it forwards, delays, swallows, or cuts connections within an answer. */
export type Mode = 'forwards' | 'is slow' | 'is silent' | 'cuts'

export async function startProxy({ socket: path, user }: { socket: string; user: string }, random: Random) {
  let mode: Mode = 'forwards'
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket, isAnswer: boolean) =>
    from.on('data', (chunk) => {
      if (mode === 'is silent') return
      if (mode === 'cuts' && isAnswer && random.below(20) === 0) {
        to.write(chunk.subarray(0, random.below(chunk.length)))
        to.destroy()
        from.destroy()
      } else if (mode === 'is slow') setTimeout(() => to.write(chunk), 100)
      else to.write(chunk)
    })
  const server = createServer((client) => {
    const database = connect(path)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    carry(client, database, false)
    carry(database, client, true)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/hookline`,
    become(next: Mode) {
      // A connection cannot recover from swallowed bytes.
      if (mode === 'is silent') for (const socket of open) socket.destroy()
      mode = next
    },
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
