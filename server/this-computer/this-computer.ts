import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DataPart, ThisComputer } from '#shared/this-computer.ts'
import { openBackupBucket } from '../backup/bucket.ts'
import { backupDirOf } from '../backup/directory.ts'
import { isLate, lastBackupOf, readBackupState } from '../backup/state.ts'
import { addressOf } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../database/connect.ts'
import { listBackupFiles } from './backups.ts'
import type { Phones } from './phones.ts'

export interface WithThisComputer {
  thisComputer: {
    startedAt: Date
    connection: Connection
    phones: Phones
    /** Finishes what is under way and ends this process, and then begins another if asked. */
    stop(then: 'end' | 'start-again'): void
  }
}

const parts: Record<string, DataPart> = {
  postgres: 'database',
  media: 'media',
  models: 'models',
  backups: 'backups',
}

export async function describeComputer({
  config,
  db,
  now,
  thisComputer: { startedAt, phones },
}: Pick<Context, 'config' | 'db' | 'now'> & WithThisComputer): Promise<ThisComputer> {
  const backupDir = backupDirOf(config)
  const state = config.backups ? await readBackupState({ db }) : null
  await phones.refresh()
  return {
    startedAt: startedAt.toISOString(),
    address: addressOf(config),
    package: config.package,
    dataDir: resolve(config.dataDir),
    space: await spaceOf(resolve(config.dataDir)),
    backupDir,
    backups: await listBackupFiles(backupDir),
    backupBucket: config.backupS3 ? openBackupBucket(config.backupS3).place : null,
    backupProblem: state?.failure?.reason ?? null,
    noBackupSince: state && isLate(state, now()) ? lastBackupOf(state).toISOString() : null,
    backupsHoldMedia: config.backupMedia,
    isEncrypted: config.backupPassphrase !== undefined,
    phones: phones.state(),
  }
}

async function spaceOf(dataDir: string): Promise<ThisComputer['space']> {
  const found = new Map<DataPart, number>()
  for (const name of await readdir(dataDir).catch(() => [])) {
    const part = parts[name] ?? 'other'
    found.set(part, (found.get(part) ?? 0) + (await bytesIn(join(dataDir, name))))
  }
  return [...found].map(([part, bytes]) => ({ part, bytes })).sort((one, other) => other.bytes - one.bytes)
}

/** Files come and go meanwhile. */
async function bytesIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found) return 0
  if (!found.isDirectory()) return found.size
  let bytes = 0
  for (const name of await readdir(path).catch(() => [])) bytes += await bytesIn(join(path, name))
  return bytes
}
