import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { call } from '../config/call.ts'
import type { Config } from '../config/config.ts'
import { type OtherMajorVersion, replaceCluster } from '../database/cluster.ts'
import { EmbeddedDatabaseError, startEmbedded } from '../database/embedded.ts'
import { faultOf } from '../database/migrate.ts'
import { type Manifest, verifyBackup } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { backupDirOf, listBackups } from './directory.ts'
import { restoreBackup } from './restore.ts'

type Settings = Pick<Config, 'dataDir' | 'backupDir' | 'backupPassphrase'>
type Log = (message: string) => void

/** Restores the newest backup in place of data that another major version of PostgreSQL wrote. */
export async function restoreNewest(config: Settings, { place, found }: OtherMajorVersion, log: Log) {
  const backupDir = backupDirOf(config)
  const newest = await newestSound(backupDir, config.backupPassphrase, log)
  const reason = `PostgreSQL ${found} wrote the data in ${place.home}, but this version of Hookline uses PostgreSQL ${place.major}.`
  if (!newest)
    throw new EmbeddedDatabaseError(
      `${reason} ${backupDir} holds no backup to restore it from. Start the Hookline that uses PostgreSQL ${found}, run "${call('backup')}" there, and start this version again. Nothing was changed.`,
    )
  // Restores into a separate cluster. The old one stays in place until the new one is complete.
  const staging = join(config.dataDir, 'upgrading')
  const fresh = await startEmbedded({ dataDir: staging, log })
  try {
    await restoreBackup(fresh.connection, newest.file, {
      saveFirst: async () => {},
      holdsBack: true,
      passphrase: config.backupPassphrase,
    })
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new EmbeddedDatabaseError(`${reason} Its backup could not be restored: ${error.message}`, { cause: error })
  } finally {
    await fresh.stop()
  }
  const aside = replaceCluster(place, join(staging, 'postgres/cluster'))
  await rm(staging, { recursive: true, force: true })
  log(
    `${reason} Hookline restored the backup ${newest.file}, made on ${newest.content.madeAt}. Anything written after it is only in ${aside}, which this version cannot read and leaves unchanged.`,
  )
}

/** Sorted by the time inside each file, whatever its name. */
async function newestSound(
  dir: string,
  passphrase: string | undefined,
  log: Log,
): Promise<{ file: string; content: Manifest } | undefined> {
  if (!existsSync(dir)) return undefined
  const sound: { file: string; content: Manifest }[] = []
  for (const { file } of await listBackups(dir)) {
    try {
      const content = await verifyBackup(file, passphrase)
      if (!faultOf(content.migrations)) sound.push({ file, content })
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }
  return sound.sort((one, other) => Date.parse(other.content.madeAt) - Date.parse(one.content.madeAt))[0]
}
