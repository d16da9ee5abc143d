import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { BackupError } from './backup-error.ts'

/** What a file in the age format begins with (https://age-encryption.org/v1). */
const beginning = 'age-encryption.org/v1\n'
/**
 * Of scrypt, as a power of two: 64 MB and about a third of a second in which the server does nothing else, twice a day.
 * The passphrase has 16 characters at least.
 */
const workFactor = 16

const loadAge = () => import('age-encryption')

/** A step of a pipeline that writes the age format, which the `age` command opens as well. */
export const encrypting = (passphrase: string) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    const { Encrypter } = await loadAge()
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(workFactor)
    yield* fromWeb(await encrypter.encrypt(toWeb(Readable.from(source))))
  }

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new BackupError(`${file} cannot be read.`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === beginning
  } finally {
    await handle.close()
  }
}

/** The content of an encrypted file, piece by piece; fails where a piece is not what was written. */
export async function* decrypted(file: string, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  if (!passphrase)
    throw new BackupError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.`)
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const stream = await decrypter.decrypt(toWeb(createReadStream(file))).catch((cause: Error) => {
    const isOther = /no identity matched/.test(cause.message)
    throw isOther
      ? new BackupError(`BACKUP_PASSPHRASE does not open ${file}: it was made with another one.`)
      : new BackupError(`${file} is damaged: it cannot be decrypted.`, { cause })
  })
  try {
    yield* fromWeb(stream)
  } catch (cause) {
    throw new BackupError(`${file} is damaged or cut off: it cannot be decrypted to its end.`, { cause })
  }
}

/** An encrypted file's content as a file of its own, which is there until `remove` is called. */
export async function decryptedCopy(file: string, passphrase: string | undefined) {
  const directory = await mkdtemp(join(tmpdir(), 'hookline-decrypted-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  const path = join(directory, 'backup.zip')
  try {
    await pipeline(decrypted(file, passphrase), createWriteStream(path, { mode: 0o600 }))
    return { path, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream)
