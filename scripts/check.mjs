import { checkNode, install, runNode } from './setup.mjs'

await install()
checkNode()

const steps = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--reporter=summary'],
  structure: ['scripts/check-structure.mjs'],
  tests: ['node_modules/vitest/vitest.mjs', 'run'],
}
for (const [name, args] of Object.entries(steps)) {
  console.log(`\n== ${name}`)
  await runNode(args)
}
