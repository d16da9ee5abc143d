import type { ShownLanguage } from '#shared/interface-languages.ts'
import { msg } from '#shared/say.ts'
import { type Sentence, say } from './language/say.ts'

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

// A quotation from a request may have line breaks. The sentence must stay one line.
const inOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

/** Its message is English. A sentence with values is a `msg`; a plain one goes into the catalogues as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problem: Problem | undefined
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number
  readonly #sentence: Sentence
  constructor(
    code: ErrorCode,
    sentence: Sentence,
    options?: ErrorOptions & { retryAfter?: number; problem?: Problem },
  ) {
    super(inOneLine(say(sentence)), options)
    this.code = code
    this.#sentence = sentence
    this.problem = options?.problem
    this.retryAfter = options?.retryAfter ?? 5
  }
  messageIn(language: ShownLanguage): string {
    return inOneLine(say(this.#sentence, language))
  }
  get status() {
    return statuses[this.code]
  }
}

/** With the version that the post has now, if it is known. */
export const changedMeanwhile = (sentence: Sentence, version?: number) =>
  new AppError('conflict', sentence, { problem: { code: 'changed', ...(version !== undefined && { version }) } })

/** The catalogues have the whole sentence. */
export const notFound = (noun: string) => new AppError('not_found', [noun, 'not found'].join(' '))

export const unknownZone = (name: string) =>
  new AppError('invalid', msg`This server does not know the time zone ${{ name }}.`)

/** A sentence for the user, or null for a bug, whose message must not be shown. */
export const toPlainSentence = (error: unknown): string | null => (error instanceof AppError ? error.message : null)
