import type { Deps, WithStopping } from '../context.ts'
import type { Listener } from '../database/listener.ts'
import { createAttempt } from './attempt.ts'
import { type Claimed, claimDue, giveBack, nextDueMs, plant, type Room } from './claims.ts'
import { channel } from './jobs.ts'
import type { Kinds } from './kinds.ts'

const usualAtOnce = 5

export interface Worker {
  stop(): Promise<void>
  /** Gives back what still runs, so that other servers need not wait for the lease's end. Then this process must end. */
  handOver(): Promise<unknown>
}

/**
 * Looks for jobs whenever one is enqueued, due or done, and at intervals in any case. Stopping starts nothing new and
 * waits for running jobs. A job that ends through `stopping` is given back.
 */
export function startWorker<D extends Deps & WithStopping>(deps: D, listener: Listener, kinds: Kinds<D>): Worker {
  const { config, db, log, leaving } = deps
  const { timing } = config
  const running = new Map<Claimed, Promise<void>>()
  /** Jobs past their limit, which no longer fill a slot. */
  const overdue = new Set<Claimed>()
  const recurring = Object.entries(kinds).flatMap(([kind, { everyMs }]) => (everyMs ? { kind, everyMs } : []))
  let isPlanted = false
  let isStopped = false
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  listener.on(channel, wake)
  const isEnding = () => isStopped || leaving.aborted
  const attempt = createAttempt(deps, kinds, {
    isEnding,
    onOverdue: (job) => {
      overdue.add(job)
      wake()
    },
  })
  const patienceMs = () => (listener.isHearing() ? timing.pollMs : timing.pollUnnotifiedMs)

  async function work() {
    while (!isEnding()) {
      woken = Promise.withResolvers()
      const waitMs = await look().catch((err: unknown) => {
        log.error({ err }, 'failed to look for due jobs')
        return timing.pollMs
      })
      const timer = setTimeout(wake, waitMs)
      await woken.promise
      clearTimeout(timer)
    }
  }

  /** Returns how long to wait. */
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
      // Neither statement sees a job that became due between them.
      if (isEnding() || (await beginDue()) === 0) return Math.min(patienceMs(), dueMs - (performance.now() - askedAt))
    }
  }

  /** Returns the number of jobs started. */
  async function beginDue(): Promise<number> {
    const rooms = roomy()
    const claimed = rooms.length > 0 ? await claimDue(db, rooms, occupied(), [...running.keys()], timing.leaseMs) : []
    for (const job of claimed) begin(job)
    return claimed.length
  }

  const roomy = () => Object.keys(kinds).flatMap(roomOf)
  const atOnce = (kind: string) => kinds[kind]?.atOnce ?? usualAtOnce
  const inTime = () => [...running.keys()].filter((job) => !overdue.has(job))
  const countOf = (kind: string, jobs: Iterable<Claimed>) => [...jobs].filter((job) => job.kind === kind).length

  /** A workspace gets half of its kind's slots. The rest are for other workspaces. */
  function roomOf(kind: string): Room[] {
    const max = atOnce(kind)
    const free = Math.min(max - countOf(kind, inTime()), 2 * max - countOf(kind, running.keys()))
    return free > 0 ? [{ kind, free, share: Math.ceil(max / 2) }] : []
  }

  function occupied() {
    const counts = Map.groupBy(inTime(), ({ kind, workspaceId }) => `${kind} ${workspaceId}`)
    return [...counts.values()].flatMap((jobs) => {
      const { kind, workspaceId } = jobs[0]!
      return workspaceId === null ? [] : { kind, workspaceId, count: jobs.length }
    })
  }

  function begin(job: Claimed) {
    const run = attempt(job)
      .catch((err: unknown) => log.warn({ err, kind: job.kind }, 'failed to record a job’s outcome'))
      .finally(() => {
        running.delete(job)
        overdue.delete(job)
        wake()
      })
    running.set(job, run)
  }

  const working = work()
  leaving.addEventListener('abort', wake)
  return {
    stop: async () => {
      isStopped = true
      wake()
      leaving.removeEventListener('abort', wake)
      await working
      await Promise.all(running.values())
    },
    handOver: () => Promise.all([...running.keys()].map((job) => giveBack(db, job))),
  }
}
