import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { msg } from '#shared/say.ts'
import { productVersion } from '../config/version.ts'
import { connectOnce } from '../database/connect.ts'
import { appliedMigrations, faultOf, refusals, sinceBaseline, tablesAfter } from '../database/migrate.ts'
import type { MediaStore } from '../media/store.ts'
import { type AddEntry, type Archive, openArchive, writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { addMedia, checkMedia, mediaInBackup, type OnMedia, sumOf, wantedMedia } from './media.ts'
import { expectRoom } from './room.ts'
import { Tally } from './tally.ts'

const figure = z.int().check(z.nonnegative())
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const manifest = z.object({
  format: z.literal('hookline-backup'),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  madeAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Ids of the migrations behind the tables. */
  migrations: z.pipe(z.array(figure).check(z.minLength(1)), z.transform(sinceBaseline)),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).check(z.minLength(1)),
      rows: figure,
      bytes: figure,
      sha256: digest,
      rowsDigest: digest,
    }),
  ),
  /** Missing when the backup was made without. */
  media: z.optional(mediaInBackup),
})
/** The content of `manifest.json`. Each table is in `tables/<name>.copy`. */
export type Manifest = z.infer<typeof manifest>
export type TableEntry = Manifest['tables'][number]

// Any constant, but the same one in every version of the app.
export const dailyLock = 7_205_518_846

export const entryOf = (table: string) => `tables/${table}.copy`
export const quoted = pg.escapeIdentifier

/** Makes the text of values independent of the settings of server, database and role. */
export const portably = `set local datestyle = iso; set local intervalstyle = postgres; set local timezone = utc;
  set local extra_float_digits = 1; set local bytea_output = hex; set local client_encoding = utf8;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

interface BackupOptions {
  madeAt?: Date
  signal?: AbortSignal
  /** Fails while another process backs up the same database. */
  alone?: boolean
  passphrase?: string | undefined
  /** Adds the images, documents and photos that the rows name. */
  media?: { store: MediaStore; onMedia?: OnMedia | undefined } | undefined
  /** Adds files that no table holds. */
  beside?: (add: AddEntry) => Promise<void>
}

/** The file holds one moment of the database, which stays in use meanwhile. */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
  { madeAt = new Date(), signal, alone = false, passphrase, media, beside }: BackupOptions = {},
): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(msg`${{ file }} already exists. A backup never replaces a file.`)
  const client = await connectOnce({ application_name: 'hookline backup', ...connection })
  // Closing the connection ends a running COPY.
  const cancel = () => void client.end()
  signal?.addEventListener('abort', cancel)
  try {
    signal?.throwIfAborted()
    const written = await snapshot(client, madeAt)
    if (alone) await expectToBeAlone(client)
    const wanted = media && hasMedia(written) ? await wantedMedia(client) : []
    if (media) await expectRoom(dirname(file), sumOf(wanted))
    await writeArchive(
      file,
      async (add) => {
        for (const table of written.tables) {
          const tally = new Tally()
          await Promise.all([copyOut(client, table, tally), add(entryOf(table.name), tally)])
          Object.assign(table, tally.count())
        }
        await client.query('commit')
        if (media) written.media = await addMedia(add, media.store, wanted, { signal, onMedia: media.onMedia })
        await add('manifest.json', Readable.from([JSON.stringify(written, null, 2)]))
        await beside?.(add)
      },
      { check: (half) => verifyBackup(half), passphrase },
    )
    return written
  } finally {
    signal?.removeEventListener('abort', cancel)
    await client.end()
  }
}

const hasMedia = ({ tables }: Manifest) => tables.some(({ name }) => name === 'media')

/** Begins the transaction whose view the backup reads, and locks migrations out of every table. */
async function snapshot(client: pg.Client, madeAt: Date): Promise<Manifest> {
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: no app has used this database yet.')
  const fault = faultOf(migrations)
  if (fault === 'earlier') throw new BackupError(refusals.earlier)
  if (fault) throw new BackupError('A newer Hookline made this database. Make the backup with that version.')
  const tables = tablesAfter(migrations.length)
  await client.query('begin isolation level repeatable read read only')
  await client.query(portably)
  await client.query(`lock table ${tables.map((table) => `public.${quoted(table)}`).join(', ')} in access share mode`)
  if (String(await appliedMigrations(client)) !== String(migrations))
    throw new BackupError('The database is being migrated right now. Try again.')
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const entries: TableEntry[] = []
  for (const name of tables) {
    entries.push({ name, columns: await columnsOf(client, name), rows: 0, bytes: 0, sha256: '', rowsDigest: '' })
  }
  return {
    format: 'hookline-backup',
    formatVersion: 1,
    productVersion,
    madeAt: madeAt.toISOString(),
    postgresVersion: rows[0]?.version ?? '',
    migrations,
    tables: entries,
  }
}

/** Locks out the daily backups of other processes on this database. */
async function expectToBeAlone(client: pg.Client) {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [dailyLock])
  if (!rows[0]?.mine) throw new BackupError('Another process is making a backup of this database.')
}

export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${quoted(table)}`],
  )
  return rows.map(({ name }) => name)
}

export const copyTarget = ({ name, columns }: Pick<TableEntry, 'name' | 'columns'>) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

export const copyOut = (client: pg.ClientBase, table: Pick<TableEntry, 'name' | 'columns'>, into: Tally) =>
  pipeline(client.query(copyTo(`copy ${copyTarget(table)} to stdout`)), into)

/** Reads the whole file and returns its manifest if every table matches. */
export async function verifyBackup(file: string, passphrase?: string): Promise<Manifest> {
  return withBackup(file, passphrase, async (archive, content) => {
    for (const table of content.tables) {
      const tally = new Tally()
      const read = await archive.read(entryOf(table.name))
      await Promise.all([pipeline(read, tally), finished(tally.resume())])
      expectCount(file, table, tally)
    }
    if (content.media) await checkMedia(archive, file, content.media)
    return content
  })
}

export function expectCount(file: string, table: TableEntry, tally: Tally) {
  const { rows, bytes, sha256, rowsDigest } = tally.count()
  if (rows !== table.rows || bytes !== table.bytes || sha256 !== table.sha256 || rowsDigest !== table.rowsDigest)
    throw new BackupError(msg`${{ file }} is damaged: its table ${{ name: table.name }} does not match its checksum.`)
}

/** Opens a backup whose checksum matches. `use` gets the archive and its manifest. */
export async function withBackup<Result>(
  file: string,
  passphrase: string | undefined,
  use: (archive: Archive, content: Manifest) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive(file, passphrase)
  try {
    const parsed = manifest.safeParse(parseJson(await archive.readText('manifest.json')))
    if (!parsed.success)
      throw new BackupError(
        msg`${{ file }} is not a backup that this version of Hookline (${{ productVersion }}) can read.`,
      )
    return await use(archive, parsed.data)
  } catch (error) {
    if (error instanceof BackupError || error instanceof pg.DatabaseError) throw error
    throw new BackupError(
      msg`${{ file }} cannot be read as a backup (${{ reason: error instanceof Error ? error.message : error }}).`,
      {
        cause: error,
      },
    )
  } finally {
    await archive.close()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
