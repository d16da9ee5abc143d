import { spawn } from 'node:child_process'
import { build, checkNode, install, node, root, serverProcess } from './setup.mjs'

await install({ isProduction: true })
checkNode()
await build()

const server = spawn(node(), [...serverProcess.flags, 'server/start/start.ts'], {
  cwd: root,
  env: { ...serverProcess.env, ...process.env },
  // By the channel the server hears when this process is gone, however that came about, and stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The terminal's Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
