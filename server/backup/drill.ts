import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type pg from 'pg'
import { msg, plural } from '#shared/say.ts'
import { readInUse, secretKeyBinding, secretKeyName } from '../admin/secret-key-in-use.ts'
import type { Config } from '../config/config.ts'
import { connectOnce } from '../database/connect.ts'
import { DataInUse, startEmbedded } from '../database/embedded.ts'
import { keyFile } from '../key-files.ts'
import { type Sentence, say } from '../language/say.ts'
import type { MediaStore } from '../media/store.ts'
import { isSigned, secretKeyFile } from '../secrets.ts'
import { entryOf, type Manifest, withBackup } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { recordDrill } from './last-drill.ts'
import { sumOf, wantedMedia } from './media.ts'
import { restoreBackup } from './restore.ts'
import { expectRoom } from './room.ts'

/** What a restore of a backup would bring back. */
export interface Drill {
  file: string
  place: string
  madeAt: string
  version: string
  postgresVersion: string
  rows: number
  accounts: number
  posts: number
  tables: { name: string; rows: number }[]
  media: { files: number; bytes: number; inBackup: number; inStore: number; missing: number }
  seconds: number
  /** Sentences. Empty when everything is there. */
  problems: Sentence[]
}

/**
 * Restores a backup into a PostgreSQL server of its own, which is removed afterwards. Neither the database nor the media
 * store is changed. The outcome is kept for `doctor`.
 */
export async function drill(
  config: Config,
  { file, place }: { file: string; place: string },
  store: MediaStore,
): Promise<Drill> {
  const at = new Date().toISOString()
  const name = basename(file)
  try {
    const report = await tryOut(config, { file, place }, store)
    await recordDrill(config, { at, file: name, rows: report.rows, problems: report.problems.map((one) => say(one)) })
    return report
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await recordDrill(config, { at, file: name, rows: 0, problems: [problem] })
    throw error
  }
}

async function tryOut(
  config: Config,
  { file, place }: { file: string; place: string },
  store: MediaStore,
): Promise<Drill> {
  const { backupPassphrase: passphrase } = config
  const begun = performance.now()
  const { content, settings } = await withBackup(file, passphrase, async (archive, content) => ({
    content,
    settings: await archive.readText(entryOf('settings')),
  }))
  return inScratch(config, sumOf(content.tables), async (connection) => {
    await restoreBackup(connection, file, { passphrase })
    const client = await connectOnce({ application_name: 'hookline drill', ...connection })
    try {
      const media = await whereMediaAre(client, content, store)
      const tables = content.tables.map(({ name, rows }) => ({ name, rows }))
      return {
        file: basename(file),
        place,
        madeAt: content.madeAt,
        version: content.productVersion,
        postgresVersion: content.postgresVersion,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        accounts: await count(client, 'users'),
        posts: await count(client, 'posts'),
        tables,
        media,
        seconds: Math.round((performance.now() - begun) / 100) / 10,
        problems: [
          ...(media.missing > 0
            ? [
                msg`${plural({ files: media.missing }, { other: 'The files of # images and documents' })} are neither in the backup nor in ${{ place: store.place }}.`,
              ]
            : []),
          ...secretKeyProblems(config, settings),
        ],
      }
    } finally {
      await client.end()
    }
  })
}

async function count(client: pg.Client, table: 'users' | 'posts'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${table}`)
  return rows[0]!.count
}

async function whereMediaAre(client: pg.Client, { media }: Manifest, store: MediaStore): Promise<Drill['media']> {
  const wanted = await wantedMedia(client)
  const inBackup = new Set(media?.files.map(({ id }) => id))
  const outside = new Set(wanted.filter(({ id }) => !inBackup.has(id)).map(({ id }) => id))
  const others = outside.size
  if (others > 0) for await (const { id } of store.list()) outside.delete(id)
  return {
    files: wanted.length,
    bytes: sumOf(wanted),
    inBackup: wanted.length - others,
    inStore: others - outside.size,
    missing: outside.size,
  }
}

/** Without the key of the time, passwords for other services would have to be entered again. */
function secretKeyProblems(config: Config, settings: string): Sentence[] {
  // COPY separates the two columns by a tab, and this value needs no escapes.
  const line = settings.split('\n').find((one) => one.startsWith(`${secretKeyName}\t`))
  if (!line) return []
  const hasKey = config.secretKey !== undefined || existsSync(keyFile(config.dataDir, secretKeyFile))
  const { signature } = readInUse(line.slice(secretKeyName.length + 1))
  return hasKey && isSigned(config, secretKeyBinding, signature)
    ? []
    : [/*i18n*/ 'The secret key of the backup’s server is not on this computer, so encrypted things could not be read.']
}

async function inScratch<T>(
  config: Config,
  bytes: number,
  use: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const dataDir = join(resolve(config.dataDir), 'drill')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // A killed drill may have left a server.
  if (existsSync(join(dataDir, 'postgres'))) await clear(dataDir)
  // Rows and indexes, and the changes on their way there.
  await expectRoom(dataDir, bytes * 3)
  const scratch = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
  try {
    return await use(scratch.connection)
  } finally {
    await scratch.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function clear(dataDir: string) {
  try {
    const left = await startEmbedded({ dataDir, lockTimeoutMs: 200 })
    await left.stop()
  } catch (error) {
    if (error instanceof DataInUse) throw new BackupError('Another drill is under way. Wait for its end.')
  }
  await rm(join(dataDir, 'postgres'), { recursive: true, force: true })
}
