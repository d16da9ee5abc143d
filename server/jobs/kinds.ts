import type { Deps } from '../context.ts'

export interface JobKind<P = never, D = Deps> {
  /**
   * Called at least once for each job, and again after a failure or when a server died over it: whatever it does must be
   * harmless when it was done before, whole or in part. What happens elsewhere is asked for with a key that makes it one,
   * or looked up first, and whether it is still wanted is looked up, too: it may have been cancelled or replaced since. It
   * holds no connection and no transaction while it waits for somebody else. What acts in a workspace does so by
   * `asWorker`, with the permissions that the kind needs.
   */
  run(deps: D, payload: P, job: Job): Promise<void>
  /** How many run at once on a server, 5 by default; of one workspace half as many. As many again may run past their limit. */
  atOnce?: number
  /** A run that takes longer has failed; 5 minutes by default. It is tried again once it has ended. */
  limitMs?: number
  /** After this many attempts the job is dead: kept, but not tried again. Without a number it is tried forever. */
  maxAttempts?: number
  /** The kind has a single recurring job, due again this long after it is done, on one of all servers. */
  everyMs?: number
}

/** The job as its run sees it. */
export interface Job {
  key: string
  workspaceId: string | null
  /** 1 for the first. */
  attempt: number
  /** For how long it had been due when the run began, in milliseconds. */
  lateMs: number
  /**
   * Aborts when the server stops, the time is up or the job is another server's. A run that it ends is released, or has
   * failed.
   */
  signal: AbortSignal
}

export type Kinds<D = Deps> = Record<string, JobKind<never, D>>
