import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { AppError } from '../errors.ts'
import type { Analyses, Outcome, Request } from './worker.ts'

type Name = keyof Analyses
type Result<N extends Name> = Awaited<ReturnType<Analyses[N]>>

/**
 * Analyses people's texts in threads, so that no text holds up the server. An analysis is given up when it misses its
 * deadline (its thread is ended too), when it fails, or when too many are waiting.
 */
export interface Analysis {
  /** The result, or undefined when the analysis was given up. Rejects only with an AppError that the analysis throws. */
  run<N extends Name>(name: N, ...input: Parameters<Analyses[N]>): Promise<Result<N> | undefined>
  /** Starts a thread ahead of the first analysis, which takes about a third of a second. */
  warmUp(): void
  stop(): Promise<void>
}

/** From the call to the result, waiting included, once the first thread is loaded. Findings can be left out of a response; the others are the response. */
const findingMs = 2_000
const responseMs = 10_000
const longestLoadingMs = 10_000
const deadlines: Partial<Record<Name, number>> = {
  fingerprintOf: responseMs,
  arrange: responseMs,
  proposeIdeas: responseMs,
  remarksThatHold: responseMs,
  previewOfImport: responseMs,
  chosenOfImport: responseMs,
  fitting: responseMs,
  unaskedIn: responseMs,
}

/**
 * With two threads one long text does not hold up the others; the thread that serves requests needs a processor of its
 * own. Each costs about 70 MB once all word lists are loaded.
 */
const maxThreads = Math.min(2, Math.max(1, availableParallelism() - 1))
const maxHeapMb = 80
const idleMs = 60_000
/** Waiting or under way; any more are given up at once, so that the memory they hold is bounded. */
const mostAnalyses = 40

interface Options {
  log: Logger
  /** In milliseconds; 0 gives up every analysis. */
  deadlineOf?: (name: Name) => number
}

export function createAnalysis({ log, deadlineOf = (name) => deadlines[name] ?? findingMs }: Options): Analysis {
  let started: Piscina<Request, Outcome> | null = null
  const pool = () =>
    (started ??= new Piscina<Request, Outcome>({
      filename: join(import.meta.dirname, 'worker.ts'),
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
        .run({ name: 'ready', input: [] })
        .catch(() => {}),
      setTimeout(longestLoadingMs, undefined, { ref: false }),
    ]))

  /** Undefined when it was given up. */
  async function outcomeOf(request: Request): Promise<Outcome | undefined> {
    const { name } = request
    if (underWay >= mostAnalyses) {
      log.warn({ name }, 'skipped an analysis: too many are waiting')
      return undefined
    }
    underWay += 1
    await loaded()
    const deadline = deadlineOf(name)
    const signal = deadline === 0 ? AbortSignal.abort() : AbortSignal.timeout(deadline)
    try {
      return await pool().run(request, { signal })
    } catch (err) {
      if (signal.aborted) log.warn({ name }, 'stopped an analysis: it took too long')
      else log.error({ err, name }, 'failed to analyse a text')
      return undefined
    } finally {
      underWay -= 1
    }
  }

  return {
    async run<N extends Name>(name: N, ...input: Parameters<Analyses[N]>): Promise<Result<N> | undefined> {
      const outcome = await outcomeOf({ name, input })
      if (!outcome) return undefined
      if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.message)
      return outcome.result as Result<N>
    },
    warmUp: () => void loaded(),
    stop: async () => started?.destroy(),
  }
}
