/** Durations of leases and intervals, in milliseconds. */
export interface Timing {
  /** A lease ends so long after its server died: of an idempotency key, a place in the plan, a job. */
  leaseMs: number
  /** Between renewals of a lease. */
  renewMs: number
  /** The longest interval between polls for jobs: while notifications arrive, and while they cannot. */
  pollMs: number
  pollUnnotifiedMs: number
  /** Between comments in a stream. */
  heartbeatMs: number
  /** How long a network may take to answer. */
  answerMs: number
  /** After the first attempt to publish that had no answer; twice as long after each further one. */
  publishAgainMs: number
  /** So long after its first byte a request without an answer is repeated, and never later. */
  repeatForMs: number
}

export const timing: Timing = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 10_000,
  pollUnnotifiedMs: 2_000,
  heartbeatMs: 15_000,
  answerMs: 20_000,
  publishAgainMs: 5_000,
  repeatForMs: 600_000,
}
