import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, Context as HonoContext, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { localeOf, type ShownLanguage } from '#shared/interface-languages.ts'
import { reviewPath } from '#shared/review-path.ts'
import { msg } from '#shared/say.ts'
import type { Config } from '../config/config.ts'
import type { Deps, Env } from '../context.ts'
import { sessionKey } from '../http/browser.ts'
import { languageOfPage } from '../language/asked.ts'
import { say } from '../language/say.ts'

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

/** The folder of each translation's scripts, beside those in English: see web/build/messages.ts. */
function foldersIn(dir: string): Record<string, string> {
  const file = join(dir, 'languages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** A folder has only the scripts that say something. Asked for another, it answers with the one of all languages. */
function withShared(dir: string): (path: string) => string {
  const own = new Set(
    Object.values(foldersIn(dir)).flatMap((folder) =>
      readdirSync(join(dir, 'assets', folder)).map((file) => `/assets/${folder}/${file}`),
    ),
  )
  const known = new Set([...own].map((path) => dirname(path)))
  return (path) => (known.has(dirname(path)) && !own.has(path) ? `/assets/${basename(path)}` : path)
}

const title = msg`Hookline: write, edit and schedule LinkedIn posts`
const tagline = /*i18n*/ 'AI-Powered Content Creation for the professional network'
const description = msg`AI-Powered Content Creation for the professional network. Write, edit, save and schedule LinkedIn posts that start with a hook.`
const needsScripts = msg`Hookline needs JavaScript. Please turn it on and load the page again.`

/** The page in a language, with the scripts that speak it. */
function translatedPage(html: string, language: ShownLanguage, { languages }: Config, folder?: string): string {
  const texts = [title, description, tagline, needsScripts].map((one) => [say(one), say(one, language)] as const)
  return texts
    .reduce((page, [english, said]) => page.replaceAll(english, () => escaped(said)), html)
    .replace('<html lang="en"', `<html lang="${localeOf(language)}" data-languages="${languages.join(' ')}"`)
    .replaceAll(script, (path) => (folder ? inFolder(path, folder) : path))
}

const inFolder = (path: string, folder: string) => path.replace('/assets/', `/assets/${folder}/`)
const script = /\/assets\/[\w-]+\.js/g
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Hashed files are cached for ever; the page itself is fresh each time. */
export function serveWeb(app: Hono<Env>, deps: Deps, dir: string): void {
  const built = serveStatic({
    root: dir,
    precompressed: true,
    rewriteRequestPath: withShared(dir),
    onFound: (path, c) => {
      c.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // Files that begin with a dot belong to tools, not to the web app.
  const files: MiddlewareHandler = (c, next) => (/\/(?:\.|%2e)/i.test(c.req.path) ? next() : built(c, next))
  // The build compresses them for browsers that read brotli.
  app.use('/assets/*', compress({ encoding: 'gzip' }))
  app.use('/assets/*', files)
  app.on(['GET', 'HEAD'], ['/assets/*'], (c) => c.text('Page not found', 404))
  app.get('/*', async (c, next) => (c.req.path === '/' || c.req.path === '/index.html' ? next() : files(c, next)))

  const source = readFileSync(join(dir, 'index.html'), 'utf8')
  const folders = foldersIn(dir)
  const htmlIn = new Map(
    deps.config.languages.map((one) => [one, translatedPage(source, one, deps.config, folders[one])]),
  )
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
    const language = languageOfPage(c, deps.config)
    const folder = folders[language]
    return c.html(
      htmlIn
        .get(language)!
        .replaceAll('__NONCE__', nonce)
        .replace('__SESSION__', hasSession ? 'present' : 'none')
        .replace(
          '</head>',
          () => `${folder ? links.replaceAll(script, (path) => inFolder(path, folder)) : links}</head>`,
        ),
    )
  }
  app.get('/*', page)
  // The installed app's service worker takes what other apps share; it comes here only where the browser lost the worker.
  app.post('/share', (c) => {
    c.header('connection', 'close')
    return c.redirect('/share?failed=yes', 303)
  })
}
