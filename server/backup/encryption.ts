import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { msg } from '#shared/say.ts'
import { BackupError } from './backup-error.ts'

/** The first line of the age format (https://age-encryption.org/v1). */
const beginning = 'age-encryption.org/v1\n'
/**
 * The work factor of scrypt, as a power of two: 64 MB and about a third of a second that blocks the server, twice a
 * day. The passphrase has at least 16 characters.
 */
const workFactor = 16

const loadAge = () => import('age-encryption')

/** The `age` command also opens the result. */
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
    throw new BackupError(msg`${{ file }} cannot be read.`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === beginning
  } finally {
    await handle.close()
  }
}

/** Fails at the first damaged piece. */
export async function* decrypted(file: string, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  if (!passphrase) throw new BackupError(msg`${{ file }} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`)
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const stream = await decrypter.decrypt(toWeb(createReadStream(file))).catch((cause: Error) => {
    const isOther = /no identity matched/.test(cause.message)
    throw isOther
      ? new BackupError(msg`BACKUP_PASSPHRASE does not open ${{ file }}, which has another passphrase.`)
      : new BackupError(msg`${{ file }} is damaged: it cannot be decrypted.`, { cause })
  })
  try {
    yield* fromWeb(stream)
  } catch (cause) {
    throw new BackupError(msg`${{ file }} is damaged or cut off: it cannot be decrypted to its end.`, { cause })
  }
}

/** Decrypts into a temporary file, which `remove` deletes. */
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
