import { spawn } from 'node:child_process'
import { startAgain } from '../server/config/server-process.mjs'
import { build, compileCache, install, program, root, serverProcess } from './setup.mjs'

await install()
await build()

let server = start()

function start() {
  const started = spawn(process.execPath, [...serverProcess.flags, program('server'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...serverProcess.env, ...compileCache, ...process.env },
    // The server notices over the channel when this process is gone, for whatever reason, and stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  started.on('exit', (code, signal) => {
    if (code === startAgain) server = start()
    else process.exit(signal ? 1 : (code ?? 1))
  })
  return started
}

// The terminal's Ctrl-C reaches the server directly. Signals to this process alone are passed on.
process.on('SIGINT', () => {})
// A closed terminal sends SIGHUP.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
// npm ends at a signal without passing it on.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref()
}
