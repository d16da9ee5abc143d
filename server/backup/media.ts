import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as z from 'zod/mini'
import { msg } from '#shared/say.ts'
import type { MediaStore } from '../media/store.ts'
import type { AddEntry, Archive } from './archive.ts'
import { BackupError } from './backup-error.ts'

const folder = 'media/'

/** The images, documents and photos in a backup: each is `media/<id>`. */
export const mediaInBackup = z.object({
  files: z.array(
    z.object({
      id: z.string(),
      bytes: z.int().check(z.nonnegative()),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  /** Ids of files that the store did not have. */
  missing: z.array(z.string()),
})
export type MediaInBackup = z.infer<typeof mediaInBackup>
type MediaFile = MediaInBackup['files'][number]

export interface Progress {
  files: number
  bytes: number
}
/** Hears before the first file and after each one what is done. `all` is what the rows say. */
export type OnMedia = (done: Progress, all: Progress) => void

export interface Wanted {
  id: string
  bytes: number
}

/** The files that the rows name, at the moment that `client` sees. Nobody records the size of a photo. */
export async function wantedMedia(client: pg.ClientBase): Promise<Wanted[]> {
  const { rows } = await client.query<{ id: string; bytes: string }>(
    `select id, bytes from public.media union all select photo_id, 0 from public.users where photo_id is not null
     order by 1`,
  )
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }))
}

export const sumOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

export async function addMedia(
  add: AddEntry,
  store: MediaStore,
  wanted: Wanted[],
  { onMedia = () => {}, signal }: { onMedia?: OnMedia | undefined; signal?: AbortSignal | undefined } = {},
): Promise<MediaInBackup> {
  const added: MediaInBackup = { files: [], missing: [] }
  const all = { files: wanted.length, bytes: sumOf(wanted) }
  const done = { files: 0, bytes: 0 }
  onMedia(done, all)
  for (const { id } of wanted) {
    signal?.throwIfAborted()
    const content = await store.get(id)
    if (content) {
      const measured = measure()
      content.once('error', (error) => measured.stream.destroy(error))
      // Images, documents and photos are compressed already.
      await add(folder + id, content.pipe(measured.stream), { compress: false })
      const file = { id, ...measured.result() }
      added.files.push(file)
      done.bytes += file.bytes
    } else added.missing.push(id)
    done.files += 1
    onMedia(done, all)
  }
  return added
}

function measure(most = Number.POSITIVE_INFINITY) {
  const digest = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) return done(new BackupError('more bytes than it should have'))
      digest.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: digest.digest('hex') }) }
}

/** Reads each file to its end. Throws at the first that does not match. */
export async function checkMedia(archive: Archive, file: string, { files }: MediaInBackup): Promise<void> {
  for (const one of files) await readOne(archive, file, one, (content) => finished(content.resume()))
}

async function readOne(
  archive: Archive,
  file: string,
  { id, ...wanted }: MediaFile,
  use: (content: Transform) => Promise<unknown>,
) {
  const { stream, result } = measure(wanted.bytes)
  const read = await archive.read(folder + id)
  const fault = await Promise.all([pipeline(read, stream), use(stream)]).then(
    () => null,
    (error: unknown) => error,
  )
  if (fault && !(fault instanceof BackupError)) throw fault
  const found = fault ? null : result()
  if (found?.bytes !== wanted.bytes || found.sha256 !== wanted.sha256)
    throw new BackupError(msg`${{ file }} is damaged: its image or document ${{ id }} does not match its checksum.`)
}

/** Stores the files where this installation keeps them. */
export async function putMediaBack(
  archive: Archive,
  file: string,
  { files }: MediaInBackup,
  store: MediaStore,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-restoring-'))
  const half = join(dir, 'file')
  try {
    for (const one of files) {
      await readOne(archive, file, one, (content) => pipeline(content, createWriteStream(half, { mode: 0o600 })))
      await store.put(one.id, half, one.sha256)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
