import type { Config } from '../config/config.ts'
import type { Connection, Database } from '../database/connect.ts'
import type { MediaStore } from '../media/store.ts'
import { type Manifest, writeBackup } from './backup.ts'
import { openBackupBucket } from './bucket.ts'
import { backupDirOf, type Kind, nextFile } from './directory.ts'
import type { OnMedia } from './media.ts'
import { expectRoomForRows } from './room.ts'
import { changeBackupState } from './state.ts'

export interface Making {
  config: Pick<Config, 'backupDir' | 'dataDir' | 'backupPassphrase' | 'backupMedia' | 'backupS3' | 'databaseUrl'>
  connection: Connection
  db: Database
  mediaStore: MediaStore
  now: () => Date
}

interface Options {
  signal?: AbortSignal
  /** Fails while another process backs up the same database. */
  alone?: boolean
  withMedia?: boolean
  onMedia?: OnMedia
}

/** Makes a backup in the directory, which `sendBackup` sends to the bucket. */
export async function makeBackup(
  { config, connection, mediaStore, now }: Making,
  kind: Kind,
  { withMedia = config.backupMedia, onMedia, ...options }: Options = {},
): Promise<{ file: string; content: Manifest }> {
  const { backupPassphrase: passphrase } = config
  const dir = backupDirOf(config)
  const madeAt = now()
  const file = await nextFile(dir, kind, madeAt, passphrase)
  await expectRoomForRows(dir, connection)
  const media = withMedia ? { store: mediaStore, onMedia } : undefined
  return { file, content: await writeBackup(connection, file, { madeAt, passphrase, media, ...options }) }
}

/**
 * Sends a backup to the bucket, if there is one, and records that a backup succeeded.
 * @returns the bucket's place
 */
export async function sendBackup(making: Making, file: string, signal?: AbortSignal): Promise<string | null> {
  const { backupS3 } = making.config
  const bucket = backupS3 && openBackupBucket(backupS3, { signal })
  if (bucket) await bucket.send(file, (await changeBackupState(making, () => ({}))).installation)
  await changeBackupState(making, () => ({ succeededAt: making.now().toISOString(), failure: null }))
  return bucket?.place ?? null
}
