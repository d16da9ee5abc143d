import { randomBytes } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { authorLinkToken, connectPath, shownAuthorLink } from '#shared/authors.ts'
import { networkChange, networkState as stateSchema } from '#shared/networks.ts'
import { postSchedule } from '#shared/post-patch.ts'
import { post } from '#shared/posts.ts'
import { connectErrors } from '#shared/sign-in-errors.ts'
import { safeReturnTo } from '../accounts/oidc.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { AppError, sentenceOf } from '../errors.ts'
import { body, errorResponses, responses } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { paced, takeAttempt } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { languageOfPage } from '../language/asked.ts'
import { sayOrNull } from '../language/say.ts'
import { networkOf as addressNetwork } from '../net/addresses.ts'
import { authorize, person } from '../permissions.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { changeAccount, connect, disconnect, networkState, notConfigured } from './accounts.ts'
import { connectByLink, disconnectByLink, showByLink } from './by-link.ts'
import type { Grant } from './network.ts'
import { networkOf } from './networks.ts'
import { publishNow, stopPublishing } from './publish.ts'

const tags = ['Network']
const callbackPath = '/api/network/callback'

/** Kept in the browser that went to the network, under the returned `state`: of a person, or of an author's link. */
type Pending = { returnTo: string } & ({ userId: string; workspaceId: string } | { link: string })

export const wish = z.object({
  openPoints: z._default(postSchedule.shape.openPoints, 'refuse'),
  version: z.optional(z.int()),
})

export function networkRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  const prefix = cookieName(deps.config, 'network_')
  const pendingCookie = (state: string) => prefix + state.slice(0, 12).replace(/[^\w-]/g, '')

  /** Redirects to where the person came from, with a note for the screen. */
  function goBack<E extends Env>(c: HonoContext<E>, returnTo: string, error?: unknown) {
    const url = new URL(returnTo, 'http://here.invalid')
    const refusal = sentenceOf(error)
    // The page knows the plain ones, and says them in its language.
    const sentence = typeof refusal === 'string' ? refusal : sayOrNull(refusal, languageOfPage(c, deps.config))
    if (error !== undefined && !sentence) c.var.log.error({ err: error }, 'failed to connect the network')
    url.searchParams.set('network', error === undefined ? 'connected' : (sentence ?? connectErrors.failed))
    return c.redirect(url.pathname + url.search + url.hash)
  }

  const countLink = <E extends Env>(c: HonoContext<E>) =>
    takeAttempt(deps, deps.config.limits?.links, addressNetwork(clientAddress(c, deps)))

  /** Remembers in the browser who goes to the network, and returns the network's page. */
  function goOut<E extends Env>(c: HonoContext<E>, pending: Pending): string {
    const network = networkOf(deps)
    if (!network) throw new AppError('conflict', notConfigured)
    const state = randomBytes(24).toString('base64url')
    const abandoned = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
    for (const name of abandoned.slice(0, -1)) deleteCookie(c, name, cookieOptions(deps.config))
    setCookie(c, pendingCookie(state), JSON.stringify(pending), { ...cookieOptions(deps.config), maxAge: 600 })
    return network.authorizeAddress(originOf(c, deps) + callbackPath, state)
  }

  /** Who went to the network from this browser, under the returned `state`; null if nobody did. */
  function whoReturns<E extends Env>(c: HonoContext<E>): Pending | null {
    const name = pendingCookie(c.req.query('state') ?? '')
    const cookie = getCookie(c, name)
    deleteCookie(c, name, cookieOptions(deps.config))
    try {
      return cookie ? (JSON.parse(cookie) as Pending) : null
    } catch {
      return null
    }
  }

  /** What the network gives to the person who returns. */
  async function grantFor<E extends Env>(c: HonoContext<E>): Promise<Grant> {
    const network = networkOf(deps)
    if (!network) throw new AppError('conflict', notConfigured)
    const query = new URL(c.req.url).searchParams
    const refusal = network.refusalIn(query)
    if (refusal) throw new AppError('invalid', refusal)
    return network.exchange(query.get('code') ?? '', originOf(c, deps) + callbackPath)
  }

  return new Hono<Env>()
    .get(
      '/network',
      describeRoute({
        tags,
        summary: 'How I am connected to the network',
        responses: responses(stateSchema, [401, 403]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await networkState(c.var.ctx)),
    )
    .get(
      '/network/connect',
      describeRoute({
        tags,
        summary: 'Connect my account on the network (a navigation)',
        description: 'Redirects to `returnTo`, a path of the app, with `network=connected` or the error.',
        responses: { 302: { description: 'Redirect to the network' }, ...errorResponses([401, 409]) },
      }),
      signedIn(deps, 'person'),
      (c) => {
        authorize(c.var.ctx, 'change', 'network')
        const { workspaceId } = c.var.ctx
        const returnTo = safeReturnTo(c.req.query('returnTo'))
        return c.redirect(goOut(c, { userId: person(c.var.ctx).id, workspaceId, returnTo }))
      },
    )
    .get(
      '/network/callback',
      async (c, next) => {
        const pending = whoReturns(c)
        if (!pending || !('link' in pending)) return next()
        try {
          await connectByLink(deps, pending.link, await grantFor(c), callerOf(c, deps))
          return goBack(c, pending.returnTo)
        } catch (error) {
          return goBack(c, pending.returnTo, error)
        }
      },
      signedIn(deps, 'person'),
      async (c) => {
        const pending = whoReturns(c)
        const returnTo = pending?.returnTo ?? '/settings?section=integrations'
        try {
          if (!pending || !('userId' in pending)) throw new AppError('invalid', connectErrors.otherBrowser)
          if (pending.userId !== person(c.var.ctx).id || pending.workspaceId !== c.var.ctx.workspaceId)
            throw new AppError('conflict', connectErrors.otherAccount)
          await connect(c.var.ctx, await grantFor(c), callerOf(c, deps))
          return goBack(c, returnTo)
        } catch (error) {
          return goBack(c, returnTo, error)
        }
      },
    )
    .put(
      '/network',
      describeRoute({
        tags,
        summary: 'Publish my due posts automatically, or not',
        description: 'If not, I get a reminder and post by hand.',
        responses: responses(stateSchema, [400, 401, 404, 409, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(networkChange),
      async (c) => c.json(await changeAccount(c.var.ctx, c.req.valid('json'))),
    )
    .delete(
      '/network',
      describeRoute({
        tags,
        summary: 'Disconnect my account on the network',
        description: 'Deletes the right to post there.',
        responses: responses(null, [401, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await disconnect(c.var.ctx, callerOf(c, deps))
        return c.body(null, 204)
      },
    )
    .post(
      '/author-link',
      describeRoute({
        tags,
        summary: 'Open the link of an author who never signs in',
        description: 'Takes the token of the link. Shows who asks, and what is connected.',
        security: [],
        responses: responses(shownAuthorLink, [400, 404, 429]),
      }),
      body(authorLinkToken),
      async (c) => {
        countLink(c)
        return c.json(await showByLink(deps, c.req.valid('json').token))
      },
    )
    .post(
      '/author-link/connect',
      describeRoute({
        tags,
        summary: 'Begin to connect an author’s account on the network',
        description: 'Open `url` in the same browser. The network then leads back to the page of the link.',
        security: [],
        responses: responses(z.object({ url: z.string() }), [400, 404, 409, 429]),
      }),
      body(authorLinkToken),
      async (c) => {
        countLink(c)
        const { token: link } = c.req.valid('json')
        await showByLink(deps, link)
        return c.json({ url: goOut(c, { link, returnTo: `${connectPath}#${link}` }) })
      },
    )
    .post(
      '/author-link/disconnect',
      describeRoute({
        tags,
        summary: 'Disconnect an author’s account on the network',
        description: 'Deletes the right to post there.',
        security: [],
        responses: responses(shownAuthorLink, [400, 404, 409, 429]),
      }),
      body(authorLinkToken),
      async (c) => {
        countLink(c)
        const { token } = c.req.valid('json')
        await disconnectByLink(deps, token)
        return c.json(await showByLink(deps, token))
      },
    )
    .post(
      '/posts/:id/publish',
      describeRoute({
        tags,
        summary: 'Publish a post now',
        description:
          'Publishes on its author’s account. Returns the post as `publishing`; its outcome appears in the post a moment later. With `openPoints` `refuse`, a post with open points is not published (422); with `accept` the author goes on regardless.',
        responses: responses(post, [400, 401, 404, 409, 422, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(wish),
      async (c) => {
        const { openPoints = 'refuse', version } = c.req.valid('json')
        return c.json(await publishNow(c.var.ctx, c.req.param('id'), { openPoints, version }))
      },
    )
    .delete(
      '/posts/:id/publish',
      describeRoute({
        tags,
        summary: 'Stop trying to publish a post',
        description: 'A post that is being sent at this moment cannot be stopped (409).',
        responses: responses(post, [401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await stopPublishing(c.var.ctx, c.req.param('id'))),
    )
}
