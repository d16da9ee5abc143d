import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { localeOf, type ShownLanguage, sourceLanguage } from '#shared/interface-languages.ts'
import { type AppError, type ErrorCode, type Problem, statuses } from '../errors.ts'
import { say } from '../language/say.ts'
import type { JsonSchema } from './named-schemas.ts'
import { headersOfRefusal } from './rate-limits.ts'

const type = 'application/problem+json'
const unexpected = /*i18n*/ 'Something went wrong. The error was recorded; please try again.'

const descriptions: Record<ErrorCode, string> = {
  invalid: 'The request is not valid',
  unauthorized: 'Nobody is signed in',
  limit_reached: 'The plan does not include this, or its limit is reached',
  forbidden: 'Not allowed',
  not_found: 'Not found, or not yours',
  conflict: 'Conflicts with the current state',
  gone: 'It works no longer',
  too_large: 'The body is too large and was not read',
  unsettled: 'Something needs a decision first. Nothing was changed',
  rate_limited: 'Too many requests',
  upstream: 'Another service failed',
  unavailable: 'Not configured, or unavailable for a moment',
  timeout: 'It took too long',
}
const codes = Object.keys(descriptions) as ErrorCode[]

const particularCodes: Record<Problem['code'], true> = {
  changed: true,
  same_text_scheduled: true,
  time_taken: true,
  open_points: true,
  already_live: true,
  being_published: true,
  not_approved: true,
  no_posting_slots: true,
  not_connected: true,
  idempotency_key_reused: true,
  request_running: true,
  already_done: true,
}

const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  /** The sentence that people read. */
  detail: z.string(),
  code: z.enum(['unexpected', ...codes, ...(Object.keys(particularCodes) as Problem['code'][])]),
  /** The version that the post has now. */
  version: z.optional(z.int()),
  /** The posts with the same text or time. */
  posts: z.optional(z.array(z.object({ id: z.string(), scheduledFor: z.string() }))),
  openPoints: z.optional(z.array(z.object({ kind: z.enum(['blank', 'note', 'claim']), text: z.string() }))),
  /** Seconds to wait. */
  retryAfter: z.optional(z.int()),
})

const mayHelpLater = (status: number) => [429, 503].includes(status)

/** An unexpected error is null. */
export function problemOf(error: AppError | null, language: ShownLanguage = sourceLanguage) {
  const status = error?.status ?? 500
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: error ? error.messageIn(language) : say(unexpected, language),
    code: error?.code ?? 'unexpected',
    ...(error && mayHelpLater(status) && { retryAfter: error.retryAfter }),
    ...error?.problem,
  } as const satisfies z.infer<typeof problem>
}

/** The one answer to errors: the sentence itself, or a problem (RFC 9457) for a client that asks for one. */
export function errorAnswer(c: Context, error: AppError | null, language: ShownLanguage): Response {
  const body = problemOf(error, language)
  const { status, detail } = body
  if ('retryAfter' in body) c.header('retry-after', String(body.retryAfter))
  c.header('vary', 'Accept, Accept-Language', { append: true })
  c.header('content-language', localeOf(language))
  if (!c.req.header('accept')?.includes(type)) return c.text(detail, status)
  return c.body(JSON.stringify(body), status, { 'content-type': type })
}

/** A timeout can meet any call, as a failure of the server can. */
const documented = codes.filter((code) => code !== 'timeout')
const nameOf = (code: ErrorCode) => code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The answer to an error as the OpenAPI document refers to it. */
export const errorReference = (status: number) => {
  const code = documented.find((one) => statuses[one] === status)
  if (!code) throw new Error(`No documented error has the status ${status}.`)
  return reference(nameOf(code))
}

/**
 * Errors that any call can meet: it comes from another site, or from a key that may not make it, or the server fails.
 * What it sends can be no text that the database stores, or too large.
 */
export const errorsOfEveryCall = ({ parameters, requestBody }: { parameters?: object; requestBody?: object }) => ({
  ...((parameters || requestBody) && { 400: errorReference(400) }),
  403: errorReference(403),
  ...(requestBody && { 413: errorReference(413) }),
  429: errorReference(429),
  default: reference('Unexpected'),
})

/** How the OpenAPI document describes the answers to errors, with these as examples. */
export function errorAnswers(examples: readonly (AppError | null)[]) {
  const problems = examples.map((error) => problemOf(error))
  const answer = (description: string, isIt: (status: number) => boolean, headers?: object) => {
    const own = problems.filter(({ status }) => isIt(status))
    return {
      description,
      ...(headers && { headers }),
      content: {
        'text/plain': { schema: { type: 'string' }, example: own[0]?.detail },
        [type]: {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(own.map((value) => [value.code, { value }])),
        },
      },
    }
  }
  const named = new Set<number>(documented.map((code) => statuses[code]))
  return {
    schemas: { Problem: toJSONSchema(problem, { io: 'input' }) as JsonSchema },
    responses: {
      ...Object.fromEntries(
        documented.map((code) => {
          const own = statuses[code]
          return [nameOf(code), answer(descriptions[code], (status) => status === own, headersOfRefusal[own])]
        }),
      ),
      Unexpected: answer('The server failed, or took too long', (status) => !named.has(status)),
    },
  }
}
