import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { browser } from './browser.mjs'
import { build, checkNode, install, root, runNode } from './setup.mjs'

/** @typedef {{ name: string, args: string[], hasTests?: boolean, env?: () => Promise<Record<string, string>> }} Step */

/** @type {Step[]} */
export const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint and format', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'structure', args: ['scripts/check-structure.mjs'] },
  { name: 'specification', args: ['scripts/check-specification.mjs'] },
  { name: 'tests', args: ['node_modules/vitest/vitest.mjs', 'run'], hasTests: true },
]

/** @type {Step} */
export const journeys = {
  name: 'journeys in a browser',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts'],
  hasTests: true,
  env: async () => ({ CHROMIUM_PATH: await browser() }),
}

/**
 * Runs every step, also after one has failed, and ends with one line that counts tests and other steps alike.
 * @param {Step[]} steps
 */
export async function check(steps) {
  await install()
  checkNode()
  await build()
  let passed = 0
  let failed = 0
  for (const { name, args, hasTests, env } of steps) {
    console.log(`\n== ${name}`)
    const report = `${root}/.cache/${name.replaceAll(' ', '-')}.json`
    mkdirSync(`${root}/.cache`, { recursive: true })
    rmSync(report, { force: true })
    const reporters = hasTests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
    const isFine = await Promise.resolve(env?.())
      .then((extra) => runNode([...args, ...reporters], { env: extra }))
      .then(() => true)
      .catch((error) => {
        console.error(String(error.message ?? error))
        return false
      })
    const counts = hasTests ? readCounts(report) : { passed: 0, failed: 0 }
    passed += counts.passed + (hasTests || !isFine ? 0 : 1)
    // A run can fail outside its tests, by an unhandled rejection for one.
    failed += counts.failed + (isFine || counts.failed > 0 ? 0 : 1)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** @param {string} report */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await check(checks)
