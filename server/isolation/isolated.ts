import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { AppError, type ErrorCode } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { turns } from './turns.ts'

export type Outcome<T = unknown> = { found: T } | { refused: { code: ErrorCode; sentence: Sentence } }

interface Options {
  owner: string
  signal: AbortSignal
  /** The only place where it may write. */
  directory: string
}

const limitMs = 60_000
const maxHeapMb = 768
/** For the whole process, on Linux: images and unpacked data are not in its heap. */
const maxMemory = 1_200_000_000
const lookMs = 100

// Node 20 knows it by its former name.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const inTurn = turns()

/**
 * Runs a program, which calls `answerOrder`, on a stranger's file: in a process with a deadline, a memory limit and none
 * of the server's secrets, so no file can harm the server. A few run at a time.
 */
export const runIsolated = <T>(program: string, input: object, options: Options): Promise<T> =>
  inTurn(options.owner, async () => {
    options.signal.throwIfAborted()
    return inProcess<T>(program, input, options)
  })

async function inProcess<T>(program: string, input: object, { signal, directory }: Options): Promise<T> {
  const child = fork(program, {
    // The libraries' output may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      `--max-old-space-size=${maxHeapMb}`,
      ...[permission, '--allow-fs-read=*', `--allow-fs-write=${directory}`, '--allow-addons'],
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
        sentence: /*i18n*/ 'The file could not be read: it is damaged, or reading it takes too much memory.',
      },
    }),
  )
  const late = new AppError('timeout', 'Reading the file took too long. Try again, or with a simpler file.')
  const timer = setTimeout(() => over.reject(late), limitMs)
  const watch = setInterval(() => void endWhenTooLarge(child), lookMs)
  const cancel = () => over.reject(signal.reason)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    child.send(input, () => {})
    const outcome = await over.promise
    if ('found' in outcome) return outcome.found
    throw new AppError(outcome.refused.code, outcome.refused.sentence)
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
