import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupFile } from '#shared/this-computer.ts'
import { writeBackup } from '../backup/backup.ts'
import { BackupError } from '../backup/backup-error.ts'
import { backupDirOf, listBackups } from '../backup/directory.ts'
import { makeBackup, sendBackup } from '../backup/make.ts'
import type { Context, Deps } from '../context.ts'
import { AppError, notFound } from '../errors.ts'
import type { WithMediaStore } from '../media/store.ts'
import { addSecretKey } from './moving.ts'
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
export async function backUpNow(ctx: Context & Deps & WithThisComputer & WithMediaStore): Promise<void> {
  const making = { ...ctx, connection: ctx.thisComputer.connection }
  await inWords(async () => {
    const { file } = await makeBackup(making, 'manual')
    await sendBackup(making, file)
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
      // A bucket is not on this computer, and the next one can use it too.
      media: config.mediaS3 ? undefined : { store: ctx.mediaStore },
      beside: (add) => addSecretKey(config, add),
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
    throw error instanceof BackupError ? new AppError('unavailable', error.sentence, { cause: error }) : error
  }
}
