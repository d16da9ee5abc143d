import type { Deps } from '../context.ts'

export interface JobKind<P = never> {
  /**
   * Called at least once for each job, and again after a failure or when a server died over it: whatever it does must be
   * harmless when it was done before, whole or in part. What happens elsewhere is asked for with a key that makes it one,
   * or looked up first, and whether it is still wanted is looked up, too: it may have been cancelled or replaced since. It
   * holds no connection and no transaction while it waits for somebody else. What acts in a workspace does so by
   * `asWorker`, with the permissions that the kind needs.
   */
  run(deps: Deps, payload: P, job: Job): Promise<void>
  /** So many at once on a server, 5 unless said; of one workspace half as many. */
  atOnce?: number
  /** A run that takes longer has failed, 5 minutes unless said. */
  limitMs?: number
  /** After so many attempts the job is dead: kept, and tried no more. Without a number it is tried for ever. */
  maxAttempts?: number
  /** There is one job of this kind, and so long after it is done it is due again, on one server of all. */
  everyMs?: number
}

/** What a run may want to know of its job. */
export interface Job {
  key: string
  workspaceId: string | null
  /** 1 for the first. */
  attempt: number
  /** Aborts when the server stops and when the time is up. A run that ends by it is given back, or has failed. */
  signal: AbortSignal
}

export type Kinds = Record<string, JobKind>
