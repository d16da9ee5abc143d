import { spawn } from 'node:child_process'
import { build, checkNode, install, isBuilt, node, root, serverProcess } from './setup.mjs'

// Only building needs the development dependencies.
await install({ isProduction: isBuilt() })
checkNode()
await build()

const server = spawn(node(), [...serverProcess.flags, 'server/start/start.ts'], {
  cwd: root,
  env: { ...serverProcess.env, ...process.env },
  // The server notices over the channel when this process is gone, for whatever reason, and stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The terminal's Ctrl-C reaches the server directly. Signals to this process alone are passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
