import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import type { Config } from '../config/config.ts'
import { type OtherMajorVersion, replaceCluster } from '../database/cluster.ts'
import { EmbeddedDatabaseError, startEmbedded } from '../database/embedded.ts'
import type { Place } from '../database/embedded-place.ts'
import { faultOf } from '../database/migrate.ts'
import { shutDown } from '../database/postmaster.ts'
import { say } from '../language/say.ts'
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
  const reason = msg`PostgreSQL ${{ found }} wrote the data in ${{ folder: place.home }}, but this version of Hookline uses PostgreSQL ${{ wanted: place.major }}.`
  if (!newest)
    throw new EmbeddedDatabaseError([
      reason,
      msg`${{ folder: backupDir }} holds no backup to restore it from. Start the Hookline that uses PostgreSQL ${{ found }}, run "${{ command: call('backup') }}" there, and start this version again. Nothing was changed.`,
    ])
  const aside = await restoreAside(config, place, newest.file, { holdsBack: true, log }).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error
    throw new EmbeddedDatabaseError([reason, msg`Its backup could not be restored: ${{ reason: error.message }}`], {
      cause: error,
    })
  })
  log(
    `${say(reason)} Hookline restored the backup ${newest.file}, made on ${newest.content.madeAt}. Anything written after it is only in ${aside}, which this version cannot read and leaves unchanged.`,
  )
}

/**
 * Puts a backup in the place of the data, whatever wrote them. They stay beside it, unchanged, until the new ones are
 * complete and afterwards.
 * @returns where they are now
 */
export async function restoreAside(
  { dataDir, backupPassphrase }: Settings,
  place: Place,
  file: string,
  { holdsBack, log }: { holdsBack: boolean; log: Log },
): Promise<string | undefined> {
  // Another version, killed while it restored, may have left a directory that only its PostgreSQL reads.
  const staging = join(dataDir, `upgrading-${place.major}`)
  const fresh = await startEmbedded({ dataDir: staging, log })
  try {
    await restoreBackup(fresh.connection, file, { saveFirst: async () => {}, holdsBack, passphrase: backupPassphrase })
  } finally {
    await fresh.stop()
  }
  // A killed app may have left its server.
  await shutDown(place)
  const aside = replaceCluster(place, join(staging, 'postgres/cluster'))
  await rm(staging, { recursive: true, force: true })
  return aside
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
