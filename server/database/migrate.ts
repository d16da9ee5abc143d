import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

export const migrationsFolder = join(import.meta.dirname, 'migrations')
// Any constant will do, as long as every version of the app takes the same one.
export const migrationLock = 4_862_170_331

export interface Migration {
  /** Its name, as Drizzle records it: when it was written, in milliseconds. */
  id: number
  hash: string
  statements: string[]
}

/** Everything this version of the app knows, oldest first. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    id: folderMillis,
    hash,
    statements: sql,
  }))

/** The tables that exist after so many migrations. */
export function tablesAfter(count: number): string[] {
  if (count === 0) return []
  const file = join(migrationsFolder, 'meta', `${String(count - 1).padStart(4, '0')}_snapshot.json`)
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: Record<string, { name: string }> }
  return Object.values(tables)
    .map(({ name }) => name)
    .sort()
}

/** Ids of what a database has been through, oldest first; none for one that no app has used yet. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const applied = await client.query<{ id: string }>(
    'select created_at as id from drizzle.__drizzle_migrations order by created_at',
  )
  return applied.rows.map(({ id }) => Number(id))
}

export const madeByNewer = 'This database was made by a newer Hookline, which this version does not touch.'

/** Whether a history is the beginning of what this version knows, and so neither newer nor another product's. */
export function isKnownHistory(ids: number[]): boolean {
  const known = knownMigrations()
  return ids.every((id, at) => known[at]?.id === id)
}

/** Applies migrations within the caller's transaction, which Drizzle's own function would end. */
export async function migrateWithin(client: pg.ClientBase, migrations: Migration[]) {
  for (const { id, hash, statements } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, id])
  }
}
