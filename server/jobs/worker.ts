import { sql } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import type { Listener } from '../database/listener.ts'
import { afterMs, renewing } from '../leases.ts'
import { type Claimed, claimDue, finish, nextDueMs, note, onlyKey, plant, putBack, type Room, renew } from './claims.ts'
import { channel } from './jobs.ts'
import type { JobKind, Kinds } from './kinds.ts'

const usual = { atOnce: 5, limitMs: 5 * 60_000 }
/** 5 seconds, 10, 20 … up to an hour, and up to a quarter more, so that many do not come back together. */
const backOffMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000) * (1 + Math.random() / 4)
/** Jobs overdue by more than this are logged, once a minute. */
const lateAfterMs = 60_000

/**
 * Runs what is due, on as many servers as there are: each job on one at a time, the kinds beside each other. Looks when a
 * job is enqueued, when one is due, when one is done, and every so often whatever happens. Stopping begins nothing new
 * and waits for what is under way; what ends by `stopping` is given back, and what is cut off is taken over later.
 */
export function startWorker(deps: Deps, listener: Listener, kinds: Kinds): { stop(): Promise<void> } {
  const { db, log, timing, stopping } = deps
  const running = new Map<Claimed, Promise<void>>()
  /** Those of them that go on past their limit, and have left their slots to others. */
  const overdue = new Set<Claimed>()
  const recurring = Object.entries(kinds).flatMap(([kind, { everyMs }]) => (everyMs ? { kind, everyMs } : []))
  let isPlanted = false
  let isStopped = false
  let saidLateAt = Number.NEGATIVE_INFINITY
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  listener.on(channel, wake)
  const isEnding = () => isStopped || stopping.aborted
  const patienceMs = () => (listener.isHearing() ? timing.pollMs : timing.pollUnnotifiedMs)

  async function work() {
    while (!isEnding()) {
      woken = Promise.withResolvers()
      const waitMs = await look().catch((err: unknown) => {
        log.error({ err }, 'it could not be seen which jobs are due')
        return timing.pollMs
      })
      const timer = setTimeout(wake, waitMs)
      await woken.promise
      clearTimeout(timer)
    }
  }

  /** Starts due jobs as far as there is room, and returns how long to wait. */
  async function look(): Promise<number> {
    if (!isPlanted) await plant(db, recurring)
    isPlanted = true
    for (;;) {
      if ((await beginDue()) > 0 && !isEnding()) continue
      const dueMs =
        (await nextDueMs(
          db,
          roomy().map(({ kind }) => kind),
        )) ?? Number.POSITIVE_INFINITY
      const askedAt = performance.now()
      // What became due between the two statements is in neither.
      if (isEnding() || (await beginDue()) === 0) return Math.min(patienceMs(), dueMs - (performance.now() - askedAt))
    }
  }

  /** Starts due jobs of each kind as far as it has room, and returns how many. */
  async function beginDue(): Promise<number> {
    const rooms = roomy()
    const claimed = rooms.length > 0 ? await claimDue(db, rooms, occupied(), [...running.keys()], timing.leaseMs) : []
    for (const job of claimed) begin(job)
    return claimed.length
  }

  const roomy = () => Object.keys(kinds).flatMap(roomOf)
  const atOnce = (kind: string) => kinds[kind]?.atOnce ?? usual.atOnce
  const inTime = () => [...running.keys()].filter((job) => !overdue.has(job))
  const countOf = (kind: string, jobs: Iterable<Claimed>) => [...jobs].filter((job) => job.kind === kind).length

  /** A workspace gets half of its kind's slots here: the others are for somebody else. */
  function roomOf(kind: string): Room[] {
    const most = atOnce(kind)
    const free = Math.min(most - countOf(kind, inTime()), 2 * most - countOf(kind, running.keys()))
    return free > 0 ? [{ kind, free, share: Math.ceil(most / 2) }] : []
  }

  /** How many jobs of each workspace run here. */
  function occupied() {
    const counts = Map.groupBy(inTime(), ({ kind, workspaceId }) => `${kind} ${workspaceId}`)
    return [...counts.values()].flatMap((jobs) => {
      const { kind, workspaceId } = jobs[0]!
      return workspaceId === null ? [] : { kind, workspaceId, count: jobs.length }
    })
  }

  function begin(job: Claimed) {
    const run = attempt(job)
      .catch((err: unknown) => log.warn({ err, kind: job.kind }, 'what became of a job could not be noted'))
      .finally(() => {
        running.delete(job)
        overdue.delete(job)
        wake()
      })
    running.set(job, run)
  }

  async function attempt(job: Claimed): Promise<void> {
    const { kind, attempts } = job
    const { everyMs, maxAttempts = Number.POSITIVE_INFINITY, ...rest } = kinds[kind]!
    if (isEnding()) return giveBack(job)
    if (job.isCancelled) return finish(db, job)
    // The last attempt never ended, because its server died.
    if (attempts > maxAttempts) return putBack(db, job, { diedAt: afterMs(0), lastError: 'abandoned' })
    sayWhenLate(job)
    const startedAt = performance.now()
    try {
      await runInTime(job, rest)
    } catch (err) {
      if (err instanceof LeaseLost)
        return log.warn({ kind, attempts }, 'a job is another server’s or gone, and its run was broken off')
      if (stopping.aborted && !(err instanceof JobTimeout)) return giveBack(job)
      const isDead = attempts >= maxAttempts
      log.warn({ err, kind, attempts }, isDead ? 'a job failed for good' : 'a job failed and is tried again later')
      const when = isDead ? { diedAt: afterMs(0) } : { runAt: afterMs(backOffMs(attempts)) }
      return putBack(db, job, { ...when, lastError: codeOf(err) })
    }
    log.debug({ kind, lateMs: Math.round(job.lateMs), ms: Math.round(performance.now() - startedAt) }, 'a job is done')
    if (everyMs && job.key === onlyKey)
      await putBack(db, job, { runAt: afterMs(everyMs), attempts: 0, lastError: null })
    else await finish(db, job)
  }

  /** Keeps the job for as long as its run goes on, be it past its limit: another run would be beside this one. */
  async function runInTime(job: Claimed, { run, limitMs = usual.limitMs }: JobKind) {
    const { kind, key, workspaceId, payload, attempts } = job
    const brokenOff = new AbortController()
    const warnOf = (said: string) => (err: unknown) => log.warn({ err, kind }, said)
    const timer = setTimeout(() => {
      const error = new JobTimeout(`A job of the kind ${kind} took more than ${limitMs / 1_000} s.`)
      brokenOff.abort(error)
      overdue.add(job)
      wake()
      note(db, job, codeOf(error)).catch(warnOf('that a job takes too long could not be noted'))
    }, limitMs)
    const signal = AbortSignal.any([stopping, brokenOff.signal])
    const keep = () =>
      renew(db, job, timing.leaseMs)
        .then(
          (isKept) =>
            isKept || brokenOff.abort(new LeaseLost(`A job of the kind ${kind} is another server's or gone.`)),
        )
        .catch(warnOf('the lease of a job could not be renewed'))
    const work = async () => run(deps, payload as never, { key, workspaceId, attempt: attempts, signal })
    await renewing(timing.renewMs, keep, work).finally(() => {
      clearTimeout(timer)
      // However the run ended, this is why.
      brokenOff.signal.throwIfAborted()
    })
  }

  /** As if it had not started: another server may claim it at once. */
  const giveBack = (job: Claimed) => putBack(db, job, { attempts: sql`greatest(attempts - 1, 0)` })

  function sayWhenLate({ kind, lateMs }: Claimed) {
    if (lateMs < lateAfterMs || performance.now() - saidLateAt < 60_000) return
    saidLateAt = performance.now()
    log.warn({ kind, lateMs: Math.round(lateMs) }, 'jobs run late')
  }

  const working = work()
  stopping.addEventListener('abort', wake)
  return {
    stop: async () => {
      isStopped = true
      wake()
      stopping.removeEventListener('abort', wake)
      await working
      await Promise.all(running.values())
    },
  }
}

class JobTimeout extends Error {
  override name = 'JobTimeout'
}

class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** The error's name or code; its message may hold private data. */
function codeOf(error: unknown): string {
  // Anything can be thrown, nothing included.
  const { cause, code, type, name } = (error ?? {}) as {
    cause?: { code?: unknown }
    code?: unknown
    type?: unknown
    name?: unknown
  }
  const isCode = (value: unknown) => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value)
  return String([code, type, cause?.code, name].find(isCode) ?? 'Error')
}
