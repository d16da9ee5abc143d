import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { AppError, type ErrorCode } from '../errors.ts'
import type { Sentence } from '../language/say.ts'

/**
 * The result is undefined when the analysis missed its deadline (its thread ends too), failed, or met a full queue. The
 * promise rejects only with an AppError that the function throws.
 */
export type InThreads<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (...input: infer Input) => infer Result
    ? (...input: Input) => Promise<Awaited<Result> | undefined>
    : never
}

export interface WithAnalysis<Functions> {
  analysis: InThreads<Functions>
}

export interface Threads<Functions> extends WithAnalysis<Functions> {
  /** Starts a thread before the first analysis, which takes about a third of a second. */
  warmUp(): void
  stop(): Promise<void>
}

/** A thread's input. Without a name the thread only loads its functions. */
export interface Request<Name = string> {
  name: Name | null
  input: readonly unknown[]
}

/** An AppError travels as plain values, because errors lose their class between threads. */
export type Outcome = { result: unknown } | { refused: { code: ErrorCode; sentence: Sentence } }

const longestLoadingMs = 10_000

/**
 * With two threads one long text does not block the others. The thread that serves requests needs its own processor.
 * Each thread costs about 70 MB once all word lists are loaded.
 */
const maxThreads = Math.min(2, Math.max(1, availableParallelism() - 1))
const maxHeapMb = 80
const idleMs = 60_000
/** Waiting or running. Any further ones are given up at once, which bounds their memory. */
const maxAnalyses = 40

interface Options<Name> {
  /** A module whose default export takes a `Request` and returns an `Outcome`. */
  worker: string
  log: Logger
  /** Milliseconds from the call to the result, waiting included. 0 gives up every analysis. */
  deadlineOf: (name: Name) => number
}

export function startThreads<Functions>({
  worker,
  log,
  deadlineOf,
}: Options<keyof Functions & string>): Threads<Functions> {
  type Name = keyof Functions & string
  let started: Piscina<Request<Name>, Outcome> | null = null
  const pool = () =>
    (started ??= new Piscina<Request<Name>, Outcome>({
      filename: worker,
      minThreads: 1,
      maxThreads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 4 },
    }))
  let underWay = 0
  let loading: Promise<unknown> | null = null
  /**
   * No deadline runs while the first thread loads its word lists: on a slow machine it would end each thread before its
   * first analysis. Replacement threads load while nobody waits.
   */
  const loaded = () =>
    (loading ??= Promise.race([
      pool()
        .run({ name: null, input: [] })
        .catch(() => {}),
      setTimeout(longestLoadingMs, undefined, { ref: false }),
    ]))

  /** Undefined when the analysis was given up. */
  async function outcomeOf(name: Name, input: readonly unknown[]): Promise<Outcome | undefined> {
    if (underWay >= maxAnalyses) {
      log.warn({ name }, 'skipped an analysis: too many are waiting')
      return undefined
    }
    underWay += 1
    await loaded()
    const deadline = deadlineOf(name)
    const signal = deadline === 0 ? AbortSignal.abort() : AbortSignal.timeout(deadline)
    try {
      return await pool().run({ name, input }, { signal })
    } catch (err) {
      if (signal.aborted) log.warn({ name }, 'stopped an analysis: it took too long')
      else log.error({ err, name }, 'failed to analyse a text')
      return undefined
    } finally {
      underWay -= 1
    }
  }

  async function run(name: Name, input: readonly unknown[]): Promise<unknown> {
    const outcome = await outcomeOf(name, input)
    if (!outcome) return undefined
    if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.sentence)
    return outcome.result
  }

  return {
    // Only the threads load the functions and their word lists.
    analysis: new Proxy({} as InThreads<Functions>, {
      get:
        (_, name) =>
        (...input: readonly unknown[]) =>
          run(name as Name, input),
    }),
    warmUp: () => void loaded(),
    stop: async () => started?.destroy(),
  }
}
