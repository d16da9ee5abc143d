import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Functions that run in threads, so that no text holds up the server. The result is undefined when the analysis was
 * given up: it missed its deadline (its thread is ended too), it failed, or too many were waiting. It rejects only with
 * an AppError that the function throws.
 */
export type InThreads<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (...input: infer Input) => infer Result
    ? (...input: Input) => Promise<Awaited<Result> | undefined>
    : never
}

export interface WithAnalysis<Functions> {
  analysis: InThreads<Functions>
}

/** Threads that analyse people's texts. */
export interface Threads<Functions> extends WithAnalysis<Functions> {
  /** Starts a thread ahead of the first analysis, which takes about a third of a second. */
  warmUp(): void
  stop(): Promise<void>
}

/** What a thread is asked. Without a name it only loads its functions. */
export interface Request<Name = string> {
  name: Name | null
  input: readonly unknown[]
}

/** An AppError is sent as plain values, because errors lose their class on the way out of a thread. */
export type Outcome = { result: unknown } | { refused: { code: ErrorCode; message: string } }

const longestLoadingMs = 10_000

/**
 * With two threads one long text does not hold up the others; the thread that serves requests needs a processor of its
 * own. Each costs about 70 MB once all word lists are loaded.
 */
const maxThreads = Math.min(2, Math.max(1, availableParallelism() - 1))
const maxHeapMb = 80
const idleMs = 60_000
/** Waiting or under way; any more are given up at once, so that the memory they hold is bounded. */
const maxAnalyses = 40

interface Options<Name> {
  /** The module whose default export takes a `Request` and returns an `Outcome`. */
  worker: string
  log: Logger
  /** From the call to the result, waiting included, in milliseconds; 0 gives up every analysis. */
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
   * The first thread may take long to load its word lists on a busy machine. No deadline runs meanwhile: it would end the
   * thread before it is of use, and the next one as well. Threads that replace it load while nobody waits.
   */
  const loaded = () =>
    (loading ??= Promise.race([
      pool()
        .run({ name: null, input: [] })
        .catch(() => {}),
      setTimeout(longestLoadingMs, undefined, { ref: false }),
    ]))

  /** Undefined when it was given up. */
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
    if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.message)
    return outcome.result
  }

  return {
    // The functions themselves, and their word lists, are loaded in the threads alone.
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
