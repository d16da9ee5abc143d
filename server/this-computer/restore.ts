import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { msg } from '#shared/say.ts'
import { verifyBackup, writeBackup } from '../backup/backup.ts'
import { BackupError } from '../backup/backup-error.ts'
import { backupDirOf, nextFile } from '../backup/directory.ts'
import { restoreBackup } from '../backup/restore.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../database/connect.ts'
import { asData, isMessage, type Sentence, withValues } from '../language/say.ts'
import type { MediaStore } from '../media/store.ts'
import { takeSecretKey } from './moving.ts'

type Place = Pick<Config, 'dataDir' | 'backupDir' | 'backupPassphrase' | 'secretKey'>

const waiting = ({ dataDir }: Pick<Config, 'dataDir'>) => join(resolve(dataDir), 'restore.zip')
const problemFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(resolve(dataDir), 'restore-problem.json')

/** Where an upload goes before it is checked. */
export const arriving = (config: Pick<Config, 'dataDir'>) => `${waiting(config)}.half`

/** Checks the file that has arrived and leaves it for the next start, because no app may run during a restore. */
export async function leaveForStart(config: Place): Promise<void> {
  await verifyBackup(arriving(config), config.backupPassphrase)
  await rename(arriving(config), waiting(config))
}

/** Why the last restore at a start failed. Null when it did not, or when nobody can read the reason. */
export const restoreProblem = (config: Pick<Config, 'dataDir'>): Promise<Sentence | null> =>
  readFile(problemFile(config), 'utf8')
    .then((kept) => JSON.parse(kept) as Sentence)
    .catch(() => null)

/**
 * Restores the backup that was left for this start, before the app uses the database. What the database held is saved
 * first. A failure changes nothing, and the app then starts as it was.
 */
export async function restoreAtStart(
  config: Place,
  connection: Connection,
  mediaStore: MediaStore,
  log: Logger,
): Promise<void> {
  const file = waiting(config)
  if (!existsSync(file)) return
  const { backupPassphrase: passphrase } = config
  const saveFirst = async () => {
    const madeAt = new Date()
    const saved = await nextFile(backupDirOf(config), 'before-restore', madeAt, passphrase)
    await writeBackup(connection, saved, { madeAt, passphrase })
  }
  await rm(problemFile(config), { force: true })
  try {
    await takeSecretKey(file, config)
    await restoreBackup(connection, file, { saveFirst, passphrase, mediaStore, endSessions: true, holdsBack: true })
    log.info('restored the backup that was left for this start')
  } catch (err) {
    log.error({ err }, 'failed to restore the backup that was left for this start')
    const reason =
      err instanceof BackupError ? withoutPath(err.sentence, file) : /*i18n*/ 'The log of Hookline says why.'
    await writeFile(problemFile(config), JSON.stringify(asData(reason)), { mode: 0o600 })
  }
  await rm(file, { force: true })
}

/** The person knows the file by another name. Errors of libraries quote its path. */
export function withoutPath(sentence: Sentence, path: string): Sentence {
  if (typeof sentence === 'string') return sentence.replaceAll(path, '…')
  if (!isMessage(sentence)) return sentence.map((one) => withoutPath(one, path))
  return withValues(sentence, (value) => {
    if (value === path) return msg`This file`
    return typeof value === 'string' || isMessage(value) ? withoutPath(value, path) : value
  })
}
