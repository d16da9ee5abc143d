import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { AppError } from '../errors.ts'
import type { Answer, Jobs, Request } from './worker.ts'

type Result<Job extends keyof Jobs> = Awaited<ReturnType<Jobs[Job]>>

/**
 * Works on people's texts in threads, so that no text holds up the server. What is not done by its deadline is given up,
 * with the thread it ran in; so is what finds too much waiting already, and what fails.
 */
export interface Analysis {
  /** The job's result, or undefined when it was given up. Rejects only with what the job itself refuses. */
  run<Job extends keyof Jobs>(job: Job, ...input: Parameters<Jobs[Job]>): Promise<Result<Job> | undefined>
  /** Has a thread ready, which takes about a third of a second. */
  warmUp(): void
  stop(): Promise<void>
}

/** From the call to the result, waiting included; an answer is waited for longer than findings. */
const findingMs = 2_000
const answerMs = 10_000
const deadlines: Partial<Record<keyof Jobs, number>> = {
  fingerprintOf: answerMs,
  arrange: answerMs,
  proposeIdeas: answerMs,
  remarksThatHold: answerMs,
  previewOfImport: answerMs,
  chosenOfImport: answerMs,
  fitting: answerMs,
  unaskedIn: answerMs,
}

/**
 * Two keep one long text from holding up the others, where the thread that answers keeps a processor of its own beside
 * them. Each costs about 70 MB once all word lists are read.
 */
const maxThreads = Math.min(2, Math.max(1, availableParallelism() - 1))
const maxHeapMb = 80
const idleMs = 60_000
/** Waiting or under way; what comes beyond is given up at once, so that the memory they hold is bounded. */
const mostJobs = 40

interface Options {
  log: Logger
  deadlineOf?: (job: keyof Jobs) => number
}

export function createAnalysis({ log, deadlineOf = (job) => deadlines[job] ?? findingMs }: Options): Analysis {
  let started: Piscina<Request, Answer> | null = null
  const pool = () =>
    (started ??= new Piscina<Request, Answer>({
      filename: join(import.meta.dirname, 'worker.ts'),
      minThreads: 1,
      maxThreads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 4 },
    }))
  let jobs = 0

  /** Undefined when it was given up. */
  async function answerTo(request: Request): Promise<Answer | undefined> {
    const { job } = request
    if (jobs >= mostJobs) {
      log.warn({ job }, 'an analysis was left out: too many are waiting')
      return undefined
    }
    jobs += 1
    const signal = AbortSignal.timeout(deadlineOf(job))
    try {
      return await pool().run(request, { signal })
    } catch (err) {
      if (signal.aborted) log.warn({ job }, 'an analysis was given up: it took too long')
      else log.error({ err, job }, 'an analysis failed')
      return undefined
    } finally {
      jobs -= 1
    }
  }

  return {
    async run<Job extends keyof Jobs>(job: Job, ...input: Parameters<Jobs[Job]>): Promise<Result<Job> | undefined> {
      const answer = await answerTo({ job, input })
      if (!answer) return undefined
      if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.message)
      return answer.result as Result<Job>
    },
    warmUp: () => void pool(),
    stop: async () => started?.destroy(),
  }
}
