import type { Deps, WithStopping } from '../context.ts'
import { afterMs, renewing } from '../leases.ts'
import { observed, type Works } from '../telemetry/observed.ts'
import { type Claimed, finish, giveBack, note, onlyKey, putBack, renew } from './claims.ts'
import type { JobKind, Kinds } from './kinds.ts'

const usualLimitMs = 5 * 60_000
/** 5 seconds, 10, 20 … up to an hour, and up to a quarter more at random, so retries spread out. */
const backOffMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000) * (1 + Math.random() / 4)
/** Logged once a minute beyond this. */
const lateAfterMs = 60_000

interface Options {
  isEnding: () => boolean
  onOverdue: (job: Claimed) => void
}

/** Runs a claimed job once and records its outcome. */
export function createAttempt<D extends Deps & WithStopping>(
  deps: D,
  kinds: Kinds<D>,
  { isEnding, onOverdue }: Options,
): (job: Claimed) => Promise<void> {
  const { config, db, log, stopping } = deps
  const { timing } = config
  let saidLateAt = Number.NEGATIVE_INFINITY

  async function attempt(job: Claimed): Promise<void> {
    const { kind, attempts } = job
    const { maxAttempts = Number.POSITIVE_INFINITY } = kinds[kind]!
    if (isEnding()) return giveBack(db, job)
    if (job.isCancelled) return finish(db, job)
    // The server died during the last attempt.
    if (attempts > maxAttempts) return putBack(db, job, { diedAt: afterMs(0), lastError: 'abandoned' })
    sayWhenLate(job)
    const about: Works['job'] = { kind, lateMs: job.lateMs }
    return observed('job', about, () => runOnce(job, kinds[kind]!, about))
  }

  async function runOnce(job: Claimed, jobKind: JobKind<never, D>, about: Works['job']): Promise<void> {
    const { kind, attempts } = job
    const { everyMs, maxAttempts = Number.POSITIVE_INFINITY } = jobKind
    const startedAt = performance.now()
    try {
      await runInTime(job, jobKind)
    } catch (err) {
      if (err instanceof LeaseLost) {
        about.outcome = 'lost'
        return log.warn({ kind, attempts }, 'stopped a job: another server has it, or it was deleted')
      }
      if (stopping.aborted && !(err instanceof JobTimeout)) {
        about.outcome = 'given back'
        return giveBack(db, job)
      }
      const isDead = attempts >= maxAttempts
      about.outcome = isDead ? 'dead' : 'failed'
      log.warn(
        { err, kind, attempts },
        isDead ? 'failed to run a job: giving up' : 'failed to run a job: trying again later',
      )
      const when = isDead ? { diedAt: afterMs(0) } : { runAt: afterMs(backOffMs(attempts)) }
      return putBack(db, job, { ...when, lastError: codeOf(err) })
    }
    log.debug({ kind, lateMs: Math.round(job.lateMs), ms: Math.round(performance.now() - startedAt) }, 'finished a job')
    if (everyMs && job.key === onlyKey)
      await putBack(db, job, { runAt: afterMs(everyMs), attempts: 0, lastError: null })
    else await finish(db, job)
  }

  /** Holds the job until its run ends, even past the limit. Otherwise another run would start beside it. */
  async function runInTime(job: Claimed, { run, limitMs = usualLimitMs }: JobKind<never, D>) {
    const { kind, key, workspaceId, payload, attempts } = job
    const brokenOff = new AbortController()
    const warnOf = (said: string) => (err: unknown) => log.warn({ err, kind }, said)
    const timer = setTimeout(() => {
      const error = new JobTimeout(`a job of kind ${kind} took more than ${limitMs / 1_000} s`)
      brokenOff.abort(error)
      onOverdue(job)
      note(db, job, codeOf(error)).catch(warnOf('failed to record that a job exceeded its limit'))
    }, limitMs)
    const signal = AbortSignal.any([stopping, brokenOff.signal])
    const keep = () =>
      renew(db, job, timing.leaseMs)
        .then(
          (isKept) =>
            isKept || brokenOff.abort(new LeaseLost(`a job of kind ${kind} was deleted or is another server's`)),
        )
        .catch(warnOf('failed to renew the lease of a job'))
    const work = async () =>
      run(deps, payload as never, { key, workspaceId, attempt: attempts, lateMs: job.lateMs, signal })
    await renewing(timing.renewMs, keep, work).finally(() => {
      clearTimeout(timer)
      // Reports the reason for the abort, however the run ended.
      brokenOff.signal.throwIfAborted()
    })
  }

  function sayWhenLate({ kind, lateMs }: Claimed) {
    if (lateMs < lateAfterMs || performance.now() - saidLateAt < 60_000) return
    saidLateAt = performance.now()
    log.warn({ kind, lateMs: Math.round(lateMs) }, 'jobs run late')
  }

  return attempt
}

class JobTimeout extends Error {
  override name = 'JobTimeout'
}

class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** The error's name or code. Its message may hold private data. */
function codeOf(error: unknown): string {
  // Anything can be thrown, even undefined.
  const { cause, code, type, name } = (error ?? {}) as {
    cause?: { code?: unknown }
    code?: unknown
    type?: unknown
    name?: unknown
  }
  const isCode = (value: unknown) => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value)
  return String([code, type, cause?.code, name].find(isCode) ?? 'Error')
}
