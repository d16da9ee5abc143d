import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Run, readRun } from '../config/run-file.ts'

/** The server of this home. Null when it has ended, however it ended. */
export function findRunning(home: string): Run | null {
  const run = readRun(home)
  return run && isServer(run.pid) ? run : null
}

/** A pid alone proves nothing: after a crash any program may have it. */
export function isServer(pid: number): boolean {
  try {
    return nameOf(pid).includes(process.platform === 'win32' ? 'node.exe' : 'server/server.js')
  } catch {
    return false
  }
}

/** The command line of a process, on Windows the name of its program. Throws when there is no such process. */
function nameOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]]
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

export async function answers({ local }: Pick<Run, 'local'>): Promise<boolean> {
  try {
    return (await fetch(`${local}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Asks until there is an answer. Null when the time is over. */
export async function until<T>(ask: () => T | null | Promise<T | null>, ms: number): Promise<T | null> {
  const deadline = performance.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer !== null || performance.now() > deadline) return answer
    await sleep(50)
  }
}
