import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { sizeOf } from '#shared/bytes.ts'
import { verifyBackup } from '../backup/backup.ts'
import { openBackupBucket } from '../backup/bucket.ts'
import { type BackupFile, backupDirOf, listBackups } from '../backup/directory.ts'
import { lastDrill } from '../backup/last-drill.ts'
import { backupStateName, isLate, lastBackupOf, parseBackupState } from '../backup/state.ts'
import { call } from '../config/call.ts'
import type { Config } from '../config/config.ts'
import { age, type Finding, note, ok, reasonOf, toDo, withinMs } from './finding.ts'

const day = 86_400_000
/** Reading a larger backup takes too long here. */
const verifiedBytes = 1e9

export const clusterOf = ({ dataDir }: Config) => join(resolve(dataDir), 'postgres/cluster')

/** What the servers of this database recorded. */
export async function examineBackupState(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.settings') is not null as yes")
  if (!config.backups || !there[0]?.yes) return []
  const sql = 'select value from public.settings where name = $1'
  const { rows } = await client.query<{ value: string }>(sql, [backupStateName])
  const state = parseBackupState(rows[0]?.value)
  if (!state) return []
  const findings: Finding[] = []
  if (state.failure)
    findings.push(toDo('Backups', `The last attempt failed on ${state.failure.at}: ${state.failure.reason}`))
  if (isLate(state, new Date())) {
    const since = age(Date.now() - lastBackupOf(state).getTime())
    findings.push(
      toDo(
        'Backups',
        `None has succeeded for ${since}. Start the app, which makes one each day, or run "${call('backup')}".`,
      ),
    )
  }
  return findings
}

export const examineBackups = async (config: Config): Promise<Finding[]> => [
  ...whatIsMade(config),
  ...(await inDirectory(config).catch((error: unknown) => [
    toDo('Backups', `${backupDirOf(config)} cannot be read (${reasonOf(error)}).`),
  ])),
  ...(await inBucket(config)),
  ...(await drills(config)),
]

function whatIsMade({ backups, databaseUrl }: Config): Finding[] {
  if (backups) return []
  return [
    databaseUrl
      ? note(
          'Backups',
          'You run the database server, and its backups are up to you. BACKUPS=on makes backups here too.',
        )
      : note('Backups', `BACKUPS is off. "${call('backup')}" makes one by hand.`),
  ]
}

async function inDirectory(config: Config): Promise<Finding[]> {
  const dir = backupDirOf(config)
  const [newest] = await listBackups(dir)
  // Of one's own database the bucket has them all, and this server perhaps none.
  const isElsewhere = Boolean(config.backupS3 && config.databaseUrl)
  if (!newest) return config.backups && !isElsewhere ? [none(config, dir)] : []
  try {
    if (newest.bytes <= verifiedBytes) await verifyBackup(newest.file, config.backupPassphrase)
    const isOld = config.backups && !isElsewhere && isTooOld(newest)
    const verified =
      newest.bytes <= verifiedBytes ? 'and verified' : `too large to verify here: "${call('drill')}" does`
    return [isOld ? old(newest.file, newest) : ok('Backups', `the last is ${saidOf(newest.file, newest)}, ${verified}`)]
  } catch (error) {
    return [toDo('Backups', `${reasonOf(error)} Run "${call('backup')}" now, and move that file away.`)]
  }
}

const isTooOld = ({ madeAt }: BackupFile) => Date.now() - madeAt.getTime() > 2 * day
const saidOf = (where: string, { bytes, madeAt }: BackupFile) =>
  `${where}, ${sizeOf(bytes)}, ${age(Date.now() - madeAt.getTime())} old`
const old = (where: string, backup: BackupFile) =>
  toDo(
    'Backups',
    `The last is ${saidOf(where, backup)}. Start the app, which makes one each day, or run "${call('backup')}".`,
  )

function none(config: Config, dir: string): Finding {
  const since = statSync(clusterOf(config), { throwIfNoEntry: false })?.birthtimeMs ?? Date.now()
  return Date.now() - since > 2 * day
    ? toDo('Backups', `There is none in ${dir}. Start the app, or run "${call('backup')}".`)
    : note('Backups', `There is none in ${dir} yet. A running app makes one each day.`)
}

async function inBucket({ backups, backupS3 }: Config): Promise<Finding[]> {
  if (!backupS3) return []
  const bucket = openBackupBucket(backupS3, { attempts: 1, limitMs: withinMs })
  try {
    await bucket.tryOut()
    const [newest] = await bucket.list()
    if (!newest) return [note('Backups', `${bucket.place} takes files, and holds no backup yet.`)]
    const where = `${bucket.place}${newest.file.slice(backupS3.prefix.length)}`
    return [
      backups && isTooOld(newest)
        ? old(where, newest)
        : ok('Backups', `the last in the bucket is ${saidOf(where, newest)}; it was read back when it was sent`),
    ]
  } catch (error) {
    return [toDo('Backups', reasonOf(error))]
  }
}

async function drills(config: Config): Promise<Finding[]> {
  const drill = await lastDrill(config)
  if (!drill)
    return config.backups
      ? [note('Restore drill', `None yet. "${call('drill')}" restores a backup aside and says what it found.`)]
      : []
  const when = `${age(Date.now() - Date.parse(drill.at))} ago`
  if (drill.problems.length > 0)
    return [
      toDo('Restore drill', `The last, ${when}, found: ${drill.problems.join(' ')} Run "${call('drill')}" again.`),
    ]
  return [ok('Restore drill', `the last, ${when}, restored ${drill.rows} rows of ${drill.file}`)]
}
