import { mkdir, rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import { msg } from '#shared/say.ts'
import type { Config } from '../config/config.ts'
import { type Connection, DatabaseUnusable } from '../database/connect.ts'
import { PlainError } from '../errors.ts'
import { writeBackup } from './backup.ts'
import { backupDirOf, listBackups, nextFile, removeHalves } from './directory.ts'
import { expectRoomForRows } from './room.ts'

type Settings = Pick<Config, 'dataDir' | 'backupDir' | 'backupPassphrase'>

/** Two are kept. Returns the file. */
export async function backUpBeforeUpdate(
  config: Settings,
  connection: Connection,
  signal?: AbortSignal,
): Promise<string> {
  const { backupPassphrase: passphrase } = config
  const dir = backupDirOf(config)
  const madeAt = new Date()
  const file = await nextFile(dir, 'before-update', madeAt, passphrase)
  await writeBackup(connection, file, { madeAt, passphrase, ...(signal && { signal }) })
  const older = (await listBackups(dir)).filter(({ kind }) => kind === 'before-update').slice(2)
  for (const backup of older) await rm(backup.file, { force: true })
  return file
}

/**
 * Makes the backup that a migration may be taken back with.
 * @throws {DatabaseUnusable} when it fails, in a sentence that says what to do.
 */
export async function backUpBeforeMigration(
  config: Settings,
  connection: Connection,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const dir = backupDirOf(config)
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await removeHalves(dir)
    const bytes = await expectRoomForRows(dir, connection)
    log.info({ dir, megabytes: Math.ceil(bytes / 1_000_000) }, 'making a backup before changing the database')
    const begun = performance.now()
    const file = await backUpBeforeUpdate(config, connection, signal)
    log.info({ file, ms: Math.round(performance.now() - begun) }, 'made a backup before changing the database')
  } catch (error) {
    if (signal.aborted) throw new DatabaseUnusable('The start was ended during the backup. Nothing was changed.')
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnusable(
      [
        msg`Nothing was changed: this version changes the database, and the backup before that failed.`,
        error instanceof PlainError ? error.sentence : reason,
        msg`Set BACKUP_DIR to a place with room, or BACKUP_BEFORE_MIGRATION=off if you have a backup of your own.`,
      ],
      { cause: error },
    )
  }
}
