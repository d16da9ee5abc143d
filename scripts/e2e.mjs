import { browser } from './browser.mjs'
import { build, checkNode, install, runNode } from './setup.mjs'

await install()
checkNode()
await build()
await runNode(['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await browser() },
})
