import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { withTestApp } from '../testing/app.ts'
import { mediaCalls, photograph } from '../testing/media.ts'
import { createFileStore, createMediaStore, type MediaStore } from './store.ts'
import { digestOf } from './upload.ts'

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hookline-store-test-'))
  file = join(directory, 'file')
  await writeFile(file, 'some bytes')
})

async function s3(env: Record<string, string> = {}) {
  const stub = await startS3Stub()
  onTestFinished(async () => void (await stub.close()))
  return { stub, store: createMediaStore(readConfig({ ...stub.env, ...env })) }
}

const idOf = (one: number) => `0000000${one}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`
const put = async (store: MediaStore, id: string) => store.put(id, file, await digestOf(file))
async function listed(store: MediaStore) {
  const found: [string, number][] = []
  for await (const { id, bytes, storedAt } of store.list()) {
    expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000)
    found.push([id, bytes])
  }
  return found.sort()
}
const read = async (store: MediaStore, id: string) => {
  const bytes = await store.get(id)
  return bytes && (await buffer(bytes)).toString()
}

test.each<[string, () => Promise<MediaStore>]>([
  ['a directory', async () => createFileStore(join(directory, 'media'))],
  ['an S3 store', async () => (await s3()).store],
])('%s keeps bytes under their id until they are deleted', async (_, open) => {
  const store = await open()
  expect(await listed(store)).toEqual([])
  for (const one of [1, 2, 3, 4, 5]) await put(store, idOf(one))
  expect(await read(store, idOf(3))).toBe('some bytes')
  expect(await read(store, idOf(9))).toBeNull()
  for (const one of [2, 2, 9]) await store.delete(idOf(one))
  expect(await listed(store)).toEqual([1, 3, 4, 5].map((one) => [idOf(one), 10]))
})

test('in a directory only its owner can read the files, and no other name than an id is ever a path', async () => {
  const store = createFileStore(join(directory, 'media'))
  await put(store, idOf(1))
  const path = join(directory, 'media/00', idOf(1))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(directory, 'media/00'))).mode & 0o777).toBe(0o700)
  expect(await readFile(path, 'utf8')).toBe('some bytes')
  for (const name of ['../../etc/passwd', `${idOf(1)}/../x`, ''])
    for (const call of [put, read, (_: MediaStore, id: string) => store.delete(id)])
      await expect(call(store, name)).rejects.toThrow('not an id')
})

test.each([
  ['a wrong secret', { MEDIA_S3_SECRET: 'another' }],
  ['a wrong key', { MEDIA_S3_KEY: 'another' }],
  ['a wrong region', { MEDIA_S3_REGION: 'us-east-1' }],
  ['a bucket that is not there', { MEDIA_S3_BUCKET: 'another' }],
])('with %s nothing is stored', async (_, env) => {
  const { stub, store } = await s3(env)
  await expect(put(store, idOf(1))).rejects.toMatchObject({ code: 'unavailable' })
  expect(stub.objects.size).toBe(0)
})

test('bytes that change on their way are refused by the store', async () => {
  const { stub, store } = await s3()
  await expect(store.put(idOf(1), file, '0'.repeat(64))).rejects.toMatchObject({ code: 'unavailable' })
  expect(stub.objects.size).toBe(0)
})

test('while the store is away an upload is refused and can be repeated, and a deletion happens later', async () => {
  const { stub } = await s3()
  const app = await withTestApp({ env: stub.env })
  const nora = await app.signUp()
  const post = await app.hasPost(nora)
  stub.faults.push({ status: 503, code: 'SlowDown' })
  expect(await mediaCalls(app).refusal(nora, post.id, await photograph())).toEqual([
    503,
    'The storage for images and documents isn’t responding. Try again in a moment.',
  ])
  const item = await mediaCalls(app).added(nora, post.id, await photograph())
  expect((await mediaCalls(app).bytesOf(nora, item)).length).toBe(item.bytes)
  stub.faults.push({ status: 500, code: 'InternalError' })
  expect((await app.call('DELETE', item.url, { as: nora })).status).toBe(204)
  // The job runs again after five seconds.
  await expect.poll(() => stub.objects.size, { timeout: 20_000 }).toBe(0)
})

test('a store needs all of its settings or none', () => {
  const mistakes = (env: Record<string, string>) => () => readConfig(env)
  expect(mistakes({ MEDIA_S3_URL: 'https://s3.example.com' })).toThrow('MEDIA_S3_BUCKET is missing')
  expect(mistakes({ MEDIA_S3_BUCKET: 'pictures' })).toThrow('MEDIA_S3_URL is missing')
})
