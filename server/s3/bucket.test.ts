import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startS3Stub } from '../stubs/s3.ts'
import { openBucket } from './bucket.ts'
import type { Patience } from './call.ts'

const MiB = 1024 * 1024

async function opened(patience?: Patience) {
  const stub = await startS3Stub()
  onTestFinished(async () => void (await stub.close()))
  return { stub, bucket: openBucket(stub.settings, { attempts: 3, pauseMs: 1, ...patience }) }
}

async function fileOf(bytes: number) {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-bucket-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const content = randomBytes(bytes)
  const file = join(dir, 'file')
  await writeFile(file, content)
  return { file, content }
}

const read = async (bucket: ReturnType<typeof openBucket>, key: string) => buffer((await bucket.get(key))!)

test('a large file arrives in parts, also when the store fails for a moment in the middle', async () => {
  const { stub, bucket } = await opened()
  const { file, content } = await fileOf(20 * MiB)
  stub.faults.push({ on: /partNumber=2/, status: 500, code: 'InternalError' })
  stub.faults.push({ on: /partNumber=2/, status: 503, code: 'SlowDown' })
  await bucket.putFile('a/large', file)
  expect((await read(bucket, 'a/large')).equals(content)).toBe(true)
  expect(stub.calls.filter((call) => call.includes('partNumber'))).toHaveLength(5)
  expect(stub.uploads.size).toBe(0)
})

test('a small file, and an empty one, is one call', async () => {
  const { stub, bucket } = await opened()
  for (const bytes of [0, 1000]) {
    const { file, content } = await fileOf(bytes)
    await bucket.putFile('small', file)
    expect((await read(bucket, 'small')).equals(content)).toBe(true)
  }
  expect(stub.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2)
})

test.each([
  ['a part that the store refuses', { on: /partNumber=2/, status: 403, code: 'AccessDenied' }, '403 (AccessDenied)'],
  ['an end that the store refuses', { on: /POST .*uploadId/, status: 200, code: 'InternalError' }, 'InternalError'],
  ['a refused beginning', { on: /POST .*uploads/, status: 403, code: 'AccessDenied' }, '403 (AccessDenied)'],
])('%s leaves no object and no upload', async (_, fault, says) => {
  const { stub, bucket } = await opened()
  const { file } = await fileOf(10 * MiB)
  stub.faults.push(fault)
  await expect(bucket.putFile('large', file)).rejects.toThrow(says)
  expect([stub.objects.size, stub.uploads.size]).toEqual([0, 0])
})

test('a store that never answers is given up, and at once when the work is stopped', async () => {
  const { stub, bucket } = await opened({ attempts: 1, limitMs: 20 })
  stub.faults.push({ silent: true })
  await expect(
    bucket.put('key', new Blob(['text']), createHash('sha256').update('text').digest('hex')),
  ).rejects.toThrow('S3 did not respond to PUT')
  // On a busy machine the call is given up before it arrives.
  stub.faults.length = 0
  const stopping = new AbortController()
  const stoppable = openBucket(stub.settings, { attempts: 9, signal: stopping.signal })
  stub.faults.push({ silent: true })
  const asked = stoppable.get('key')
  await expect.poll(() => stub.faults).toEqual([])
  stopping.abort(new Error('The app stops.'))
  await expect(asked).rejects.toThrow('The app stops.')
})

test('uploads that a killed process left are ended, but not those of others or new ones', async () => {
  const { stub, bucket } = await opened()
  const old = new Date('2026-01-01')
  for (const [id, key, at] of [
    ['1', 'mine/a', old],
    ['2', 'mine/b', old],
    ['3', 'mine/c', old],
    ['4', 'mine/d', new Date()],
    ['5', 'theirs/a', old],
  ] as const)
    stub.uploads.set(id, { key, at, parts: new Map() })
  await bucket.dropUploads('mine/', new Date('2026-02-01'))
  expect([...stub.uploads.keys()]).toEqual(['4', '5'])
})
