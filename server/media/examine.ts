import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaItem } from '#shared/media.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { turns } from './turns.ts'

export type Examined = Pick<MediaItem, 'kind' | 'contentType' | 'width' | 'height' | 'pages' | 'bytes'>

export interface Order {
  /** `photo`: an image, cropped to a small square. */
  kind: MediaItem['kind'] | 'photo'
  path: string
  to: string
}
export interface PagesOrder {
  kind: 'pages'
  path: string
  pages: { page: number; to: string }[]
}
export type Outcome<T = unknown> = { found: T } | { refused: { code: ErrorCode; message: string } }

const limitMs = 60_000
const maxHeapMb = 768
/** For the whole process, on Linux: images and unpacked data are not in its heap. */
const maxMemory = 1_200_000_000
const lookMs = 100

const inTurn = turns()

/**
 * Decodes a file and writes a clean copy. It runs in a process with a deadline, a memory limit and none of the server's
 * secrets, so no file can harm the server.
 */
export const examine = (order: Order, owner: string, signal: AbortSignal): Promise<Examined> =>
  oneOfFew<Examined>(order, dirname(order.to), owner, signal)

export const drawPages = (order: PagesOrder, directory: string, owner: string, signal: AbortSignal): Promise<void> =>
  oneOfFew<void>(order, directory, owner, signal)

const oneOfFew = <T>(order: Order | PagesOrder, directory: string, owner: string, signal: AbortSignal) =>
  inTurn(owner, async () => {
    signal.throwIfAborted()
    return inProcess<T>(order, directory, signal)
  })

async function inProcess<T>(order: Order | PagesOrder, directory: string, signal: AbortSignal): Promise<T> {
  const child = fork(join(import.meta.dirname, 'examine-process.ts'), {
    // The libraries' output may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      ...['--disable-warning=ExperimentalWarning', `--max-old-space-size=${maxHeapMb}`],
      ...['--permission', '--allow-fs-read=*', `--allow-fs-write=${directory}`, '--allow-addons'],
    ],
    // Windows needs SystemRoot to start a program.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
  })
  const over = Promise.withResolvers<Outcome<T>>()
  child.once('message', (outcome: Outcome<T>) => over.resolve(outcome))
  child.once('error', over.reject)
  child.once('exit', () =>
    over.resolve({
      refused: {
        code: 'invalid',
        message: 'The file could not be read: it is damaged, or reading it takes too much memory.',
      },
    }),
  )
  const late = new AppError('timeout', 'Reading the file took too long. Try again, or with a simpler file.')
  const timer = setTimeout(() => over.reject(late), limitMs)
  const watch = setInterval(() => void endWhenTooLarge(child), lookMs)
  const cancel = () => over.reject(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    child.send(order, () => {})
    const outcome = await over.promise
    if ('found' in outcome) return outcome.found
    throw new AppError(outcome.refused.code, outcome.refused.message)
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    signal.removeEventListener('abort', cancel)
    child.kill('SIGKILL')
  }
}

/** Memory pages are 4 KB or larger on every supported platform. */
async function endWhenTooLarge(child: ChildProcess): Promise<void> {
  if (process.platform !== 'linux') return
  const [, resident] = (await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')).split(' ')
  if (Number(resident) * 4_096 > maxMemory) child.kill('SIGKILL')
}
