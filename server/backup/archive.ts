import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile as ZipReader } from 'yauzl'
import { ZipFile } from 'yazl'

/** What is wrong with a backup or in the way of one, in words for the operator. */
export class BackupError extends Error {}

/**
 * A zip whose comment, the last 64 bytes of the file, is the SHA-256 of everything before it in hexadecimal digits:
 * a file with one wrong or missing byte anywhere is no archive.
 */
const sealLength = 64

export type AddEntry = (name: string, content: Readable) => Promise<void>

/** Makes `file` at once and whole, or not at all: `check` reads what is on the disk before it gets its name. */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  check: (half: string) => Promise<unknown>,
) {
  const half = `${file}.${randomBytes(4).toString('hex')}.half`
  try {
    await fillArchive(half, fill)
    await check(half)
    await rename(half, file)
    await syncDirectory(dirname(file))
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

async function fillArchive(file: string, fill: (add: AddEntry) => Promise<void>) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const failed = new AbortController()
  zip.on('error', (error: Error) => output.destroy(error))
  const written = pipeline(output, seal(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  const add: AddEntry = async (name, content) => {
    const entry = new PassThrough()
    zip.addReadStreamLazy(name, { mode: 0o100600 }, (done) => done(null, entry))
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
  // The disk's reason comes first: a source that was cut off has none of its own.
  if (failed.signal.aborted && fromDisk.status === 'rejected') throw fromDisk.reason
  if (fromSource.status === 'rejected') throw fromSource.reason
}

/** Holds the comment back and puts the digest of all that went before in its place. */
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

/** A name that was made or changed survives a power cut. Windows neither needs nor allows it. */
export async function syncDirectory(dir: string) {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}

export interface Archive {
  read(name: string): Promise<Readable>
  close(): void
}

/** Opens an archive after every byte of it was found to be what was written. */
export async function openArchive(file: string): Promise<Archive> {
  await checkSeal(file)
  const zip: ZipReader = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw new BackupError(`${file} is not a backup of Hookline (${error.message}).`)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new BackupError(`${file} is not a whole backup of Hookline: ${name} is missing.`)
      return zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}

async function checkSeal(file: string) {
  const { size } = await stat(file).catch(() => {
    throw new BackupError(`${file} cannot be read.`)
  })
  const end = size - sealLength
  if (end <= 0) throw new BackupError(`${file} is not a backup of Hookline, or only the beginning of one.`)
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: end - 1 })) digest.update(chunk as Buffer)
  let found = ''
  for await (const chunk of createReadStream(file, { start: end, encoding: 'latin1' })) found += chunk
  if (found !== digest.digest('hex'))
    throw new BackupError(
      `${file} is damaged, cut off, or not a backup of Hookline: its checksum is not that of its content.`,
    )
}
