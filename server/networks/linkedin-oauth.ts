import * as z from 'zod/mini'
import { connectErrors } from '#shared/sign-in-errors.ts'
import type { LinkedInSettings } from '../config/linkedin-settings.ts'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Answer } from './linkedin-media.ts'
import type { Grant, Network } from './network.ts'

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  scope: z.optional(z.string()),
})
const userInfo = z.object({
  sub: z.string().check(z.regex(/^[\w-]+$/)),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

const postingScope = 'w_member_social'

const unreachable = (): never => {
  throw new AppError('upstream', connectErrors.unreachable)
}

type Connecting = Pick<Network, 'authorizeAddress' | 'refusalIn' | 'exchange'>

export function linkedInConnecting(
  settings: LinkedInSettings,
  call: (url: string, init: RequestInit) => Promise<Answer>,
  now: Deps['now'],
): Connecting {
  return {
    authorizeAddress(redirectUri, state) {
      const url = new URL(`${settings.oauthUrl}/authorization`)
      const asked = { response_type: 'code', client_id: settings.clientId, redirect_uri: redirectUri, state }
      url.search = new URLSearchParams({ ...asked, scope: settings.scopes.join(' ') }).toString()
      return url.href
    },

    refusalIn(query) {
      const error = query.get('error')
      if (!error) return query.get('code') ? null : connectErrors.unusable
      if (/^(user_cancelled_\w+|access_denied)$/.test(error)) return connectErrors.cancelled
      if (/scope/.test(error)) return connectErrors.notAllowed
      return connectErrors.unusable
    },

    async exchange(code, redirectUri) {
      const { clientId: client_id, clientSecret: client_secret } = settings
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id, client_secret }
      const granted = await call(`${settings.oauthUrl}/accessToken`, {
        method: 'POST',
        body: new URLSearchParams(form),
      }).catch(unreachable)
      const token = tokenAnswer.safeParse(granted.body)
      if (granted.status !== 200 || !token.success) throw new AppError('upstream', connectErrors.unusable)
      const { access_token, expires_in, scope } = token.data
      const scopes = scope?.split(/[\s,]+/).filter(Boolean) ?? settings.scopes
      if (!scopes.includes(postingScope)) throw new AppError('upstream', connectErrors.noPosting)
      const expiresAt = new Date(now().getTime() + expires_in * 1_000)
      const headers = { authorization: `Bearer ${access_token}` }
      const info = await call(`${settings.apiUrl}/v2/userinfo`, { headers }).catch(unreachable)
      const who = userInfo.safeParse(info.body)
      if (info.status !== 200 || !who.success) throw new AppError('upstream', connectErrors.unusable)
      const { sub, name, given_name, family_name } = who.data
      const called = name?.trim() || [given_name, family_name].filter(Boolean).join(' ') || 'a LinkedIn member'
      return { externalId: sub, name: called.slice(0, 200), token: access_token, scopes, expiresAt } satisfies Grant
    },
  }
}
