import { Inflate } from 'fflate'

/** A file that can be read in parts: an upload in memory, or a file chosen in the browser. */
export interface Source {
  size: number
  read: (start: number, end: number) => Promise<Uint8Array>
}

/** Its message is shown to the person who chose the file. */
export class ExportError extends Error {}

const megabyte = 1_000_000
export const largestShares = 32 * megabyte
const maxEntries = 5_000
const largestDirectory = 4 * megabyte
/** Posts shrink to a third. Only a malicious file shrinks to less than a hundredth. */
const maxRatio = 100
const ratioMattersFrom = megabyte

const unpackIt = 'Unpack it and choose Shares.csv.'
const notOurs = 'This is neither a zip file nor Shares.csv. Choose the zip that LinkedIn sent, or Shares.csv from it.'
const damaged = 'The zip file is damaged. Download it from LinkedIn again.'
const incomplete = 'The zip file is incomplete. Download it from LinkedIn again.'
const tooLarge = `The list of your posts is larger than ${largestShares / megabyte} MB, so it was not read.`
const refused = 'The zip file doesn’t look like one from LinkedIn, so it was not read.'

/**
 * The bytes of Shares.csv, the list of a person's posts in LinkedIn's data export, read from the zip or given as the
 * file. Does not trust the zip's own figures, unpacks no other file, and holds at most `largestShares` bytes. Throws
 * `ExportError`.
 */
export async function sharesIn(source: Source): Promise<Uint8Array> {
  if (source.size === 0) throw new ExportError('The file is empty.')
  const start = await source.read(0, Math.min(4, source.size))
  if (start[0] === 0x50 && start[1] === 0x4b) return unpackShares(source)
  if (source.size > largestShares) throw new ExportError(tooLarge)
  const bytes = await source.read(0, source.size)
  if (bytes.subarray(0, 1_000).includes(0)) throw new ExportError(notOurs)
  return bytes
}

interface Entry {
  name: string
  isEncrypted: boolean
  method: number
  packed: number
  unpacked: number
  offset: number
}

async function unpackShares(source: Source): Promise<Uint8Array> {
  const directory = await readDirectory(source)
  const entry = findShares(directory.entries)
  if (entry.isEncrypted) throw new ExportError(`The zip file is protected by a password. ${unpackIt}`)
  if (entry.packed === whole32 || entry.unpacked === whole32 || entry.offset === whole32) throw new ExportError(zip64)
  if (entry.method !== 0 && entry.method !== 8)
    throw new ExportError(`The zip file is packed in a rare way. ${unpackIt}`)
  if (entry.unpacked > largestShares) throw new ExportError(tooLarge)
  if (entry.unpacked > Math.max(ratioMattersFrom, entry.packed * maxRatio)) throw new ExportError(refused)
  const start = await startOf(source, entry, directory.start)
  const packed = await source.read(start, start + entry.packed)
  if (packed.length !== entry.packed) throw new ExportError(incomplete)
  if (entry.method === 8) return inflate(packed, entry.unpacked)
  if (entry.packed !== entry.unpacked) throw new ExportError(damaged)
  return packed
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
/** Placeholders that zip64 files have instead of a size or count. */
const whole16 = 0xff_ff
const whole32 = 0xff_ff_ff_ff
const zip64 = `The zip file says that it is larger than 4 GB, so it was not read. ${unpackIt}`

async function readDirectory(source: Source): Promise<{ start: number; entries: Entry[] }> {
  const tailStart = Math.max(0, source.size - 22 - whole16)
  const tail = viewOf(await source.read(tailStart, source.size))
  let end = tail.byteLength - 22
  while (
    end >= 0 &&
    !(tail.getUint32(end, true) === 0x06_05_4b_50 && end + 22 + tail.getUint16(end + 20, true) <= tail.byteLength)
  )
    end -= 1
  if (end < 0) throw new ExportError(incomplete)
  const count = tail.getUint16(end + 10, true)
  const isOnePart =
    [4, 6].every((place) => tail.getUint16(end + place, true) === 0) && tail.getUint16(end + 8, true) === count
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (count === whole16 || size === whole32 || start === whole32) throw new ExportError(zip64)
  if (!isOnePart) throw new ExportError(`The zip file is one of several parts. ${unpackIt}`)
  if (count > maxEntries || size > largestDirectory) throw new ExportError(refused)
  if (start + size > tailStart + end) throw new ExportError(damaged)
  return { start, entries: readEntries(await source.read(start, start + size), count) }
}

function readEntries(bytes: Uint8Array, count: number): Entry[] {
  const view = viewOf(bytes)
  const entries: Entry[] = []
  let at = 0
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02_01_4b_50) throw new ExportError(damaged)
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > bytes.length) throw new ExportError(damaged)
    const name = nameOf(bytes.subarray(at + 46, nameEnd))
    entries.push({
      name,
      isEncrypted: (flags & 1) === 1,
      method,
      packed,
      unpacked,
      offset: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/** Refuses names that lead out of the folder: no honest zip has them. */
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes).replaceAll('\\', '/')
  if (/^\/|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')) throw new ExportError(refused)
  return name
}

function findShares(entries: readonly Entry[]): Entry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !name.split('/').includes('__MACOSX'))
  const base = ({ name }: Entry) => name.slice(name.lastIndexOf('/') + 1)
  const found =
    files.find((file) => base(file).toLowerCase() === 'shares.csv') ??
    files.find((file) => /^Shares_\d+\.csv$/i.test(base(file)))
  if (found) return found
  throw new ExportError(
    files.some((file) => /\.zip$/i.test(base(file)))
      ? 'This zip file holds another zip file. Unpack it once and choose the one inside.'
      : 'This zip file holds no Shares.csv, the list of your posts. LinkedIn’s quick export leaves it out: request the larger data archive, which takes about a day.',
  )
}

/** The offset of the packed bytes. The local header must agree with the directory. */
async function startOf(source: Source, entry: Entry, directoryStart: number): Promise<number> {
  if (entry.offset + 30 > directoryStart) throw new ExportError(damaged)
  const header = viewOf(await source.read(entry.offset, entry.offset + 30))
  if (header.getUint32(0, true) !== 0x04_03_4b_50) throw new ExportError(damaged)
  if (header.getUint16(8, true) !== entry.method) throw new ExportError(damaged)
  const nameStart = entry.offset + 30
  const nameEnd = nameStart + header.getUint16(26, true)
  const start = nameEnd + header.getUint16(28, true)
  if (start + entry.packed > directoryStart) throw new ExportError(damaged)
  if (nameOf(await source.read(nameStart, nameEnd)) !== entry.name) throw new ExportError(damaged)
  return start
}

/** Small steps, because one byte can unpack to a thousand. */
const step = 4_096

function inflate(packed: Uint8Array, length: number): Uint8Array {
  const unpacked = new Uint8Array(length)
  let filled = 0
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > length) throw new ExportError(refused)
    unpacked.set(chunk, filled)
    filled += chunk.length
  })
  try {
    for (let at = 0; at < packed.length; at += step)
      stream.push(packed.subarray(at, at + step), at + step >= packed.length)
  } catch (error) {
    throw error instanceof ExportError ? error : new ExportError(damaged, { cause: error })
  }
  if (filled !== length) throw new ExportError(damaged)
  return unpacked
}
