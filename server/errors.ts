import { type ShownLanguage, sourceLanguage } from '#shared/interface-languages.ts'
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
  | { code: 'idempotency_key_reused' | 'request_running' | 'already_done' }

// A quotation from a request may have line breaks. The sentence must stay one line.
const inOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

/**
 * An error whose message people read. The message is English; a sentence with values is a `msg`, and a plain one goes
 * into the catalogues as it is.
 */
export class PlainError extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(say(sentence), options)
    this.sentence = sentence
  }
  messageIn(language: ShownLanguage): string {
    return say(this.sentence, language)
  }
}

export class AppError extends PlainError {
  readonly code: ErrorCode
  readonly problem: Problem | undefined
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number
  constructor(
    code: ErrorCode,
    sentence: Sentence,
    options?: ErrorOptions & { retryAfter?: number; problem?: Problem },
  ) {
    super(sentence, options)
    this.message = inOneLine(this.message)
    this.code = code
    this.problem = options?.problem
    this.retryAfter = options?.retryAfter ?? 5
  }
  override messageIn(language: ShownLanguage): string {
    return inOneLine(super.messageIn(language))
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
export const sentenceOf = (error: unknown): Sentence | null => (error instanceof AppError ? error.sentence : null)

/** The same as text. */
export const toPlainSentence = (error: unknown, language?: ShownLanguage): string | null =>
  error instanceof AppError ? error.messageIn(language ?? sourceLanguage) : null
