import { denied, failure, tokenFailures } from './linkedin-faults.ts'
import type { StubReply, StubToken } from './linkedin-oauth.ts'

export type FigureFault =
  | 'throttled'
  | 'throttled-shortly'
  | 'unavailable'
  | 'forbidden'
  | 'version'
  | 'revoked'
  | 'cut'

const metrics = ['IMPRESSION', 'MEMBERS_REACHED', 'RESHARE', 'REACTION', 'COMMENT']
const since202604 = [
  'POST_SAVE',
  'POST_SEND',
  'LINK_CLICKS',
  'PREMIUM_CTA_CLICKS',
  'FOLLOWER_GAINED_FROM_CONTENT',
  'PROFILE_VIEW_FROM_CONTENT',
]

const throttled = failure(
  429,
  'TOO_MANY_REQUESTS',
  'Resource level throttle APPLICATION DAY limit for calls to this resource is reached.',
  { serviceErrorCode: 101 },
)
const faultReplies: Record<Exclude<FigureFault, 'revoked'>, StubReply | 'cut'> = {
  throttled,
  'throttled-shortly': { ...throttled, headers: { 'retry-after': '1' } },
  unavailable: failure(503, 'SERVICE_UNAVAILABLE', 'Try again'),
  forbidden: denied('memberCreatorPostAnalytics', 'FINDER-entity'),
  version: failure(426, 'NONEXISTENT_VERSION', 'Requested version 20260901 is not active'),
  cut: 'cut',
}

interface Asked {
  token: StubToken
  version: string
  url: URL
  /** Whose post it is; undefined if there is none. */
  authorOf(urn: string): string | undefined
}

/** Member Post Statistics: one metric of one post, or of all, at a call. */
export function figuresStub() {
  const counts = new Map<string, Record<string, number>>()
  const asked: { urn: string; metric: string }[] = []
  let faults: FigureFault[] = []

  function answer({ token, version, url, authorOf }: Asked): StubReply | 'cut' {
    const fault = faults.shift()
    if (fault === 'revoked') {
      token.state = 'revoked'
      return tokenFailures.revoked
    }
    if (fault) return faultReplies[fault]
    if (!token.scopes.includes('r_member_postAnalytics')) return denied('memberCreatorPostAnalytics', 'FINDER-entity')
    const query = url.searchParams
    const metric = query.get('queryType') ?? ''
    const known = version >= '202604' ? [...metrics, ...since202604] : metrics
    if (!known.includes(metric)) return failure(400, 'PARAM_INVALID', `Invalid value for queryType: ${metric}`)
    const isDaily = query.get('aggregation') === 'DAILY'
    if (isDaily && metric === 'MEMBERS_REACHED')
      return failure(400, 'ILLEGAL_ARGUMENT', 'DAILY aggregation is not supported for MEMBERS_REACHED')
    // Rest.li 2.0 reads a URN only if its colons are encoded.
    const entity = /[?&]entity=\((share|ugc):(urn%3Ali%3A(?:share|ugcPost)%3A\d+)\)(?:&|$)/.exec(url.search)
    const urn = decodeURIComponent(entity?.[2] ?? '')
    if (query.get('q') !== 'entity' || !entity || (entity[1] === 'ugc') !== urn.includes('ugcPost'))
      return failure(400, 'ILLEGAL_ARGUMENT', 'Invalid query parameters passed to request')
    asked.push({ urn, metric })
    const author = authorOf(urn)
    if (author && author !== `urn:li:person:${token.sub}`) return denied('memberCreatorPostAnalytics', 'FINDER-entity')
    const count = author && counts.get(urn)?.[metric]
    const element = {
      count,
      metricType: { 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1': metric },
    }
    return {
      status: 200,
      body: { paging: { start: 0, count: 10, links: [] }, elements: count === undefined ? [] : [element] },
    }
  }

  return {
    answer,
    /** What LinkedIn counts, by urn and metric. */
    counts,
    asked,
    fail(...next: FigureFault[]) {
      faults = next
    },
  }
}
