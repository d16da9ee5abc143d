import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import type { AdapterFactory, AdapterPayload, default as Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import { registration } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { isLoopback } from '../config.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { clientAddress, limitedBody, originOf } from '../http.ts'

/**
 * An identity provider for the person at this computer: real OpenID Connect, but whoever can reach it may give any name
 * and e-mail. So it answers only on loopback, to loopback, by loopback names.
 */
export const localProviderPath = '/local-provider'
export const localClientId = 'hookline'
export const localIssuer = (origin: string) => origin + localProviderPath

interface Visitor {
  name: string
  email: string
}

const visitor = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Please enter a name of at least 2 characters.'),
      z.maxLength(200, 'That name is too long.'),
    ),
  email: registration.shape.username,
})

export function localProviderRoutes(deps: Deps) {
  const visitors = new Map<string, Visitor>()
  const providers = new Map<string, Promise<Provider>>()

  const providerAt = (origin: string) => {
    const known = providers.get(origin)
    if (known) return known
    const made = createProvider(origin, visitors)
    providers.set(origin, made)
    return made
  }

  const forward = async (c: HonoContext<Env>) => {
    const provider = await providerAt(originOf(c, deps))
    const { incoming, outgoing } = c.env as HttpBindings
    // What the provider library calls its mount path is the part of originalUrl that url lacks.
    const request = incoming as IncomingMessage & { originalUrl?: string }
    request.originalUrl = request.url
    request.url = (request.url ?? '/').slice(localProviderPath.length) || '/'
    outgoing.setHeader('referrer-policy', 'same-origin')
    await provider.callback()(request, outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  }

  return new Hono<Env>()
    .use(async (c, next) => {
      const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
      const address = clientAddress(c, deps).replace(/^::ffff:/, '')
      const isHere = deps.config.identityProvider?.kind === 'local' && isLoopback(host) && isLoopback(address)
      const isForwarded = c.req.header('x-forwarded-for') || c.req.header('forwarded')
      // Hono answers HEAD from the answer to GET, which the provider library has then sent already.
      if (!isHere || isForwarded || c.req.method === 'HEAD') throw new AppError('not_found', 'Page not found')
      await next()
    })
    .get('/sign-in/:uid', (c) => page(c, c.req.param('uid'), { name: '', email: '' }))
    .post('/sign-in/:uid', limitedBody, async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const given = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
      const checked = visitor.safeParse(given)
      if (!checked.success) return page(c, c.req.param('uid'), given, checked.error.issues[0]?.message)
      const accountId = checked.data.email.toLowerCase()
      visitors.set(accountId, checked.data)
      const provider = await providerAt(originOf(c, deps))
      const { incoming, outgoing } = c.env as HttpBindings
      try {
        return c.redirect(
          await provider.interactionResult(incoming as IncomingMessage, outgoing as ServerResponse, {
            login: { accountId },
          }),
        )
      } catch (error) {
        c.var.log.warn({ err: error }, 'the local sign-in was no longer open')
        return c.redirect('/auth?error=The%20sign-in%20took%20too%20long.%20Please%20try%20again.')
      }
    })
    .all('/*', forward)
}

async function createProvider(origin: string, visitors: Map<string, Visitor>): Promise<Provider> {
  const { default: OidcProvider } = await import('oidc-provider')
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new OidcProvider(localIssuer(origin), {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: localClientId,
        redirect_uris: [`${origin}/api/auth/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, interaction) => `${localProviderPath}/sign-in/${interaction.uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true, name: visitors.get(accountId)?.name }),
    }),
    // The only client is this app itself, so there is nothing to consent to.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      ctx.redirect(`/auth?error=${encodeURIComponent(out.error_description ?? out.error)}`)
    },
  })
  return provider
}

/** What a sign-in under way needs to remember: minutes, in this process. */
function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>()
  return (kind) => {
    const findBy = (name: 'uid' | 'userCode', wanted: string) =>
      [...entries.values()].find((entry) => entry.kind === kind && entry[name] === wanted)
    return {
      upsert: async (id, payload, expiresIn = 600) => {
        entries.set(id, payload)
        setTimeout(() => entries.delete(id), expiresIn * 1000).unref()
      },
      find: async (id) => entries.get(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const entry = entries.get(id)
        if (entry) entry.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, entry] of entries) if (entry.grantId === grantId) entries.delete(id)
      },
    }
  }
}

const styles = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbfaf7; color: #1f252d; font: 16px/1.5 system-ui, sans-serif }
  main { width: min(100% - 48px, 360px) }
  h1 { font-size: 22px; margin: 0 0 4px }
  p { margin: 0 0 20px; color: #56606b }
  label { display: block; font-weight: 600; font-size: 14px; margin: 16px 0 4px }
  input { box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; border: 1px solid #c9c6bf; border-radius: 8px; font: inherit; background: #fff; color: inherit }
  button { width: 100%; height: 44px; margin-top: 24px; border: 0; border-radius: 8px; background: #00666b; color: #fff; font: inherit; font-weight: 600 }
  :is(input, button, a):focus-visible { outline: 2px solid #00666b; outline-offset: 2px }
  a { color: #00595d }
  [role=alert] { color: #a32318; margin: 16px 0 0 }
`

/** The form of the local provider: a page of its own, as a provider's page is. */
function page(c: HonoContext<Env>, uid: string, { name, email }: Visitor, mistake?: string) {
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Sign in on this computer · ${product.name}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>Sign in on this computer</h1>
<p>No identity provider is connected, so ${product.name} asks for a name and an email only. Both stay on this machine.</p>
<form method="post" action="${localProviderPath}/sign-in/${uid}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required minlength="2" maxlength="200" value="${name}" autofocus>
<label for="email">Your email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${email}">
${mistake ? html`<p role="alert">${mistake}</p>` : ''}
<button>Continue</button>
</form>
<p><a href="/auth">Back</a></p>
</main>
</body>
</html>`)
}
