import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { msg } from '#shared/say.ts'
import { appRole, database, prepareDatabase, superuser } from './app-role.ts'
import { createCluster } from './cluster.ts'
import { EmbeddedDatabaseError, errorCode, type Place, preparePlace, wayOut } from './embedded-place.ts'
import { ensureRunning, type Server, shutDown } from './postmaster.ts'

export { EmbeddedDatabaseError }

/** A real PostgreSQL server as a child process, with its data under `dataDir`, for one app at a time. */
export interface EmbeddedDatabase {
  /** For `pg`. The host is a private socket directory, or on Windows the loopback address with a password. */
  connection: Connection
  /** As the superuser, for maintenance. */
  admin: Connection
  stop(): Promise<void>
}

/** Another running Hookline holds the data. `connection` leads to its server. */
export class DataInUse extends EmbeddedDatabaseError {
  readonly connection: Connection

  constructor(dataDir: string, connection: Connection) {
    super(
      msg`Another running Hookline uses the data in ${{ folder: dataDir }}. Stop it, or give both the same DATABASE_URL to run several.`,
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

const patience = { forServersLeaving: 30_000, forAnswers: 10_000 }
const pauses = { first: 100, longest: 10_000 }
// Any fixed number. A process that holds it in the "postgres" database owns this data directory.
const ownerLock = 46_655_463

interface Options {
  dataDir: string
  log?: (message: string) => void
  settings?: Record<string, string>
  /** How long a stopping app may take to release the data. */
  lockTimeoutMs?: number
}

/** Takes over a server that a killed app left. Throws `DataInUse` while another app runs. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { log = () => {}, settings = {}, lockTimeoutMs = 2_000 } = options
  const dataDir = path.resolve(options.dataDir)
  try {
    return await start({ dataDir, log, settings, lockTimeoutMs })
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedDatabaseError(
      [
        msg`The database in ${{ folder: dataDir }} could not be opened (${{ reason }}). DATA_DIR must be a writable directory.`,
        wayOut,
      ],
      { cause: error },
    )
  }
}

async function start(options: Required<Options>): Promise<EmbeddedDatabase> {
  const { dataDir, log, settings } = options
  const place = preparePlace(dataDir)
  await createCluster(place, settings.fsync === 'off', log)

  let owner: pg.Client
  let ownedSince = 0
  let pause = pauses.first
  let recovery: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const stopping = new AbortController()

  async function acquire() {
    const { client, connection } = await becomeOwner(place, options)
    client.once('end', () => {
      if (!stopped) recovery = recover()
    })
    owner = client
    ownedSince = performance.now()
    return connection
  }

  /** Retries until it succeeds or the app stops. A server that dies right after its start lengthens the next pause. */
  async function recover() {
    log(`The database server stopped unexpectedly; starting it again. Its log is ${place.logFile}.`)
    if (performance.now() - ownedSince > 1_000) pause = pauses.first
    while (!stopped) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, pauses.longest)
      try {
        if (!stopped) await acquire()
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

  const connection = await acquire()
  return {
    connection,
    admin: { ...connection, user: superuser },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
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

/** The session lock ends with the app in any case, so nothing needs cleaning up. */
async function takeLock(connection: Connection, dataDir: string, lockTimeoutMs: number) {
  const client = new pg.Client({
    ...connection,
    user: superuser,
    database: 'postgres',
    application_name: 'hookline owner',
    lock_timeout: lockTimeoutMs,
    connectionTimeoutMillis: patience.forAnswers,
  })
  // "end" handles a lost connection. Without this listener the error would end the app.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [ownerLock])
    await prepareDatabase(client, connection.password)
    return client
  } catch (error) {
    if (errorCode(error) !== '55P03') {
      await client.end()
      throw error
    }
    await client.end()
    throw new DataInUse(dataDir, connection)
  }
}

function isServerLeaving(error: unknown) {
  const codes = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']
  return (
    codes.includes(errorCode(error) ?? '') ||
    (error instanceof Error && error.message.startsWith('Connection terminated unexpectedly'))
  )
}
