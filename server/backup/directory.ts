import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'

/** Daily by the app, by hand, or before a restore or an update changes the database. */
export type Kind = 'daily' | 'manual' | 'before-restore' | 'before-update'

export interface BackupFile {
  /** Its path, or its key in a bucket. */
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

/** What a backup's name says. Null for a file from somewhere else. */
export function readName(name: string): { kind: Kind; madeAt: Date } | null {
  const [, date, hours, minutes, seconds, kind] = pattern.exec(name) ?? []
  return kind ? { kind: kind as Kind, madeAt: new Date(`${date}${hours}:${minutes}:${seconds}Z`) } : null
}

export const newestFirst = (one: BackupFile, other: BackupFile) => other.madeAt.getTime() - one.madeAt.getTime()

/** Backup files by name, newest first. Not verified. */
export async function listBackups(dir: string): Promise<BackupFile[]> {
  if (!existsSync(dir)) return []
  const found: BackupFile[] = []
  for (const name of await readdir(dir)) {
    if (!/\.zip(\.age)?$/.test(name)) continue
    const file = join(dir, name)
    const entry = await stat(file)
    if (!entry.isFile()) continue
    const { kind, madeAt = entry.mtime } = readName(name) ?? {}
    found.push({ file, kind, madeAt, bytes: entry.size })
  }
  return found.sort(newestFirst)
}

/** Removes what a killed process left. What was written recently may still be in progress. */
export async function removeHalves(dir: string) {
  if (!existsSync(dir)) return
  for (const name of await readdir(dir)) {
    const isHalf = /^hookline-.*\.zip(\.age)?\.[0-9a-f]{8}\.half$/.test(name)
    if (!isHalf && !name.startsWith(fetchedPrefix)) continue
    const { mtimeMs } = await stat(join(dir, name))
    // A restore uses what it fetched to its end.
    if (mtimeMs < Date.now() - (isHalf ? hour : day)) await rm(join(dir, name), { recursive: true, force: true })
  }
}

/** Of directories with a backup from the bucket. */
export const fetchedPrefix = 'fetched-'

export interface Keep {
  daily: number
  weekly: number
  monthly: number
}

// 1 January 1970 was a Thursday.
const weekOf = (at: Date) => Math.floor((at.getTime() / day + 3) / 7)
const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()

/**
 * The daily backups to delete: all but the newest ones, the last one of each week before them, and the last one of each
 * month before those.
 */
export function outdated(backups: BackupFile[], keep: Keep): BackupFile[] {
  const older = backups.filter(({ kind }) => kind === 'daily').slice(keep.daily)
  return withoutLastOf(withoutLastOf(older, keep.weekly, weekOf), keep.monthly, monthOf)
}

/** Takes out the newest backup of each of the newest periods. */
function withoutLastOf(backups: BackupFile[], count: number, periodOf: (at: Date) => number): BackupFile[] {
  const periods = new Set<number>()
  return backups.filter(({ madeAt }) => {
    const period = periodOf(madeAt)
    if (periods.has(period) || periods.size === count) return true
    periods.add(period)
    return false
  })
}
