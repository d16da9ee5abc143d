import { readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { writeBackup } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { type Keep, listBackups, nextFile, outdated, removeHalves } from './directory.ts'

const day = 86_400_000
/** Bytes that a backup leaves free for the database. */
const reserve = 64 * 1024 * 1024
const failureName = 'last-failure.json'

interface Options {
  connection: pg.ClientConfig
  dir: string
  keep: Keep
  passphrase?: string | undefined
  log: Logger
  /** Between two checks for a due backup. */
  everyMs?: number
  /** From the start to the first check, so it does not slow the first requests. */
  firstAfterMs?: number
  now?: () => Date
}

/** Makes a backup whenever the newest daily one is older than a day. Failures here never reach the app. */
export function keepBackups(options: Options): { stop(): Promise<void> } {
  const { everyMs = 600_000, firstAfterMs = 10_000, log } = options
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  function look() {
    running ??= backUpWhenDue(options, stopping.signal)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.error({ err }, 'failed to make the daily backup')
      })
      .finally(() => {
        running = undefined
      })
  }

  const first = setTimeout(look, firstAfterMs).unref()
  const timer = setInterval(look, everyMs).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      stopping.abort(new Error('The app stops.'))
      await running
    },
  }
}

async function backUpWhenDue(options: Options, signal: AbortSignal) {
  const { connection, dir, keep, passphrase, log, now = () => new Date() } = options
  await removeHalves(dir)
  const madeAt = now()
  const newest = (await listBackups(dir)).find(({ kind }) => kind === 'daily')
  // A date far in the future comes from a wrong clock and is ignored.
  if (newest && Math.abs(madeAt.getTime() - newest.madeAt.getTime()) < day) return
  const file = await nextFile(dir, 'daily', madeAt, passphrase)
  try {
    await expectRoom(dir, newest?.bytes ?? 0)
    const { tables } = await writeBackup(connection, file, { madeAt, signal, alone: true, passphrase })
    log.info({ file, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }, 'made a backup')
  } catch (error) {
    // The disk may be full. Then only the log says why.
    if (!signal.aborted) await noteFailure(dir, madeAt, error).catch(() => {})
    throw error
  }
  // Deletes old backups only after the new one is verified.
  await rm(join(dir, failureName), { force: true })
  for (const { file: old } of outdated(await listBackups(dir), keep)) await rm(old, { force: true })
}

export async function expectRoom(dir: string, bytesLastTime: number) {
  const { bavail, bsize } = await statfs(dir)
  const needed = bytesLastTime * 2 + reserve
  if (bavail * bsize < needed)
    throw new BackupError(
      `There is not enough room for a backup in ${dir}: ${megabytes(bavail * bsize)} MB are free, ${megabytes(needed)} MB are needed.`,
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

export interface Failure {
  at: string
  reason: string
}

async function noteFailure(dir: string, at: Date, error: unknown) {
  const failure: Failure = { at: at.toISOString(), reason: error instanceof Error ? error.message : String(error) }
  await writeFile(join(dir, failureName), JSON.stringify(failure), { mode: 0o600 })
}

/** Null when a later backup succeeded. */
export async function lastFailure(dir: string): Promise<Failure | null> {
  try {
    return JSON.parse(await readFile(join(dir, failureName), 'utf8')) as Failure
  } catch {
    return null
  }
}
