import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { build, checkNode, install, node, root } from './setup.mjs'

await install()
checkNode()
await build()

process.chdir(root)
if (realpathSync(node()) === realpathSync(process.execPath)) {
  // What was compiled once is not compiled again: half of the time to the first answer.
  module.enableCompileCache(join(root, '.cache/compiled'))
  await import('../server/main.ts')
} else {
  // The first start of all: npm ran this with the system's Node, before the project's own was there.
  const server = spawn(node(), ['server/main.ts'], { stdio: 'inherit' })
  // The terminal's Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
