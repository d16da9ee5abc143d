import { AppError, type ErrorCode } from '#server/errors.ts'
import type { Sentence } from '#server/language/say.ts'
import { type Message, msg, plural } from '#shared/say.ts'

export interface Addressee {
  label: string
  model: string
  baseUrl: string
  apiKey?: string
  /** Where the address and the key are kept. */
  setIn?: Message
}

/** Failures from the provider packages: HTTP failures, error events within a stream, broken connections. */
interface Failure {
  message?: unknown
  statusCode?: unknown
  responseHeaders?: Record<string, string>
  isRetryable?: unknown
  type?: unknown
  code?: unknown
  data?: unknown
}

const inConfiguration = msg({ message: 'the server’s configuration', context: 'Check the key in …' })

const outOfCredit = ['insufficient_quota', 'billing_error', 'billing_hard_limit_reached']

/** Errors within a stream have no status. */
const passing = ['server_error', 'api_error', 'overloaded_error', 'rate_limit_error', 'rate_limit_exceeded']

export function isPassing(error: unknown): boolean {
  const failure = failureOf(error)
  const words = wordsOf(failure)
  if (words.some((word) => outOfCredit.includes(word))) return false
  return failure.isRetryable === true || words.some((word) => passing.includes(word))
}

export function waitAskedFor(error: unknown): number | null {
  const headers = failureOf(error).responseHeaders ?? {}
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (exact >= 0) return exact
  const after = headers['retry-after']
  if (!after) return null
  const seconds = Number(after)
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000
  return wait >= 0 ? wait : null
}

/** A sentence for the author that says what to do. The key stays out of it and of its cause. */
export function explainFailure(error: unknown, to: Addressee, hasStarted: boolean): AppError {
  const failure = failureOf(error)
  const [code, sentence] = verdict(failure, to, hasStarted)
  const said = redact(String(failure.message ?? ''), to.apiKey)
  return new AppError(code, sentence, { cause: new Error(`${to.model} at ${originOf(to.baseUrl)}: ${said}`) })
}

function verdict(failure: Failure, to: Addressee, hasStarted: boolean): [ErrorCode, Sentence] {
  const { label, setIn = inConfiguration } = to
  const words = wordsOf(failure)
  const status = typeof failure.statusCode === 'number' ? failure.statusCode : 0
  const is = (statuses: number[], ...codes: string[]) =>
    statuses.includes(status) || words.some((word) => codes.includes(word))
  const message = String(failure.message ?? '')

  if (is([402], ...outOfCredit) || /credit balance/i.test(message))
    return ['upstream', msg`The account behind ${{ label }} has no credit left. Top it up, or choose another AI model.`]
  if (is([401], 'invalid_api_key', 'authentication_error'))
    return ['upstream', msg`${{ label }} does not accept the API key. Check the key in ${{ place: setIn }}.`]
  if (is([403], 'permission_error'))
    return [
      'upstream',
      msg`The API key may not use ${{ label }}. Allow the model for this key, or choose another AI model.`,
    ]
  if (is([404, 405], 'model_not_found', 'not_found_error'))
    return [
      'upstream',
      msg`The provider at ${{ address: originOf(to.baseUrl) }} has no model “${{ model: to.model }}”. Check the model and the address in ${{ place: setIn }}.`,
    ]
  if (
    is([413], 'request_too_large', 'context_length_exceeded') ||
    (status === 400 && /too long|context (length|window|size)/i.test(message))
  )
    return ['upstream', msg`The text is too long for ${{ label }}. Shorten it and try again.`]
  if (is([429], 'rate_limit_error', 'rate_limit_exceeded'))
    return ['rate_limited', [msg`${{ label }} gets too many requests at the moment.`, tryAgain(waitAskedFor(failure))]]
  if (is([503, 529], 'overloaded_error'))
    return ['upstream', msg`${{ label }} is overloaded. Try again in a minute, or choose another AI model.`]
  if (is([408, 504], 'timeout_error'))
    return ['timeout', msg`${{ label }} did not answer in time. Try again, or choose another AI model.`]
  if (status >= 500 || is([], 'server_error', 'api_error'))
    return ['upstream', msg`${{ label }} has a problem on its side. Try again in a moment, or choose another AI model.`]
  if (status >= 400) {
    const said = redact(message, to.apiKey)
      .slice(0, 200)
      .replace(/(?<![.\s])[.\s]*$/, '.')
    return [
      'upstream',
      msg`${{ label }} rejected the request. Check the model in ${{ place: setIn }}. It said: ${{ said }}`,
    ]
  }
  if (hasStarted) return ['upstream', msg`${{ label }} broke off while writing. Try again, or choose another AI model.`]
  if (failure.isRetryable === true)
    return [
      'upstream',
      msg`${{ label }} cannot be reached at ${{ address: originOf(to.baseUrl) }}. Check that it runs and that the address in ${{ place: setIn }} is right.`,
    ]
  return [
    'upstream',
    msg`${{ label }} gave no answer that can be read. Check the address and the key in ${{ place: setIn }}.`,
  ]
}

const tryAgain = (wait: number | null): Sentence =>
  wait === null
    ? /*i18n*/ 'Wait a minute and try again.'
    : msg`Try again in ${plural({ seconds: Math.max(1, Math.ceil(wait / 1000)) }, { other: '# seconds' })}.`

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/** The provider's own error codes, from wherever this kind of failure has them. */
function wordsOf(failure: Failure): string[] {
  const data = failureOf(failure.data)
  const inner = failureOf((data as { error?: unknown }).error)
  return [failure.type, failure.code, inner.type, inner.code].filter((word) => typeof word === 'string')
}

const redact = (text: string, apiKey: string | undefined) =>
  apiKey ? text.replaceAll(apiKey, '…').replaceAll(apiKey.trim() || apiKey, '…') : text

function originOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl
}
