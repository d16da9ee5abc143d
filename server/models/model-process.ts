import { fork } from 'node:child_process'
import { on } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { msg } from '#shared/say.ts'
import { programFile } from '../config/places.ts'
import { AppError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import type { StreamPart } from '../writing/engines/ask-model.ts'
import type { Order, Question, Report } from './inference-process.ts'

/** A model to run: its file, and what it needs. */
export interface Runnable {
  name: string
  file: string
  /** In bytes. */
  memory: number
  /** The library's entry. */
  library: string
}

/** A model while it is one caller's turn. */
export interface LoadedModel {
  /** The answer as it comes. Aborting rejects at once with the signal's reason. */
  ask(question: Question, signal: AbortSignal): AsyncIterable<StreamPart>
}

export type ModelProcess = ReturnType<typeof startProcess>

const maxLoadMs = 5 * 60_000

/** Starts the process of one model. */
export function startProcess({ name, file, library }: Runnable, cancelMs: number, log: Logger) {
  const child = fork(programFile('inference-process'), [library, file], {
    // What is printed there may quote a text, so nobody keeps it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: environment(),
  })
  let [isAlive, isLoaded, isBusy] = [true, false, true]
  let idle = Promise.withResolvers<void>()
  child.on('message', (report: Report) => {
    if (!isLast(report)) return
    isBusy = false
    idle.resolve()
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      log.info({ model: name, code, signal }, 'a model process ended')
      done()
    })
    child.on('error', () => done())
  }).then(() => {
    isAlive = false
  })

  const isReady = () => isAlive && isLoaded && !isBusy

  /** The reports up to the last one of an order, or of the loading. */
  async function* reports(signal: AbortSignal): AsyncGenerator<StreamPart> {
    try {
      for await (const [report] of on(child, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Report]>) {
        signal.throwIfAborted()
        if (report.type === 'failed') throw explained(report, name)
        if (report.type === 'loaded') isLoaded = true
        else yield report
        if (isLast(report)) return
      }
      throw crashed()
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  }

  async function end(): Promise<void> {
    if (isAlive) child.kill('SIGKILL')
    await ended
  }

  const crashed = () =>
    new AppError(
      'upstream',
      isLoaded
        ? msg`${{ name }} stopped unexpectedly while it wrote. Nothing was changed. Try again; if it happens again, choose a smaller model.`
        : msg`${{ name }} could not be loaded: its file is damaged, or the memory did not suffice. Delete it and download it again, or choose a smaller model.`,
    )

  return {
    file,
    pid: child.pid,
    isReady,
    end,

    load: async (signal: AbortSignal): Promise<void> => {
      const deadline = AbortSignal.timeout(maxLoadMs)
      try {
        await reports(AbortSignal.any([signal, deadline])).next()
      } catch (error) {
        signal.throwIfAborted()
        throw deadline.aborted ? new AppError('timeout', msg`${{ name }} took too long to load. Try again.`) : error
      }
    },

    ask: async function* (question: Question, signal: AbortSignal): AsyncGenerator<StreamPart> {
      signal.throwIfAborted()
      if (!isReady()) throw crashed()
      isBusy = true
      idle = Promise.withResolvers()
      child.send({ kind: 'ask', question } satisfies Order, () => {})
      yield* reports(signal)
    },

    /** Whether it can be asked again: it has a moment to stop, which keeps the model in memory. */
    settle: async (): Promise<boolean> => {
      if (isLoaded && isBusy) {
        child.send({ kind: 'cancel' } satisfies Order, () => {})
        await Promise.race([idle.promise, ended, delay(cancelMs, undefined, { ref: false })])
      }
      return isReady()
    },
  }
}

const isLast = ({ type }: Report) => ['loaded', 'finish', 'failed'].includes(type)

function explained({ reason, message }: Extract<Report, { type: 'failed' }>, name: string): AppError {
  const sentences: Record<typeof reason, Sentence> = {
    memory: msg`The memory of this computer does not suffice for ${{ name }}. Close other programs, or choose a smaller model.`,
    file: msg`The file of ${{ name }} cannot be read as a model. Delete it and download it again, or choose another file.`,
    'too-long': msg`The text is too long for ${{ name }}. Shorten it and try again.`,
    runtime:
      /*i18n*/ 'The program that runs models does not work on this computer. Choose another engine in the settings.',
    other: msg`${{ name }} failed. Nothing was changed; try again.`,
  }
  return new AppError('upstream', sentences[reason], { cause: new Error(message) })
}

/** Nothing of the app's settings: no keys, no addresses. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
