import { Inflate } from 'fflate'

/** A file that can be read in parts: an upload in memory, or a file chosen in the browser. */
export interface Source {
  size: number
  read: (start: number, end: number) => Promise<Uint8Array>
}

export const sourceOf = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
})

export type ZipFault =
  /** Its end is missing. */
  | 'incomplete'
  | 'damaged'
  /** No honest zip is like this. */
  | 'hostile'
  | 'password'
  | 'over 4 GB'
  | 'in parts'
  | 'packed in a rare way'
  | 'too large'

export class ZipError extends Error {
  readonly fault: ZipFault
  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(`A zip file could not be read: ${fault}.`, options)
    this.fault = fault
  }
}

export interface Zip {
  /** The names of its files, without those that a Mac adds. */
  names: string[]
  /** The bytes of a file with at most `largest` of them. */
  unpack: (name: string, largest: number) => Promise<Uint8Array>
}

const megabyte = 1_000_000
const maxEntries = 5_000
const largestDirectory = 4 * megabyte
/** Texts shrink to a third. Only a malicious file shrinks to less than a hundredth. */
const maxRatio = 100
const ratioMattersFrom = megabyte

export const isZip = async (source: Source): Promise<boolean> => {
  const start = await source.read(0, Math.min(4, source.size))
  return start[0] === 0x50 && start[1] === 0x4b
}

/**
 * Reads a zip's directory. Does not trust the zip's own figures, unpacks only what is asked for, and never holds more
 * than the largest size allowed. Throws `ZipError`, as `unpack` does.
 */
export async function openZip(source: Source): Promise<Zip> {
  const directory = await readDirectory(source)
  const files = new Map(
    directory.entries
      .filter(({ name }) => !name.endsWith('/') && !name.split('/').includes('__MACOSX'))
      // The first of two with the same name.
      .toReversed()
      .map((entry) => [entry.name, entry]),
  )
  return {
    names: [...files.keys()].toReversed(),
    unpack: async (name, largest) => {
      const entry = files.get(name)
      if (!entry) throw new ZipError('damaged')
      return unpackEntry(source, entry, directory.start, largest)
    },
  }
}

interface Entry {
  name: string
  isEncrypted: boolean
  method: number
  packed: number
  unpacked: number
  offset: number
}

async function unpackEntry(source: Source, entry: Entry, end: number, largest: number): Promise<Uint8Array> {
  if (entry.isEncrypted) throw new ZipError('password')
  if (entry.packed === whole32 || entry.unpacked === whole32 || entry.offset === whole32)
    throw new ZipError('over 4 GB')
  if (entry.method !== 0 && entry.method !== 8) throw new ZipError('packed in a rare way')
  if (entry.unpacked > largest) throw new ZipError('too large')
  if (entry.unpacked > Math.max(ratioMattersFrom, entry.packed * maxRatio)) throw new ZipError('hostile')
  const start = await startOf(source, entry, end)
  const packed = await source.read(start, start + entry.packed)
  if (packed.length !== entry.packed) throw new ZipError('incomplete')
  if (entry.method === 8) return inflate(packed, entry.unpacked)
  if (entry.packed !== entry.unpacked) throw new ZipError('damaged')
  return packed
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
/** Placeholders that zip64 files have instead of a size or count. */
const whole16 = 0xff_ff
const whole32 = 0xff_ff_ff_ff

async function readDirectory(source: Source): Promise<{ start: number; entries: Entry[] }> {
  const tailStart = Math.max(0, source.size - 22 - whole16)
  const tail = viewOf(await source.read(tailStart, source.size))
  let end = tail.byteLength - 22
  while (
    end >= 0 &&
    !(tail.getUint32(end, true) === 0x06_05_4b_50 && end + 22 + tail.getUint16(end + 20, true) <= tail.byteLength)
  )
    end -= 1
  if (end < 0) throw new ZipError('incomplete')
  const count = tail.getUint16(end + 10, true)
  const isOnePart =
    [4, 6].every((place) => tail.getUint16(end + place, true) === 0) && tail.getUint16(end + 8, true) === count
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (count === whole16 || size === whole32 || start === whole32) throw new ZipError('over 4 GB')
  if (!isOnePart) throw new ZipError('in parts')
  if (count > maxEntries || size > largestDirectory) throw new ZipError('hostile')
  if (start + size > tailStart + end) throw new ZipError('damaged')
  return { start, entries: readEntries(await source.read(start, start + size), count) }
}

function readEntries(bytes: Uint8Array, count: number): Entry[] {
  const view = viewOf(bytes)
  const entries: Entry[] = []
  let at = 0
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02_01_4b_50) throw new ZipError('damaged')
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > bytes.length) throw new ZipError('damaged')
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
  if (/^\/|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')) throw new ZipError('hostile')
  return name
}

/** The offset of the packed bytes. The local header must agree with the directory. */
async function startOf(source: Source, entry: Entry, directoryStart: number): Promise<number> {
  if (entry.offset + 30 > directoryStart) throw new ZipError('damaged')
  const header = viewOf(await source.read(entry.offset, entry.offset + 30))
  if (header.getUint32(0, true) !== 0x04_03_4b_50) throw new ZipError('damaged')
  if (header.getUint16(8, true) !== entry.method) throw new ZipError('damaged')
  const nameStart = entry.offset + 30
  const nameEnd = nameStart + header.getUint16(26, true)
  const start = nameEnd + header.getUint16(28, true)
  if (start + entry.packed > directoryStart) throw new ZipError('damaged')
  if (nameOf(await source.read(nameStart, nameEnd)) !== entry.name) throw new ZipError('damaged')
  return start
}

/** Small steps, because one byte can unpack to a thousand. */
const step = 4_096

function inflate(packed: Uint8Array, length: number): Uint8Array {
  const unpacked = new Uint8Array(length)
  let filled = 0
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > length) throw new ZipError('hostile')
    unpacked.set(chunk, filled)
    filled += chunk.length
  })
  try {
    for (let at = 0; at < packed.length; at += step)
      stream.push(packed.subarray(at, at + step), at + step >= packed.length)
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged', { cause: error })
  }
  if (filled !== length) throw new ZipError('damaged')
  return unpacked
}
