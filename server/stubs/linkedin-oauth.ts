import { createHash, randomBytes } from 'node:crypto'
import { html } from 'hono/html'

export interface StubToken {
  sub: string
  name: string
  scopes: string[]
  state: 'valid' | 'expired' | 'revoked'
}

export interface StubReply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export const stubClient = { id: 'stub-client', secret: 'stub-secret' }
const sixtyDays = 5_184_000
const redirectTo = (location: string): StubReply => ({ status: 302, headers: { location } })

export function oauthStub(approvedScopes: readonly string[]) {
  const codes = new Map<string, { redirectUri: string; name: string; scopes: string[] }>()
  const tokens = new Map<string, StubToken>()

  const subOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 10)

  function consent(asked: URLSearchParams): StubReply {
    const redirectUri = asked.get('redirect_uri') ?? ''
    if (asked.get('client_id') !== stubClient.id || !URL.canParse(redirectUri))
      return { status: 400, body: html`<h1>Bummer, something went wrong.</h1>` }
    const back = (note: Record<string, string>) => {
      const url = new URL(redirectUri)
      for (const [key, value] of Object.entries({ ...note, state: asked.get('state') ?? '' }))
        url.searchParams.set(key, value)
      return redirectTo(url.href)
    }
    const scopes = (asked.get('scope') ?? '').split(' ').filter(Boolean)
    if (!scopes.every((scope) => approvedScopes.includes(scope)))
      return back({
        error: 'unauthorized_scope_error',
        error_description: 'Scope is not authorized for your application',
      })
    if (asked.get('answer') === 'cancel')
      return back({ error: 'user_cancelled_login', error_description: 'The user cancelled LinkedIn login' })
    const name = asked.get('member')
    if (asked.get('answer') === 'allow' && name) {
      const code = randomBytes(12).toString('base64url')
      codes.set(code, { redirectUri, name, scopes })
      return back({ code })
    }
    const kept = [...asked].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)
    return {
      status: 200,
      body: html`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Stub of LinkedIn</title>
<main><h1>Stub of LinkedIn</h1><p>An app would like to: ${scopes.join(', ')}</p>
<form>${kept}<p><label>You are <input name="member" value="Ada Stone" required></label></p>
<button name="answer" value="allow">Allow</button> <button name="answer" value="cancel">Cancel</button></form></main></html>`,
    }
  }

  function exchange(form: URLSearchParams): StubReply {
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (form.get('client_id') !== stubClient.id || form.get('client_secret') !== stubClient.secret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } }
    if (form.get('grant_type') !== 'authorization_code' || !given || given.redirectUri !== form.get('redirect_uri'))
      return {
        status: 400,
        body: { error: 'invalid_grant', error_description: 'appid/redirect uri/code verifier does not match' },
      }
    const { name, scopes } = given
    const sub = subOf(name)
    // A token for other scopes ends the earlier ones.
    for (const token of tokens.values())
      if (token.sub === sub && token.scopes.join() !== scopes.join()) token.state = 'revoked'
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, { sub, name, scopes, state: 'valid' })
    return { status: 200, body: { access_token: token, expires_in: sixtyDays, scope: scopes.join(',') } }
  }

  function userInfo(token: StubToken): StubReply {
    const [given_name, ...rest] = token.name.split(' ')
    const family_name = rest.join(' ')
    return { status: 200, body: { sub: token.sub, name: token.name, given_name, family_name, email_verified: true } }
  }

  return { tokens, consent, exchange, userInfo }
}
