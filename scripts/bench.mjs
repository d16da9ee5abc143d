import { browser } from './browser.mjs'
import { build, installForDevelopment, installLab, runNode } from './setup.mjs'

await installForDevelopment()

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('-'))
await installLab({ withLighthouse: parts.length === 0 || parts.includes('lighthouse') })
const needsBrowser = parts.length === 0 || parts.some((part) => ['javascript', 'lighthouse'].includes(part))
await build()
await runNode(['lab/bench/main.ts', ...args], {
  env: needsBrowser ? { CHROMIUM_PATH: await browser() } : {},
})
