import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { msg } from '#shared/say.ts'
import { secretKeyName } from '../admin/secret-key-in-use.ts'
import { connectOnce } from '../database/connect.ts'
import {
  appliedMigrations,
  faultOf,
  knownMigrations,
  migrateWithin,
  migrationLock,
  refusals,
  tablesAfter,
} from '../database/migrate.ts'
import type { MediaStore } from '../media/store.ts'
import type { Archive } from './archive.ts'
import {
  columnsOf,
  copyOut,
  copyTarget,
  entryOf,
  expectCount,
  type Manifest,
  portably,
  quoted,
  type TableEntry,
  verifyBackup,
  withBackup,
} from './backup.ts'
import { BackupError } from './backup-error.ts'
import { holdBack } from './hold-back.ts'
import { putMediaBack } from './media.ts'
import { backupStateName } from './state.ts'
import { Tally } from './tally.ts'

interface Options {
  /** Allows replacing existing data, after this has saved it to a file. */
  saveFirst?: () => Promise<unknown>
  /** Otherwise people who have signed out since the backup would be signed in again, and ended keys and programs would work. */
  endSessions?: boolean
  /** Posts due since the backup wait for their authors, because they may have been published. */
  holdsBack?: boolean
  passphrase?: string | undefined
  /** Gets the images, documents and photos, if the backup holds them. */
  mediaStore?: MediaStore
}

/**
 * Restores a backup into an unused database in one transaction. Either everything is read back and equal, or nothing
 * changes.
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  file: string,
  { saveFirst, endSessions = false, holdsBack = false, passphrase, mediaStore }: Options = {},
): Promise<Manifest> {
  const content = await verifyBackup(file, passphrase)
  const fault = faultOf(content.migrations)
  if (fault === 'earlier')
    throw new BackupError(
      msg`${{ file }} is from before the first release of Hookline, and this version can no longer apply the changes that it lacks. Restore it with the commit that made it. docs/upgrades.md explains how to continue from there.`,
    )
  if (fault)
    throw new BackupError(
      msg`A newer Hookline (${{ productVersion: content.productVersion }}) made ${{ file }}. Restore it with that version.`,
    )
  const client = await connectOnce({ application_name: 'hookline restore', ...connection })
  try {
    const before = await whatIsThere(client)
    if (before.rows && !saveFirst)
      throw new BackupError(
        'This database is not empty. Use --replace to save it to a file and replace it with the backup.',
      )
    if (before.rows) await saveFirst?.()
    await client.query('begin')
    await withBackup(file, passphrase, async (archive) => {
      await load(client, before.tables, archive, file, content)
      // Files that no row names do no harm, so a failure leaves nothing to undo.
      if (content.media && mediaStore) await putMediaBack(archive, file, content.media, mediaStore)
    })
    if (endSessions)
      await client.query('delete from public.sessions; delete from public.keys; delete from public.connected_programs')
    if (holdsBack) await client.query(holdBack)
    // The key of the server that made the backup, and how its backups fared. Another computer may have another one.
    await client.query('delete from public.settings where name = any($1)', [[secretKeyName, backupStateName]])
    await client.query('commit')
    // Optional: the planner collects statistics sooner or later anyway.
    await client.query('analyze').catch(() => {})
    return content
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new BackupError(msg`The restore failed and changed nothing: ${{ message: error.message }}.`, { cause: error })
  } finally {
    // Without a commit the server rolls everything back.
    await client.end()
  }
}

async function whatIsThere(client: pg.Client): Promise<{ tables: string[]; rows: boolean }> {
  await refuseRunningApp(client)
  const applied = await appliedMigrations(client)
  const fault = faultOf(applied)
  if (fault) throw new BackupError(refusals[fault])
  const tables = tablesAfter(applied.length)
  for (const table of tables) {
    const { rowCount } = await client.query(`select from public.${quoted(table)} limit 1`)
    if (rowCount) return { tables, rows: true }
  }
  return { tables, rows: false }
}

async function refuseRunningApp(client: pg.Client) {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'hookline'`,
  )
  if (rowCount) throw new BackupError('An app is running on this database. Stop it first.')
}

async function load(client: pg.Client, oldTables: string[], archive: Archive, file: string, content: Manifest) {
  await client.query(portably)
  // A server that starts now waits before its migrations.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await refuseRunningApp(client)
  const known = knownMigrations()
  const count = content.migrations.length
  await makeTables(client, oldTables, count)
  await expectSameTables(client, file, content)
  const constraints = await dropForeignKeys(client, content.tables)
  // The backup already holds what the triggers would derive.
  for (const { name } of content.tables) await client.query(`alter table public.${quoted(name)} disable trigger user`)
  for (const table of content.tables) {
    const tally = new Tally()
    const into = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
    await pipeline(await archive.read(entryOf(table.name)), tally, into)
    expectCount(file, table, tally)
  }
  for (const { name } of content.tables) await client.query(`alter table public.${quoted(name)} enable trigger user`)
  for (const constraint of constraints) await client.query(constraint)
  for (const table of content.tables) await expectAsWritten(client, table)
  await migrateWithin(client, known.slice(count))
}

async function makeTables(client: pg.Client, oldTables: string[], count: number) {
  if (oldTables.length > 0)
    await client.query(`drop table ${oldTables.map((table) => `public.${quoted(table)}`).join(', ')}`)
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query('delete from drizzle.__drizzle_migrations')
  await migrateWithin(client, knownMigrations().slice(0, count))
}

async function expectSameTables(client: pg.Client, file: string, content: Manifest) {
  const expected = tablesAfter(content.migrations.length)
  const isSame = async ({ name, columns }: TableEntry) =>
    String((await columnsOf(client, name)).sort()) === String([...columns].sort())
  if (String(content.tables.map(({ name }) => name).sort()) !== String(expected))
    throw new BackupError(msg`${{ file }} does not hold the tables of its version of Hookline.`)
  for (const table of content.tables)
    if (!(await isSame(table)))
      throw new BackupError(
        msg`${{ file }} has different columns in ${{ name: table.name }} than its version of Hookline.`,
      )
}

/** Without foreign keys tables load in any order. Adding the keys back checks every row. */
async function dropForeignKeys(client: pg.Client, tables: TableEntry[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables.map(({ name }) => `public.${quoted(name)}`)],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

async function expectAsWritten(client: pg.Client, table: TableEntry) {
  const tally = new Tally()
  await Promise.all([copyOut(client, table, tally), finished(tally.resume())])
  const { rows, rowsDigest } = tally.count()
  if (rows !== table.rows || rowsDigest !== table.rowsDigest)
    throw new BackupError(
      msg`The rows read back from ${{ name: table.name }} differ from the backup. Nothing was changed.`,
    )
}
