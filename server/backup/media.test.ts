import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { users } from '../database/schema.ts'
import { createMediaStore } from '../media/store.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { startTestApp } from '../testing/app.ts'
import { mediaCalls, photograph } from '../testing/media.ts'
import { openArchive, writeArchive } from './archive.ts'
import { writeBackup } from './backup.ts'
import { checkMedia, type MediaInBackup, type Progress } from './media.ts'
import { restoreBackup } from './restore.ts'

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-media-backup-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('an encrypted backup with media brings them into another store, and says which were missing', async () => {
  const dir = await newDirectory()
  const passphrase = 'seven quiet herons over Utrecht'
  const app = await startTestApp()
  const nora = await app.signUp()
  const post = await app.hasPost(nora)
  const image = await mediaCalls(app).added(nora, post.id, await photograph())
  const content = await mediaCalls(app).bytesOf(nora, image)
  const [photo, lost] = [randomUUID(), randomUUID()]
  await writeFile(join(dir, 'photo'), 'a photo')
  await app.deps.mediaStore.put(photo, join(dir, 'photo'), '')
  await app.db.update(users).set({ photoId: photo })
  const other = await app.signUp()
  await app.db.update(users).set({ photoId: lost }).where(eq(users.id, other.id))
  const heard: [Progress, Progress][] = []
  const file = join(dir, 'all.zip.age')
  const written = await writeBackup(app.connection, file, {
    passphrase,
    media: { store: app.deps.mediaStore, onMedia: (done, all) => heard.push([{ ...done }, all]) },
  })
  expect(written.media?.missing).toEqual([lost])
  const all = { files: 3, bytes: image.bytes }
  expect([heard[0], heard.at(-1)]).toEqual([
    [{ files: 0, bytes: 0 }, all],
    [{ files: 3, bytes: image.bytes + 7 }, all],
  ])
  await app.stop()

  const stub = await startS3Stub()
  onTestFinished(async () => void (await stub.close()))
  const store = createMediaStore(readConfig(stub.env))
  // The store fails, so the restore does, and can be repeated.
  stub.faults.push({ status: 500, code: 'InternalError' })
  const saved = { saveFirst: async () => {}, passphrase, mediaStore: store }
  await expect(restoreBackup(app.connection, file, saved)).rejects.toThrow()
  await restoreBackup(app.connection, file, saved)
  expect((await buffer((await store.get(image.id))!)).equals(Buffer.from(content))).toBe(true)
  expect([...stub.objects.keys()].sort()).toEqual([`media/${image.id}`, `media/${photo}`].sort())
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('hookline-restoring-'))).toEqual([])
})

const entries =
  (contents: Record<string, Buffer>) => async (add: Parameters<Parameters<typeof writeArchive>[1]>[0]) => {
    for (const [name, content] of Object.entries(contents)) await add(name, Readable.from([content]))
  }
const unchecked = { check: async () => {}, passphrase: undefined }
const media = (id: string, content: string): MediaInBackup => ({
  files: [{ id, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }],
  missing: [],
})

test.each([
  ['another content of the same length', Buffer.from('an imagE')],
  ['too few bytes', Buffer.from('an imag')],
  ['a file that unpacks to far more than it should', Buffer.alloc(64 * 1024 * 1024)],
])('%s is refused', async (_, content) => {
  const file = join(await newDirectory(), 'some.zip')
  await writeArchive(file, entries({ 'media/1': content }), unchecked)
  const archive = await openArchive(file, undefined)
  onTestFinished(() => archive.close())
  await expect(checkMedia(archive, file, media('1', 'an image'))).rejects.toThrow(
    'image or document 1 does not match its checksum',
  )
})
