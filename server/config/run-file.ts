import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an installed server notes in its home once it serves. The note stays when the server ends or is killed. */
export interface Run {
  pid: number
  /** The one that people open. */
  address: string
  /** The one that this computer reaches, whatever is in front of the app. */
  local: string
  startedAt: string
}

interface Listening {
  host: string
  port: number
}

const loopbackOf = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? (host.includes(':') ? `[${host}]` : host)

const fileIn = (home: string) => join(home, 'run.json')

/** `home`: undefined for a server that no `hookline` command looks after. */
export function noteRun(home: string | undefined, { host, port }: Listening, address: string): void {
  if (!home) return
  mkdirSync(home, { recursive: true })
  const local = `http://${loopbackOf(host)}:${port}`
  const run: Run = { pid: process.pid, address, local, startedAt: new Date().toISOString() }
  const fresh = `${fileIn(home)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(run)}\n`)
  renameSync(fresh, fileIn(home))
}

/** The last note. Null before the first. */
export function readRun(home: string): Run | null {
  try {
    return JSON.parse(readFileSync(fileIn(home), 'utf8')) as Run
  } catch {
    return null
  }
}
