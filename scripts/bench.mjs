import { browser } from './browser.mjs'
import { build, checkNode, install, installLab, runNode } from './setup.mjs'

await install()
checkNode()

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('-'))
await installLab({ withLighthouse: parts.length === 0 || parts.includes('lighthouse') })
const needsScreens = parts.length === 0 || parts.some((part) => ['start', 'javascript', 'lighthouse'].includes(part))
const needsBrowser = parts.length === 0 || parts.some((part) => ['javascript', 'lighthouse'].includes(part))
if (needsScreens) await build()
await runNode(['--disable-warning=ExperimentalWarning', 'lab/bench/main.ts', ...args], {
  env: needsBrowser ? { CHROMIUM_PATH: await browser() } : {},
})
