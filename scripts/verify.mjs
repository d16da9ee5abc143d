import { checkNode, install, runNode } from './setup.mjs'

// Fast checks for work on a change; `npm test` remains the whole check.
await install()
checkNode()

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
  'tests of what changed': [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--changed',
    '--passWithNoTests',
    '--reporter=dot',
  ],
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
