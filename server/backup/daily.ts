import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Deps } from '../context.ts'
import type { Connection } from '../database/connect.ts'
import type { WithMediaStore } from '../media/store.ts'
import { type BackupBucket, openBackupBucket } from './bucket.ts'
import { type BackupFile, backupDirOf, type Keep, listBackups, outdated, removeHalves } from './directory.ts'
import { type Making, makeBackup, sendBackup } from './make.ts'
import { changeBackupState } from './state.ts'

const day = 86_400_000

export type WithConnection = { thisComputer: { connection: Connection } }

interface Run {
  signal: AbortSignal
}

/** Makes a backup if the newest daily one is older than a day. A failure is recorded, and the next look tries again. */
export async function backUpDaily(deps: Deps & WithMediaStore & WithConnection, _: unknown, { signal }: Run) {
  const { config, log, now, thisComputer } = deps
  if (!config.backups) return
  const making = { ...deps, connection: thisComputer.connection }
  try {
    await backUpWhenDue(making, config.backups, signal)
  } catch (err) {
    signal.throwIfAborted()
    log.error({ err }, 'failed to make the daily backup')
    const reason = err instanceof Error ? err.message : String(err)
    await changeBackupState(making, () => ({ failure: { at: now().toISOString(), reason } }))
  }
}

async function backUpWhenDue(making: Making & Pick<Deps, 'log'>, keep: Keep, signal: AbortSignal) {
  const { config, log, now } = making
  const dir = backupDirOf(config)
  await removeHalves(dir)
  const sent = await inBucket(making, signal)
  const here = await listBackups(dir)
  // A date far in the future comes from a wrong clock and is ignored.
  const isOfToday = ({ kind, madeAt }: BackupFile) =>
    kind === 'daily' && Math.abs(now().getTime() - madeAt.getTime()) < day
  if ((sent?.backups ?? here).some(isOfToday)) return
  // Today's may have failed only on its way to the bucket.
  const file = here.find(isOfToday)?.file ?? (await makeBackup(making, 'daily', { signal, alone: true })).file
  const place = await sendBackup(making, file, signal)
  log.info({ file: basename(file), place: place ?? dir }, 'made a backup')
  // Deletes old backups only after the new one is verified, and never that one, whatever the clock says.
  const others = (backups: BackupFile[]) =>
    outdated(backups, keep).filter((one) => basename(one.file) !== basename(file))
  if (sent) {
    const { bucket, installation } = sent
    const tidy = async () => {
      for (const old of others(await bucket.listOf(installation))) await bucket.remove(old)
      await bucket.removeHalves(installation)
    }
    // The backup is safe. Not every store lists uploads under way, and not every key may delete.
    await tidy().catch((err: unknown) => log.warn({ err }, 'failed to remove old backups from the bucket'))
  }
  for (const old of others(await listBackups(dir))) await rm(old.file, { force: true })
  // On one's own database the next backup may be another server's, and nobody would look after this file.
  if (sent && config.databaseUrl) await rm(file, { force: true })
}

interface InBucket {
  bucket: BackupBucket
  installation: string
  backups: BackupFile[]
}

async function inBucket(making: Making, signal: AbortSignal): Promise<InBucket | undefined> {
  const { backupS3 } = making.config
  if (!backupS3) return
  const bucket = openBackupBucket(backupS3, { signal })
  const { installation } = await changeBackupState(making, () => ({}))
  return { bucket, installation, backups: await bucket.listOf(installation) }
}
