import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { applyMigrations, type Connection, connect, type Database } from './connect.ts'
import { DataInUse, startEmbedded } from './embedded.ts'

/** The configured database in the hands of a command-line program. */
export interface OpenDatabase {
  /** For `connect`, `applyMigrations` or `pg`. */
  connection: Connection
  /** An app runs on the embedded database now; of a DATABASE_URL this is not known here. */
  isInUse: boolean
  /** Leaves everything as it was found: a server that was started for this stops again. */
  close(): Promise<void>
}

/** Finds the configured database, beside an app that runs on it or with none. Migrations are up to the caller. */
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

/** Gives the work a connection to the configured database, brought up to date, and leaves everything as it was found. */
export async function withDatabase(
  config: Parameters<typeof openDatabase>[0],
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config)
  try {
    // An app that is running has applied what it knows, and knows no more than this.
    if (!database.isInUse) await applyMigrations(database.connection)
    const db = connect({ ...database.connection, max: 1 }, () => {})
    await work(db).finally(() => db.$client.end())
  } finally {
    await database.close()
  }
}
