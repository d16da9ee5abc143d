import type { ConnectionEnd } from '#shared/publishing.ts'
import type { Outcome } from './network.ts'

/** The shape of LinkedIn's errors. Every field may be missing. */
export interface LinkedInError {
  serviceErrorCode?: unknown
  code?: unknown
  message?: unknown
  errorDetails?: unknown
}

export const permalink = (urn: string) => `https://www.linkedin.com/feed/update/${urn}/`
export const postUrn = /urn:li:(?:share|ugcPost|activity):\d+/

const tokenCodes: Record<string, ConnectionEnd> = {
  65601: 'revoked',
  REVOKED_ACCESS_TOKEN: 'revoked',
  65602: 'expired',
  EXPIRED_ACCESS_TOKEN: 'expired',
}

export function outcomeOf(status: number, error: LinkedInError, retryAfter: string | null, now: Date): Outcome {
  const code = String(error.code ?? '')
  if (status === 401)
    return {
      kind: 'reconnect',
      code: tokenCodes[String(error.serviceErrorCode)] ?? tokenCodes[code] ?? 'token-refused',
    }
  if (status === 403) return { kind: 'reconnect', code: 'not-permitted' }
  if (status === 426 || code === 'NONEXISTENT_VERSION' || code === 'VERSION_MISSING')
    return { kind: 'refused', code: 'version' }
  if (status === 429) return { kind: 'later', code: 'throttled', until: throttledUntil(retryAfter, now) }
  const duplicate = status === 422 ? duplicateOf(error) : null
  if (duplicate) return duplicate
  if (code === 'FIELD_LENGTH_TOO_LONG') return { kind: 'refused', code: 'too-long' }
  if (status === 408 || status >= 500) return { kind: 'unknown' }
  // A proxy may have answered instead, before or after LinkedIn accepted the post.
  if (typeof error.message !== 'string') return { kind: 'unknown' }
  return { kind: 'refused', code: 'rejected' }
}

/** A duplicate error proves that the post is live if it names the post. */
function duplicateOf({ message, errorDetails }: LinkedInError): Outcome | null {
  const said = `${message} ${JSON.stringify(errorDetails ?? '')}`
  if (!/duplicate/i.test(said)) return null
  const urn = postUrn.exec(said)?.[0]
  return urn ? { kind: 'published', url: permalink(urn), isRepeat: true } : { kind: 'refused', code: 'duplicate' }
}

const day = 86_400_000

/**
 * Daily limits end at 00:00 UTC, which LinkedIn does not say. Another time that LinkedIn names counts, up to a day from
 * now.
 */
export function throttledUntil(retryAfter: string | null, now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  const asked = now.getTime() + waitIn(retryAfter ?? '', now)
  return new Date(asked > now.getTime() ? Math.min(asked, now.getTime() + day) : midnight)
}

/** A `Retry-After` in milliseconds; 0 if it names none. */
function waitIn(retryAfter: string, now: Date): number {
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1_000
  return /^\s*[A-Z][a-z]+, /.test(retryAfter) ? Date.parse(retryAfter) - now.getTime() || 0 : 0
}
