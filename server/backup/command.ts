import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { sizeOf } from '#shared/bytes.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { call } from '../config/call.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { applyMigrations, connect, connectOnce } from '../database/connect.ts'
import { openDatabase } from '../database/open.ts'
import { keyFile } from '../key-files.ts'
import { say } from '../language/say.ts'
import { inTerminal, inWords, tell } from '../language/terminal.ts'
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

const usage = () =>
  msg`Use: ${{ backup: call('backup', '[file] [--with-media]') }}, ${{ restore: call('restore', '<file> [--replace]') }}, ${{ list: call('restore', '--list') }}, or ${{ drill: call('drill', '[file] [--json]') }}`

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
  throw new BackupError(usage())
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
    console.log(file)
    const held = summary(content)
    tell(
      passphrase
        ? msg`${{ held }}, read back and verified. It holds people's posts and password hashes: it is encrypted with BACKUP_PASSPHRASE, which you need to restore it.`
        : msg`${{ held }}, read back and verified. It holds people's posts and password hashes: keep it safe.`,
    )
    if (!target) {
      const place = await sendBackup(making, file)
      if (place) tell(msg`It is in ${{ place }} too, and was read back from there.`)
    }
    console.log(whatItLacks(config, content))
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
      tell(
        msg`Adding ${plural({ files: all.files }, { one: '# file', other: '# files' })} of images, documents and photos, ${{ size: sizeOf(all.bytes) }}.`,
      )
    if (performance.now() - saidAt < 5_000) return
    saidAt = performance.now()
    tell(
      msg`${{ done: done.files }} of ${plural({ files: all.files }, { one: '# file', other: '# files' })}, ${{ sent: sizeOf(done.bytes) }} of ${{ size: sizeOf(all.bytes) }}`,
    )
  }
}

function whatItLacks(config: Settings, content: Manifest): string {
  const { dataDir, mediaS3, secretKey, identityProvider } = config
  const files = content.tables.find(({ name }) => name === 'media')?.rows ?? 0
  const missing = content.media?.missing.length ?? 0
  const keyPath = keyFile(dataDir, secretKeyFile)
  const lacks: Message[] = [
    ...(files > 0 && !content.media ? [uncopied(files, mediaS3?.bucket, resolve(dataDir, 'media'))] : []),
    ...(missing > 0
      ? [
          msg`${plural({ files: missing }, { one: '# file', other: '# files' })} of images and documents that the store does not have`,
        ]
      : []),
    secretKey
      ? msg`SECRET_KEY, without which keys and connections must be entered again`
      : msg`${{ file: keyPath }}, without which keys and connections must be entered again`,
    ...(identityProvider?.kind === 'local' ? [msg`the key of this computer, sign-in.key`] : []),
    msg`settings, such as those in .env`,
    msg`models, and emails in the outbox`,
  ]
  return `${inTerminal(msg`It does not hold:`)}\n${lacks.map((one) => `- ${inTerminal(one)}`).join('\n')}`
}

const uncopied = (files: number, bucket: string | undefined, folder: string): Message =>
  bucket
    ? msg`${plural({ files }, { one: '# file', other: '# files' })} of images and documents: copy the bucket ${{ bucket }} as well, or use --with-media`
    : msg`${plural({ files }, { one: '# file', other: '# files' })} of images and documents: copy ${{ folder }} as well, or use --with-media`

async function list(config: Settings) {
  const found = await listPlaces(config)
  if (found.length === 0)
    tell(
      config.backupS3
        ? msg`There is no backup in ${{ folder: backupDirOf(config) }} or in the bucket.`
        : msg`There is no backup in ${{ folder: backupDirOf(config) }}.`,
    )
  for (const { name, madeAt, bytes, place } of found)
    console.log(
      `${madeAt.toISOString().slice(0, 16).replace('T', ' ')}  ${sizeOf(bytes).padStart(8)}  ${name}  ${inTerminal(msg`in ${{ place }}`)}`,
    )
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
    tell(msg`Restored ${{ held: summary(restored) }}. Every table was read back and matches the backup, row for row.`)
    await sayRevived(database.connection)
    sayMedia(config, restored, mediaStore)
  } finally {
    await database.close()
  }
}

async function drillOn(config: Settings, name: string, isJson: boolean) {
  const made = await withFound(config, name, (found) => drill(config, found, createMediaStore(config)))
  console.log(
    isJson ? JSON.stringify({ ...made, problems: made.problems.map((one) => say(one)) }, null, 2) : drillInWords(made),
  )
  if (made.problems.length > 0) process.exitCode = 1
}

function drillInWords({ media, problems, ...made }: Drill): string {
  const width = Math.max(...made.tables.map(({ name }) => name.length))
  const where = [
    ...(media.inBackup > 0 ? [msg`${{ count: media.inBackup }} in the backup`] : []),
    ...(media.inStore > 0 ? [msg`${{ count: media.inStore }} in the store alone`] : []),
    ...(media.missing > 0 ? [msg`${{ count: media.missing }} missing`] : []),
  ]
  const { accounts, posts } = made
  const counted = msg`${{ accounts }} accounts, ${{ posts }} posts, ${{ files: media.files }} images, documents and photos`
  return [
    inTerminal(
      msg`${{ file: made.file }}, made on ${{ at: made.madeAt }} by Hookline ${{ version: made.version }} with PostgreSQL ${{ postgres: made.postgresVersion }}`,
    ),
    inTerminal(msg`Restored aside in ${{ seconds: made.seconds }} s, and removed again. Nothing else was changed.`),
    inTerminal(msg`${{ rows: made.rows }} rows of ${{ tables: made.tables.length }} tables, each read back and equal:`),
    ...made.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `  ${name.padEnd(width)}  ${rows}`),
    inTerminal(counted) + (where.length > 0 ? ` (${where.map(inTerminal).join(', ')})` : ''),
    ...(problems.length > 0 ? problems.map(inTerminal) : [inTerminal(msg`Nothing is missing.`)]),
  ].join('\n')
}

async function save(config: Settings, connection: pg.ClientConfig) {
  const madeAt = new Date()
  const { backupPassphrase: passphrase } = config
  const file = await nextFile(backupDirOf(config), 'before-restore', madeAt, passphrase)
  await writeBackup(connection, file, { madeAt, passphrase })
  tell(msg`The previous data is saved in ${{ file }}.`)
}

/** A restore revives access that somebody ended since the backup, and cannot know it. */
async function sayRevived(connection: pg.ClientConfig) {
  tell(
    msg`Everybody is signed out. Passwords are those of the time of the backup. Posts that have fallen due since then are not published automatically: their authors are asked to check them.`,
  )
  const client = await connectOnce(connection)
  try {
    const { rows } = await client.query<{ what: keyof typeof revived; count: number }>(
      Object.keys(revived)
        .map((table) => `select '${table}' as what, count(*)::int as count from public.${table}`)
        .join(' union all '),
    )
    const found = rows
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => `${inTerminal(revived[what])}: ${count}`)
    if (found.length > 0)
      tell(
        msg`These work again, even if somebody has ended them since the backup: ${{ what: found.join(', ') }}. Each person sees their own in Settings, under Password.`,
      )
  } finally {
    await client.end()
  }
}

const revived = {
  calendar_feeds: msg`links for calendars`,
  network_accounts: msg`connections to LinkedIn`,
  push_subscriptions: msg`browsers with reminders`,
  identities: msg`sign-ins through a provider`,
  passkeys: msg`passkeys`,
  recovery_codes: msg`recovery codes`,
}

function sayMedia({ dataDir, mediaS3 }: Settings, { tables, media }: Manifest, { place }: MediaStore) {
  if (media)
    return tell(
      msg`Images, documents and photos in ${{ place }}: ${plural({ files: media.files.length }, { one: '# file', other: '# files' })}.`,
    )
  const files = tables.find(({ name }) => name === 'media')?.rows ?? 0
  if (files === 0) return
  tell(
    mediaS3
      ? msg`${plural({ files }, { one: 'The file of # image or document is', other: 'The files of # images and documents are' })} not in the backup. Copy the bucket ${{ bucket: mediaS3.bucket }} as well.`
      : msg`${plural({ files }, { one: 'The file of # image or document is', other: 'The files of # images and documents are' })} not in the backup. Copy ${{ folder: resolve(dataDir, 'media') }} as well.`,
  )
}

function summary({ tables, madeAt, productVersion }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const posts = tables.find(({ name }) => name === 'posts')?.rows ?? 0
  return msg`${plural({ rows }, { one: '# row', other: '# rows' })} of ${{ tables: tables.length }} tables (${plural({ posts }, { one: '# post', other: '# posts' })}), as they were on ${{ at: madeAt }} in Hookline ${{ version: productVersion }}`
}

main().catch((error: unknown) => {
  console.error(inWords(error, [ConfigError]))
  process.exitCode = 1
})
