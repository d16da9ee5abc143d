import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { call } from '../config/call.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { applyMigrations, connectOnce, DatabaseUnusable } from '../database/connect.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { openDatabase } from '../database/open.ts'
import { type Manifest, verifyBackup, writeBackup } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { backupDirOf, nextFile } from './directory.ts'
import { restoreBackup } from './restore.ts'

const usage = `Use: ${call('backup', '[file]')}, or ${call('restore', '<file> [--replace]')}`
const say = (sentence: string) => console.log(sentence)

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [verb, name] = positionals
  const config = readConfig(process.env)
  // npm changes to the package's directory and keeps the caller's directory here.
  const file = name && resolve(process.env.INIT_CWD ?? '.', name)
  if (verb === 'backup') return backup(config, file)
  // Without two dashes before it, npm takes --replace for a setting of its own.
  const isReplacing = values.replace || process.env.npm_config_replace === 'true'
  if (verb === 'restore' && file) return restore(config, file, isReplacing)
  throw new BackupError(usage)
}

type Settings = ReturnType<typeof readConfig>

async function backup(config: Settings, file: string | undefined) {
  const { backupPassphrase: passphrase } = config
  const madeAt = new Date()
  const target = file ?? (await nextFile(backupDirOf(config), 'manual', madeAt, passphrase))
  const database = await openDatabase(config)
  try {
    const written = await writeBackup(database.connection, target, { madeAt, passphrase })
    say(
      `${target}\n${summary(written)}, read back and verified. It holds people's posts and password hashes: ${passphrase ? 'it is encrypted with BACKUP_PASSPHRASE, which you need to restore it.' : 'keep it safe.'}`,
    )
    sayMedia(config, written)
  } finally {
    await database.close()
  }
}

async function restore(config: Settings, file: string, isReplacing: boolean) {
  // Checks the file before starting a database.
  await verifyBackup(file, config.backupPassphrase)
  const database = await openDatabase(config)
  try {
    if (database.isInUse) throw new BackupError('An app is running on this database. Stop it first.')
    const saveFirst = isReplacing ? () => save(config, database.connection) : undefined
    const restored = await restoreBackup(database.connection, file, {
      saveFirst,
      passphrase: config.backupPassphrase,
      endSessions: true,
      holdsBack: true,
    })
    await applyMigrations(database.connection)
    say(`Restored ${summary(restored)}. Every table was read back and matches the backup, row for row.`)
    await sayRevived(database.connection)
    sayMedia(config, restored)
  } finally {
    await database.close()
  }
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

/** The bytes of media are not in the database, so a backup lacks them. */
function sayMedia({ dataDir, mediaS3 }: Settings, { tables }: Manifest) {
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
  const isInWords = [BackupError, ConfigError, EmbeddedDatabaseError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = 1
})
