import type { Logger } from 'pino'
import { msg } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import { gigabytes } from '../language/parts.ts'
import { memory } from './machine.ts'
import { type LoadedModel, type ModelProcess, type Runnable, startProcess } from './model-process.ts'

export interface TurnOptions {
  signal: AbortSignal
  /** How many are in front of the caller, whenever that changes; 0 when it is their turn. */
  onPlace?: (ahead: number) => void
}

interface Options {
  log: Logger
  /** How long a model stays in memory when nobody needs it. */
  idleMs?: number
  /** How long a model may take to obey before its process is ended. */
  cancelMs?: number
}

interface Place {
  move(ahead: number): void
  refuse(reason: unknown): void
}

const maxWaiting = 50

export type Inference = ReturnType<typeof createInference>

/** Runs one model at a time, for one caller at a time, in a process that is started when needed. */
export function createInference({ log, idleMs = 5 * 60_000, cancelMs = 300 }: Options) {
  let running: ModelProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isStopped = false
  let ending: Promise<void> = Promise.resolve()
  /** The first is writing. */
  const line: Place[] = []

  async function waitForTurn({ signal, onPlace }: TurnOptions): Promise<Place> {
    signal.throwIfAborted()
    if (isStopped) throw stopping()
    if (line.length > maxWaiting)
      throw new AppError(
        'unavailable',
        'Too many drafts wait for the model on this computer. Try again in some minutes.',
      )
    const turn = Promise.withResolvers<void>()
    const place: Place = {
      move: (ahead) => {
        onPlace?.(ahead)
        if (ahead === 0) turn.resolve()
      },
      refuse: turn.reject,
    }
    const cancel = () => {
      turn.reject(signal.reason)
      leave(place)
    }
    signal.addEventListener('abort', cancel, { once: true })
    place.move(line.push(place) - 1)
    await turn.promise.finally(() => signal.removeEventListener('abort', cancel))
    return place
  }

  /** Those behind move up. */
  function leave(place: Place) {
    const at = line.indexOf(place)
    if (at < 0) return
    line.splice(at, 1)
    for (const [ahead, { move }] of line.entries()) if (ahead >= at) move(ahead)
  }

  function end(): Promise<void> {
    const ended = running
    running = null
    if (ended) ending = ended.end()
    return ending
  }

  /** The next caller gets a model that is ready, or none. */
  async function endTurn(place: Place) {
    if (running && !(await running.settle())) await end()
    leave(place)
    if (line.length > 0 || !running) return
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
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
        msg`${{ model: model.name }} needs ${{ needed: gigabytes(model.memory, 1) }} of free memory, and this computer has ${{ free: gigabytes(free, 1) }}. Close other programs, or choose a smaller model.`,
      )
    const started = performance.now()
    running = startProcess(model, cancelMs, log)
    await running.load(signal)
    log.info({ model: model.name, pid: running.pid, ms: Math.round(performance.now() - started) }, 'a model was loaded')
    return running
  }

  return {
    turn: async <T>(model: Runnable, options: TurnOptions, work: (loaded: LoadedModel) => Promise<T>): Promise<T> => {
      const place = await waitForTurn(options)
      try {
        return await work(await processFor(model, options.signal))
      } finally {
        // A caller that cancels does not wait for the model to stop; the next one does.
        void endTurn(place)
      }
    },

    /** Ends the process if it runs this file. */
    release: async (file: string) => {
      if (running?.file === file) await end()
    },

    stop: async () => {
      isStopped = true
      clearTimeout(idle)
      for (const { refuse } of line.splice(0)) refuse(stopping())
      await end()
    },
  }
}

const stopping = () =>
  new AppError('unavailable', 'The server is restarting. Nothing was changed; please try again in a moment.')
