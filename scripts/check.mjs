import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { browser } from './browser.mjs'
import { build, checkNode, install, installLab, root, runNode } from './setup.mjs'

/** @typedef {{ name: string, args: string[], hasTests?: boolean, needsLab?: boolean, withLighthouse?: boolean, env?: () => Promise<Record<string, string>> }} Step */

/** @type {Step[]} */
export const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint and format', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'structure', args: ['scripts/check-structure.mjs'] },
  { name: 'specification', args: ['scripts/check-specification.mjs'] },
  { name: 'types of the benches', args: ['node_modules/typescript/bin/tsc', '-p', 'lab/bench'], needsLab: true },
  {
    name: 'benches, in short',
    args: ['lab/bench/main.ts', '--short', 'list', 'scale', 'streaming', 'reader', 'reminders', 'start'],
    needsLab: true,
  },
  { name: 'tests', args: ['node_modules/vitest/vitest.mjs', 'run'], hasTests: true },
]

/** @type {Step} */
export const journeys = {
  name: 'journeys in a browser',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts'],
  hasTests: true,
  env: async () => ({ CHROMIUM_PATH: await browser() }),
}

/** @type {Step} */
export const pageBenches = {
  name: 'benches in a browser, in short',
  args: ['lab/bench/main.ts', '--short', 'javascript', 'lighthouse'],
  needsLab: true,
  withLighthouse: true,
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
  /** @type {string[]} */
  const failures = []
  for (const { name, args, hasTests, needsLab, withLighthouse = false, env } of steps) {
    console.log(`\n== ${name}`)
    const report = `${root}/.cache/${name.replaceAll(' ', '-')}.json`
    mkdirSync(`${root}/.cache`, { recursive: true })
    rmSync(report, { force: true })
    const reporters = hasTests ? ['--reporter=default', '--reporter=./scripts/test-report.mjs'] : []
    const isFine = await Promise.resolve(needsLab && installLab({ withLighthouse }))
      .then(() => env?.())
      .then((extra) => runNode([...args, ...reporters], { env: { ...extra, TEST_REPORT: report } }))
      .then(() => true)
      .catch((error) => {
        console.error(String(error.message ?? error))
        return false
      })
    const { passed: passedTests, failures: failedTests } = hasTests ? readReport(report) : { passed: 0, failures: [] }
    passed += passedTests + (hasTests || !isFine ? 0 : 1)
    // A run can also end before it has written its report.
    const failed = isFine || failedTests.length > 0 ? failedTests : [`${name}: failed as a whole`]
    failures.push(...failed)
  }
  // At the end too, where a log that is cut off still shows them.
  for (const failure of failures) console.log(`FAILED ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

/**
 * @param {string} file
 * @returns {import('./test-report.mjs').Report}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failures: [] }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await check(checks)
