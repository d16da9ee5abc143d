import { spawn } from 'node:child_process'
import { build, compileCache, install, program, root, serverProcess } from './setup.mjs'

await install()
await build()

const server = spawn(process.execPath, [...serverProcess.flags, program('server'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...serverProcess.env, ...compileCache, ...process.env },
  // The server notices over the channel when this process is gone, for whatever reason, and stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The terminal's Ctrl-C reaches the server directly. Signals to this process alone are passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
