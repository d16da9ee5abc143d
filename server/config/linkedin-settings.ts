import * as z from 'zod/mini'
import { optional, webAddress, wholeNumber } from './setting-forms.ts'

export const linkedInEnvironment = {
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  LINKEDIN_SCOPES: z._default(z.string(), 'openid profile email w_member_social'),
  LINKEDIN_VERSION: z._default(
    z.string().check(z.regex(/^20\d{4}$/, 'must be a year and a month such as 202609')),
    '202609',
  ),
  LINKEDIN_FIGURE_CALLS: wholeNumber(0, 0, 1_000_000),
  PUBLISH_LATE_MINUTES: wholeNumber(60, 0, 1_440),
  LINKEDIN_API_URL: webAddress,
  LINKEDIN_OAUTH_URL: webAddress,
}
const schema = z.object(linkedInEnvironment)
type LinkedInEnvironment = z.infer<typeof schema>

export function linkedInSettings(settings: LinkedInEnvironment) {
  if (!settings.LINKEDIN_CLIENT_ID) return undefined
  return {
    clientId: settings.LINKEDIN_CLIENT_ID,
    clientSecret: settings.LINKEDIN_CLIENT_SECRET ?? '',
    /** Changing the scopes ends all earlier tokens. */
    scopes: settings.LINKEDIN_SCOPES.split(/[\s,]+/).filter(Boolean),
    version: settings.LINKEDIN_VERSION,
    /** Calls for figures on one day, of all servers and people together. Zero: figures are not read. */
    figureCalls: settings.LINKEDIN_FIGURE_CALLS,
    /** A post that is later than this is not published automatically. */
    maxLateMs: settings.PUBLISH_LATE_MINUTES * 60_000,
    apiUrl: settings.LINKEDIN_API_URL ?? 'https://api.linkedin.com',
    oauthUrl: settings.LINKEDIN_OAUTH_URL ?? 'https://www.linkedin.com/oauth/v2',
  }
}
export type LinkedInSettings = NonNullable<ReturnType<typeof linkedInSettings>>

/** What a person grants for their posts' figures. */
export const figuresScope = 'r_member_postAnalytics'

export const contradictionsOfLinkedIn = ({
  LINKEDIN_CLIENT_ID: id,
  LINKEDIN_CLIENT_SECRET: secret,
  LINKEDIN_SCOPES: scopes,
  LINKEDIN_FIGURE_CALLS: calls,
}: LinkedInEnvironment) => [
  ...(id && !secret ? ['LINKEDIN_CLIENT_SECRET is missing; LinkedIn needs it beside LINKEDIN_CLIENT_ID'] : []),
  ...(calls > 0 && !scopes.split(/[\s,]+/).includes(figuresScope)
    ? [`LINKEDIN_FIGURE_CALLS counts for nothing without ${figuresScope} in LINKEDIN_SCOPES`]
    : []),
]
