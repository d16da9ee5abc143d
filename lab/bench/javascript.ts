import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from '../../scripts/browser.mjs'
import type { BenchDatabase } from './database.ts'
import { kilobytes, mark, table, whole } from './figures.ts'
import { chromiumPath, type Screen, startScreens } from './screens.ts'

/** Every script that a browser requests until the network is quiet, compressed by brotli at its best. */
export async function benchJavaScript(database: BenchDatabase): Promise<string> {
  const app = await startScreens(database)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const rows: string[][] = []
    const lists: string[] = []
    for (const screen of app.screens) {
      const { maxBytes: most } = screen
      if (!most) continue
      const scripts = await scriptsOf(browser, app.url, screen)
      const total = scripts.reduce((sum, { compressed }) => sum + compressed, 0)
      rows.push([
        `\`${screen.path}\``,
        String(scripts.length),
        `≤ ${kilobytes(most)}`,
        kilobytes(total),
        mark(total <= most),
      ])
      lists.push(
        table(
          [`scripts of \`${screen.path}\``, 'brotli', 'plain'],
          scripts.map(({ name, compressed, plain }) => [name, whole(compressed), whole(plain)]),
        ),
      )
    }
    return [table(['page', 'files', 'target', 'brotli', ''], rows), ...lists].join('\n\n')
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function scriptsOf(browser: Browser, url: string, { path, cookie }: Screen) {
  const context = await browser.newContext()
  const [name, value] = cookie?.split('=') ?? []
  if (name && value) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname
    if (response.ok() && response.headers()['content-type']?.includes('javascript')) bodies.set(file, response.body())
  })
  // An open stream would keep the network busy.
  await page.route('**/api/*/stream', (route) => route.fulfill({ status: 204 }))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}`)
  const scripts = await Promise.all(
    [...bodies].map(async ([file, body]) => ({
      // Without the hash, so that runs can be compared.
      name: file.replace(/^\/(assets\/)?/, '').replace(/-[\w-]{8}(?=\.js$)/, ''),
      plain: (await body).length,
      compressed: brotliCompressSync(await body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    })),
  )
  await context.close()
  if (scripts.length === 0) throw new Error(`${path} loaded no script`)
  return scripts.sort((a, b) => b.compressed - a.compressed)
}
