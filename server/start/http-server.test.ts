import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { patience } from './http-server.ts'

let app: TestApp
let user: TestUser
let post: Post
beforeAll(async () => {
  app = await startTestApp()
  user = await app.signUp()
  post = await app.hasPost(user)
})
afterAll(() => app.stop())

const impatient = { ...patience, headMs: 300, paceAfterMs: 300, readerMs: 500 }

async function dial(address: string): Promise<{ socket: Socket; said: () => string; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  return { socket, said: () => said, closed }
}

const head = (method: string, path: string, length = 0) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${user.cookie}\r\ncontent-type: application/json\r\n${length ? `content-length: ${length}\r\n` : ''}\r\n`

const isServed = async (address: string) => expect((await fetch(`${address}/healthz`)).status).toBe(200)

test('a body that comes byte by byte is refused, changes nothing and holds up nobody', async () => {
  const address = await app.listen(impatient)
  const { socket, said, closed } = await dial(address)
  socket.write(head('PUT', `/api/posts/${post.id}`, 900_000))
  const dripping = setInterval(() => socket.write(' '), 20)
  onTestFinished(() => clearInterval(dripping))
  await isServed(address)
  await closed
  expect(said()).toMatch(/^HTTP\/1\.1 408 .*The request came too slowly and was not read\. Nothing was changed/s)
  await isServed(address)
  expect(app.logs.filter(({ level }) => level === 50)).toEqual([])
})

test('a head that does not end, and a connection that says nothing, are closed', async () => {
  const address = await app.listen(impatient)
  const silent = await dial(address)
  const slow = await dial(address)
  slow.socket.write('GET /api/posts HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  await Promise.all([silent.closed, slow.closed])
  expect(slow.said()).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431, 'too long'],
  ['what is no HTTP', 'Good morning!\r\n\r\n', 400, 'not valid HTTP'],
])('%s is refused in a sentence, and the connection is closed', async (_what, request, status, words) => {
  const { socket, said, closed } = await dial(await app.listen())
  socket.write(request)
  await closed
  const [top = '', sentence] = said().split('\r\n\r\n')
  expect(top).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of ['content-type: text/plain', 'connection: close', 'referrer-policy: same-origin'])
    expect(top).toContain(header)
  expect(sentence).toMatch(new RegExp(`^[^\\r\\n]*${words}[^\\r\\n]*\\.$`))
})

test('somebody who is refused before their body has come is told that the connection ends', async () => {
  const { socket, said, closed } = await dial(await app.listen())
  socket.write(`${head('POST', '/api/posts', 900_000).replace(user.cookie, '')}{`)
  await closed
  expect(said()).toMatch(/^HTTP\/1\.1 401 .*connection: close.*You are not signed in\.$/is)
})

test('refusing a body that has come leaves the connection open for the next request', async () => {
  const { socket, said } = await dial(await app.listen())
  socket.write(`${head('POST', '/api/posts', 2).replace(user.cookie, '')}{}`)
  await expect.poll(said).toContain('You are not signed in.')
  socket.write(head('GET', '/api/posts?limit=1'))
  await expect.poll(said).toContain('HTTP/1.1 200 OK')
})

test('a reader who takes nothing is cut off, and one who waits for an answer is not', async () => {
  const reader = await app.signUp()
  const long = await app.hasPost(reader, { value: 'A page instead of a meeting. '.repeat(1_400) })
  await app.hasCopies(long, 400)
  const address = await app.listen(impatient)
  const accepted = nextSocket()
  const { socket } = await dial(address)
  socket.pause()
  socket.write(head('GET', '/api/posts').replace(user.cookie, reader.cookie))
  const cutOff = once(await accepted, 'close')
  const other = await dial(address)
  other.socket.write(head('GET', '/api/posts?limit=1'))
  await expect.poll(other.said).toContain('HTTP/1.1 200 OK')
  await cutOff
  await isServed(address)
  other.socket.write(head('GET', '/api/posts?limit=2'))
  await expect.poll(() => other.said().split('HTTP/1.1 200 OK').length).toBe(3)
})

const nextSocket = () =>
  new Promise<Socket>((done) => {
    const name = 'net.server.socket'
    const accept = (message: unknown) => {
      unsubscribe(name, accept)
      done((message as { socket: Socket }).socket)
    }
    subscribe(name, accept)
  })
