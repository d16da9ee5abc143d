import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Counts emails by id and discards them. */
export async function startMailServer() {
  const ids = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      let head = ''
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 4_000) head += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^Message-ID:\s+(\S+)/im.exec(head)?.[1] ?? ''
        ids.set(id, (ids.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    ids,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
