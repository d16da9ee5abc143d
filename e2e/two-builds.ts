import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A hashed file name: `-`, the hash of the content, the extension. */
const hashed = /-([\w-]{8})(\.(?:js|css))/g
const ofNext = /-([\w-]{8})NEXT(\.(?:js|css))/g

/** Serves the app and, after a switch, another build: the same files, all renamed as if each had changed. */
export async function startTwoBuilds(app: string) {
  let hasNext = false

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '/', headers } = incoming
    const path = url.replaceAll(ofNext, '-$1$2')
    const onward = request(new URL(path, app), { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    onward.on('error', () => outgoing.destroy())
    onward.on('response', (response) => {
      const type = response.headers['content-type'] ?? ''
      if (!hasNext || !/html|javascript/.test(type)) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        return void response.pipe(outgoing)
      }
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const { 'content-length': _, ...rest } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, rest)
        outgoing.end(text.replaceAll(hashed, '-$1NEXT$2').replace(/(const build = \{"name":")/, '$1next'))
      })
    })
    incoming.pipe(onward)
  }

  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deployNext: () => {
      hasNext = true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
