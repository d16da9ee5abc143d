import { Socket } from 'node:net'
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { appliedMigrations, faultOf, migrationLock, migrationsFolder, recordBaseline, refusals } from './migrate.ts'
import * as schema from './schema.ts'

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where the database is, and whether PgBouncer stands before it in transaction mode. */
export interface Connection extends pg.PoolConfig {
  pooler?: boolean
  /** A connection from which nothing has come for so long is given up, and what was asked on it fails. */
  silenceMs?: number
  /** A statement that takes longer is ended by the database; shorter than `silenceMs`, so that it is said to be one. */
  statementMs?: number
}

/** The query's server went silent: whether the query was carried out is not known. */
export class DatabaseSilent extends Error {}

const defaults = {
  silenceMs: 12_000,
  statementMs: 10_000,
  connectionTimeoutMillis: 8_000,
  // Before the silence of an idle connection would count.
  idleTimeoutMillis: 10_000,
  // After a change of address or a failover, old connections are gone within the half hour.
  maxLifetimeSeconds: 1_800,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'hookline',
}
/** What the server itself ends, also for a client that is no longer there. */
const settings = (statementMs: number) => ({
  timezone: 'UTC',
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: 15_000,
  tcp_keepalives_idle: 60,
})

/**
 * A pool of connections, none of which waits for ever: to connect, for a free one, for an answer. `onError` hears of
 * idle connections that the server dropped; the pool replaces them itself.
 */
export function connect({ pooler = false, ...options }: Connection, onError: (error: Error) => void) {
  const { silenceMs, statementMs, ...given } = { ...defaults, ...options }
  const pool = new pg.Pool({
    ...given,
    // Unlike a limit per query this ends the connection, which a query without an answer would block for the next one.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silenceMs, () => {
        socket.destroy(new DatabaseSilent(`The database was silent for ${silenceMs / 1_000} s.`))
      })
    },
    // PgBouncer refuses settings at the start of a connection; of those made later it keeps the time zone.
    ...(pooler
      ? { onConnect: (client: pg.ClientBase) => client.query("set timezone to 'UTC'").then(() => {}) }
      : {
          options: Object.entries(settings(statementMs))
            .map(([name, value]) => `-c ${name}=${value}`)
            .join(' '),
        }),
  })
  pool.on('error', onError)
  // A connection lost within a transaction fails its query, and is an event too: unheard, it would end the app.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (pooler) sendUnnamed(pool)
  const db = drizzle(pool, { schema })
  return Object.assign(db, { transaction: transactionsOf(pool, db._) })
}

/** In transaction mode a statement prepared under a name is unknown to the connection that the next one gets. */
function sendUnnamed(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (config: object | string, ...more: unknown[]) => unknown
  const unnamed = (config: object | string, ...more: unknown[]) =>
    query(typeof config === 'string' ? config : { ...config, name: undefined }, ...more)
  pool.query = unnamed as typeof pool.query
}

type Known = ReturnType<typeof drizzle<typeof schema>>['_']

/**
 * Drizzle's own transactions lose a connection of the pool for good when `begin` fails, and throw the failure of the
 * rollback in place of its cause.
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

/** An error that the operator can fix; its message is a sentence. */
export class DatabaseUnusable extends Error {}

/** One connection, for what a pool cannot do. */
export async function connectOnce(options: Connection): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...options })
  // A connection that breaks fails the query, and is an event too: at the latest as soon as it is made.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    // The message names host and port or the refused user, never the password.
    throw new DatabaseUnusable(
      `The database cannot be reached: ${error.message || (error as { code?: string }).code}. Check DATABASE_URL.`,
    )
  })
  return client
}

/**
 * Applies what is missing; of several servers that start together one migrates while the others wait.
 * @throws {DatabaseUnusable} when the database is newer than this version, or from before the baseline; nothing changes then
 */
export async function applyMigrations(options: Connection): Promise<void> {
  const client = await connectOnce(options)
  try {
    // One transaction, which PgBouncer does not tear apart: migrate's own `begin` is part of it, its `commit` ends it.
    await client.query('begin')
    await client.query('set local client_min_messages = error')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const applied = await appliedMigrations(client)
    const fault = faultOf(applied)
    if (fault === 'earlier') throw new DatabaseUnusable(refusals.earlier)
    if (fault) throw new DatabaseUnusable(`${refusals.newer} Start that version, or restore a backup of this one.`)
    if (applied.length > 0) await recordBaseline(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
