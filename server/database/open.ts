import { resolve } from 'node:path'
import { msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import type { Config } from '../config/config.ts'
import { applyMigrations, type Connection, connect, type Database, DatabaseUnusable } from './connect.ts'
import { DataInUse, startEmbedded } from './embedded.ts'

export interface OpenDatabase {
  /** For `connect`, `applyMigrations` or `pg`. */
  connection: Connection
  /** Whether an app uses the embedded database now. Always false with DATABASE_URL, where this is unknown. */
  isInUse: boolean
  /** Stops a server that was started for this. */
  close(): Promise<void>
}

/** Opens the configured database, whether or not an app runs on it. The caller applies migrations. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePooler'>>,
  log: (message: string) => void = () => {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl, pooler: config.databasePooler }
    return { connection, isInUse: false, close: async () => {} }
  }
  try {
    const embedded = await startEmbedded({ dataDir: resolve(config.dataDir), log, lockTimeoutMs: 200 })
    return { connection: embedded.connection, isInUse: false, close: () => embedded.stop() }
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
    return { connection: error.connection, isInUse: true, close: async () => {} }
  }
}

/** Runs the work on the configured database, then closes it. Only a server changes a database that is in use. */
export async function withDatabase(
  config: Parameters<typeof openDatabase>[0],
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config)
  try {
    // A running app has applied its migrations, and this program has no others.
    if (!database.isInUse) await applyMigrations(database.connection, refuse)
    const db = connect({ ...database.connection, max: 1 }, () => {})
    await work(db).finally(() => db.$client.end())
  } finally {
    await database.close()
  }
}

async function refuse() {
  throw new DatabaseUnusable(
    msg`The database is from an earlier version. Start Hookline once with "${{ command: call('start') }}": it makes a backup and brings the database up to date.`,
  )
}
