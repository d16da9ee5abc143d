import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context as HonoContext } from 'hono'
import type { AdapterFactory, AdapterPayload, default as Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import { registration } from '#shared/accounts.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Deps, Env } from '../context.ts'
import { AppError, sentenceOf } from '../errors.ts'
import { limitedBody } from '../http/body.ts'
import { browserOf, sessionKey } from '../http/browser.ts'
import { callerOf } from '../http/caller.ts'
import { originOf } from '../http/origin.ts'
import { voiceOfPage } from '../language/asked.ts'
import { localAccount } from './accounts.ts'
import { recordActivity, sayRefused } from './activity.ts'
import { holdsKey, keyPath, mayEnter, takeKey, type WithComputerKey, wrongKey } from './computer-key.ts'
import { accountsHere, accountsKnownTo } from './known-accounts.ts'
import { type Asked, type Mistake, noAccountPage, notePage, signInPage } from './local-provider-page.ts'
import { openingRoutes } from './opening.ts'
import { areSignUpsOpen } from './sign-ups.ts'
import { refuseUnlessHere } from './this-computer.ts'

/**
 * A real OpenID Connect provider for the people at this computer. Anybody who reaches it may give any name and email,
 * so it answers only direct loopback requests to loopback names, its emails count as unverified, and an existing
 * account needs a known browser or the key of this computer. The callback in oidc.ts enforces that rule; this form only
 * asks for the key.
 */
export const localProviderPath = '/local-provider'
export const localClientId = 'hookline'
export const localIssuer = (origin: string) => origin + localProviderPath

/** Asks the provider to begin with registration. */
export const newcomerHint = { name: 'screen_hint', value: 'signup' } as const
const newcomer = 'new'

const closedSentence = /*i18n*/ 'No account has this email, and this server takes no new ones.'

const visitMs = 600_000
const providerSession = 'hookline_local_session'

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
const returning = z.object({ email: registration.shape.username })

function mistakeOf({ issues: [issue] }: z.core.$ZodError): Mistake {
  return { field: issue?.path[0] === 'name' ? 'name' : 'email', sentence: issue?.message ?? '' }
}

/** Sign-ins under way. The oldest are dropped beyond this. */
const maxEntries = 5_000

function forgetOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys()
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
}

/** Host names of this computer. Each port and name is a separate issuer. */
const maxOrigins = 8

export function localProviderRoutes(deps: Deps & WithComputerKey) {
  const visitors = new Map<string, Visitor>()
  const providers = new Map<string, Promise<Provider>>()

  const providerAt = (origin: string) => {
    const known = providers.get(origin)
    if (known) return known
    if (providers.size >= maxOrigins) providers.clear()
    const made = createProvider(origin, visitors)
    providers.set(origin, made)
    return made
  }

  const forward = async (c: HonoContext<Env>) => {
    const provider = await providerAt(originOf(c, deps))
    const { incoming, outgoing } = c.env as HttpBindings
    // The provider library derives its mount path from the part of originalUrl that url lacks.
    const request = incoming as IncomingMessage & { originalUrl?: string }
    request.originalUrl = request.url
    request.url = (request.url ?? '/').slice(localProviderPath.length) || '/'
    // Every sign-in asks for the person: a session of the provider would get in a second person's way.
    const cookies = incoming.headers.cookie?.split(/; */).filter((pair) => !pair.startsWith(providerSession))
    if (cookies) incoming.headers.cookie = cookies.join('; ')
    outgoing.setHeader('referrer-policy', 'same-origin')
    await provider.callback()(request, outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  }

  /** Why the visitor cannot enter this account yet. Null when they can. */
  const obstacle = async (c: HonoContext<Env>, email: string, key: string | undefined) => {
    const account = await localAccount(deps, email)
    if (!account || (await mayEnter(c, deps, account))) return null
    if (!key) return ''
    if (await takeKey(c, deps, key)) return null
    sayRefused(c, callerOf(c, deps))
    await recordActivity(deps, account, 'sign-in-failed', callerOf(c, deps))
    return wrongKey
  }

  const around = async (c: HonoContext<Env>) => ({
    action: c.req.path,
    holdsKey: holdsKey(c, deps),
    known: holdsKey(c, deps) ? await accountsHere(deps) : await accountsKnownTo(deps, browserOf(c, deps)),
  })

  const submit = async (c: HonoContext<Env, '/sign-in/:uid'>) => {
    const form = new URLSearchParams(await c.req.text())
    const key = form.get('key') ?? undefined
    const isNewcomer = form.has('create')
    const given = { name: form.get('name') ?? '', email: form.get('email') ?? '', key, isNewcomer }
    const again = async (asked: Asked, mistake?: Mistake) =>
      signInPage(c, voiceOfPage(c, deps.config), asked, { ...(await around(c)), mistake })
    const checked = isNewcomer ? visitor.safeParse(given) : returning.safeParse(given)
    if (!checked.success) return again(given, mistakeOf(checked.error))
    const accountId = checked.data.email.toLowerCase()
    if (!isNewcomer && !(await localAccount(deps, accountId)))
      return (await areSignUpsOpen(deps))
        ? noAccountPage(c, voiceOfPage(c, deps.config), checked.data.email, c.req.path)
        : again(given, { field: 'email', sentence: closedSentence })
    const mistake = await obstacle(c, accountId, key).catch((error: unknown) => {
      const sentence = sentenceOf(error)
      if (!sentence) throw error
      return sentence
    })
    if (mistake !== null)
      return again({ ...given, key: key ?? '' }, mistake ? { field: 'key', sentence: mistake } : undefined)
    return enter(c, accountId, { name: given.name.trim(), email: checked.data.email })
  }

  const enter = async (c: HonoContext<Env>, accountId: string, person: Visitor) => {
    visitors.set(accountId, person)
    forgetOldest(visitors)
    setTimeout(() => visitors.delete(accountId), visitMs).unref()
    const provider = await providerAt(originOf(c, deps))
    const { incoming, outgoing } = c.env as HttpBindings
    try {
      return c.redirect(
        await provider.interactionResult(incoming as IncomingMessage, outgoing as ServerResponse, {
          login: { accountId },
        }),
      )
    } catch (error) {
      c.var.log.warn({ err: error }, 'failed to sign in: the local sign-in had expired')
      return c.redirect(`/auth?error=${encodeURIComponent(signInErrors.expired)}`)
    }
  }

  return new Hono<Env>()
    .use(async (c, next) => {
      refuseUnlessHere(c, deps)
      // Hono handles HEAD by running GET, whose response the provider library has then sent already.
      if (c.req.method === 'HEAD') throw new AppError('not_found', 'Page not found')
      await next()
    })
    .get(keyPath.slice(localProviderPath.length), async (c) => {
      if (!(await takeKey(c, deps, c.req.query('key') ?? ''))) return notePage(c, voiceOfPage(c, deps.config), wrongKey)
      // Removes the key from the address. A signed-in person does not need it.
      return c.redirect(sessionKey(c, deps) ? '/' : '/api/auth/google')
    })
    .route('/', openingRoutes(deps))
    .get('/sign-in/:uid', async (c) =>
      signInPage(
        c,
        voiceOfPage(c, deps.config),
        { name: '', email: '', isNewcomer: c.req.query(newcomer) !== undefined },
        await around(c),
      ),
    )
    .post('/sign-in/:uid', limitedBody, submit)
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
    cookies: { keys: [randomBytes(32).toString('base64url')], names: { session: providerSession } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    extraParams: [newcomerHint.name],
    interactions: {
      url: (_ctx, { uid, params }) =>
        `${localProviderPath}/sign-in/${uid}${params[newcomerHint.name] === newcomerHint.value ? `?${newcomer}` : ''}`,
    },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: false, name: visitors.get(accountId)?.name }),
    }),
    // The app is the only client, so there is nothing to consent to.
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

/** Keeps sign-ins under way in memory for minutes. */
function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>()
  return (kind) => {
    const findBy = (name: 'uid' | 'userCode', wanted: string) =>
      [...entries.values()].find((entry) => entry.kind === kind && entry[name] === wanted)
    return {
      upsert: async (id, payload, expiresIn = 600) => {
        entries.set(id, payload)
        forgetOldest(entries)
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
