import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from '../../scripts/browser.mjs'
import type { BenchDatabase } from './database.ts'
import { kilobytes, mark, table, whole } from './figures.ts'
import { root } from './processes.ts'
import { chromiumPath, type Screen, startScreens } from './screens.ts'

const built = (file: string) => readFileSync(join(root, 'dist/web', file), 'utf8')

/** The scripts without which a page shows nothing, as the build names them. */
function neededBy(path: string): Set<string> {
  const pages = JSON.parse(built('pages.json')) as Record<string, { scripts: string[] }>
  const ofAll = [...built('index.html').matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script)
  return new Set([...ofAll, ...(pages[path]?.scripts ?? [])])
}

/** Scripts that opening a page needs, and those that it loads afterwards, compressed by brotli at its best. */
export async function benchJavaScript(database: BenchDatabase): Promise<string> {
  const app = await startScreens(database)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const rows: string[][] = []
    const lists: string[] = []
    for (const screen of app.screens) {
      const { path, maxBytes: most } = screen
      if (!most) continue
      const scripts = await scriptsOf(browser, app.url, screen)
      const needed = scripts.filter(({ isNeeded }) => isNeeded)
      const total = (of: typeof scripts) => of.reduce((sum, { compressed }) => sum + compressed, 0)
      rows.push([
        `\`${path}\``,
        String(needed.length),
        `≤ ${kilobytes(most)}`,
        kilobytes(total(needed)),
        mark(total(needed) <= most),
        String(scripts.length - needed.length),
        kilobytes(total(scripts) - total(needed)),
      ])
      lists.push(
        table(
          [`scripts of \`${path}\``, 'loaded', 'brotli', 'plain'],
          scripts.map((one) => [one.name, one.isNeeded ? 'first' : 'later', whole(one.compressed), whole(one.plain)]),
        ),
      )
    }
    const head = ['page', 'files', 'target', 'brotli', '', 'files later', 'brotli later']
    return [table(head, rows), ...lists].join('\n\n')
  } finally {
    await browser.close()
    await app.stop()
  }
}

const quietMs = 3_000

async function scriptsOf(browser: Browser, url: string, { path, cookie }: Screen) {
  const context = await browser.newContext()
  const [name, value] = cookie?.split('=') ?? []
  if (name && value) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const bodies = new Map<string, Promise<Buffer>>()
  let newestAt = 0
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname
    if (!response.ok() || !response.headers()['content-type']?.includes('javascript')) return
    bodies.set(file, response.body())
    newestAt = Date.now()
  })
  // An open stream would keep the network busy.
  await page.route('**/api/*/stream', (route) => route.fulfill({ status: 204 }))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}`)
  // The last ones come when the browser has nothing else to do.
  while (Date.now() - newestAt < quietMs) await page.waitForTimeout(quietMs)
  const needed = neededBy(path)
  const scripts = await Promise.all(
    [...bodies].map(async ([file, body]) => ({
      // Without the hash, so that runs can be compared.
      name: file.replace(/^\/(assets\/)?/, '').replace(/-[\w-]{8}(?=\.js$)/, ''),
      isNeeded: needed.has(file),
      plain: (await body).length,
      compressed: brotliCompressSync(await body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    })),
  )
  await context.close()
  if (scripts.length === 0) throw new Error(`${path} loaded no script`)
  return scripts.sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded) || b.compressed - a.compressed)
}
