import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { sizeOf } from '#shared/bytes.ts'
import { call } from '../config/call.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { applyMigrations, connect, connectOnce, DatabaseUnusable } from '../database/connect.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { openDatabase } from '../database/open.ts'
import { AppError } from '../errors.ts'
import { keyFile } from '../key-files.ts'
import { createMediaStore, type MediaStore } from '../media/store.ts'
import { secretKeyFile } from '../secrets.ts'
import { type Manifest, verifyBackup, writeBackup } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { backupDirOf, nextFile } from './directory.ts'
import { type Drill, drill } from './drill.ts'
import { listPlaces, withFound } from './find.ts'
import { makeBackup, sendBackup } from './make.ts'
import type { OnMedia } from './media.ts'
import { restoreBackup } from './restore.ts'

const usage = `Use: ${call('backup', '[file] [--with-media]')}, ${call('restore', '<file> [--replace]')}, ${call('restore', '--list')}, or ${call('drill', '[file] [--json]')}`
const say = (sentence: string) => console.log(sentence)

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: no, list: no, json: no, 'with-media': no },
  })
  const [verb, name] = positionals
  const config = readConfig(process.env)
  // Without two dashes before it, npm takes an option for a setting of its own.
  const isOn = (option: keyof typeof values) =>
    values[option] || process.env[`npm_config_${option.replace('-', '_')}`] === 'true'
  if (verb === 'backup') return backup(config, name, isOn('with-media') || config.backupMedia)
  if (verb === 'restore' && isOn('list')) return list(config)
  if (verb === 'restore' && name) return withFound(config, name, ({ file }) => restore(config, file, isOn('replace')))
  if (verb === 'drill') return drillOn(config, name ?? 'newest', isOn('json'))
  throw new BackupError(usage)
}

const no = { type: 'boolean', default: false } as const

type Settings = ReturnType<typeof readConfig>

async function backup(config: Settings, name: string | undefined, withMedia: boolean) {
  const { backupPassphrase: passphrase } = config
  const database = await openDatabase(config)
  const { connection } = database
  const db = connect({ ...connection, max: 1 }, () => {})
  const mediaStore = createMediaStore(config)
  const making = { config, connection, db, mediaStore, now: () => new Date() }
  const onMedia = sayingProgress()
  try {
    // npm changes to the package's directory and keeps the caller's directory here.
    const target = name && resolve(process.env.INIT_CWD ?? '.', name)
    const { file, content } = target
      ? {
          file: target,
          content: await writeBackup(connection, target, {
            passphrase,
            media: withMedia ? { store: mediaStore, onMedia } : undefined,
          }),
        }
      : await makeBackup(making, 'manual', { withMedia, onMedia })
    say(
      `${file}\n${summary(content)}, read back and verified. It holds people's posts and password hashes: ${passphrase ? 'it is encrypted with BACKUP_PASSPHRASE, which you need to restore it.' : 'keep it safe.'}`,
    )
    if (!target) {
      const place = await sendBackup(making, file)
      if (place) say(`It is in ${place} too, and was read back from there.`)
    }
    say(whatItLacks(config, content))
  } finally {
    await db.$client.end()
    await database.close()
  }
}

/** Says beforehand how much is to be read, and then now and then how far it is. */
function sayingProgress(): OnMedia {
  let saidAt = performance.now()
  return (done, all) => {
    if (done.files === 0 && all.files > 0)
      say(`Adding ${filesIn(all.files)} of images, documents and photos, ${sizeOf(all.bytes)}.`)
    if (performance.now() - saidAt < 5_000) return
    saidAt = performance.now()
    say(`${done.files} of ${filesIn(all.files)}, ${sizeOf(done.bytes)} of ${sizeOf(all.bytes)}`)
  }
}

const filesIn = (count: number) => (count === 1 ? '1 file' : `${count} files`)

function whatItLacks(config: Settings, content: Manifest): string {
  const { dataDir, mediaS3, secretKey, identityProvider } = config
  const files = content.tables.find(({ name }) => name === 'media')?.rows ?? 0
  const missing = content.media?.missing.length ?? 0
  const lacks = [
    ...(files > 0 && !content.media
      ? [
          `${filesIn(files)} of images and documents: copy ${mediaS3 ? `the bucket ${mediaS3.bucket}` : resolve(dataDir, 'media')} as well, or use --with-media`,
        ]
      : []),
    ...(missing > 0 ? [`${filesIn(missing)} of images and documents that the store does not have`] : []),
    secretKey
      ? 'SECRET_KEY, without which keys and connections must be entered again'
      : `${keyFile(dataDir, secretKeyFile)}, without which keys and connections must be entered again`,
    ...(identityProvider?.kind === 'local' ? ['the key of this computer, sign-in.key'] : []),
    'settings, such as those in .env',
    'models, and emails in the outbox',
  ]
  return `It does not hold:\n${lacks.map((one) => `- ${one}`).join('\n')}`
}

async function list(config: Settings) {
  const found = await listPlaces(config)
  if (found.length === 0)
    say(`There is no backup in ${backupDirOf(config)}${config.backupS3 ? ' or in the bucket' : ''}.`)
  for (const { name, madeAt, bytes, place } of found)
    say(`${madeAt.toISOString().slice(0, 16).replace('T', ' ')}  ${sizeOf(bytes).padStart(8)}  ${name}  in ${place}`)
}

async function restore(config: Settings, file: string, isReplacing: boolean) {
  // Checks the file before starting a database.
  await verifyBackup(file, config.backupPassphrase)
  const database = await openDatabase(config)
  try {
    if (database.isInUse) throw new BackupError('An app is running on this database. Stop it first.')
    const saveFirst = isReplacing ? () => save(config, database.connection) : undefined
    const mediaStore = createMediaStore(config)
    const restored = await restoreBackup(database.connection, file, {
      saveFirst,
      mediaStore,
      passphrase: config.backupPassphrase,
      endSessions: true,
      holdsBack: true,
    })
    await applyMigrations(database.connection)
    say(`Restored ${summary(restored)}. Every table was read back and matches the backup, row for row.`)
    await sayRevived(database.connection)
    sayMedia(config, restored, mediaStore)
  } finally {
    await database.close()
  }
}

async function drillOn(config: Settings, name: string, isJson: boolean) {
  const made = await withFound(config, name, (found) => drill(config, found, createMediaStore(config)))
  say(isJson ? JSON.stringify(made, null, 2) : drillInWords(made))
  if (made.problems.length > 0) process.exitCode = 1
}

function drillInWords({ media, problems, ...made }: Drill): string {
  const width = Math.max(...made.tables.map(({ name }) => name.length))
  const where = [
    ...(media.inBackup > 0 ? [`${media.inBackup} in the backup`] : []),
    ...(media.inStore > 0 ? [`${media.inStore} in the store alone`] : []),
    ...(media.missing > 0 ? [`${media.missing} missing`] : []),
  ]
  return [
    `${made.file}, made on ${made.madeAt} by Hookline ${made.version} with PostgreSQL ${made.postgresVersion}`,
    `Restored aside in ${made.seconds} s, and removed again. Nothing else was changed.`,
    `${made.rows} rows of ${made.tables.length} tables, each read back and equal:`,
    ...made.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `  ${name.padEnd(width)}  ${rows}`),
    `${made.accounts} accounts, ${made.posts} posts, ${media.files} images, documents and photos${where.length > 0 ? ` (${where.join(', ')})` : ''}`,
    ...(problems.length > 0 ? problems : ['Nothing is missing.']),
  ].join('\n')
}

async function save(config: Settings, connection: pg.ClientConfig) {
  const madeAt = new Date()
  const { backupPassphrase: passphrase } = config
  const file = await nextFile(backupDirOf(config), 'before-restore', madeAt, passphrase)
  await writeBackup(connection, file, { madeAt, passphrase })
  say(`The previous data is saved in ${file}.`)
}

/** A restore revives access that somebody ended since the backup, and cannot know it. */
async function sayRevived(connection: pg.ClientConfig) {
  say(
    'Everybody is signed out. Passwords are those of the time of the backup. Posts that have fallen due since then are not published automatically: their authors are asked to check them.',
  )
  const client = await connectOnce(connection)
  try {
    const { rows } = await client.query<{ what: string; count: number }>(
      Object.entries(revived)
        .map(([table, what]) => `select '${what}' as what, count(*)::int as count from public.${table}`)
        .join(' union all '),
    )
    const found = rows.filter(({ count }) => count > 0).map(({ what, count }) => `${what}: ${count}`)
    if (found.length > 0)
      say(
        `These work again, even if somebody has ended them since the backup: ${found.join(', ')}. Each person sees their own in Settings, under Password.`,
      )
  } finally {
    await client.end()
  }
}

const revived = {
  calendar_feeds: 'links for calendars',
  network_accounts: 'connections to LinkedIn',
  push_subscriptions: 'browsers with reminders',
  identities: 'sign-ins through a provider',
  passkeys: 'passkeys',
  recovery_codes: 'recovery codes',
}

function sayMedia({ dataDir, mediaS3 }: Settings, { tables, media }: Manifest, { place }: MediaStore) {
  if (media) return say(`Images, documents and photos in ${place}: ${filesIn(media.files.length)}.`)
  const files = tables.find(({ name }) => name === 'media')?.rows ?? 0
  if (files === 0) return
  const what = files === 1 ? 'The file of 1 image or document is' : `The files of ${files} images and documents are`
  const where = mediaS3 ? `the bucket ${mediaS3.bucket}` : resolve(dataDir, 'media')
  say(`${what} not in the backup. Copy ${where} as well.`)
}

function summary({ tables, madeAt, productVersion }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const posts = tables.find(({ name }) => name === 'posts')?.rows ?? 0
  return `${rows} ${rows === 1 ? 'row' : 'rows'} of ${tables.length} tables (${posts} ${posts === 1 ? 'post' : 'posts'}), as they were on ${madeAt} in Hookline ${productVersion}`
}

main().catch((error: unknown) => {
  const isInWords = [AppError, BackupError, ConfigError, EmbeddedDatabaseError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = 1
})
