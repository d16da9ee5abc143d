import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { DatabaseSilent } from '../database/connect.ts'
import { AppError } from '../errors.ts'

export const nulSentence = /*i18n*/ 'The text holds a NUL character, which cannot be stored.'

const deepestCause = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** Turns every error into a plain sentence, never a stack trace. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const message = /json/i.test(error.message)
      ? /*i18n*/ 'The body is not valid JSON.'
      : error.message || /*i18n*/ 'The request is not valid.'
    return new AppError(error.status === 413 ? 'too_large' : 'invalid', message)
  }
  const cause = deepestCause(error) as { code?: unknown; severity?: unknown; message?: unknown } | null
  if (cause?.code === '22021') return new AppError('invalid', nulSentence)
  if (cause?.code === diskFull && cause.severity === 'ERROR')
    return new AppError(
      'unavailable',
      'The disk of the database is full. Nothing was changed. Try again when there is room on it.',
    )
  if (isOneOf(cause, turnedAway))
    return new AppError(
      'unavailable',
      'The database cannot be reached right now. Nothing was changed. Try again in a moment.',
    )
  if (cause instanceof DatabaseSilent || isOneOf(cause, brokenOff))
    return new AppError(
      'unavailable',
      'The database did not answer. If you were changing something, check whether it was saved before you try again.',
    )
  return null
}

interface Failures {
  codes: readonly string[]
  words: RegExp
}

/** The statement was not run, or was rolled back. */
const turnedAway: Failures = {
  codes: [
    ...['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
    // Starting up or shutting down, too many connections, no connection.
    ...['57P01', '57P02', '57P03', '53300', '08001', '08004', '08006'],
    // Cancelled after a time limit, a deadlock or a wait for a lock, or sent to a standby.
    ...['57014', '40P01', '55P03', '25P03', '25006'],
  ],
  // PgBouncer sends the last three when it has no server.
  words:
    /timeout exceeded when trying to connect|due to connection timeout|timeout expired|query_wait_timeout|server_login_retry|cannot connect to server/i,
}

/** Usually fails one statement. If PostgreSQL panics, the server goes down, perhaps during a commit. */
const diskFull = '53100'

/** The connection was lost during a statement, perhaps a commit. */
const brokenOff: Failures = {
  // PgBouncer sends 08P01 after losing its server.
  codes: ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08P01', diskFull],
  words: /connection terminated|not queryable/i,
}

const isOneOf = (cause: { code?: unknown; message?: unknown } | null, { codes, words }: Failures): boolean =>
  codes.includes(String(cause?.code)) || words.test(String(cause?.message))
