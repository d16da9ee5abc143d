import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

export const migrationsFolder = join(import.meta.dirname, 'migrations')
// Any constant, but the same one in every version of the app.
export const migrationLock = 4_862_170_331

export interface Migration {
  /** Drizzle's name for it: the time of writing, in milliseconds. */
  id: number
  hash: string
  statements: string[]
}

/** Oldest first. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    id: folderMillis,
    hash,
    statements: sql,
  }))

/** The tables after this many migrations. */
export function tablesAfter(count: number): string[] {
  if (count === 0) return []
  const file = join(migrationsFolder, 'meta', `${String(count - 1).padStart(4, '0')}_snapshot.json`)
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: Record<string, { name: string }> }
  return Object.values(tables)
    .map(({ name }) => name)
    .sort()
}

/**
 * The first migration is a baseline. It creates what 34 migrations created before the first release, and has the id of
 * the last of them. A database or backup with all of them counts as one that began with the baseline.
 */
export function sinceBaseline(ids: number[]): number[] {
  const at = ids.indexOf(baseline().id)
  return at === -1 ? ids : ids.slice(at)
}

const baseline = (): Migration => knownMigrations()[0]!

/** Ids, oldest first. Empty for a database that no app has used yet. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const applied = await client.query<{ id: string }>(
    'select created_at as id from drizzle.__drizzle_migrations order by created_at',
  )
  return sinceBaseline(applied.rows.map(({ id }) => Number(id)))
}

/** Replaces the 34 earlier migrations in the record by the baseline. */
export async function recordBaseline(client: pg.ClientBase) {
  const { id, hash } = baseline()
  await client.query('delete from drizzle.__drizzle_migrations where created_at < $1', [id])
  await client.query('update drizzle.__drizzle_migrations set hash = $2 where created_at = $1', [id, hash])
}

/**
 * Why this version cannot use a database or backup with this history. Null when its own history begins the same way.
 */
export function faultOf(ids: number[]): 'earlier' | 'newer' | null {
  const known = knownMigrations()
  if (ids.every((id, at) => known[at]?.id === id)) return null
  return ids.every((id) => id < known[0]!.id) ? 'earlier' : 'newer'
}

export const refusals = {
  newer: /*i18n*/ 'A newer Hookline made this database, so this version does not change it.',
  earlier:
    /*i18n*/ 'This database is from before the first release of Hookline, and this version can no longer apply the changes that it lacks. Start it once with the last commit that has server/database/migrations/0033_trail-of-operators.sql, then with this version. docs/upgrades.md explains how.',
}

/** Runs in the caller's transaction, which Drizzle's own function would end. */
export async function migrateWithin(client: pg.ClientBase, migrations: Migration[]) {
  for (const { id, hash, statements } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, id])
  }
}
