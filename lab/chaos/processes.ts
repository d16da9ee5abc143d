import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverProcess } from '../../scripts/setup.mjs'
import { startEmbedded } from '../../server/database/embedded.ts'
import { bareEnv } from '../../server/testing/bare-env.ts'
import { end, freePort, root } from '../bench/processes.ts'
import { bundledServer } from './build/bundle.ts'

/** Starts and kills processes. Everything that this file starts ends with the run, however the run ends. */

const running = new Set<ChildProcess>()
const directories = new Set<string>()
const undoings: (() => void)[] = []

/** PostgreSQL's unprivileged user can enter it too. */
export function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookline-chaos-'))
  chmodSync(dir, 0o711)
  directories.add(dir)
  return dir
}

/** Registers something to undo at the end of the run, such as a mount. Undone in reverse order. */
export const undoAtTheEnd = (undo: () => void) => undoings.push(undo)

export function keepTrack<T extends ChildProcess>(child: T): T {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

export interface App {
  url: string
  port: number
  child: ChildProcess
  /** Its error log and its last lines on standard error. */
  errors: string[]
  isRunning(): boolean
  kill(signal?: NodeJS.Signals): Promise<void>
}

const openToAll = { PASSWORD_FORMS: 'on', RATE_LIMITS: 'off' }

/** Starts the bundled server as a process and waits until it is ready. A given port can be one that it had before. */
export async function startApp(env: Record<string, string>, port?: number): Promise<App> {
  const app = await launchApp(env, port)
  await untilReady(app)
  return app
}

export async function launchApp(env: Record<string, string>, port?: number): Promise<App> {
  port ??= await freePort()
  const server = await bundledServer()
  const args = ['lab/bench/measured.ts', 'lab/chaos/other-clock.ts'].flatMap((file) => ['--import', join(root, file)])
  const child = keepTrack(
    spawn(process.execPath, [...serverProcess.flags, ...args, server], {
      // Outside the project, so that a developer's .env has no effect.
      cwd: import.meta.dirname,
      env: {
        ...serverProcess.env,
        ...bareEnv,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        PORT: String(port),
        DATA_DIR: env.DATA_DIR ?? temporaryDirectory(),
        ...openToAll,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
  )
  const errors: string[] = []
  for (const output of [child.stdout!, child.stderr!]) createInterface(output).on('line', (line) => errors.push(line))
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    errors,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Returns the milliseconds until /readyz succeeded. */
export async function untilReady(
  { url, isRunning, errors }: Pick<App, 'url' | 'isRunning' | 'errors'>,
  patienceMs = 60_000,
) {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (!isRunning()) throw new Error(`The app ended instead of getting ready: ${errors.slice(-5).join('\n')}`)
    if ((await statusOf(`${url}/readyz`)) === 200) return performance.now() - startedAt
    await sleep(10)
  }
  throw new Error(`The app was not ready within ${patienceMs / 1000} seconds: ${errors.slice(-5).join('\n')}`)
}

/** The status of the answer, or 0 without one. */
export const statusOf = (url: string, patienceMs = 5_000): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => 0,
  )

/** Runs a file of this folder as a child process that receives one task and answers once. */
export async function ask<T>(file: string, task: object): Promise<T> {
  const child = keepTrack(fork(resolve(import.meta.dirname, file), { execArgv: [] }))
  child.send(task)
  const answer = new Promise<T>((done, fail) => {
    child.once('message', (message) => done(message as T))
    child.once('exit', (code, signal) => fail(new Error(`${file} ended with ${signal ?? code}`)))
  })
  try {
    return await answer
  } finally {
    await end(child)
  }
}

/** The process id of the embedded server in this directory, if it runs. */
export function postmasterOf(dataDir: string): number | undefined {
  const cluster = join(dataDir, 'postgres/cluster')
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    // After a crash the file may name another process; only the server works in this directory.
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? pid : undefined
  } catch {
    return undefined
  }
}

/** Every server process that works in this directory; more than one would destroy the data. */
export function postmastersOf(dataDir: string): number[] {
  const cluster = join(dataDir, 'postgres/cluster')
  const servers = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const isServer = /postgres\0-D\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        return isServer && readlinkSync(`/proc/${pid}/cwd`) === cluster
      } catch {
        return false
      }
    })
  // A process that the server has just forked still has its name.
  const forked = new Set(servers.flatMap(childrenOf))
  return servers.filter((pid) => !forked.has(pid))
}

/** Also false for one that ended and was not collected by its parent. */
export function isAlive(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) !== ''
  } catch {
    return false
  }
}

export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** A PostgreSQL server for this run, with its socket; it restarts when killed. */
export async function startDatabase() {
  const dataDir = temporaryDirectory()
  const { connection, stop } = await startEmbedded({ dataDir })
  const { host, port, user, database } = connection
  return {
    dataDir,
    user,
    socket: `${host}/.s.PGSQL.${port}`,
    url: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    pool: () => poolOf({ host, port, user, database }),
    stop,
  }
}

export function peakBytes({ child }: Pick<App, 'child'>): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Connects to the embedded database of a running app. */
export function poolBeside(dataDir: string): pg.Pool {
  const lines = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return poolOf({ host: join(dataDir, 'postgres'), port: Number(lines[3]), user: 'hookline', database: 'hookline' })
}

function poolOf(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 2 })
  pool.on('error', () => {})
  return pool
}

export function clearAway(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const dir of directories) {
    const pid = postmasterOf(dir)
    if (pid) endNow(pid)
  }
  for (const undo of undoings.splice(0).reverse()) undo()
  for (const dir of directories) rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  directories.clear()
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
    for (let waited = 0; waited < 5_000; waited += 20) {
      process.kill(pid, 0)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process is gone.
  }
}
