import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile as ZipReader } from 'yauzl'
import { ZipFile } from 'yazl'
import { msg } from '#shared/say.ts'
import { BackupError } from './backup-error.ts'
import { decrypted, decryptedCopy, encrypting, isEncrypted } from './encryption.ts'

/**
 * A zip whose comment, the last 64 bytes of the file, is the SHA-256 of everything before it in hexadecimal, so any
 * wrong or missing byte is noticed. With a passphrase the whole zip is encrypted.
 */
const sealLength = 64
/** The manifest of a million images and documents. */
const longestText = 256 * 1024 * 1024

export type AddEntry = (name: string, content: Readable, options?: { compress: boolean }) => Promise<void>

/**
 * Creates `file` whole or not at all: `check` reads it back from the disk before the file gets its name. An encrypted
 * file is compared by checksum instead, so the disk never holds plain text.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  { check, passphrase }: { check: (half: string) => Promise<unknown>; passphrase: string | undefined },
) {
  const half = `${file}.${randomBytes(4).toString('hex')}.half`
  try {
    await fillArchive(half, fill, passphrase)
    if (passphrase) await checkSeal(half, decrypted(half, passphrase))
    else await check(half)
    await rename(half, file)
    await syncDirectory(dirname(file))
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

async function fillArchive(file: string, fill: (add: AddEntry) => Promise<void>, passphrase: string | undefined) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const failed = new AbortController()
  zip.on('error', (error: Error) => output.destroy(error))
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = passphrase
    ? pipeline(output, seal(), encrypting(passphrase), target)
    : pipeline(output, seal(), target)
  const add: AddEntry = async (name, content, { compress } = { compress: true }) => {
    const entry = new PassThrough()
    zip.addReadStreamLazy(name, { mode: 0o100600, compress }, (done) => done(null, entry))
    await pipeline(content, entry, { signal: failed.signal })
  }
  const filled = fill(add).then(
    () => zip.end({ comment: '0'.repeat(sealLength), forceZip64Format: false }),
    (error: Error) => {
      output.destroy(error)
      throw error
    },
  )
  written.catch((error: Error) => failed.abort(error))
  const [fromDisk, fromSource] = await Promise.allSettled([written, filled])
  // The disk's reason comes first: an aborted source has none.
  if (failed.signal.aborted && fromDisk.status === 'rejected') throw fromDisk.reason
  if (fromSource.status === 'rejected') throw fromSource.reason
}

/** Replaces the zip's comment with the digest of all bytes before it. */
function seal() {
  const digest = createHash('sha256')
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([held, chunk])
      const passed = all.subarray(0, Math.max(0, all.length - sealLength))
      held = all.subarray(passed.length)
      digest.update(passed)
      done(null, passed)
    },
    flush(done) {
      done(null, digest.digest('hex'))
    },
  })
}

/** Makes a new or changed name survive a power cut. Windows neither needs nor allows it. */
export async function syncDirectory(dir: string) {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}

export interface Archive {
  names(): string[]
  read(name: string): Promise<Readable>
  /** A whole entry. One that is too large to be what it should is refused. */
  readText(name: string): Promise<string>
  close(): Promise<void>
}

/** Opens an archive after its checksum matches. */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Archive> {
  const plain = (await isEncrypted(file))
    ? await decryptedCopy(file, passphrase)
    : { path: file, remove: async () => {} }
  try {
    await checkSeal(file, createReadStream(plain.path))
    return await openZip(file, plain)
  } catch (error) {
    await plain.remove()
    throw error
  }
}

async function openZip(file: string, { path, remove }: { path: string; remove(): Promise<void> }): Promise<Archive> {
  const zip: ZipReader = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new BackupError(msg`${{ file }} is not a backup of Hookline (${{ message: error.message }}).`)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const find = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new BackupError(msg`${{ file }} is not a whole backup of Hookline: ${{ name }} is missing.`)
    return entry
  }
  return {
    names: () => [...entries.keys()],
    read: async (name) => zip.openReadStreamPromise(find(name)),
    readText: async (name) => {
      // The reader refuses an entry that unpacks to another size than it says.
      if (find(name).uncompressedSize > longestText)
        throw new BackupError(msg`${{ file }} is refused: its ${{ name }} is too large.`)
      return text(await zip.openReadStreamPromise(find(name)))
    },
    close: async () => {
      zip.close()
      await remove()
    },
  }
}

/** `content` is the file's bytes, decrypted if need be. */
async function checkSeal(file: string, content: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256')
  let held = Buffer.alloc(0)
  let length = 0
  for await (const piece of content) {
    const all = Buffer.concat([held, piece])
    const passed = all.subarray(0, Math.max(0, all.length - sealLength))
    held = all.subarray(passed.length)
    length += piece.length
    digest.update(passed)
  }
  if (length <= sealLength)
    throw new BackupError(msg`${{ file }} is not a backup of Hookline, or only the beginning of one.`)
  if (held.toString('latin1') !== digest.digest('hex'))
    throw new BackupError(
      msg`${{ file }} is damaged, cut off, or not a backup of Hookline: its checksum does not match its content.`,
    )
}
