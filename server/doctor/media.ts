import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { sizeOf } from '#shared/bytes.ts'
import type { Config } from '../config/config.ts'
import { createMediaStore } from '../media/store.ts'
import { type Finding, note, ok, reasonOf, toDo } from './finding.ts'

/** Stores a few bytes under a new id, and deletes them. */
export async function examineStore({ dataDir, mediaS3 }: Config): Promise<Finding[]> {
  if (!mediaS3) return []
  const store = createMediaStore({ dataDir, mediaS3 })
  const directory = await mkdtemp(join(tmpdir(), 'hookline-doctor-'))
  try {
    const file = join(directory, 'probe')
    const id = randomUUID()
    await writeFile(file, id)
    await store.put(id, file, createHash('sha256').update(id).digest('hex'))
    await store.delete(id)
    return [ok('Media store', `${store.place} takes files and deletes them`)]
  } catch (error) {
    return [
      toDo(
        'Media store',
        `${store.place} takes no files (${reasonOf(error)}). Check the settings that begin with MEDIA_S3_.`,
      ),
    ]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Whether the files that rows name are there, and what of them backups hold. */
export async function examineMedia(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rowCount } = await client.query(`select from pg_class where oid = to_regclass('public.media')`)
  if (!rowCount) return []
  const { rows } = await client.query<{ id: string; bytes: number }>('select id, bytes from public.media')
  if (rows.length === 0) return []
  const store = createMediaStore(config)
  const missing = new Set(rows.map(({ id }) => id))
  try {
    for await (const { id } of store.list()) missing.delete(id)
  } catch (error) {
    return [toDo('Media', `${store.place} cannot be read (${reasonOf(error)}).`)]
  }
  if (missing.size > 0)
    return [
      toDo(
        'Media',
        `The files of ${missing.size} of ${rows.length} images and documents are missing from ${store.place}. Copy them there.`,
      ),
    ]
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const files = rows.length === 1 ? '1 image or document' : `${rows.length} images and documents`
  return [
    config.backups && config.backupMedia
      ? ok('Media', `${files}, ${sizeOf(bytes)}, in ${store.place}. Daily backups hold the files.`)
      : note(
          'Media',
          `${files}, ${sizeOf(bytes)}, in ${store.place}. Backups do not hold the files: copy them as well.`,
        ),
  ]
}
