import type { Deps } from '../context.ts'

export interface JobKind<P = never, D = Deps> {
  /**
   * Runs at least once for each job, and again after a failure or a server's death, so a repeated or half-done run must
   * be harmless. Give outside requests an idempotency key or look their result up first, and check that the work is
   * still wanted: somebody may have cancelled or replaced the job. Hold no connection or transaction while waiting for
   * another service. Work in a workspace through `asWorker`, with the permissions that the kind needs.
   */
  run(deps: D, payload: P, job: Job): Promise<void>
  /**
   * Simultaneous runs on a server, 5 by default, half of them for one workspace. As many again may run past their
   * limit.
   */
  atOnce?: number
  /** Milliseconds after which a run has failed, 5 minutes by default. The retry waits for the run's end. */
  limitMs?: number
  /** After this many attempts the job is dead: kept, but not tried again. Tried forever if missing. */
  maxAttempts?: number
  /** Makes the kind a single recurring job, due again this long after it is done, on one of all servers. */
  everyMs?: number
}

export interface Job {
  key: string
  workspaceId: string | null
  /** 1 for the first. */
  attempt: number
  /** Milliseconds from its time to the run's start. */
  lateMs: number
  /**
   * Aborts when the server stops, the time is up or another server has the job. An aborted run is released or has
   * failed.
   */
  signal: AbortSignal
}

export type Kinds<D = Deps> = Record<string, JobKind<never, D>>
