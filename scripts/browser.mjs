import { existsSync, readFileSync } from 'node:fs'
import { run, runNode } from './setup.mjs'

const installed = [
  process.env.CHROMIUM_PATH,
  // Without the windows that nobody sees, a third less work for the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

async function find() {
  const { chromium } = await import('playwright-core')
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path))
}

const isRoot = process.getuid?.() === 0

/** Flags for tests and benches. As root there is no sandbox, and the browser itself must not use the network. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isDebian = existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/**
 * The path of a Chromium for the end-to-end tests: an installed one, else the system's package, else Playwright's own.
 */
export async function browser() {
  const found = await find()
  if (found) return found
  console.log('Fetching a browser for the end-to-end tests …')
  if (isRoot && isDebian) {
    await run('apt-get', ['update', '-qq'])
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const add = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
    // Earlier releases of Debian have it in one piece only.
    await add('chromium-headless-shell').catch(() => add('chromium'))
  } else {
    await runNode(['node_modules/playwright-core/cli.js', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  }
  const fetched = await find()
  if (!fetched) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
  return fetched
}
