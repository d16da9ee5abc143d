import { Hono, type Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import type { Configuration } from 'openid-client'
import { firstPage } from '#shared/first-page.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { IdentityProvider } from '../config/config.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { browserOf, giveCookies } from '../http/browser.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { originOf } from '../http/origin.ts'
import { enqueue } from '../jobs/jobs.ts'
import { languageOfPage } from '../language/asked.ts'
import { sayOrNull } from '../language/say.ts'
import { type Identity, localIssuerName, signInWithIdentity } from './accounts.ts'
import { sayingRefused } from './activity.ts'
import { holdsKey, letGoOfKey, mayEnter, type WithComputerKey } from './computer-key.ts'
import { groupsIn, isOverage, noteOverage } from './groups.ts'
import { localClientId, localIssuer, newcomerHint } from './local-provider.ts'
import { noteKeyShown } from './operators.ts'
import { openSession } from './sessions.ts'
import { reasonOf, refusalOf } from './sign-in-refusal.ts'
import { refuseUnlessHere } from './this-computer.ts'

// Heavy, so loaded at the first sign-in.
const openid = () => import('openid-client')

const callbackPath = '/api/auth/callback'
const minutes = 60
const year = 365 * 24 * 60 * minutes
/** Allows for differing clocks and the time of the redirect. */
const toleranceMs = 60_000

/** The browser keeps these, and the provider must return them unchanged. */
interface Pending {
  nonce: string
  codeVerifier: string
  returnTo: string
  /** An earlier sign-in at the provider does not count. */
  isAgain: boolean
}

/** Browsers drop cookies over 4,096 bytes, and encoding can turn three characters into five. */
const maxReturnTo = 2_000

/** Always a path on this site. */
export function safeReturnTo(asked: string | undefined): string {
  if (!asked?.startsWith('/')) return '/'
  const base = 'http://here.invalid'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.pathname === '/auth' || path.length > maxReturnTo ? '/' : path
}

const pendingPrefix = ({ config }: Deps) => cookieName(config, 'sign_in_')
const pendingCookie = (deps: Deps, state: string) => pendingPrefix(deps) + state.slice(0, 12).replace(/[^\w]/g, '')

/** Sign-ins in several tabs work, but too many abandoned ones would make the cookies too long for a request. */
function forgetAbandoned(c: HonoContext<Env>, deps: Deps): void {
  const pending = Object.keys(getCookie(c)).filter((name) => name.startsWith(pendingPrefix(deps)))
  for (const name of pending.slice(0, -1)) deleteCookie(c, name, cookieOptions(deps.config))
}

/** The OpenID Connect authorization code flow with PKCE. */
export function oidcRoutes(deps: Deps & WithComputerKey) {
  const configurations = new Map<string, Promise<Configuration>>()

  const configuration = (provider: IdentityProvider, origin: string): Promise<Configuration> => {
    const known = configurations.get(origin)
    if (known) return known
    if (configurations.size >= 8) configurations.clear()
    const found = discover(provider, origin)
    configurations.set(origin, found)
    // After a failure the next sign-in asks the provider again.
    found.catch(() => configurations.delete(origin))
    return found
  }

  const providerFor = (c: HonoContext<Env>): IdentityProvider => {
    const provider = deps.config.identityProvider
    if (!provider) throw new AppError('not_found', signInErrors.notConfigured)
    if (provider.kind === 'local') refuseUnlessHere(c, deps)
    return provider
  }

  const fail = (c: HonoContext<Env>, error: unknown, returnTo: string) => {
    const refusal = refusalOf(error)
    // The page knows the plain ones, and says them in its language.
    const sentence = typeof refusal === 'string' ? refusal : sayOrNull(refusal, languageOfPage(c, deps.config))
    if (!sentence) c.var.log.error({ err: error }, 'failed to sign a person in')
    else c.var.log.warn(reasonOf(error, deps), 'failed to sign a person in')
    const back = returnTo === '/' ? '' : `&returnTo=${encodeURIComponent(returnTo)}`
    return c.redirect(`/auth?error=${encodeURIComponent(sentence ?? signInErrors.failed)}${back}`)
  }

  return new Hono<Env>()
    .get(
      '/google',
      describeRoute({
        tags: ['Accounts'],
        summary: 'Sign in with the identity provider (a navigation)',
        security: [],
        responses: { 302: { description: 'To the provider, or to /auth?error=… with the reason' } },
      }),
      async (c) => {
        const returnTo = safeReturnTo(c.req.query('returnTo'))
        try {
          const provider = providerFor(c)
          const origin = originOf(c, deps)
          const client = await configuration(provider, origin)
          const { url, state, pending } = await authorizationAt(provider, client, origin, {
            scope: scopeAt(client, deps),
            returnTo,
            isAgain: Boolean(c.req.query('again')),
            isNewcomer: Boolean(c.req.query('new')),
          })
          forgetAbandoned(c, deps)
          setCookie(c, pendingCookie(deps, state), JSON.stringify(pending), {
            ...cookieOptions(deps.config),
            maxAge: 10 * minutes,
          })
          return c.redirect(url.href)
        } catch (error) {
          return fail(c, error, returnTo)
        }
      },
    )
    .get('/callback', async (c) => {
      let returnTo = '/'
      try {
        const provider = providerFor(c)
        const origin = originOf(c, deps)
        const state = c.req.query('state') ?? ''
        const cookie = getCookie(c, pendingCookie(deps, state))
        deleteCookie(c, pendingCookie(deps, state), cookieOptions(deps.config))
        if (!cookie) throw new AppError('invalid', signInErrors.unknown)
        const pending = JSON.parse(cookie) as Pending
        returnTo = pending.returnTo
        const answer = new URL(callbackPath + new URL(c.req.url).search, origin)
        const client = await configuration(provider, origin)
        const claims = await claimsFrom(deps, answer, client, { ...pending, state })
        const shownAt = claims?.auth_time === undefined ? deps.now() : new Date(claims.auth_time * 1_000)
        if (pending.isAgain && deps.now().getTime() - shownAt.getTime() > toleranceMs)
          throw new AppError('conflict', signInErrors.earlier)
        const browser = browserOf(c, deps)
        const identity = { ...toIdentity(provider, claims), groups: claims ? groupsIn(deps.config, claims) : null }
        if (deps.config.groups.roles.length > 0 && claims && isOverage(deps.config, claims)) {
          await noteOverage(deps)
          c.var.log.warn('failed to follow groups: the provider sends a link in their place (overage)')
        }
        const { user, isNew, ...entered } = await signInWithIdentity(deps, browser, identity, shownAt)
        if (provider.kind === 'local') {
          if (!isNew && !(await mayEnter(c, deps, user.id))) throw new AppError('forbidden', signInErrors.needsKey)
          if (holdsKey(c, deps)) await noteKeyShown(deps, user.id)
          letGoOfKey(c, deps)
        }
        const refused = sayingRefused(c, browser.caller)
        giveCookies(c, deps, entered.given ?? (await openSession(deps, browser, user, { shownAt }).catch(refused)))
        if (identity.picture) await askForPhoto(c, deps, user.id, identity.picture)
        const target = new URL(isNew ? firstPage(returnTo) : returnTo, origin)
        target.searchParams.set('welcome', isNew ? 'registered' : 'back')
        return c.redirect(`${target.pathname}${target.search}${target.hash}`)
      } catch (error) {
        return fail(c, error, returnTo)
      }
    })
}

/** The picture is fetched later. A failure keeps nobody out. */
const askForPhoto = (c: HonoContext<Env>, { db }: Deps, userId: string, address: string) =>
  enqueue(db, 'take-photo', { userId, address }, { key: userId }).catch((error: unknown) =>
    c.var.log.warn({ err: error }, 'failed to queue the download of a picture'),
  )

/** Returns the sign-in address and what the browser keeps meanwhile. */
async function authorizationAt(
  provider: IdentityProvider,
  client: Configuration,
  origin: string,
  {
    scope,
    returnTo,
    isAgain,
    isNewcomer,
  }: Pick<Pending, 'returnTo' | 'isAgain'> & { scope: string; isNewcomer: boolean },
): Promise<{ url: URL; state: string; pending: Pending }> {
  const { randomNonce, randomPKCECodeVerifier, randomState, calculatePKCECodeChallenge, buildAuthorizationUrl } =
    await openid()
  const state = randomState()
  const pending = { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), returnTo, isAgain }
  const url = buildAuthorizationUrl(client, {
    redirect_uri: origin + callbackPath,
    scope,
    state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
    ...promptOf(provider, isAgain),
    // `max_age` of a year changes nothing for the person, and makes the provider return `auth_time`.
    max_age: isAgain ? '0' : String(year),
    ...(provider.kind === 'local' && isNewcomer && { [newcomerHint.name]: newcomerHint.value }),
  })
  return { url, state, pending }
}

/** Some providers send groups only for a scope of that name, and others refuse a scope that they do not know. */
function scopeAt(client: Configuration, { config: { groups } }: Deps): string {
  const isKnown = client.serverMetadata().scopes_supported?.includes(groups.claim)
  return groups.roles.length > 0 && isKnown ? `openid email profile ${groups.claim}` : 'openid email profile'
}

/** Google ignores `login`, and providers may refuse `select_account`, which only some support. */
function promptOf({ kind }: IdentityProvider, isAgain: boolean): { prompt?: string } {
  if (kind === 'google') return { prompt: 'select_account' }
  return kind === 'local' || isAgain ? { prompt: 'login' } : {}
}

/** Claims that the ID token lacks come from UserInfo, where many providers give the email (OpenID Connect Core, 5.4). */
async function claimsFrom(
  { config }: Deps,
  answer: URL,
  client: Configuration,
  { state, ...pending }: Pending & { state: string },
) {
  const { authorizationCodeGrant, fetchUserInfo } = await openid()
  const tokens = await authorizationCodeGrant(client, answer, {
    expectedState: state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !client.serverMetadata().userinfo_endpoint) return claims
  const { claim, roles } = config.groups
  const lacksGroups = roles.length > 0 && claims[claim] === undefined && !isOverage(config, claims)
  if (claims.email !== undefined && !lacksGroups) return claims
  return { ...(await fetchUserInfo(client, tokens.access_token, claims.sub)), ...claims }
}

async function discover(provider: IdentityProvider, origin: string): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, discovery, enableNonRepudiationChecks, None } = await openid()
  const isLocal = provider.kind === 'local'
  const issuer = new URL(isLocal ? localIssuer(origin) : provider.issuer)
  const clientSecret = isLocal ? undefined : provider.clientSecret
  return discovery(
    issuer,
    isLocal ? localClientId : provider.clientId,
    { redirect_uris: [origin + callbackPath] },
    clientSecret ? ClientSecretPost(clientSecret) : None(),
    {
      // An operator may choose an http issuer, on loopback or inside their network.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      timeout: 10,
    },
  )
}

function toIdentity(provider: IdentityProvider, claims: Record<string, unknown> | undefined): Identity {
  const { iss, sub, email, email_verified, name, given_name, family_name, picture } = claims ?? {}
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string' || !email.includes('@')) {
    throw new AppError('upstream', signInErrors.noEmail)
  }
  const fullName = [name, [given_name, family_name].filter(Boolean).join(' '), email.slice(0, email.indexOf('@'))].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate.trim().length >= 2,
  )
  return {
    issuer: provider.kind === 'local' ? localIssuerName : iss,
    subject: sub,
    email,
    isEmailVerified: email_verified === true || email_verified === 'true',
    fullName: fullName ?? email,
    picture: typeof picture === 'string' && picture.length <= maxReturnTo ? picture : null,
  }
}
