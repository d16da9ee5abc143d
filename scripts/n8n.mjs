// Lints, builds and tests the package for n8n, and packs it into dist: `node scripts/n8n.mjs`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installForDevelopment, installN8n, root, run, runNode } from './setup.mjs'

await installForDevelopment()
await installN8n()
const cwd = join(root, 'integrations', 'n8n')
for (const script of ['lint', 'build']) await run('npm', ['run', script], { cwd })
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
await runNode([vitest, 'run', 'integrations/n8n'], { env: { TEST_INTEGRATIONS: 'yes' } })
mkdirSync(join(root, 'dist'), { recursive: true })
await run('npm', ['pack', '--pack-destination', join(root, 'dist')], { cwd })
