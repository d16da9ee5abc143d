import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { gigabytes } from './download.ts'
import { memory } from './machine.ts'
import { type LoadedModel, ModelProcess, type Runnable } from './model-process.ts'

export interface TurnOptions {
  signal: AbortSignal
  /** How many are in front of the caller, whenever that changes; 0 when it is their turn. */
  onPlace?: (ahead: number) => void
}

/** Runs one model at a time, for one caller at a time, in a process that is started when needed. */
export interface Inference {
  turn<T>(model: Runnable, options: TurnOptions, work: (loaded: LoadedModel) => Promise<T>): Promise<T>
  /** Ends the process if it runs this file. */
  release(file: string): Promise<void>
  stop(): Promise<void>
}

interface Options {
  log: Logger
  /** How long a model stays in memory when nobody needs it. */
  idleMs?: number
  /** How long a model may take to obey before its process is ended. */
  cancelMs?: number
}

const mostWaiting = 50

export function createInference({ log, idleMs = 5 * 60_000, cancelMs = 300 }: Options): Inference {
  let running: ModelProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isStopped = false
  let ending: Promise<void> = Promise.resolve()
  const line: { start: () => void; onPlace?: (ahead: number) => void }[] = []
  let isTaken = false

  const tellPlaces = () => {
    for (const [at, { onPlace }] of line.entries()) onPlace?.(at + 1)
  }

  async function waitForTurn({ signal, onPlace }: TurnOptions): Promise<void> {
    signal.throwIfAborted()
    if (isStopped) throw stopping()
    if (line.length >= mostWaiting)
      throw new AppError(
        'unavailable',
        'Too many drafts wait for the model on this computer. Try again in some minutes.',
      )
    if (isTaken) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const place = { start: resolve, onPlace }
      const leave = () => {
        const at = line.indexOf(place)
        if (at < 0) return
        line.splice(at, 1)
        tellPlaces()
        reject(signal.reason)
      }
      line.push(place)
      onPlace?.(line.length)
      signal.addEventListener('abort', leave, { once: true })
      await promise.finally(() => signal.removeEventListener('abort', leave))
      if (isStopped) throw stopping()
    }
    isTaken = true
    onPlace?.(0)
  }

  function endTurn() {
    const next = line.shift()
    isTaken = next !== undefined
    next?.start()
    tellPlaces()
    if (next || !running) return
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
  }

  function end(): Promise<void> {
    const ended = running
    running = null
    if (ended) ending = ended.end()
    return ending
  }

  /** The next caller gets a model that is ready, or none. */
  async function settle() {
    await running?.settled()
    if (running && !running.isReady()) await end()
    endTurn()
  }

  async function processFor(model: Runnable, signal: AbortSignal): Promise<ModelProcess> {
    clearTimeout(idle)
    if (running?.file === model.file && running.isReady()) return running
    await end()
    signal.throwIfAborted()
    const { free } = memory()
    if (free < model.memory)
      throw new AppError(
        'unavailable',
        `${model.name} needs ${gigabytes(model.memory)} of free memory, and this computer has ${gigabytes(free)}. Close other programs, or choose a smaller model.`,
      )
    const started = performance.now()
    running = new ModelProcess(model, cancelMs, log)
    await running.load(model, signal)
    log.info({ model: model.name, pid: running.pid, ms: Math.round(performance.now() - started) }, 'a model was loaded')
    return running
  }

  return {
    turn: async (model, options, work) => {
      await waitForTurn(options)
      try {
        return await work(await processFor(model, options.signal))
      } finally {
        // Who cancelled does not wait for the model to stop; the next one does.
        void settle()
      }
    },
    release: async (file) => {
      if (running?.file === file) await end()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(idle)
      for (const { start } of line.splice(0)) start()
      await end()
    },
  }
}

const stopping = () =>
  new AppError('unavailable', 'The server is restarting. Nothing was changed; please try again in a moment.')
