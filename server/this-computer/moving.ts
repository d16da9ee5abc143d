import { createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type AddEntry, openArchive } from '../backup/archive.ts'
import type { Config } from '../config/config.ts'
import { keyFile } from '../key-files.ts'
import { secretKeyFile } from '../secrets.ts'

/** Adds the secret key, if a file on this computer holds it. A backup lacks it. */
export async function addSecretKey(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  add: AddEntry,
): Promise<void> {
  const key = secretKey ? null : await readFile(keyFile(dataDir, secretKeyFile)).catch(() => null)
  if (key) await add(secretKeyFile, Readable.from([key]))
}

/** Puts the key in place here. A plain backup has none. */
export async function takeSecretKey(
  file: string,
  { dataDir, backupPassphrase, secretKey }: Pick<Config, 'dataDir' | 'backupPassphrase' | 'secretKey'>,
): Promise<void> {
  if (secretKey) return
  const archive = await openArchive(file, backupPassphrase)
  try {
    if (!archive.names().includes(secretKeyFile)) return
    const half = `${keyFile(dataDir, secretKeyFile)}.half`
    await pipeline(await archive.read(secretKeyFile), createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, keyFile(dataDir, secretKeyFile))
  } finally {
    await archive.close()
  }
}
