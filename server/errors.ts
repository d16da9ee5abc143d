/** One code per reaction of the caller. The message is a sentence for the user. */
export const statuses = {
  invalid: 400,
  unauthorized: 401,
  limit_reached: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsettled: 422,
  rate_limited: 429,
  upstream: 502,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof statuses

/** What a program can act on, more precise than the code of the error. */
export type Problem =
  | { code: 'changed'; version?: number }
  | { code: 'same_text_scheduled' | 'time_taken'; posts: { id: string; scheduledFor: string }[] }
  | { code: 'open_points'; openPoints: { kind: 'blank' | 'note' | 'claim'; text: string }[] }
  | { code: 'already_live' | 'being_published' | 'not_approved' | 'no_posting_slots' | 'not_connected' }
  | { code: 'idempotency_key_reused' | 'request_running' }

export class AppError extends Error {
  readonly code: ErrorCode
  readonly problem: Problem | undefined
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number
  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number; problem?: Problem }) {
    // A quotation from a request may have line breaks. The message must stay one line.
    super(message.replaceAll(/\p{Cc}+/gu, ' '), options)
    this.code = code
    this.problem = options?.problem
    this.retryAfter = options?.retryAfter ?? 5
  }
  get status() {
    return statuses[this.code]
  }
}

/** With the version that the post has now, if it is known. */
export const changedMeanwhile = (sentence: string, version?: number) =>
  new AppError('conflict', sentence, { problem: { code: 'changed', ...(version !== undefined && { version }) } })

export const notFound = (noun: string) => new AppError('not_found', `${noun} not found`)

export const unknownZone = (name: string) => new AppError('invalid', `This server does not know the time zone ${name}.`)

/** A sentence for the user, or null for a bug, whose message must not be shown. */
export const toPlainSentence = (error: unknown): string | null => (error instanceof AppError ? error.message : null)
