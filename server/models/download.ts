import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { refuseMetadata, refuseWayInside } from '../net/given-address.ts'
import { freeDisk } from './machine.ts'

export interface Download {
  address: string
  /** Where the file will be; until it is whole and checked it has the ending `.part`. */
  file: string
  /** In bytes. */
  size: number
  sha256: string
}

export interface Patience {
  /** How long nothing may come before the connection is given up; in milliseconds. */
  silenceMs: number
  /** Before the first new try; doubles with each that brought nothing. */
  retryMs: number
  /** Tries in a row that bring nothing. */
  tries: number
}

const patience: Patience = { silenceMs: 30_000, retryMs: 1_000, tries: 6 }

export interface DownloadOptions {
  /** Aborting it pauses: what has come is kept. */
  signal: AbortSignal
  onProgress: (progress: { isChecking: boolean; done: number }) => void
  patience?: Patience
}

/** Room that stays free on the disk beside the file. */
const spareDisk = 500_000_000
const mostRedirects = 5
/** A part that grew within this time is another process's at work. */
const atWorkMs = 15_000

export const partOf = (file: string) => `${file}.part`

/** How much of a file is here, and whether it is growing. */
export async function progressOf(file: string): Promise<{ done: number; isGrowing: boolean } | null> {
  const part = await stat(partOf(file)).catch(() => null)
  return part && { done: part.size, isGrowing: Date.now() - part.mtimeMs < atWorkMs }
}

const notThePublished =
  'What was downloaded is not the file that was published: its checksum is another one. It was deleted; try again, or choose another address to download from.'

async function requireDisk(directory: string, bytes: number): Promise<void> {
  const free = await freeDisk(directory)
  const needed = bytes + spareDisk
  if (free < needed)
    throw new AppError('unavailable', `The disk has ${gigabytes(free)} free, and ${gigabytes(needed)} are needed.`)
}

/** Fetches a file, going on where it was broken off, and gives it its name once it has the right checksum. */
export async function download(
  wanted: Download,
  { signal, onProgress, patience: { silenceMs, retryMs, tries } = patience }: DownloadOptions,
): Promise<void> {
  const { file, size, sha256 } = wanted
  const part = partOf(file)
  await mkdir(dirname(file), { recursive: true })
  const before = await progressOf(file)
  if (before?.isGrowing) throw new AppError('conflict', 'Another process is downloading this model.')
  await requireDisk(dirname(file), size - Math.min(size, before?.done ?? 0))

  const handle = await open(part, 'a+')
  try {
    let done = (await handle.stat()).size
    if (done > size) done = await startOver(handle)
    for (let failures = 0; done < size; ) {
      const from = done
      try {
        done = await receive(done)
      } catch (error) {
        signal.throwIfAborted()
        done = (await handle.stat()).size
        if (error instanceof AnotherFile) await rm(part, { force: true })
        if (error instanceof AppError) throw error
        if (isFull(error))
          throw new AppError('unavailable', 'The disk is full. What was downloaded is kept; resume when there’s room.')
        failures = done > from ? 1 : failures + 1
        if (failures >= tries) throw brokenOff(error, done)
        await delay(waitAskedBy(error) ?? retryMs * 2 ** (failures - 1), undefined, { signal })
      }
    }
    signal.throwIfAborted()
    const found = await checksumOf(part, { signal, onDone: (read) => onProgress({ isChecking: true, done: read }) })
    if (found !== sha256) {
      await rm(part, { force: true })
      throw new AppError('upstream', notThePublished)
    }
    await rename(part, file)
  } finally {
    await handle.close()
    // It is nobody's work any more, and may be gone on with at once.
    await utimes(part, 0, 0).catch(() => {})
  }

  async function receive(from: number): Promise<number> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(new Error('nothing came')), silenceMs)
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(new Error('nothing came')), silenceMs)
    }
    try {
      const response = await ask(wanted, from, AbortSignal.any([signal, silence.signal]))
      let at = response.status === 206 ? from : 0
      for await (const chunk of response.body!) {
        heard()
        if (at === 0) await startOver(handle)
        if (at + chunk.length > size) throw new AnotherFile()
        // Two processes that write to one file would spoil it for both.
        if ((await handle.stat()).size !== at)
          throw new AppError('conflict', 'Another process is downloading this model.')
        await handle.write(chunk)
        at += chunk.length
        onProgress({ isChecking: false, done: at })
      }
      if (at < size) throw new Error('the connection ended early')
      return at
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The answer with the bytes from `from` on, or with all of them. */
async function ask(wanted: Download, from: number, stop: AbortSignal): Promise<Response> {
  const { address, sha256 } = wanted
  let next = address
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    await refuseMetadata(new URL(next))
    await refuseWayInside(new URL(address), new URL(next))
    const response = await fetch(next, {
      headers: { range: `bytes=${from}-`, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: stop,
    })
    // The hub names the checksum of what it redirects to.
    const announced = /^"?([\da-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1]
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (announced && announced !== sha256) {
      await response.body?.cancel()
      throw new AnotherFile()
    }
    if (!location) return accepted(wanted, response, from)
    await response.body?.cancel()
    const target = URL.parse(location, next)
    if (!target || !['http:', 'https:'].includes(target.protocol)) break
    next = target.href
  }
  throw new AppError('upstream', 'The address to download from redirects to nowhere. Check the address.')
}

async function accepted({ address, size }: Download, response: Response, from: number): Promise<Response> {
  const { status, headers } = response
  const [, start, whole] = /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(headers.get('content-range') ?? '') ?? []
  if (status === 206 && Number(start) === from && Number(whole) === size && response.body) return response
  const length = headers.get('content-length')
  const isWhole = Number(length) === size && !headers.has('content-encoding')
  if (status === 200 && response.body && (isWhole || (from === 0 && length === null))) return response
  await response.body?.cancel()
  // It may be the sign-in page of a network: what has come before is not given up for it.
  if (status === 200 && from > 0) throw new Error('the answer is not the rest of the file')
  if (status === 200 || status === 206 || status === 416) throw new AnotherFile()
  if ([408, 429].includes(status) || status >= 500) throw new Refused(status, headers.get('retry-after'))
  throw new AppError(
    'upstream',
    [401, 403].includes(status)
      ? `${hostOf(address)} does not give out this file (it answers ${status}). Choose another address to download from.`
      : `${hostOf(address)} does not have this file (it answers ${status}). Choose another address to download from.`,
  )
}

class Refused extends Error {
  readonly retryAfter: string | null
  constructor(status: number, retryAfter: string | null) {
    super(`it answers ${status}`)
    this.retryAfter = retryAfter
  }
}

/** The longest that a hub may ask to wait. */
const mostWaitMs = 60_000

function waitAskedBy(error: unknown): number | null {
  const seconds = error instanceof Refused ? Number.parseFloat(error.retryAfter ?? '') : Number.NaN
  return seconds >= 0 ? Math.min(seconds * 1_000, mostWaitMs) : null
}

async function startOver(handle: FileHandle): Promise<number> {
  await handle.truncate(0)
  return 0
}

class AnotherFile extends AppError {
  constructor() {
    super(
      'upstream',
      'The address to download from has another file under this name. Nothing of it was kept; choose another address.',
    )
  }
}

function brokenOff(error: unknown, done: number): AppError {
  const { message, cause } = error as Error & { cause?: { code?: unknown } }
  const why = typeof cause?.code === 'string' ? cause.code : message
  return new AppError(
    'upstream',
    `The download broke off (${why.slice(0, 100)}). ${done > 0 ? `${gigabytes(done)} are kept; go on` : 'Try again'} when the connection is better.`,
    { cause: error },
  )
}

const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOSPC'

const hostOf = (address: string) => URL.parse(address)?.host ?? address

export const gigabytes = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`

interface Reading {
  signal: AbortSignal
  onDone: (read: number) => void
}

async function checksumOf(file: string, { signal, onDone }: Reading): Promise<string> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20, signal })) {
    hash.update(chunk)
    read += chunk.length
    onDone(read)
  }
  return hash.digest('hex')
}
