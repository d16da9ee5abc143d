import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'

/** Daily by the app, by hand, or before a restore or an update changes the database. */
export type Kind = 'daily' | 'manual' | 'before-restore' | 'before-update'

export interface BackupFile {
  file: string
  /** Undefined for a file from somewhere else. */
  kind: Kind | undefined
  madeAt: Date
  bytes: number
}

const hour = 3_600_000
const day = 24 * hour
const pattern =
  /^hookline-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z-(daily|manual|before-restore|before-update)\.zip(?:\.age)?$/

export const backupDirOf = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>) =>
  resolve(backupDir ?? join(dataDir, 'backups'))

/** Makes the directory, closed to other users. */
export async function nextFile(dir: string, kind: Kind, madeAt: Date, passphrase?: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  return join(
    dir,
    `hookline-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}.zip${passphrase ? '.age' : ''}`,
  )
}

/** Backup files by name, newest first. Not verified. */
export async function listBackups(dir: string): Promise<BackupFile[]> {
  if (!existsSync(dir)) return []
  const found: BackupFile[] = []
  for (const name of await readdir(dir)) {
    if (!/\.zip(\.age)?$/.test(name)) continue
    const file = join(dir, name)
    const entry = await stat(file)
    if (!entry.isFile()) continue
    const [, date, hours, minutes, seconds, kind] = pattern.exec(name) ?? []
    const madeAt = kind ? new Date(`${date}${hours}:${minutes}:${seconds}Z`) : entry.mtime
    found.push({ file, kind: kind as Kind | undefined, madeAt, bytes: entry.size })
  }
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** Removes partial files of a killed app. A recently written one may still be in progress. */
export async function removeHalves(dir: string) {
  if (!existsSync(dir)) return
  for (const name of await readdir(dir)) {
    if (!/^hookline-.*\.zip(\.age)?\.[0-9a-f]{8}\.half$/.test(name)) continue
    const { mtimeMs } = await stat(join(dir, name))
    if (mtimeMs < Date.now() - hour) await rm(join(dir, name), { force: true })
  }
}

export interface Keep {
  daily: number
  weekly: number
}

/** The daily backups to delete: all but the newest ones and the last one of each week before them. */
export function outdated(backups: BackupFile[], keep: Keep): BackupFile[] {
  const older = backups.filter(({ kind }) => kind === 'daily').slice(keep.daily)
  const weeks = new Set<number>()
  return older.filter(({ madeAt }) => {
    // 1 January 1970 was a Thursday.
    const week = Math.floor((madeAt.getTime() / day + 3) / 7)
    if (weeks.has(week) || weeks.size === keep.weekly) return true
    weeks.add(week)
    return false
  })
}
