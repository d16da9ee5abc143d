import { randomUUID } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import { routePath } from 'hono/route'
import { describeRoute } from 'hono-openapi'
import { localProviderPath, localProviderRoutes } from '../accounts/local-provider.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { activityRoutes } from '../activity/routes.ts'
import { analyticsRoutes } from '../analytics/routes.ts'
import { approvalRoutes } from '../approval/routes.ts'
import { billingRoutes } from '../billing/routes.ts'
import { calendarRoutes } from '../calendar/routes.ts'
import { carouselRoutes } from '../carousel/routes.ts'
import { commentRoutes } from '../comments/routes.ts'
import { connectionRoutes } from '../connections/routes.ts'
import type { Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { exportRoutes } from '../export/routes.ts'
import { calendarFileRoutes, feedRoutes } from '../feed/routes.ts'
import { figurePostRoutes } from '../figures/post-routes.ts'
import { figureRoutes } from '../figures/routes.ts'
import { hasKey } from '../http/bearer.ts'
import { isBodyToCome, limitedBody } from '../http/body.ts'
import { toAppError } from '../http/errors.ts'
import { keyCalls } from '../http/key-caller.ts'
import { clientAddress, knownHost, sameSite, unreadProxy } from '../http/origin.ts'
import { errorAnswer } from '../http/problem.ts'
import { ideaRoutes } from '../ideas/routes.ts'
import { keyRoutes } from '../keys/routes.ts'
import { languageOfCall } from '../language/asked.ts'
import { say } from '../language/say.ts'
import { limitRoutes } from '../limits/routes.ts'
import { mailRoutes, unsubscribeRoutes } from '../mail/routes.ts'
import { mcpRoutes } from '../mcp/routes.ts'
import { mediaRoutes } from '../media/routes.ts'
import { authorRoutes } from '../members/author-routes.ts'
import { memberRoutes } from '../members/routes.ts'
import { localModelRoutes } from '../models/routes.ts'
import { monthRoutes } from '../month/routes.ts'
import { wideNetworkOf } from '../net/addresses.ts'
import { networkRoutes } from '../networks/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import { oauthRoutes, programRoutes } from '../oauth/routes.ts'
import { operatorRoutes } from '../operators/routes.ts'
import { pageViewRoutes } from '../page-views/routes.ts'
import { postActionRoutes } from '../post-actions/routes.ts'
import { postRoutes } from '../posts/routes.ts'
import { pushRoutes } from '../push/routes.ts'
import { reviewLinkRoutes } from '../review/link-routes.ts'
import { reviewRoutes } from '../review/routes.ts'
import { postingRoutes } from '../scheduling/posting-routes.ts'
import { schedulingRoutes } from '../scheduling/routes.ts'
import { sourceRoutes } from '../sources/routes.ts'
import { observed, type Works } from '../telemetry/observed.ts'
import { metricsWithToken } from '../telemetry/route.ts'
import { templateRoutes } from '../templates/routes.ts'
import { phonePath, phoneRoutes } from '../this-computer/phone-routes.ts'
import { restorePath, restoreRoutes } from '../this-computer/restore-routes.ts'
import { thisComputerRoutes } from '../this-computer/routes.ts'
import { trashRoutes } from '../trash/routes.ts'
import { updateRoutes } from '../updates/routes.ts'
import { habitRoutes } from '../voice/habit-routes.ts'
import { neverSayRoutes } from '../voice/never-say.ts'
import { proofRoutes } from '../voice/proof-routes.ts'
import { sampleRoutes } from '../voice/sample-routes.ts'
import { waitlistRoutes } from '../waitlist/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import { writingRoutes } from '../writing/routes.ts'
import { sketchRoutes } from '../writing/sketch-routes.ts'
import { transcriptionRoutes } from '../writing/transcription-routes.ts'
import { describeApi } from './openapi.ts'
import type { Services } from './services.ts'
import { appTrash } from './trash.ts'
import { serveWeb } from './web.ts'
import { webhookEvents } from './webhook-events.ts'

export type App = ReturnType<typeof createApp>

/** The whole server: every route, and the one place where errors become responses. */
export function createApp(deps: Services, options: { webDir?: string } = {}) {
  const app = new Hono<Env>()
  const { isSecure } = deps.config

  app.onError((error, c) => {
    const known = toAppError(error)
    if (!known) c.var.log.error({ err: error }, 'unexpected error')
    if (known?.code === 'unauthorized' && hasKey(c)) c.header('www-authenticate', 'Bearer error="invalid_token"')
    return errorAnswer(c, known, languageOfCall(c, deps.config))
  })
  app.notFound((c) => c.text(say(/*i18n*/ 'Page not found', languageOfCall(c, deps.config)), 404))

  app.use(async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.set('log', deps.log.child({ requestId }))
    c.header('x-request-id', requestId)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    if (isSecure) c.header('strict-transport-security', 'max-age=31536000')
    const about: Works['request'] = { method: c.req.method, traceparent: () => c.req.header('traceparent') }
    await observed('request', about, async () => {
      await next()
      about.route = routePath(c)
      about.status = c.res.status
    })
    // A kept-alive connection would delay the stop until it times out. After a refusal, the rest of the body would be
    // read as the next request.
    if (deps.leaving.aborted || (c.res.status >= 400 && (await isBodyToCome(c)))) c.header('connection', 'close')
    // The path only: a query may hold a person's search words.
    c.var.log[probes.has(c.req.path) ? 'debug' : 'info'](
      {
        method: c.req.method,
        path: withoutToken(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
        network: wideNetworkOf(clientAddress(c, deps)),
        account: accountOf(c),
      },
      'request',
    )
  })

  app.get('/healthz', (c) => {
    if (deps.watch.isGone()) throw new AppError('unavailable', 'The database has not answered for more than a minute.')
    // `doctor` reads it at the public address.
    if (!deps.config.trustProxy && c.req.header('x-forwarded-for')) c.header(unreadProxy, 'yes')
    return c.text('ok')
  })
  app.get('/readyz', async (c) => {
    if (deps.leaving.aborted) throw new AppError('unavailable', 'The server is stopping.')
    if (!(await deps.watch.answers())) throw new AppError('unavailable', 'The database does not answer.')
    return c.text('ready')
  })

  app.get('/metrics', metricsWithToken(deps))

  app.use(knownHost(deps))
  app.use(sameSite(deps))
  app.route(localProviderPath, localProviderRoutes(deps))
  app.route(phonePath, phoneRoutes(deps))
  app.route(restorePath, restoreRoutes(deps))
  app.route('/unsubscribe', unsubscribeRoutes(deps))
  app.route('/', oauthRoutes(deps))
  app.route('/mcp', mcpRoutes(deps))

  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    await next()
  })
  app.use('/api/*', keyCalls(deps))
  // Only for methods with a body. Looking for one makes the adapter build a whole Request, a seventh of a read's cost.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', limitedBody)
  app.route('/api', accountRoutes(deps))
  app.route('/api', memberRoutes(deps))
  app.route('/api', authorRoutes(deps))
  app.route('/api', keyRoutes(deps))
  app.route('/api', programRoutes(deps))
  app.route('/api', exportRoutes(deps))
  app.route('/api', postActionRoutes(deps))
  app.route('/api', postRoutes(deps))
  app.route('/api', activityRoutes(deps))
  app.route('/api', commentRoutes(deps))
  app.route('/api', schedulingRoutes(deps))
  app.route('/api', postingRoutes(deps))
  app.route('/api', mailRoutes(deps))
  app.route('/api', mediaRoutes(deps))
  app.route('/api', carouselRoutes(deps))
  app.route('/api', writingRoutes(deps))
  app.route('/api', transcriptionRoutes(deps))
  app.route('/api', connectionRoutes(deps))
  app.route('/api', limitRoutes(deps))
  app.route('/api', operatorRoutes(deps))
  app.route('/api', localModelRoutes(deps))
  app.route('/api', thisComputerRoutes(deps))
  app.route('/api', updateRoutes(deps))
  app.route('/api', ideaRoutes(deps))
  app.route('/api', calendarRoutes(deps))
  app.route('/api', monthRoutes(deps))
  app.route('/api', feedRoutes(deps))
  app.route('/calendar', calendarFileRoutes(deps))
  app.route('/api', analyticsRoutes(deps))
  app.route('/api', networkRoutes(deps))
  app.route('/api', approvalRoutes(deps))
  app.route('/api', reviewLinkRoutes(deps))
  app.route('/api', reviewRoutes(deps))
  app.route('/api', notificationRoutes(deps))
  app.route('/api', pushRoutes(deps))
  app.route('/api', pageViewRoutes(deps))
  app.route('/api', waitlistRoutes(deps))
  app.route('/api', sampleRoutes(deps))
  app.route('/api', sketchRoutes(deps))
  app.route('/api', habitRoutes(deps))
  app.route('/api', proofRoutes(deps))
  app.route('/api', sourceRoutes(deps))
  app.route('/api', figureRoutes(deps))
  app.route('/api', figurePostRoutes(deps))
  app.route('/api', templateRoutes(deps))
  app.route('/api', trashRoutes(deps, appTrash))
  app.route('/api', neverSayRoutes(deps))
  app.route('/api', billingRoutes(deps))
  app.route('/api', webhookRoutes(deps))
  let document: ReturnType<typeof describeApi> | undefined
  app.get('/api/openapi.json', describeRoute({ hide: true }), async (c) => {
    document ??= describeApi(app, deps, webhookEvents)
    const { text, tag } = await document
    c.header('etag', tag)
    c.header('cache-control', 'no-cache')
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
  app.all('/api/*', () => {
    throw new AppError('not_found', 'Unknown endpoint.')
  })

  if (options.webDir) serveWeb(app, deps, options.webDir)
  return app
}

/** Asked for every few seconds by programs that watch the server. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

function accountOf(c: HonoContext<Env>): string | undefined {
  // Before the session is looked up, there is none.
  const actor = (c.var as Partial<Env['Variables']>).ctx?.actor
  return c.var.account ?? (actor && actor.kind !== 'worker' ? actor.user.id : undefined)
}

/** Some addresses are all that a person needs for access. */
const withoutToken = (path: string) =>
  path
    .replace(/^\/calendar\/.+/, '/calendar/…')
    .replace(/^(\/(?:p|unsubscribe|api\/posting)\/)[^/]+/, '$1…')
    // Also on a wrong path: no id or name of ours is this long.
    .replaceAll(/[\w.%~-]{40,}/g, '…')
