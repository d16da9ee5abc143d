import type { StubReply } from './linkedin-oauth.ts'

/**
 * Faults at the creation of a post. `accepted-…` accepts the post first. `again-…` only answers a text that came
 * before, accepted or not.
 */
export const stubFaults = [
  'accepted-then-cut',
  'accepted-then-hang',
  'accepted-then-500',
  'accepted-then-200',
  'accepted-then-nowhere',
  'accepted-then-missing',
  'again-rejected',
  'again-missing',
  'again-unprocessable',
  'again-throttled',
  'cut',
  'hang',
  'unavailable',
  'throttled',
  'throttled-shortly',
  'throttled-until',
  'throttled-for-long',
  'expired',
  'revoked',
  'forbidden',
  'version',
  'conflict',
  'rejected',
] as const
export type StubFault = (typeof stubFaults)[number]

export const failure = (status: number, code: string, message: string, more: object = {}): StubReply => ({
  status,
  body: { status, code, message, ...more },
})
export const tokenFailure = (serviceErrorCode: number, code: string, message: string) =>
  failure(401, code, message, { serviceErrorCode })
export const tokenFailures = {
  revoked: tokenFailure(65601, 'REVOKED_ACCESS_TOKEN', 'The token has been revoked by the user'),
  expired: tokenFailure(65602, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired'),
}
export const denied = (resource: string, action = 'CREATE') =>
  failure(403, 'ACCESS_DENIED', `Not enough permissions to access: ${resource}.${action}.20260901`, {
    serviceErrorCode: 100,
  })
const throttled: StubReply = failure(
  429,
  'TOO_MANY_REQUESTS',
  'Resource level throttle APPLICATION DAY limit for calls to this resource is reached.',
  { serviceErrorCode: 101 },
)

const missing: StubReply = { status: 404, body: '<html><body>Not found</body></html>' }
export const again: Partial<Record<StubFault, StubReply>> = {
  'again-rejected': failure(400, 'INVALID_VALUE_FOR_FIELD', 'A value is not valid'),
  'again-missing': missing,
  'again-unprocessable': failure(422, 'UNPROCESSABLE_ENTITY', 'The content cannot be processed'),
  'again-throttled': throttled,
}
export const afterAcceptance: Partial<Record<StubFault, StubReply | 'cut' | 'hang'>> = {
  'accepted-then-cut': 'cut',
  'accepted-then-hang': 'hang',
  'accepted-then-500': failure(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong'),
  'accepted-then-200': { status: 200, body: {} },
  'accepted-then-nowhere': { status: 201 },
  'accepted-then-missing': missing,
}

/** Answers that refuse a post; undefined for faults of another kind. */
export const refusalOf = (fault: StubFault): StubReply | 'cut' | 'hang' | undefined =>
  (
    ({
      cut: 'cut' as const,
      hang: 'hang' as const,
      unavailable: failure(503, 'SERVICE_UNAVAILABLE', 'Try again'),
      throttled,
      'throttled-shortly': { ...throttled, headers: { 'retry-after': '1' } },
      'throttled-until': { ...throttled, headers: { 'retry-after': new Date(Date.now() + 2_000).toUTCString() } },
      'throttled-for-long': { ...throttled, headers: { 'retry-after': '864000' } },
      forbidden: denied('posts'),
      version: failure(426, 'NONEXISTENT_VERSION', 'Requested version 20260901 is not active'),
      conflict: failure(409, 'CONFLICT', 'Conflict'),
      rejected: failure(400, 'INVALID_VALUE_FOR_FIELD', 'A value is not valid'),
    }) as Partial<Record<StubFault, StubReply | 'cut' | 'hang'>>
  )[fault]
