import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { serverProcess } from '../config/server-process.mjs'
import { logFileIn, versionDir } from './home.ts'

/** Starts the server of a version in the background. It goes on when this process ends. */
export function startVersion(home: string, version: string, env: NodeJS.ProcessEnv): ChildProcess {
  const dir = versionDir(home, version)
  const log = logFileIn(home)
  fs.mkdirSync(dirname(log), { recursive: true })
  const output = fs.openSync(log, 'a', 0o600)
  const node = join(dir, process.platform === 'win32' ? 'node.exe' : 'node')
  const child = spawn(node, [...serverProcess.flags, join(dir, 'app', 'server', 'server.js')], {
    cwd: home,
    env,
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  })
  fs.closeSync(output)
  child.unref()
  return child
}
