import { Hono, type Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { type CurrentUser, currentUser } from '#shared/accounts.ts'
import {
  newPasskey,
  passkeyAnswer,
  passkeyList,
  passkeyMinutes,
  passkeyRequest,
  proof,
  recoveryCode,
  recoveryCodes,
  type SecondFactor,
} from '#shared/passkeys.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { type Browser, browserOf, giveCookies } from '../http/browser.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { networkOf } from '../net/addresses.ts'
import type { Member } from './accounts.ts'
import { sayingRefused } from './activity.ts'
import {
  type Asked,
  addPasskey,
  askForNewPasskey,
  askForSecondFactor,
  askToSignIn,
  listPasskeys,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
  signInWithRecoveryCode,
} from './passkeys.ts'
import { openSession } from './sessions.ts'
import { refuseThroughProxy } from './this-computer.ts'

const tags = ['Accounts']
/** Higher than for passwords: nobody can guess a passkey. */
const networkFactor = 10

const cookie = (deps: Deps) => cookieName(deps.config, 'passkey')

function ask(c: HonoContext<Env>, deps: Deps, { token, options }: Asked) {
  setCookie(c, cookie(deps), token, { ...cookieOptions(deps.config), maxAge: passkeyMinutes * 60 })
  return { options }
}

export const demandPasskey = async (c: HonoContext<Env>, deps: Deps, userId: string): Promise<SecondFactor> => ({
  needs: 'passkey',
  ...ask(c, deps, await askForSecondFactor(deps, originOf(c, deps), userId)),
})

const originated = (c: HonoContext<Env>, deps: Deps) => ({
  browser: browserOf(c, deps),
  origin: originOf(c, deps),
  token: getCookie(c, cookie(deps)),
})

export function passkeyRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/passkeys',
      describeRoute({ tags, summary: 'My passkeys', responses: responses(passkeyList, [401, 429]) }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await listPasskeys(c.var.ctx)),
    )
    .post(
      '/passkeys/request',
      describeRoute({
        tags,
        summary: 'Ask this browser for a new passkey',
        description:
          'Takes the current password. Without one, works only for an account without a password, within ten minutes of signing in. Returns the options for `navigator.credentials.create`.',
        responses: responses(passkeyRequest, [400, 401, 403, 409, 429]),
      }),
      signedIn(deps, 'person'),
      body(proof),
      async (c) => {
        const { browser, origin } = originated(c, deps)
        return c.json(ask(c, deps, await askForNewPasskey(c.var.ctx, browser, origin, c.req.valid('json'))))
      },
    )
    .post(
      '/passkeys',
      describeRoute({
        tags,
        summary: 'Add the passkey that this browser made',
        description: 'With the first passkey, returns ten recovery codes. They are shown only once.',
        responses: responses(recoveryCodes, [400, 401, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newPasskey),
      async (c) => {
        const { browser, origin, token } = originated(c, deps)
        deleteCookie(c, cookie(deps), cookieOptions(deps.config))
        const given = { token, ...c.req.valid('json') }
        return c.json({ recoveryCodes: await addPasskey(c.var.ctx, browser, origin, given) }, 201)
      },
    )
    .delete(
      '/passkeys/:id',
      describeRoute({
        tags,
        summary: 'Remove a passkey',
        description: 'Removing the last passkey also removes the recovery codes.',
        responses: responses(null, [400, 401, 403, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      body(proof),
      async (c) => {
        await removePasskey(c.var.ctx, browserOf(c, deps), c.req.param('id'), c.req.valid('json'))
        return c.body(null, 204)
      },
    )
    .post(
      '/recovery-codes',
      describeRoute({
        tags,
        summary: 'Make ten new recovery codes',
        description: 'They are shown only once. The old codes stop working.',
        responses: responses(recoveryCodes, [400, 401, 403, 409, 429]),
      }),
      signedIn(deps, 'person'),
      body(proof),
      async (c) =>
        c.json({ recoveryCodes: await renewRecoveryCodes(c.var.ctx, browserOf(c, deps), c.req.valid('json')) }),
    )
}

export function passkeySignInRoutes(deps: Deps, toCurrentUser: (user: Member) => Promise<CurrentUser>) {
  async function enter(c: HonoContext<Env>, browser: Browser, user: Promise<Member>, hasShownPasskey: boolean) {
    const opened = user.then(async (member) => ({
      member,
      given: await openSession(deps, browser, member, { hasShownPasskey }),
    }))
    const { member, given } = await opened.catch(sayingRefused(c, browser.caller))
    deleteCookie(c, cookie(deps), cookieOptions(deps.config))
    giveCookies(c, deps, given)
    return toCurrentUser({ ...member, hasShownPasskey })
  }

  async function countCall(c: HonoContext<Env>) {
    refuseThroughProxy(c, deps)
    const limit = deps.config.limits?.signIn
    const ofNetwork = limit && { ...limit, attempts: limit.attempts * networkFactor }
    await countAttempt(deps, ofNetwork, `passkey:${networkOf(clientAddress(c, deps))}`)
  }

  return new Hono<Env>()
    .post(
      '/passkey/request',
      describeRoute({
        tags,
        summary: 'Ask this browser for a passkey to sign in with',
        description: 'Returns the options for `navigator.credentials.get`.',
        security: [],
        responses: responses(passkeyRequest, [400, 403, 429]),
      }),
      async (c) => {
        await countCall(c)
        return c.json(ask(c, deps, await askToSignIn(deps, originOf(c, deps))))
      },
    )
    .post(
      '/passkey',
      describeRoute({
        tags,
        summary: 'Sign in with a passkey',
        security: [],
        responses: responses(currentUser, [400, 401, 403, 429]),
      }),
      body(passkeyAnswer),
      async (c) => {
        await countCall(c)
        const { browser, origin, token } = originated(c, deps)
        const { response } = c.req.valid('json')
        return c.json(await enter(c, browser, signInWithPasskey(deps, browser, origin, { token, response }), true))
      },
    )
    .post(
      '/recovery-code',
      describeRoute({
        tags,
        summary: 'Sign in with a recovery code, after the password',
        description: 'Each code works once.',
        security: [],
        responses: responses(currentUser, [400, 401, 403, 429]),
      }),
      body(recoveryCode),
      async (c) => {
        await countCall(c)
        const { browser, token } = originated(c, deps)
        const { code } = c.req.valid('json')
        return c.json(await enter(c, browser, signInWithRecoveryCode(deps, browser, { token, code }), false))
      },
    )
}
