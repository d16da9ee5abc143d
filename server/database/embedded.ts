import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { appRole, database, hasAppRole, prepareDatabase, superuser } from './app-role.ts'
import { bringHome } from './bring-home.ts'
import {
  EmbeddedDatabaseError,
  errorCode,
  type Place,
  preparePlace,
  renameUnlessThere,
  wayOut,
} from './embedded-place.ts'
import { byUser, ensureRunning, environment, here, type Server, shutDown } from './postmaster.ts'
import { giveTo, namedUser } from './server-user.ts'

export { EmbeddedDatabaseError }

/** A real PostgreSQL server as a child process, its data under `dataDir`, for one running app at a time. */
export interface EmbeddedDatabase {
  /** For `pg`; the host is a private socket directory, on Windows the loopback address with a password. */
  connection: Connection
  /** The same server as its superuser, for maintenance. */
  admin: Connection
  stop(): Promise<void>
}

/** Another running Hookline holds the data; `connection` leads to its server. */
export class DataInUse extends EmbeddedDatabaseError {
  readonly connection: Connection

  constructor(dataDir: string, connection: Connection) {
    super(
      `The data in ${dataDir} is in use by another running Hookline. Stop it, or give both the same DATABASE_URL to run several.`,
    )
    this.connection = connection
  }
}

export interface Connection {
  host: string
  port: number
  user: string
  password?: string
  database: string
  ssl: false
}

const patience = { forServersLeaving: 30_000 }
const isWindows = process.platform === 'win32'
const pauses = { first: 100, longest: 10_000 }
// Any fixed number; whoever holds it in the "postgres" database owns this data directory.
const ownerLock = 46_655_463

interface Options {
  dataDir: string
  log?: (message: string) => void
  /** PostgreSQL's own. */
  settings?: Record<string, string>
  /** How long another app that is on its way out may take to let go of the data. */
  lockTimeoutMs?: number
}

/** Starts the server, or takes over the one that a killed app left behind; throws `DataInUse` where an app runs. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { log = () => {}, settings = {}, lockTimeoutMs = 2_000 } = options
  const dataDir = path.resolve(options.dataDir)
  try {
    return await start({ dataDir, log, settings, lockTimeoutMs })
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedDatabaseError(
      `The database in ${dataDir} could not be opened (${reason}). DATA_DIR must be a directory that can be written. ${wayOut}`,
      { cause: error },
    )
  }
}

async function start(options: Required<Options>): Promise<EmbeddedDatabase> {
  const { dataDir, log, settings } = options
  bringHome(dataDir, log)
  const place = preparePlace(dataDir)
  await createCluster(place, settings.fsync === 'off', log)

  let owner: pg.Client
  let ownSince = 0
  let pause = pauses.first
  let recovery: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const stopping = new AbortController()

  async function own() {
    const { client, connection } = await becomeOwner(place, options)
    client.once('end', () => {
      if (!stopped) recovery = recover()
    })
    owner = client
    ownSince = performance.now()
    return connection
  }

  /** Goes on until it succeeds or the app stops. A server that dies right after its start earns the next longer pause. */
  async function recover() {
    log(`The database server stopped unexpectedly; starting it again. Its log is ${place.logFile}.`)
    if (performance.now() - ownSince > 1_000) pause = pauses.first
    while (!stopped) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, pauses.longest)
      try {
        if (!stopped) await own()
        return
      } catch (error) {
        log(`${error instanceof Error ? error.message : error} The next attempt is in ${pause / 1000} s.`)
      }
    }
  }

  async function stop() {
    stopping.abort()
    await recovery
    await shutDown(place)
    await owner.end()
  }

  const connection = await own()
  return {
    connection,
    admin: { ...connection, user: superuser },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Built aside and renamed, so a killed initdb leaves nothing half made. */
async function createCluster(place: Place, isQuick: boolean, log: (message: string) => void) {
  const versionFile = path.join(place.cluster, 'PG_VERSION')
  if (!fs.existsSync(versionFile)) {
    log(`Preparing a new database in ${place.home}.`)
    removeAbandoned(place)
    const half = fs.mkdtempSync(path.join(place.home, 'initdb-'))
    const password = path.join(place.home, `${path.basename(half)}.password`)
    try {
      // Where the server has a socket, the socket's directory says who may connect.
      if (isWindows) fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
      await initdb(place, half, password, isQuick)
      if (isWindows) fs.renameSync(password, path.join(half, 'password'))
      renameUnlessThere(half, place.cluster)
      syncDirectory(place.home)
      syncDirectory(path.dirname(place.home))
    } catch (error) {
      fs.rmSync(half, { recursive: true, force: true })
      fs.rmSync(password, { force: true })
      throw error
    }
  }
  // Files restored from a copy may have other modes, with which PostgreSQL does not start.
  fs.chmodSync(place.cluster, 0o700)
  const found = fs.readFileSync(versionFile, 'utf8').trim()
  if (found !== place.major) {
    throw new EmbeddedDatabaseError(
      `The data in ${place.home} was written by PostgreSQL ${found}, and this version of Hookline brings PostgreSQL ${place.major}. Start the Hookline that wrote it, or move that directory away to begin anew. ${wayOut}`,
    )
  }
}

/** Makes new names in a directory survive a power cut. Windows neither needs nor allows it. */
function syncDirectory(dir: string) {
  if (isWindows) return
  const handle = fs.openSync(dir, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

async function initdb(place: Place, into: string, passwordFile: string, isQuick: boolean) {
  const ctype = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C'
  const args = [
    ...['-D', byUser(place) ? here : into, '-U', superuser, '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C', '--lc-ctype', ctype],
    // Who may enter the socket's directory may connect; over the network nobody may.
    ...(isWindows
      ? ['--auth', 'scram-sha-256', '--pwfile', passwordFile]
      : ['--auth-local', 'trust', '--auth-host', 'reject']),
    ...(isQuick ? ['--no-sync'] : []),
  ]
  const user = place.runAs && namedUser(place.runAs)
  try {
    if (user) giveTo(user, into)
    await promisify(execFile)(place.programs.initdb, args, { cwd: into, env: environment(), ...user })
    if (place.runAs) giveTo(place.runAs, into)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error))
    throw new EmbeddedDatabaseError(`The database in ${place.home} could not be prepared: ${said.trim()}\n${wayOut}`, {
      cause: error,
    })
  }
}

/** What a killed initdb left; one that still works is younger than an hour. */
function removeAbandoned({ home }: Place) {
  for (const name of fs.readdirSync(home)) {
    const entry = path.join(home, name)
    const made = name.startsWith('initdb-') && fs.statSync(entry, { throwIfNoEntry: false })
    if (made && made.mtimeMs < Date.now() - 3_600_000) fs.rmSync(entry, { recursive: true, force: true })
  }
}

async function becomeOwner(place: Place, { settings, dataDir, lockTimeoutMs }: Required<Options>) {
  const deadline = performance.now() + patience.forServersLeaving
  for (;;) {
    const server = await ensureRunning(place, settings)
    const connection = connectionTo(server, place)
    try {
      return { client: await takeLock(connection, dataDir, lockTimeoutMs), connection }
    } catch (error) {
      if (!isServerLeaving(error) || performance.now() > deadline) throw error
      await sleep(20)
    }
  }
}

function connectionTo({ host, port }: Server, place: Place): Connection {
  const connection = { host, port, user: appRole, database, ssl: false } as const
  if (host.startsWith('/')) return connection
  return { ...connection, password: fs.readFileSync(path.join(place.cluster, 'password'), 'utf8') }
}

/** The session lock ends with the app however the app ends, so it never needs cleaning up. */
async function takeLock(connection: Connection, dataDir: string, lockTimeoutMs: number) {
  const client = new pg.Client({
    ...connection,
    user: superuser,
    database: 'postgres',
    application_name: 'hookline owner',
    lock_timeout: lockTimeoutMs,
  })
  // A lost connection is dealt with at "end"; without a listener it would end the app.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [ownerLock])
    await prepareDatabase(client, connection, connection.password)
    return client
  } catch (error) {
    if (errorCode(error) !== '55P03') {
      await client.end()
      throw error
    }
    // A running app of an earlier version works as the superuser.
    const user = (await hasAppRole(client)) ? appRole : superuser
    await client.end()
    throw new DataInUse(dataDir, { ...connection, user })
  }
}

function isServerLeaving(error: unknown) {
  const codes = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']
  return (
    codes.includes(errorCode(error) ?? '') ||
    (error instanceof Error && error.message.startsWith('Connection terminated unexpectedly'))
  )
}
