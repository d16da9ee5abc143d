import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaItem } from '#shared/media.ts'
import { AppError, type ErrorCode } from '../errors.ts'

export type Examined = Pick<MediaItem, 'kind' | 'contentType' | 'width' | 'height' | 'pages' | 'bytes'>

/** What is to be examined, and where the clean file is to be written. */
export interface Order {
  kind: MediaItem['kind']
  path: string
  to: string
}
export type Outcome = { found: Examined } | { refused: { code: ErrorCode; message: string } }

const mostAtOnce = 2
const limitMs = 60_000
const mostHeapMb = 768
/** Of the whole process, on Linux: images and what is unpacked are not in its heap. */
const mostMemory = 1_200_000_000
const lookMs = 100

let free = mostAtOnce
const waiting: (() => void)[] = []

/**
 * Decodes a file and writes a clean copy, in a process that ends with it: it has a deadline, a limit of memory and none of
 * the server's secrets, and whatever a file does to it, the server goes on.
 */
export async function examine(order: Order, signal: AbortSignal): Promise<Examined> {
  if (free > 0) free -= 1
  else await new Promise<void>((resume) => waiting.push(resume))
  try {
    signal.throwIfAborted()
    return await inProcess(order, signal)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

async function inProcess(order: Order, signal: AbortSignal): Promise<Examined> {
  const child = fork(join(import.meta.dirname, 'examine-process.ts'), {
    // What is printed there may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      ...['--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostHeapMb}`],
      ...['--permission', '--allow-fs-read=*', `--allow-fs-write=${dirname(order.to)}`, '--allow-addons'],
    ],
    // Windows starts no program without it.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
  })
  const over = Promise.withResolvers<Outcome>()
  child.once('message', (outcome: Outcome) => over.resolve(outcome))
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

/** Pages of memory are 4 KB, or larger, on all that this runs on. */
async function endWhenTooLarge(child: ChildProcess): Promise<void> {
  if (process.platform !== 'linux') return
  const [, resident] = (await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')).split(' ')
  if (Number(resident) * 4_096 > mostMemory) child.kill('SIGKILL')
}
