import { lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { type PagePath, pagePaths } from '#shared/pages.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { pageViews } from '../database/schema.ts'
import { body, responses } from '../http/body.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { networkOf } from '../net/addresses.ts'

const pageView = z.object({ path: z.enum(pagePaths, 'path must be one of the app’s pages.') })

export function pageViewRoutes(deps: Deps & WithStopping) {
  return new Hono<Env>().post(
    '/page-views',
    describeRoute({
      tags: ['Page views'],
      summary: 'Count that a page was opened',
      description:
        'Stores nothing about the visitor. A browser that asks not to be tracked (DNT, Sec-GPC) is not counted.',
      security: [],
      responses: responses(null, [400, 429], 204),
    }),
    body(pageView),
    async (c) => {
      const isUnwanted = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
      if (!isUnwanted && deps.config.pageViews !== 'off') {
        await countAttempt(deps, deps.config.limits?.pageViews, `page-views:${networkOf(clientAddress(c, deps))}`)
        const { path } = c.req.valid('json')
        if (deps.config.pageViews === 'own') await countView(deps, path)
        // In the background: no page waits for another company's counter.
        else void forward(deps, deps.config.pageViews, new URL(path, originOf(c, deps)).href)
      }
      return c.body(null, 204)
    },
  )
}

async function countView({ db, now }: Deps, path: PagePath): Promise<void> {
  await db
    .insert(pageViews)
    .values({ day: now().toISOString().slice(0, 10), path, views: 1 })
    .onConflictDoUpdate({ target: [pageViews.day, pageViews.path], set: { views: sql`${pageViews.views} + 1` } })
}

interface Counter {
  kind: 'plausible' | 'umami'
  url: string
  site: string
}

/** Forwards a page view to the operator's counter, without the visitor's address or browser. */
async function forward(
  { log, stopping }: Deps & WithStopping,
  { kind, url, site }: Counter,
  page: string,
): Promise<void> {
  const [path, event] =
    kind === 'plausible'
      ? ['/api/event', { name: 'pageview', url: page, domain: site }]
      : [
          '/api/send',
          { type: 'event', payload: { website: site, url: new URL(page).pathname, hostname: new URL(page).hostname } },
        ]
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (compatible; Hookline)' },
      body: JSON.stringify(event),
      redirect: 'error',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(5_000)]),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status }, 'failed to count a page view: the counter refused it')
  } catch (err) {
    log.warn({ err }, 'failed to reach the page view counter')
  }
}

export const pageViewExpiry: Expiry = {
  table: pageViews,
  isExpired: (now) => lt(pageViews.day, daysBefore(now, 400).toISOString().slice(0, 10)),
}
