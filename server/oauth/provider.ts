import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { default as Provider } from 'oidc-provider'
import { firstOffered, languagesIn } from '#shared/interface-languages.ts'
import { programScopeIds } from '#shared/programs.ts'
import { msg } from '#shared/say.ts'
import type { Deps } from '../context.ts'
import { say } from '../language/say.ts'
import { openPublic } from '../net/guarded-fetch.ts'
import { sign } from '../secrets.ts'
import { entriesIn } from './entries.ts'

export const consentPath = '/connect'
/** Where programs call, below the origin. Their tokens are good for this and nothing else. */
export const resourceOf = (origin: string): string => `${origin}/mcp`

const minute = 60
const day = 86_400
/** Of the provider's own session, which is never used: each request asks the person. */
export const providerSession = 'hookline_oauth_session'

const inTimeMs = 5_000

/**
 * The authorization server for programs. A client is known by its metadata document, which it names as its id, or
 * else registers. Tokens are opaque, stored as hashes, and good for /mcp only.
 */
export async function createAuthorizationServer(deps: Deps, origin: string): Promise<Provider> {
  const { default: OidcProvider } = await import('oidc-provider')
  const { exportJWK, generateKeyPair } = await import('jose')
  // The library wants a key for ID tokens, which nobody can ask for.
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const scope = programScopeIds.join(' ')
  const provider = new OidcProvider(origin, {
    adapter: entriesIn(deps),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: {
      keys: [sign(deps.config, ['cookies of the authorization server'])],
      names: {
        session: providerSession,
        interaction: 'hookline_oauth_request',
        resume: 'hookline_oauth_resume',
      },
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      registration: '/oauth/register',
      jwks: '/oauth/keys',
    },
    scopes: ['offline_access', ...programScopeIds],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'private_key_jwt'],
    clientDefaults: {
      // Also redirects to any port of this computer, where a program listens for the answer.
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      claimsParameter: { enabled: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      registration: {
        enabled: true,
        issueRegistrationAccessToken: false,
        // The only place to say it: programs on other people's computers keep no secret, so none is given out.
        idFactory: ({ oidc }) => {
          const metadata = oidc.body as { token_endpoint_auth_method?: string } | undefined
          if (metadata && metadata.token_endpoint_auth_method !== 'private_key_jwt')
            metadata.token_endpoint_auth_method = 'none'
          return randomUUID()
        },
      },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceOf(origin),
        useGrantedResource: () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (resource !== resourceOf(origin)) {
            const { errors } = await import('oidc-provider')
            throw new errors.InvalidTarget('Tokens are given out for /mcp only.')
          }
          return { scope, audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: 60 * minute }
        },
      },
    },
    ttl: {
      AuthorizationCode: minute,
      Interaction: 30 * minute,
      Session: 30 * minute,
      AccessToken: 60 * minute,
      RefreshToken: 90 * day,
      Grant: 365 * day,
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    fetch: (asked) => fetchOfClient(deps, asked),
    interactions: { url: (_ctx, { uid }) => `${consentPath}/${uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    renderError: (ctx, { error, error_description: reason }) => {
      ctx.type = 'text/plain'
      const language = firstOffered(languagesIn(ctx.get('accept-language')), deps.config.languages)
      ctx.body = say(
        msg`The program asked in a way that cannot be answered: ${{ reason: reason ?? error }}. Nothing was allowed.`,
        language,
      )
    },
  })
  // `forward` says which address people open, whatever proxies do on the way.
  provider.proxy = true
  return provider
}

/** A client's own document, from a private network only if the server allows that host, and never after a redirect. */
async function fetchOfClient({ config }: Deps, asked: string | URL | Request): Promise<Response> {
  const url = new URL(asked instanceof Request ? asked.url : asked)
  const signal = AbortSignal.timeout(inTimeMs)
  const opened = await openPublic(url, { signal, accept: 'application/json', allowed: config.programHosts })
  if (opened.url.href !== url.href) {
    opened.body.destroy()
    return new Response(null, { status: 502 })
  }
  return new Response(await textOf(opened.body))
}

/** Longer than any honest document. */
const maxBytes = 64_000

async function textOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Error('The document of the client is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
