import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { msg } from '#shared/say.ts'
import type { Config } from '../config/config.ts'
import { BackupError } from './backup-error.ts'
import { openBackupBucket, type SentBackup } from './bucket.ts'
import { type BackupFile, backupDirOf, fetchedPrefix, listBackups, newestFirst } from './directory.ts'
import { expectRoom } from './room.ts'

type Settings = Pick<Config, 'backupDir' | 'backupS3' | 'dataDir'>

interface Listed extends BackupFile {
  name: string
  /** The directory or the bucket. */
  place: string
  sent?: SentBackup
}

/** What the directory and the bucket hold, newest first. */
export async function listPlaces(config: Settings): Promise<Listed[]> {
  const dir = backupDirOf(config)
  const bucket = config.backupS3 && openBackupBucket(config.backupS3)
  const here = (await listBackups(dir)).map((one) => ({ ...one, name: basename(one.file), place: dir }))
  const there = (await bucket?.list())?.map((sent) => ({ ...sent, sent, place: bucket!.place })) ?? []
  return [...here, ...there].sort(newestFirst)
}

interface Found {
  file: string
  place: string
}

/**
 * Gives `use` a backup as a file: one with this path, or else one of the directory or the bucket with this name. `newest`
 * is the newest of both. What was fetched is deleted afterwards.
 */
export async function withFound<T>(config: Settings, wanted: string, use: (found: Found) => Promise<T>): Promise<T> {
  // npm changes to the package's directory and keeps the caller's directory here.
  const path = resolve(process.env.INIT_CWD ?? '.', wanted)
  if (existsSync(path)) return use({ file: path, place: path })
  const listed = await listPlaces(config)
  const found = wanted === 'newest' ? listed[0] : listed.find(({ name }) => name === wanted)
  if (!found)
    throw new BackupError(
      wanted !== 'newest'
        ? msg`${{ file: path }} cannot be read.`
        : config.backupS3
          ? msg`There is no backup in ${{ folder: backupDirOf(config) }} or in the bucket.`
          : msg`There is no backup in ${{ folder: backupDirOf(config) }}.`,
    )
  if (!found.sent) return use(found)
  const dir = backupDirOf(config)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await expectRoom(dir, found.bytes)
  const fetched = await mkdtemp(join(dir, fetchedPrefix))
  try {
    const file = join(fetched, found.name)
    await openBackupBucket(config.backupS3!).fetch(found.sent, file)
    return await use({ file, place: found.place })
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
}
