import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { photograph, someImage, somePdf } from '../testing/media.ts'
import { takeProviderPhoto } from './provider-photo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const put = async (as: TestUser, body: Uint8Array) =>
  app.app.request('/api/user/photo', {
    method: 'PUT',
    headers: { cookie: as.cookie, 'content-type': 'application/octet-stream' },
    body: body as Uint8Array<ArrayBuffer>,
  })
const photoOf = async (as: TestUser) =>
  ((await (await app.call('GET', '/api/user', { as })).json()) as { photo: string | null }).photo
const storedIds = async () => {
  const ids: string[] = []
  for await (const { id } of app.deps.mediaStore.list()) ids.push(id)
  return ids
}

test('a photo becomes a small upright square without hidden data, at an address that stays the same', async () => {
  const author = await app.signUp()
  expect(await photoOf(author)).toBeNull()
  const answer = await put(author, await photograph())
  expect(answer.status).toBe(200)
  const { photo } = (await answer.json()) as { photo: string }
  expect(await photoOf(author)).toBe(photo)
  const response = await app.call('GET', photo, { as: author })
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format, exif } = await sharp(bytes).metadata()
  expect([width, height, format, exif]).toEqual([256, 256, 'jpeg', undefined])
  expect(bytes.includes('secret')).toBe(false)
})

test('a photo is its owner’s alone', async () => {
  const [author, other] = [await app.signUp(), await app.signUp()]
  const { photo } = (await (await put(author, await someImage().png().toBuffer())).json()) as { photo: string }
  expect((await app.call('GET', photo, { as: other })).status).toBe(404)
  expect((await app.call('GET', photo)).status).toBe(401)
})

test('a file that is no image is refused, and the photo stays', async () => {
  const author = await app.signUp()
  await put(author, await someImage().png().toBuffer())
  const before = await photoOf(author)
  const pdf = await put(author, await somePdf())
  expect([pdf.status, await pdf.text()]).toEqual([400, 'A photo is a JPG, PNG or WebP image.'])
  expect((await put(author, Buffer.from('\xff\xd8\xffnonsense', 'latin1'))).status).toBe(400)
  expect(await photoOf(author)).toBe(before)
})

test('the bytes go when a photo is replaced, removed, or its account deleted', async () => {
  const author = await app.signUp()
  const idOf = async () => (await photoOf(author))?.split('/').at(-1)
  await put(author, await someImage().png().toBuffer())
  const first = await idOf()
  await put(author, await photograph())
  const second = await idOf()
  await expect.poll(storedIds).not.toContain(first)
  expect(await storedIds()).toContain(second)
  expect((await app.call('DELETE', '/api/user/photo', { as: author })).status).toBe(204)
  expect(await photoOf(author)).toBeNull()
  await expect.poll(storedIds).not.toContain(second)
  await put(author, await photograph())
  const third = await idOf()
  await app.db.delete(users).where(eq(users.id, author.id))
  await expect.poll(storedIds).not.toContain(third)
})

test('an identity provider’s picture is taken over, but never replaces the person’s own photo', async () => {
  let asked = 0
  const image = await someImage().png().toBuffer()
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'content-type': 'image/png' }).end(image)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const identityProvider = { kind: 'oidc', name: 'Stub', issuer, clientId: 'one', clientSecret: 'two' } as const
  const deps = { ...app.deps, config: { ...app.deps.config, identityProvider } }
  const author = await app.signUp()
  const signal = new AbortController().signal
  const take = (address: string, of = deps) => takeProviderPhoto(of, { userId: author.id, address }, { signal })

  await take(`${issuer}/1.png`)
  const taken = await photoOf(author)
  expect(taken).not.toBeNull()
  await take(`${issuer}/1.png`)
  expect([asked, await photoOf(author)]).toEqual([1, taken])
  await take(`${issuer}/2.png`)
  expect(await photoOf(author)).not.toBe(taken)
  await app.call('DELETE', '/api/user/photo', { as: author })
  await take(`${issuer}/2.png`)
  expect(await photoOf(author)).toBeNull()

  await put(author, await photograph())
  const own = await photoOf(author)
  await take(`${issuer}/3.png`)
  expect([asked, await photoOf(author)]).toEqual([2, own])
})

test('a picture in a private network is not fetched', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const author = await app.signUp()
  const signal = new AbortController().signal
  for (const address of [`http://127.0.0.1:${port}/1.png`, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`])
    await takeProviderPhoto(app.deps, { userId: author.id, address }, { signal })
  expect([asked, await photoOf(author)]).toEqual([0, null])
})
