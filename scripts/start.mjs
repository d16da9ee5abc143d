import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { build, checkNode, install, node, root } from './setup.mjs'

await install({ isProduction: true })
checkNode()
await build()

process.chdir(root)
if (realpathSync(node()) === realpathSync(process.execPath)) {
  await import('../server/start.ts')
} else {
  // The first start of all: npm ran this with the system's Node, before the project's own was there.
  const server = spawn(node(), ['server/start.ts'], { stdio: 'inherit' })
  // The terminal's Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
