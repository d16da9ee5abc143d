import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { msg } from '#shared/say.ts'
import { EmbeddedDatabaseError, type Place, wayOut } from './embedded-place.ts'

/** The PostgreSQL server process of one place: found if it runs, started otherwise. It outlives the app on purpose. */
export interface Server {
  pid: number
  host: string
  port: number
  status: string | undefined
}

const isWindows = process.platform === 'win32'

/** A process's working directory, under a name that needs no rights to its parents. */
export const here = '/proc/self/cwd'
/** Whether the server runs as another user, who may not reach its own data by path. */
export const byUser = ({ runAs }: Place) => runAs !== undefined && process.platform === 'linux'

const patience = { toStart: 120_000, forOthers: 10_000, toStop: 60_000 }

const everyServer = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failing statements and rows hold people's texts, which must not be logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Resolves when the server accepts connections, after any recovery from a crash. */
export async function ensureRunning(place: Place, settings: Record<string, string>): Promise<Server> {
  const begun = performance.now()
  const waited = () => performance.now() - begun
  let attempt: Attempt | undefined
  while (waited() < patience.toStart) {
    const server = readPidFile(place)
    if (server && (await isRunning(server, place))) {
      if (server.status === 'ready') return server
    } else if (!attempt) {
      rotateLog(place)
      attempt = await launch(place, settings, server)
    } else if (attempt.failed()) {
      // Another process may be starting or stopping in this directory right now.
      const isInTheWay = /lock file "[^"\n]*" already exists|pre-existing shared memory block/.test(lastLogLines(place))
      if (!isInTheWay || waited() > patience.forOthers) break
      await sleep(100)
      attempt = await launch(place, settings, server)
    }
    await sleep(10)
  }
  throw new EmbeddedDatabaseError([
    msg`The database server in ${{ folder: place.home }} did not start. Its last words were: ${{ words: lastLogLines(place) }}`,
    wayOut,
  ])
}

/** Fast shutdown: rolls open transactions back, keeps the rest on disk. Resolves when the process is gone. */
export async function shutDown(place: Place) {
  const server = readPidFile(place)
  if (!server || !isPostmaster(server.pid, place)) return
  if (isWindows) execFileSync(place.programs.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast'], { stdio: 'ignore' })
  else process.kill(server.pid, 'SIGINT')
  const deadline = performance.now() + patience.toStop
  while (isPostmaster(server.pid, place)) {
    if (performance.now() > deadline)
      throw new EmbeddedDatabaseError(msg`The database server ${{ pid: server.pid }} does not stop.`)
    await sleep(5)
  }
}

function lastLogLines(place: Place) {
  if (!fs.existsSync(place.logFile)) return ''
  return fs.readFileSync(place.logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

/** Hides the app's environment, with its keys and PG… settings, from PostgreSQL's programs. */
export function environment() {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env
  // Without a locale the server becomes multithreaded on macOS, and refuses to run.
  return { PATH, SystemRoot, TEMP, TMP, TMPDIR, LC_ALL: 'C' }
}

interface Attempt {
  failed(): boolean
}

async function launch(place: Place, settings: Record<string, string>, stale: Server | undefined): Promise<Attempt> {
  const options = { ...everyServer, ...(await listening(place, stale)), ...settings }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // On Windows pg_ctl opens the log, which no other process may hold open then.
  const output = isWindows ? 'ignore' : openLog(place)
  // Administrators may not run postgres.exe, so pg_ctl drops their rights first.
  const [program, programArgs] = isWindows
    ? [place.programs.pgCtl, ['start', '-W', '-D', place.cluster, '-l', place.logFile, '-o', args.join(' ')]]
    : [place.programs.postgres, ['-D', byUser(place) ? here : place.cluster, ...args]]
  const child = spawn(program, programArgs, {
    cwd: isWindows ? place.home : place.cluster,
    // Ctrl-C in the terminal should reach only the app, which then stops the server in order.
    detached: true,
    stdio: ['ignore', output, output],
    // PostgreSQL treats this pid in a left-over lock file as dead, even if another program now has it.
    env: { ...environment(), ...(stale && { PG_GRANDPARENT_PID: String(stale.pid) }) },
    windowsHide: true,
    ...place.runAs,
  })
  if (typeof output === 'number') fs.closeSync(output)
  try {
    await once(child, 'spawn')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new EmbeddedDatabaseError([msg`The PostgreSQL server cannot run on this system (${{ reason }}).`, wayOut], {
      cause,
    })
  }
  child.unref()
  return {
    failed: () => child.signalCode !== null || (child.exitCode !== null && !(isWindows && child.exitCode === 0)),
  }
}

async function listening(place: Place, stale: Server | undefined): Promise<Record<string, string>> {
  if (isWindows)
    return { listen_addresses: '127.0.0.1', port: String(await freePort(stale?.port)), unix_socket_directories: '' }
  const directory = byUser(place) && place.sockets === place.home ? '..' : place.sockets
  const list = `"${directory.replaceAll('"', '""')}"`
  return { listen_addresses: '', port: '5432', unix_socket_directories: list, unix_socket_permissions: '0700' }
}

/** Prefers the last port, so open pools find a restarted server. */
async function freePort(wanted = 0): Promise<number> {
  const probe = net.createServer().listen(wanted, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return (probe.address() as net.AddressInfo).port
  } catch (error) {
    if (!wanted) throw error
    return freePort()
  } finally {
    probe.close()
  }
}

/**
 * The lines of postmaster.pid: pid, data directory, start time, port, socket directory, address, shared memory, status.
 */
function readPidFile({ cluster }: Pick<Place, 'cluster'>): Server | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!pid) return undefined
  const sockets = lines[4]?.trim()
  const host = sockets ? path.resolve(cluster, sockets) : (lines[5]?.trim() ?? '')
  return { pid, host, port: Number(lines[3]), status: lines[7]?.trim() }
}

async function isRunning(server: Server, place: Place) {
  return isPostmaster(server.pid, place) || (await answers(server))
}

/** A pid alone proves nothing: after a crash any program may have it. */
function isPostmaster(pid: number, place: Pick<Place, 'cluster'>) {
  try {
    if (process.platform === 'linux') {
      const args = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (args.includes(here)) return fs.readlinkSync(`/proc/${pid}/cwd`) === place.cluster
      return args.includes(place.cluster)
    }
    const [program, args] = isWindows
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]]
    const answer = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return answer.includes(isWindows ? 'postgres.exe' : place.cluster)
  } catch {
    return false
  }
}

async function answers({ host, port }: Server) {
  if (!host) return false
  const socket = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function openLog({ logFile, runAs }: Place) {
  // A link here could be a trap by another user with access to the directory.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = fs.constants
  const output = fs.openSync(logFile, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  if (runAs) fs.fchownSync(output, runAs.uid, runAs.gid)
  return output
}

function rotateLog({ logFile }: Place) {
  if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.1`)
}
