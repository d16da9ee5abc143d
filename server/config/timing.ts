/** Durations of leases and intervals, in milliseconds. */
export interface Timing {
  /** How long a lease outlives its dead server: of an idempotency key, a place in the plan, a job. */
  leaseMs: number
  /** Between renewals of a lease. */
  renewMs: number
  /** The longest interval between polls for jobs, with and without notifications. */
  pollMs: number
  pollUnnotifiedMs: number
  /** Between comments in a stream. */
  heartbeatMs: number
  /** How long a network may take to answer. */
  answerMs: number
  /** The pause after the first unanswered attempt to publish. It doubles each time. */
  publishAgainMs: number
  /** An unanswered publishing request is repeated for this long after its first byte. */
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
