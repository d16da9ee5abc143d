import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browser } from './browser.mjs'
import { build, compileCache, installForDevelopment, installLab, installNodes, root, runNode } from './setup.mjs'

/**
 * @typedef {{
 *   name: string,
 *   args: string[],
 *   readsSources?: boolean,
 *   isBeside?: boolean,
 *   hasTests?: boolean,
 *   needs?: 'lab' | 'nodes',
 *   withLighthouse?: boolean,
 *   env?: () => Promise<Record<string, string>>,
 * }} Step
 */

/** @type {Step[]} */
export const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'], readsSources: true },
  {
    name: 'lint and format',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
    readsSources: true,
  },
  { name: 'structure', args: ['scripts/check-structure.mjs'], readsSources: true },
  { name: 'specification', args: ['scripts/check-specification.mjs'], readsSources: true },
  { name: 'messages in every language', args: ['scripts/check-messages.mjs'], readsSources: true },
  {
    name: 'types of the benches',
    args: ['node_modules/typescript/bin/tsc', '-p', 'lab/bench'],
    readsSources: true,
    needs: 'lab',
  },
  { name: 'conformance of /mcp', args: ['scripts/conformance.mjs'], isBeside: true },
  { name: 'weights of pages', args: ['node_modules/size-limit/bin.js', '--hide-passed'], isBeside: true },
  {
    name: 'benches, in short',
    args: ['lab/bench/main.ts', '--short', 'list', 'scale', 'streaming', 'reader'],
    isBeside: true,
    needs: 'lab',
  },
  {
    name: 'tests',
    args: ['node_modules/vitest/vitest.mjs', 'run'],
    hasTests: true,
    env: async () => ({ HOOKLINE_PROGRAMS: 'bundled' }),
  },
]

/** @type {Step} */
export const journeys = {
  name: 'journeys in a browser',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts'],
  hasTests: true,
  // Without the other versions of Node, which only the tests before a release start.
  ...(process.env.TEST_RELEASE && { needs: /** @type {const} */ ('nodes') }),
  env: async () => ({ CHROMIUM_PATH: await browser() }),
}

/** @type {Step} */
export const pageBenches = {
  name: 'benches in a browser, in short',
  args: ['lab/bench/main.ts', '--short', 'javascript', 'lighthouse'],
  needs: 'lab',
  withLighthouse: true,
  env: async () => ({ CHROMIUM_PATH: await browser() }),
}

/** Installs some hundred packages. @type {Step} */
export const ofN8n = { name: 'package for n8n', args: ['scripts/n8n.mjs'] }

/**
 * Runs every step, even after a failure. Ends with one line that counts tests and other steps alike. Steps that read
 * the sources need no build, and the figures of short benches mean nothing, so these run beside the others.
 * @param {Step[]} steps
 */
export async function check(steps) {
  await installForDevelopment()
  mkdirSync(`${root}/.cache`, { recursive: true })
  const withLighthouse = steps.some((step) => step.withLighthouse)
  const isNeeded = (/** @type {Step['needs']} */ part) => steps.some(({ needs }) => needs === part)
  const temporary = inMemory()
  if (temporary) {
    process.env.TMPDIR = temporary
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
  }
  const parts = {
    lab: isNeeded('lab') ? installLab({ withLighthouse }).catch(asError) : null,
    nodes: isNeeded('nodes') ? installNodes().catch(asError) : null,
  }
  /** @type {Outcome[]} */
  const outcomes = []
  /** @param {Step[]} those @param {{ isLive: boolean }} how */
  const runAll = async (those, how) => {
    for (const step of those) outcomes.push(await runStep(step, parts, how))
  }
  const ofSources = runAll(
    steps.filter(({ readsSources }) => readsSources),
    { isLive: false },
  )
  await build()
  const beside = runAll(
    steps.filter(({ isBeside }) => isBeside),
    { isLive: false },
  )
  await ofSources
  await runAll(
    steps.filter(({ readsSources, isBeside }) => !readsSources && !isBeside),
    { isLive: true },
  )
  await beside
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  // Repeated at the end, where a truncated log still shows them.
  for (const failure of failures) console.log(`FAILED ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

const typeOfTmpfs = 0x01021994
const enoughBytes = 8e9

/**
 * A directory in memory, where the machine has room. Tests make and remove thousands of databases of a thousand files,
 * and ext4 looks at each inode that was freed in the last seconds before it gives out another.
 */
function inMemory() {
  try {
    const { type, bavail, bsize } = statfsSync('/dev/shm')
    if (type !== typeOfTmpfs || Math.min(bavail * bsize, freemem()) < enoughBytes) return null
    const dir = mkdtempSync('/dev/shm/hookline-')
    // PostgreSQL's own user has to come through.
    chmodSync(dir, 0o711)
    const program = join(dir, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    if (spawnSync(program).status === 0) return dir
    rmSync(dir, { recursive: true })
    return null
  } catch {
    return null
  }
}

/** @typedef {{ passed: number, failures: string[] }} Outcome */

const asError = (/** @type {unknown} */ error) => (error instanceof Error ? error : new Error(String(error)))

/**
 * Prints the step's output at once if `isLive`, otherwise in one piece at the end.
 * @param {Step} step
 * @param {Record<'lab' | 'nodes', Promise<Error | void> | null>} parts
 * @param {{ isLive: boolean }} how
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, args, hasTests, needs, env }, parts, { isLive }) {
  const startedAt = performance.now()
  const title = `\n== ${name}`
  if (isLive) console.log(title)
  const report = `${root}/.cache/${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const reporters = hasTests ? ['--reporter=default', '--reporter=./scripts/test-report.mjs'] : []
  /** @type {string[]} */
  const said = []
  /** @type {Error | void} */
  const error = await Promise.resolve(needs && parts[needs])
    .then((broken) => {
      if (broken) throw broken
      return env?.()
    })
    .then((extra) =>
      runNode([...args, ...reporters], {
        env: { ...compileCache, ...extra, TEST_REPORT: report },
        ...(isLive ? {} : { hear: (text) => said.push(text) }),
      }),
    )
    .catch(asError)
  if (!isLive) console.log(`${title}\n${said.join('')}`.trimEnd())
  if (error) console.error(error.message)
  console.log(`== ${name}: ${Math.ceil((performance.now() - startedAt) / 1000)} s`)
  const { passed, failures } = hasTests ? readReport(report) : { passed: error ? 0 : 1, failures: [] }
  // A run can also end before it has written its report.
  return { passed, failures: error && failures.length === 0 ? [`${name}: failed as a whole`] : failures }
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
