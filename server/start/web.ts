import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono'
import { reviewPath } from '#shared/review-path.ts'
import type { Deps, Env } from '../context.ts'
import { sessionKey } from '../http/browser.ts'

const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A page from the build's list, with the scripts that it needs besides those of every page. */
interface BuiltPage {
  isGuarded: boolean
  scripts: string[]
}

function pagesIn(dir: string): Map<string, BuiltPage> {
  const file = join(dir, 'pages.json')
  return new Map(Object.entries(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}))
}

const linkTo = (script: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`

/** Hashed files are cached for ever; the page itself is fresh each time. */
export function serveWeb(app: Hono<Env>, deps: Deps, dir: string): void {
  const built = serveStatic({
    root: dir,
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // Files that begin with a dot belong to tools, not to the web app.
  const files: MiddlewareHandler = (c, next) => (/\/(?:\.|%2e)/i.test(c.req.path) ? next() : built(c, next))
  app.use('/assets/*', files)
  app.on(['GET', 'HEAD'], ['/assets/*'], (c) => c.text('Page not found', 404))
  app.get('/*', async (c, next) => (c.req.path === '/' || c.req.path === '/index.html' ? next() : files(c, next)))

  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const pages = pagesIn(dir)
  function linksFor(path: string, hasSession: boolean): string {
    const page = pages.get(path)
    const shown = page?.isGuarded && !hasSession ? pages.get('/auth') : page
    return (shown?.scripts ?? []).map(linkTo).join('')
  }
  const page = (c: HonoContext<Env>) => {
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', contentSecurityPolicy(nonce))
    c.header('cache-control', 'no-store')
    const isPosting = c.req.path.startsWith('/p/')
    const isByLink = isPosting || c.req.path === reviewPath
    c.header('referrer-policy', isByLink ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (isByLink) c.header('x-robots-tag', 'noindex')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), microphone=(self), geolocation=()')
    // Tells the page whether somebody may be signed in, so that visitors cause no refused call.
    const hasSession = Boolean(sessionKey(c, deps))
    const links = linksFor(isPosting ? '/p' : c.req.path, hasSession)
    return c.html(
      html
        .replaceAll('__NONCE__', nonce)
        .replace('__SESSION__', hasSession ? 'present' : 'none')
        .replace('</head>', () => `${links}</head>`),
    )
  }
  app.get('/*', page)
  // The installed app's service worker takes what other apps share; it comes here only where the browser lost the worker.
  app.post('/share', (c) => {
    c.header('connection', 'close')
    return c.redirect('/share?failed=yes', 303)
  })
}
