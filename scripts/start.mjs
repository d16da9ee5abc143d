import { spawn } from 'node:child_process'
import { build, checkNode, install, node, root } from './setup.mjs'

await install()
checkNode()
await build()

const server = spawn(node(), ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
// The terminal's Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
