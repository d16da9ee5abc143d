import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { msg } from '#shared/say.ts'
import { PlainError } from '../errors.ts'
import {
  appliedMigrations,
  faultOf,
  knownMigrations,
  migrationLock,
  migrationsFolder,
  recordBaseline,
  refusals,
} from './migrate.ts'
import * as schema from './schema.ts'

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database, and whether PgBouncer is in front of it in transaction mode. */
export interface Connection extends pg.PoolConfig {
  pooler?: boolean
  /** A connection silent for this long is closed, and its query fails. */
  silenceMs?: number
  /** The database ends slower statements. Less than `silenceMs`, so the error names the statement. */
  statementMs?: number
}

/** The server went silent during a query, which may or may not have been carried out. */
export class DatabaseSilent extends Error {}

const defaults = {
  silenceMs: 12_000,
  statementMs: 10_000,
  connectionTimeoutMillis: 8_000,
  // Less than the limit on silence, which an idle connection would reach.
  idleTimeoutMillis: 10_000,
  // After a change of address or a failover, old connections end within half an hour.
  maxLifetimeSeconds: 1_800,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'hookline',
}
/** Limits that the database itself enforces, even for a client that is gone. */
const settings = (statementMs: number) => ({
  timezone: 'UTC',
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: 15_000,
  tcp_keepalives_idle: 60,
})

/**
 * A pool that never waits forever: to connect, for a free connection, or for an answer. `onError` hears of dropped idle
 * connections, which the pool replaces.
 */
export function connect({ pooler = false, ...options }: Connection, onError: (error: Error) => void) {
  const { silenceMs, statementMs, ...given } = { ...defaults, ...options }
  const pool = new pg.Pool({
    ...given,
    // Unlike a limit per query, this closes the connection, which an unanswered query would block for the next one.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silenceMs, () => {
        socket.destroy(new DatabaseSilent(`The database was silent for ${silenceMs / 1_000} s.`))
      })
    },
    // PgBouncer refuses settings at the start of a connection. Of later ones it keeps only the time zone.
    ...(pooler
      ? { onConnect: (client: pg.ClientBase) => client.query("set timezone to 'UTC'").then(() => {}) }
      : {
          options: Object.entries(settings(statementMs))
            .map(([name, value]) => `-c ${name}=${value}`)
            .join(' '),
        }),
  })
  pool.on('error', onError)
  // A connection lost in a transaction also emits an error, which would end the app without a listener.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (pooler) sendUnnamed(pool)
  const db = drizzle(pool, { schema })
  return Object.assign(db, { transaction: transactionsOf(pool, db._) })
}

/** In transaction mode the next query may get a connection that does not know a named prepared statement. */
function sendUnnamed(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (config: object | string, ...more: unknown[]) => unknown
  const unnamed = (config: object | string, ...more: unknown[]) =>
    query(typeof config === 'string' ? config : { ...config, name: undefined }, ...more)
  pool.query = unnamed as typeof pool.query
}

type Known = ReturnType<typeof drizzle<typeof schema>>['_']

/**
 * Drizzle's own transactions leak a connection of the pool when `begin` fails, and throw the rollback's failure in
 * place of its cause.
 */
function transactionsOf(pool: pg.Pool, { schema: tables, ...names }: Known) {
  const known = tables && { ...names, schema: tables }
  const dialect = new PgDialect()
  const on = (client: pg.PoolClient) => new NodePgSession(client, dialect, known, {})
  const transaction: ReturnType<typeof on>['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let cause: { error: unknown } | undefined
    const kept: typeof work = (tx) =>
      work(tx).catch((error: unknown) => {
        cause = { error }
        throw error
      })
    try {
      return await on(client).transaction(kept, config)
    } catch (error) {
      throw cause ? cause.error : error
    } finally {
      client.release()
    }
  }
  return transaction
}

/** An error that the operator can fix. Its message is a sentence. */
export class DatabaseUnusable extends PlainError {}

export async function connectOnce(options: Connection): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...options })
  // A broken connection also emits an error, possibly as soon as it is made.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    // The message names host and port or the refused user, never the password.
    throw new DatabaseUnusable(
      msg`The database cannot be reached: ${{ reason: error.message || (error as { code?: string }).code }}. Check DATABASE_URL.`,
    )
  })
  return client
}

const insufficientPrivilege = '42501'
const mayNot = (error: unknown): boolean =>
  [error, (error as { cause?: unknown }).cause].some(
    (one) => (one as { code?: string } | undefined)?.code === insufficientPrivilege,
  )

/**
 * Applies missing migrations. Of several servers that start together, one migrates and the others wait.
 * @param before is called first if the database is in use, and stops everything by throwing. It may take hours.
 * @throws {DatabaseUnusable} when the database is newer than this version, or from before the baseline. Nothing changes
 * then.
 */
export async function applyMigrations(options: Connection, before?: () => Promise<void>): Promise<void> {
  const client = await connectOnce(options)
  try {
    // Keeps PgBouncer on one connection. The `begin` of migrate joins this transaction, and its `commit` ends it.
    await client.query('begin')
    await client.query(`set local client_min_messages = error; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`)
    await lockMigrations(client)
    const applied = await appliedMigrations(client)
    const fault = faultOf(applied)
    if (fault === 'earlier') throw new DatabaseUnusable(refusals.earlier)
    if (fault) throw new DatabaseUnusable([refusals.newer, 'Start that version, or restore a backup of this one.'])
    if (applied.length > 0 && applied.length < knownMigrations().length && before) await keepingAlive(client, before())
    if (applied.length > 0) await recordBaseline(client)
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    if (!mayNot(error)) throw error
    throw new DatabaseUnusable(
      msg`The role ${{ role: client.user }} may not create tables in the database ${{ database: client.database }}. Make it the owner of the database and of its schema public.`,
    )
  } finally {
    await client.end()
  }
}

/** Asks again and again: proxies and limits of the database end a connection that waits in silence. */
async function lockMigrations(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      migrationLock,
    ])
    if (rows[0]?.mine) return
    await sleep(500)
  }
}

async function keepingAlive(client: pg.Client, work: Promise<void>) {
  const timer = setInterval(() => void client.query('select').catch(() => {}), 10_000)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
}
