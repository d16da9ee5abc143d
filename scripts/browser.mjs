import { existsSync } from 'node:fs'
import { run, runNode } from './setup.mjs'

const installed = [
  process.env.CHROMIUM_PATH,
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

/** The path of a Chromium for the end-to-end tests: one that is there, else Playwright's own, else the system's package. */
export async function browser() {
  const found = await find()
  if (found) return found
  console.log('Fetching a browser for the end-to-end tests …')
  try {
    await runNode(['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'])
  } catch {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const fetched = await find()
  if (!fetched) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
  return fetched
}
