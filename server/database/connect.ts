import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema.ts'

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A pool of connections. `onError` hears of idle connections that the server dropped; the pool replaces them itself. */
export function connect(options: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    application_name: 'hookline',
    options: '-c timezone=UTC -c statement_timeout=30000',
    ...options,
  })
  pool.on('error', onError)
  // A connection lost within a transaction fails its query, and is an event too: unheard, it would end the app.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool, { schema })
}

export class DatabaseUnreachable extends Error {}

// Any constant will do, as long as every version of the app takes the same one.
const migrationLock = 4_862_170_331

/** Applies what is missing; of several servers that start together one migrates while the others wait. */
export async function applyMigrations(options: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...options })
  await client.connect().catch((error: Error) => {
    // The message names host and port or the refused user, never the password.
    throw new DatabaseUnreachable(
      `The database cannot be reached: ${error.message || (error as { code?: string }).code}. Check DATABASE_URL.`,
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('set client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
  } finally {
    await client.end()
  }
}
