import { createServer, connect as open, type Socket } from 'node:net'
import { inject } from 'vitest'

/**
 * A proxy between the app and the tests' database. It can go silent: it then accepts connections and passes nothing on.
 */
export async function startProxy() {
  const server = inject('database')
  const sockets = new Set<Socket>()
  let isSilent = false
  let lastWords: string | null = null
  let heard = Promise.withResolvers<void>()
  const proxy = createServer((near) => {
    sockets.add(near)
    if (isSilent) return
    const far = open(`${server.host}/.s.PGSQL.${server.port}`)
    sockets.add(far)
    let isDeaf = false
    near.on('data', (chunk) => {
      if (isSilent) return heard.resolve()
      isDeaf ||= lastWords !== null && chunk.includes(lastWords)
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (!isSilent && !isDeaf) near.write(chunk)
    })
    near.on('close', () => far.destroy()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port } = proxy.address() as { port: number }
  return {
    connection: { host: '127.0.0.1', port },
    /** Settles when the first query gets no answer. */
    fallSilent: () => {
      isSilent = true
      heard = Promise.withResolvers<void>()
      return heard.promise
    },
    /** Loses the answer to the query that contains these words, and everything after it on the same connection. */
    loseAnswersTo: (words: string | null) => {
      lastWords = words
    },
    recover: () => {
      isSilent = false
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
