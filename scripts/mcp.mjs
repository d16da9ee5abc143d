// For programs on this computer, such as Claude Desktop: `node scripts/mcp.mjs`. npm would write into the protocol's stdout.
import { existsSync } from 'node:fs'
import { checkNode, compileCache, program, runNode } from './setup.mjs'

checkNode()
if (existsSync(program('mcp')))
  await runNode(['--enable-source-maps', program('mcp'), ...process.argv.slice(2)], { env: compileCache }).catch(() => {
    process.exitCode = 1
  })
else {
  console.error('Start Hookline once first: npm start.')
  process.exitCode = 1
}
