import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { installForDevelopment, root, runNode } from './setup.mjs'

// Fast checks for work on a change; `npm test` remains the whole check.
await installForDevelopment()

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The test that bears a file's name, else the tests of its folder. Those that import it from elsewhere are left to
 * `npm test`: of a file that everything stands on they are the whole suite.
 * @param {string} file
 */
function testsOf(file) {
  if (/\.test\.tsx?$/.test(file)) return [file]
  const folder = dirname(file)
  const tests = readdirSync(join(root, folder)).filter((name) => /\.test\.tsx?$/.test(name))
  const name = basename(file).replace(/\.\w+$/, '')
  const own = tests.filter((test) => test.startsWith(`${name}.test.`))
  return (own.length > 0 ? own : tests).map((test) => join(folder, test))
}

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
const tests = changed
  .filter((file) => /^(server|shared|web|scripts)\/.*\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
  .flatMap(testsOf)

/** @type {Record<string, string[]>} */
const steps = {
  types: [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  structure: ['scripts/check-structure.mjs'],
  ...(tests.length > 0 && {
    'tests of what changed': ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...new Set(tests)],
  }),
}

const startedAt = performance.now()
/** @type {string[]} */
const failed = []
for (const [name, args] of Object.entries(steps)) {
  const stepAt = performance.now()
  await runNode(args).catch(() => failed.push(name))
  console.log(`== ${name}: ${((performance.now() - stepAt) / 1000).toFixed(1)} s`)
}
console.log(
  `\n${((performance.now() - startedAt) / 1000).toFixed(1)} s. ${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All fine.'}`,
)
process.exitCode = failed.length > 0 ? 1 : 0
