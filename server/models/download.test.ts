import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDirectory, newHub, sha256, startModels, tinyPath } from '../testing/models.ts'
import { tinyModel } from '../testing/tiny-model.ts'
import type { LocalModels } from './local-models.ts'

const content = tinyModel()

const tiny = async (models: LocalModels) => (await models.list()).models[0]!

async function fetched(models: LocalModels) {
  await models.get('tiny')
  await models.settled('tiny')
  return tiny(models)
}

async function withHub(announced?: string, stored = content) {
  const hub = await newHub(stored, announced)
  return { hub, ...(await startModels({ content, hub: hub.address })) }
}

test('nothing is fetched before it is asked for', async () => {
  const { models, hub } = await withHub()
  expect(await tiny(models)).toMatchObject({ state: 'absent', done: 0, problem: null })
  expect(hub.requests).toEqual([])
})

test('a model comes from the storage that the hub names, at its revision, and is whole', async () => {
  const { models, hub, dataDir } = await withHub()
  expect(await fetched(models)).toMatchObject({ state: 'ready', done: content.length, problem: null })
  expect(hub.requests).toEqual([`${tinyPath} bytes=0-`, `/storage${tinyPath} bytes=0-`])
  expect((await readFile(join(dataDir, 'models/tiny.gguf'))).equals(content)).toBe(true)
})

test('a connection that drops is made anew, and the file goes on where it broke off', async () => {
  const { models, hub } = await withHub()
  hub.answer({ kind: 'drop', after: 100_000 }, { kind: 'drop', after: 50_000 })
  expect(await fetched(models)).toMatchObject({ state: 'ready', problem: null })
  const starts = hub.requests.filter((one) => one.startsWith('/storage')).map((one) => Number(/=(\d+)/.exec(one)?.[1]))
  // What was on its way when the connection dropped may be lost.
  expect(starts[0]).toBe(0)
  expect(starts[1]).toBeGreaterThan(0)
  expect(starts[1]).toBeLessThanOrEqual(100_000)
  expect(starts[2]).toBeGreaterThan(starts[1]!)
})

test('errors that pass are waited for', async () => {
  const { models, hub } = await withHub()
  hub.answer({ kind: 'status', status: 503 }, { kind: 'status', status: 429, retryAfter: 0 })
  expect(await fetched(models)).toMatchObject({ state: 'ready', problem: null })
})

test('a hub that falls silent is given up after a few tries, and what has come is kept', async () => {
  const { models, hub } = await withHub()
  hub.answer(
    { kind: 'silence', after: 100_000 },
    { kind: 'silence', after: 0 },
    { kind: 'silence', after: 0 },
    { kind: 'silence', after: 0 },
  )
  const stopped = await fetched(models)
  expect(stopped).toMatchObject({ state: 'paused', done: 100_000 })
  expect(stopped.problem).toMatch(/^The download broke off \(nothing came\)\. .* is kept; go on/)
  expect(await fetched(models)).toMatchObject({ state: 'ready', problem: null })
})

test('a storage that gives no ranges begins anew and still comes to its end', async () => {
  const { models, hub } = await withHub()
  hub.answer({ kind: 'drop', after: 100_000 }, { kind: 'no-ranges' })
  expect(await fetched(models)).toMatchObject({ state: 'ready', problem: null })
})

test('what has come survives the sign-in page of a network', async () => {
  const { models, hub } = await withHub()
  const page = { kind: 'page' } as const
  hub.answer({ kind: 'silence', after: 100_000 }, page, page, page)
  const stopped = await fetched(models)
  expect(stopped).toMatchObject({ state: 'paused', done: 100_000 })
  expect(stopped.problem).toMatch(/is kept; go on/)
  expect(await fetched(models)).toMatchObject({ state: 'ready', problem: null })
})

test('a download is paused, survives a restart of the server, and goes on', async () => {
  const { models, hub, dataDir } = await withHub()
  hub.answer({ kind: 'slow', size: 20_000, pauseMs: 10 })
  await models.get('tiny')
  await expect.poll(async () => (await tiny(models)).done).toBeGreaterThan(20_000)
  expect((await tiny(models)).state).toBe('downloading')
  await models.pause('tiny')
  const { state, done, problem } = await tiny(models)
  expect([state, problem]).toEqual(['paused', null])
  expect(done).toBeLessThan(content.length)
  await models.stop()

  const { models: restarted } = await startModels({ content, dataDir, hub: hub.address })
  expect(await tiny(restarted)).toMatchObject({ state: 'paused', done })
  expect(await fetched(restarted)).toMatchObject({ state: 'ready' })
  expect(hub.requests.at(-1)).toBe(`/storage${tinyPath} bytes=${done}-`)
})

test('a server that stops keeps what has come', async () => {
  const { models, hub, dataDir } = await withHub()
  hub.answer({ kind: 'slow', size: 20_000, pauseMs: 10 })
  await models.get('tiny')
  await expect.poll(async () => (await tiny(models)).done).toBeGreaterThan(20_000)
  await models.stop()
  const { models: restarted } = await startModels({ content, dataDir, hub: hub.address })
  expect((await tiny(restarted)).state).toBe('paused')
  expect(await fetched(restarted)).toMatchObject({ state: 'ready' })
})

test('a second process leaves a download alone that another is at', async () => {
  const { models, hub, dataDir } = await withHub()
  hub.answer({ kind: 'slow', size: 20_000, pauseMs: 20 })
  await models.get('tiny')
  await expect.poll(async () => (await tiny(models)).done).toBeGreaterThan(20_000)
  const { models: other } = await startModels({ content, dataDir, hub: hub.address })
  expect((await tiny(other)).state).toBe('downloading')
  expect((await fetched(other)).problem).toBe('Another process is downloading this file.')
  await models.settled('tiny')
  expect(await tiny(other)).toMatchObject({ state: 'ready' })
})

test('a file with another checksum is deleted and never used', async () => {
  const wrong = Buffer.from(content)
  wrong[wrong.length - 1] = wrong.at(-1)! ^ 1
  const { models, dataDir } = await withHub(sha256(content), wrong)
  const refused = await fetched(models)
  expect(refused).toMatchObject({ state: 'absent', done: 0 })
  expect(refused.problem).toMatch(/its checksum is another one\. It was deleted/)
  expect(existsSync(join(dataDir, 'models/tiny.gguf'))).toBe(false)
})

test('a hub that announces another file is refused before any of it comes', async () => {
  const { models, hub, dataDir } = await withHub('f'.repeat(64))
  const refused = await fetched(models)
  expect(refused.problem).toMatch(/^The address to download from has another file .* Nothing of it was kept/)
  expect(refused).toMatchObject({ state: 'absent', done: 0 })
  expect(existsSync(join(dataDir, 'models/tiny.gguf.part'))).toBe(false)
  expect(hub.requests).toEqual([`${tinyPath} bytes=0-`])
})

test.each([
  [404, /does not have this file \(it answers 404\)/],
  [401, /does not give out this file \(it answers 401\)/],
])('an answer %i ends the download with a sentence', async (status, sentence) => {
  const { models, hub } = await withHub()
  hub.answer({ kind: 'status', status })
  expect((await fetched(models)).problem).toMatch(sentence)
})

test('nobody at the address is said, and no part is left of nothing', async () => {
  const { models } = await startModels({ content, hub: 'http://127.0.0.1:1' })
  const stopped = await fetched(models)
  expect(stopped.done).toBe(0)
  expect(stopped.problem).toMatch(/^The download broke off .* Try again when the connection is better\.$/)
})

test('a cancelled download leaves nothing, and a deleted model is gone', async () => {
  const { models, hub, dataDir } = await withHub()
  hub.answer({ kind: 'slow', size: 20_000, pauseMs: 10 })
  await models.get('tiny')
  await expect.poll(async () => (await tiny(models)).done).toBeGreaterThan(20_000)
  await models.remove('tiny')
  expect(await tiny(models)).toMatchObject({ state: 'absent', done: 0 })
  expect(await fetched(models)).toMatchObject({ state: 'ready' })
  await models.remove('tiny')
  expect(existsSync(join(dataDir, 'models/tiny.gguf'))).toBe(false)
  expect(await tiny(models)).toMatchObject({ state: 'absent', problem: null })
})

test('another address to download from is kept, and the configuration wins over it', async () => {
  const mirror = await newHub(content)
  const { models, dataDir } = await startModels({ content })
  await models.setHub(mirror.address)
  expect((await models.list()).hub).toEqual({ address: mirror.address, isFixed: false })
  expect(await fetched(models)).toMatchObject({ state: 'ready' })
  const { models: configured } = await startModels({ content, dataDir, hub: 'http://127.0.0.1:1' })
  expect((await configured.list()).hub).toEqual({ address: 'http://127.0.0.1:1', isFixed: true })
  await expect(configured.setHub(null)).rejects.toThrow(/HF_ENDPOINT/)
})

test('a file of one’s own is taken when it is a model, stays where it is, and is forgotten again', async () => {
  const { models, dataDir } = await startModels()
  const dir = await newDirectory()
  const text = join(dir, 'notes.gguf')
  await writeFile(text, 'GGUF is what this only begins with')
  await expect(models.addFile(text)).rejects.toThrow('This file isn’t a model in the GGUF format.')
  await expect(models.addFile(join(dir, 'nothing.gguf'))).rejects.toThrow('There is no file at this path')
  await expect(models.addFile(dir)).rejects.toThrow('There is no file at this path')
  await expect(models.addFile('model.gguf')).rejects.toThrow('The path must be absolute')

  const file = join(dir, 'my-model.gguf')
  await writeFile(file, content)
  const added = await models.addFile(file)
  expect(added).toMatchObject({ name: 'my-model', isOwnFile: true, licence: null, state: 'ready' })
  const { models: restarted } = await startModels({ dataDir })
  expect((await restarted.list()).models.at(-1)).toEqual(added)
  await restarted.remove(added.id)
  expect((await restarted.list()).models).toHaveLength(1)
  expect(existsSync(file)).toBe(true)
})
