import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupFile } from '#shared/this-computer.ts'
import { writeBackup } from '../backup/backup.ts'
import { BackupError } from '../backup/backup-error.ts'
import { expectRoom } from '../backup/daily.ts'
import { backupDirOf, listBackups, nextFile } from '../backup/directory.ts'
import type { Context } from '../context.ts'
import { AppError, notFound } from '../errors.ts'
import type { WithMediaStore } from '../media/store.ts'
import { filesBesideDatabase } from './moving.ts'
import type { WithThisComputer } from './this-computer.ts'

export async function listBackupFiles(dir: string): Promise<BackupFile[]> {
  return (await listBackups(dir)).map(({ file, kind, madeAt, bytes }) => ({
    name: basename(file),
    bytes,
    madeAt: madeAt.toISOString(),
    isDaily: kind === 'daily',
  }))
}

/** Makes one now, beside the daily ones. */
export async function backUpNow(ctx: Context & WithThisComputer): Promise<void> {
  const { connection } = ctx.thisComputer
  const dir = backupDirOf(ctx.config)
  const passphrase = ctx.config.backupPassphrase
  await inWords(async () => {
    const file = await nextFile(dir, 'manual', ctx.now(), passphrase)
    await expectRoom(dir, (await listBackups(dir))[0]?.bytes ?? 0)
    await writeBackup(connection, file, { madeAt: ctx.now(), passphrase })
  })
}

interface OpenedFile {
  name: string
  bytes: number
  content: Readable
}

export async function openBackup({ config }: Pick<Context, 'config'>, name: string): Promise<OpenedFile> {
  const dir = backupDirOf(config)
  const found = (await listBackupFiles(dir)).find((file) => file.name === name)
  if (!found) throw notFound('Backup')
  return { name, bytes: found.bytes, content: createReadStream(join(dir, name)) }
}

/**
 * A backup that holds everything for another computer: besides the database also images, documents and the secret key.
 * The file is deleted as soon as it is sent.
 */
export async function openMovingFile(ctx: Context & WithThisComputer & WithMediaStore): Promise<OpenedFile> {
  const { config, thisComputer } = ctx
  const passphrase = config.backupPassphrase
  return inWords(async () => {
    const dir = backupDirOf(config)
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const file = join(dir, 'hookline.moving')
    await rm(file, { force: true })
    await writeBackup(thisComputer.connection, file, {
      madeAt: ctx.now(),
      passphrase,
      beside: (add) => filesBesideDatabase(ctx, add),
    })
    const { size: bytes } = await stat(file)
    const content = createReadStream(file)
    content.once('close', () => void rm(file, { force: true }))
    const name = `hookline-moving-${ctx.now().toISOString().slice(0, 10)}.zip${passphrase ? '.age' : ''}`
    return { name, bytes, content }
  })
}

/** Reasons that the owner can act on are sentences already. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupError ? new AppError('unavailable', error.message, { cause: error }) : error
  }
}
