import { existsSync, statfsSync } from 'node:fs'
import type pg from 'pg'
import { sizeOf } from '#shared/bytes.ts'
import { backupDirOf } from '../backup/directory.ts'
import type { Config } from '../config/config.ts'
import { type Connection, connectOnce } from '../database/connect.ts'
import { appliedMigrations, faultOf, knownMigrations, refusals } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { examineAccess, examineSecretKey } from './access.ts'
import { clusterOf, examineBackupState, examineBackups } from './backups.ts'
import { examineConnections } from './connections.ts'
import { type Finding, note, ok, reasonOf, toDo } from './finding.ts'
import { examineGroups } from './groups.ts'
import { examineJobs } from './jobs.ts'
import { examineMedia } from './media.ts'
import { examineNetworks } from './networks.ts'
import { examineLateness } from './reminders.ts'
import { clockOf, existingPart } from './surroundings.ts'

export const examineData = async (config: Config): Promise<Finding[]> => [
  ...(await database(config)),
  ...(await examineBackups(config)),
]

async function database(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(clusterOf(config)))
    return [note('Database', 'The embedded database does not exist yet. The first start creates it.')]
  try {
    const opened = await openDatabase(config)
    try {
      const client = await connectOnce({
        application_name: 'hookline doctor',
        query_timeout: 10_000,
        ...opened.connection,
      })
      const isUsed = opened.isInUse ? 'in use by a running app' : 'no app runs on it'
      const whose = config.databaseUrl ? 'DATABASE_URL' : `embedded, ${isUsed}`
      return await examine(client, opened.connection, {
        whose,
        config,
        isInUse: config.databaseUrl ? null : opened.isInUse,
      }).finally(() => client.end())
    } finally {
      await opened.close()
    }
  } catch (error) {
    return [toDo('Database', reasonOf(error))]
  }
}

interface Examined {
  whose: string
  config: Config
  /** Null where it is unknown. */
  isInUse: boolean | null
}

async function examine(
  client: pg.Client,
  connection: Connection,
  { whose, config, isInUse }: Examined,
): Promise<Finding[]> {
  const { rows } = await client.query<{
    version: string
    number: number
    bytes: string
    isSuperuser: boolean
    role: string
  }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       pg_database_size(current_database()) as bytes, rolsuper as "isSuperuser", rolname as role
     from pg_roles where rolname = current_user`,
  )
  const { version, number, bytes, isSuperuser, role } = rows[0]!
  const asked = performance.now()
  const { rows: times } = await client.query<{ now: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  )
  const latency = performance.now() - asked
  const drift = Number(times[0]?.now) - (Date.now() - latency / 2)
  return [
    number < 140_000
      ? toDo('Database', `PostgreSQL ${version} (${whose}) is too old. Hookline needs version 14 or newer.`)
      : ok(
          'Database',
          `PostgreSQL ${version} (${whose}), ${sizeOf(Number(bytes))}, answers in ${Math.ceil(latency)} ms`,
        ),
    isSuperuser
      ? note('Role', `The app works as ${role}, a superuser. A role that only owns its database is enough and safer.`)
      : ok('Role', `${role}, not a superuser`),
    ...(await examineAccess(client, connection, config)),
    await migrations(client, config),
    clockOf('The database server', drift),
    ...(await examineJobs(client, isInUse)),
    ...(await examineLateness(client)),
    ...room(config, Number(bytes)),
    ...(await examineBackupState(client, config)),
    ...(await examineSecretKey(client, config)),
    ...(await examineConnections(client, config)),
    ...(await examineNetworks(client, config)),
    ...(await examineGroups(client, config)),
    ...(await examineMedia(client, config)),
  ]
}

/** Before an update the app makes a backup. */
export function room(config: Config, bytes: number): Finding[] {
  if (!config.backups && !config.backupBeforeMigration) return []
  const dir = backupDirOf(config)
  const { bavail, bsize } = statfsSync(existingPart(dir))
  if (bavail * bsize > bytes) return []
  return [
    toDo(
      'Backups',
      `${sizeOf(bavail * bsize)} are free for ${dir}, and the database takes ${sizeOf(bytes)}. Free some space before the next update, which begins with a backup, or set BACKUP_DIR to another disk.`,
    ),
  ]
}

async function migrations(client: pg.Client, { backupBeforeMigration }: Config): Promise<Finding> {
  const applied = await appliedMigrations(client)
  const pending = knownMigrations().length - applied.length
  const fault = faultOf(applied)
  if (fault === 'earlier') return toDo('Tables', refusals.earlier)
  if (fault) return toDo('Tables', 'A newer Hookline made them. Start that version, or restore a backup of this one.')
  return pending === 0
    ? ok('Tables', 'up to date')
    : note(
        'Tables',
        `${pending} ${pending === 1 ? 'change is' : 'changes are'} pending. The next start applies them${backupBeforeMigration ? ' after a backup' : ', without a backup'}.`,
      )
}
