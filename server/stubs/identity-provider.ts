import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** The course of the next sign-in at the stub. `claims` override those of the ID token. */
export interface Script {
  claims?: Record<string, unknown>
  /** Minutes since the person signed in at the stub, which does not ask them again; null: it does not say. */
  signedInAgo?: number | null
  callbackError?: string
  tokenError?: { status: number; body: Record<string, unknown> }
  isSignedByAnother?: boolean
}

/** An OpenID provider with Google's code flow: discovery, keys, PKCE and a client secret at the token endpoint. */
export async function startStubProvider(client = { id: 'client-1', secret: 'secret-1' }) {
  const key = await generateKeyPair('RS256')
  const otherKey = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>()
  let script: Script = {}
  let issuer = ''

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    }
    if (url.pathname === '/keys') return json(200, { keys: [jwk] })
    if (url.pathname === '/authorize') {
      const asked = Object.fromEntries(url.searchParams)
      const back = new URL(asked.redirect_uri ?? '')
      back.searchParams.set('state', asked.state ?? '')
      if (script.callbackError) back.searchParams.set('error', script.callbackError)
      else {
        const code = `code-${codes.size + 1}`
        codes.set(code, {
          nonce: asked.nonce ?? '',
          challenge: asked.code_challenge ?? '',
          redirectUri: asked.redirect_uri ?? '',
        })
        back.searchParams.set('code', code)
      }
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/token') {
      const form = new URLSearchParams(await readBody(request))
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      if (script.tokenError) return json(script.tokenError.status, script.tokenError.body)
      const isVerified = code && code.challenge === (await challengeOf(form.get('code_verifier') ?? ''))
      if (form.get('client_secret') !== client.secret) return json(401, { error: 'invalid_client' })
      if (!isVerified || form.get('redirect_uri') !== code.redirectUri) {
        return json(400, { error: 'invalid_grant', error_description: 'Malformed auth code.' })
      }
      const { signedInAgo = 0 } = script
      const claims = {
        iss: issuer,
        aud: client.id,
        sub: '1001',
        email: 'ada@example.com',
        email_verified: true,
        name: 'Ada Stone',
        nonce: code.nonce,
        ...(signedInAgo !== null && { auth_time: Math.floor(Date.now() / 1000) - signedInAgo * 60 }),
        ...script.claims,
      }
      const idToken = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign((script.isSignedByAnother ? otherKey : key).privateKey)
      return json(200, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken })
    }
    return json(404, {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Stub' },
    next: (wanted: Script) => {
      script = wanted
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

const challengeOf = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString('base64url')

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
