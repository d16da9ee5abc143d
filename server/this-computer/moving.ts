import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type AddEntry, openArchive } from '../backup/archive.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { keyFile } from '../key-files.ts'
import type { MediaStore, WithMediaStore } from '../media/store.ts'
import { secretKeyFile } from '../secrets.ts'

const mediaPrefix = 'media/'

async function sha256Of(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}

/** What a backup lacks: images, documents and the secret key, as far as this computer holds them. */
export async function filesBesideDatabase(
  { config, mediaStore }: Pick<Context, 'config'> & WithMediaStore,
  add: AddEntry,
): Promise<void> {
  const key = config.secretKey ? null : await readFile(keyFile(config.dataDir, secretKeyFile)).catch(() => null)
  if (key) await add(secretKeyFile, Readable.from([key]))
  if (config.mediaS3) return
  for await (const { id } of mediaStore.list()) {
    const bytes = await mediaStore.get(id)
    if (bytes) await add(mediaPrefix + id, bytes)
  }
}

/** Puts them in place here. A plain backup has none of them. */
export async function takeFilesBeside(
  file: string,
  { dataDir, backupPassphrase, secretKey }: Pick<Config, 'dataDir' | 'backupPassphrase' | 'secretKey'>,
  mediaStore: MediaStore,
): Promise<void> {
  const archive = await openArchive(file, backupPassphrase)
  const dir = await mkdtemp(join(resolve(dataDir), 'restoring-'))
  const half = join(dir, 'file')
  const unpack = async (name: string) =>
    pipeline(await archive.read(name), createWriteStream(half, { mode: 0o600, flush: true }))
  try {
    for (const name of archive.names()) {
      if (name === secretKeyFile && !secretKey) {
        await unpack(name)
        await chmod(half, 0o600)
        await rename(half, keyFile(dataDir, secretKeyFile))
      }
      if (!name.startsWith(mediaPrefix)) continue
      await unpack(name)
      await mediaStore.put(name.slice(mediaPrefix.length), half, await sha256Of(half))
    }
  } finally {
    await archive.close()
    await rm(dir, { recursive: true, force: true })
  }
}
