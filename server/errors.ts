/** One code per reaction of the caller. The message is a sentence for the user. */
const statuses = {
  invalid: 400,
  unauthorized: 401,
  limit_reached: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsettled: 422,
  rate_limited: 429,
  upstream: 502,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof statuses

export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number
  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    // A quotation from a request may have line breaks. The message must stay one line.
    super(message.replaceAll(/\p{Cc}+/gu, ' '), options)
    this.code = code
    this.retryAfter = options?.retryAfter ?? 5
  }
  get status() {
    return statuses[this.code]
  }
}

export const notFound = (noun: string) => new AppError('not_found', `${noun} not found`)

export const unknownZone = (name: string) => new AppError('invalid', `This server does not know the time zone ${name}.`)

/** A sentence for the user, or null for a bug, whose message must not be shown. */
export const toPlainSentence = (error: unknown): string | null => (error instanceof AppError ? error.message : null)
