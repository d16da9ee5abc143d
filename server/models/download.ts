import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { msg } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import { gigabytes } from '../language/parts.ts'
import type { Sentence } from '../language/say.ts'
import { follow } from '../net/follow.ts'
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

const defaultPatience: Patience = { silenceMs: 30_000, retryMs: 1_000, tries: 6 }

interface Progress {
  state: 'downloading' | 'checking'
  /** How many bytes have come or, while `checking`, were compared. */
  done: number
}

/** Room that stays free on the disk beside the file. */
const spareDisk = 500_000_000
/** The longest that a hub may ask to wait. */
const maxWaitMs = 60_000
/** Another process is downloading a part that grew within this time. */
const growingMs = 15_000

export const partOf = (file: string) => `${file}.part`

/** How much of a file is here, and whether it is growing. */
export async function progressOf(file: string): Promise<{ done: number; isGrowing: boolean } | null> {
  const part = await stat(partOf(file)).catch(() => null)
  return part && { done: part.size, isGrowing: Date.now() - part.mtimeMs < growingMs }
}

/** Any part of such a file is worthless. */
class WrongFile extends AppError {
  constructor(sentence: Sentence) {
    super('upstream', sentence)
  }
}

const otherFile = () =>
  new WrongFile(
    /*i18n*/ 'The address to download from has another file under this name. Nothing of it was kept; choose another address.',
  )

const otherProcess = () => new AppError('conflict', 'Another process is downloading this file.')

/**
 * Fetches a file, going on where it was broken off, and gives it its name once it has the right checksum. Aborting
 * pauses: what has come is kept.
 */
export async function* download(
  wanted: Download,
  signal: AbortSignal,
  patience: Patience = defaultPatience,
): AsyncGenerator<Progress> {
  const { file, size, sha256 } = wanted
  const part = partOf(file)
  await mkdir(dirname(file), { recursive: true })
  const before = await progressOf(file)
  if (before?.isGrowing) throw otherProcess()
  await requireDisk(dirname(file), size - Math.min(size, before?.done ?? 0))

  const handle = await open(part, 'a+')
  try {
    if ((await sizeOf(handle)) > size) await handle.truncate(0)
    yield* receiveAll(wanted, handle, signal, patience)
    const hash = createHash('sha256')
    let done = 0
    for await (const chunk of createReadStream(part, { highWaterMark: 1 << 20, signal })) {
      hash.update(chunk)
      done += chunk.length
      yield { state: 'checking', done }
    }
    if (hash.digest('hex') !== sha256)
      throw new WrongFile(
        /*i18n*/ 'What was downloaded is not the file that was published: its checksum is another one. It was deleted; try again, or choose another address to download from.',
      )
    await rename(part, file)
  } catch (error) {
    if (error instanceof WrongFile) await rm(part, { force: true })
    throw error
  } finally {
    await handle.close()
    // No longer growing: the download may be resumed at once.
    await utimes(part, 0, 0).catch(() => {})
  }
}

async function requireDisk(directory: string, bytes: number): Promise<void> {
  const free = await freeDisk(directory)
  const needed = bytes + spareDisk
  if (free < needed)
    throw new AppError(
      'unavailable',
      msg`The disk has ${{ free: gigabytes(free, 1) }} free, and ${{ needed: gigabytes(needed, 1) }} are needed.`,
    )
}

const sizeOf = async (handle: FileHandle) => (await handle.stat()).size

/** Tries until the whole file is here, or some tries in a row brought nothing. */
async function* receiveAll(wanted: Download, handle: FileHandle, signal: AbortSignal, patience: Patience) {
  let failures = 0
  let done = await sizeOf(handle)
  while (done < wanted.size) {
    const from = done
    try {
      yield* receive(wanted, handle, signal, patience.silenceMs)
      done = await sizeOf(handle)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof AppError) throw error
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new AppError('unavailable', 'The disk is full. What was downloaded is kept; resume when there’s room.')
      done = await sizeOf(handle)
      failures = done > from ? 1 : failures + 1
      if (failures >= patience.tries) throw brokenOff(error, done)
      await delay(waitAskedBy(error) ?? patience.retryMs * 2 ** (failures - 1), undefined, { signal })
    }
  }
}

/** One try: appends what comes over one connection. */
async function* receive(wanted: Download, handle: FileHandle, signal: AbortSignal, silenceMs: number) {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('nothing came')), silenceMs)
  try {
    const from = await sizeOf(handle)
    const response = await ask(wanted, from, AbortSignal.any([signal, silence.signal]))
    let done = response.status === 206 ? from : 0
    for await (const chunk of response.body!) {
      timer.refresh()
      if (done === 0) await handle.truncate(0)
      if (done + chunk.length > wanted.size) throw otherFile()
      // Two processes that write to one file would spoil it for both.
      if ((await sizeOf(handle)) !== done) throw otherProcess()
      await handle.write(chunk)
      done += chunk.length
      yield { state: 'downloading', done } as const
    }
    if (done < wanted.size) throw new Error('the connection ended early')
  } finally {
    clearTimeout(timer)
  }
}

/** The answer with the bytes from `from` on, or with all of them. */
function ask(wanted: Download, from: number, signal: AbortSignal): Promise<Response> {
  const headers = { range: `bytes=${from}-`, 'accept-encoding': 'identity' }
  return follow(new URL(wanted.address), { headers, signal }, (response, isRedirect) => {
    // The hub names the checksum of what it redirects to.
    const announced = /^"?([\da-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1]
    if (announced && announced !== wanted.sha256) return otherFile()
    return isRedirect ? null : problemOf(wanted, response, from)
  })
}

/** Why an answer is not the rest of the file, or null. What is no AppError may pass. */
function problemOf({ address, size }: Download, { status, headers, body }: Response, from: number): Error | null {
  const [, start, whole] = /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(headers.get('content-range') ?? '') ?? []
  if (status === 206 && Number(start) === from && Number(whole) === size && body) return null
  const length = headers.get('content-length')
  const isWhole = Number(length) === size && !headers.has('content-encoding')
  if (status === 200 && body && (isWhole || (from === 0 && length === null))) return null
  // It may be the sign-in page of a network, for which nothing that has come is given up.
  if (status === 200 && from > 0) return new Error('the answer is not the rest of the file')
  if ([200, 206, 416].includes(status)) return otherFile()
  if ([408, 429].includes(status) || status >= 500)
    return Object.assign(new Error(`it answers ${status}`), { retryAfter: headers.get('retry-after') })
  const { host } = new URL(address)
  return new AppError(
    'upstream',
    [401, 403].includes(status)
      ? msg`${{ host }} does not give out this file (it answers ${{ status }}). Choose another address to download from.`
      : msg`${{ host }} does not have this file (it answers ${{ status }}). Choose another address to download from.`,
  )
}

function waitAskedBy(error: unknown): number | null {
  const seconds = Number.parseFloat((error as { retryAfter?: string | null }).retryAfter ?? '')
  return seconds >= 0 ? Math.min(seconds * 1_000, maxWaitMs) : null
}

function brokenOff(error: unknown, done: number): AppError {
  const { message, cause } = error as Error & { cause?: { code?: unknown } }
  const why = (typeof cause?.code === 'string' ? cause.code : message).slice(0, 100)
  return new AppError(
    'upstream',
    done > 0
      ? msg`The download broke off (${{ why }}). What has come is kept; go on when the connection is better.`
      : msg`The download broke off (${{ why }}). Try again when the connection is better.`,
    { cause: error },
  )
}
