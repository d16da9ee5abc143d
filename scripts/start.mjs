import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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
// npm ends at a signal without passing it on, and the shell that it put in between may stay.
const former = ancestors()
if (process.env.npm_lifecycle_event) {
  setInterval(() => ancestors() === former || server.kill('SIGTERM'), 500).unref()
}

function ancestors() {
  const stat = `/proc/${process.ppid}/stat`
  const [, ofParent] = existsSync(stat) ? (/\) \w (\d+) /.exec(readFileSync(stat, 'utf8')) ?? []) : []
  return [process.ppid, ofParent].join()
}
