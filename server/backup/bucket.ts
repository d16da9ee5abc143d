import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { msg } from '#shared/say.ts'
import type { BackupS3 } from '../config/backup-settings.ts'
import { openBucket, type StoredObject } from '../s3/bucket.ts'
import { type Patience, S3Error } from '../s3/call.ts'
import { BackupError } from './backup-error.ts'
import { type BackupFile, newestFirst, readName } from './directory.ts'

const day = 86_400_000
const sealSuffix = '.sha256'

/** A backup that was complete when it was sent. */
export interface SentBackup extends BackupFile {
  name: string
}

export type BackupBucket = ReturnType<typeof openBackupBucket>

/**
 * Backups in a bucket, as `<prefix><installation>/<name>`. Beside each is its checksum, written only after the bucket
 * gave the content back unchanged: a backup without it does not count. An installation deletes only what it sent.
 */
export function openBackupBucket(settings: BackupS3, patience: Patience = {}) {
  const { prefix } = settings
  const bucket = openBucket(settings, { attempts: 5, limitMs: 300_000, ...patience })
  const place = `${bucket.place}/${prefix}`
  const folderOf = (installation: string) => `${prefix}${installation}/`

  async function inWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      if (!(cause instanceof S3Error)) throw cause
      throw new BackupError(
        msg`${{ place }}: ${{ message: cause.message }}. Check the settings that begin with BACKUP_S3_.`,
        { cause },
      )
    }
  }

  async function look(folder: string) {
    const [backups, seals] = [new Map<string, StoredObject>(), new Map<string, StoredObject>()]
    for await (const stored of bucket.list(folder)) {
      const { key } = stored
      if (readName(basename(key))) backups.set(key, stored)
      else if (key.endsWith(sealSuffix) && readName(basename(key, sealSuffix)))
        seals.set(key.slice(0, -sealSuffix.length), stored)
    }
    return { backups, seals }
  }

  async function list(folder: string): Promise<SentBackup[]> {
    const { backups, seals } = await look(folder)
    return [...backups.values()]
      .filter(({ key }) => seals.has(key))
      .map(({ key, bytes }) => ({ file: key, name: basename(key), bytes, ...readName(basename(key))! }))
      .sort(newestFirst)
  }

  async function open(key: string): Promise<Readable> {
    const content = await bucket.get(key)
    if (!content) throw new BackupError(msg`${{ place }} no longer has ${{ key }}.`)
    return content
  }

  /** Reads a backup to its end. Returns its checksum. */
  async function read(key: string, into: Writable = new PassThrough().resume()): Promise<string> {
    const digest = createHash('sha256')
    const content = await open(key)
    async function* measured() {
      for await (const chunk of content) {
        digest.update(chunk)
        yield chunk
      }
    }
    await pipeline(measured, into).catch((cause: unknown) => {
      patience.signal?.throwIfAborted()
      throw new BackupError(msg`${{ place }} broke off while it sent ${{ key }}.`, { cause })
    })
    return digest.digest('hex')
  }

  return {
    /** Shown to the operator. */
    place,

    /** Stores a few bytes and deletes them. */
    tryOut: () =>
      inWords(async () => {
        const key = `${prefix}tried-${randomUUID()}`
        await bucket.put(key, new Blob([key]), createHash('sha256').update(key).digest('hex'))
        await bucket.delete(key)
      }),

    /** Of every installation, newest first. */
    list: () => inWords(() => list(prefix)),

    listOf: (installation: string) => inWords(() => list(folderOf(installation))),

    /** Sends a file and reads it back. Returns once it counts. */
    send: (file: string, installation: string) =>
      inWords(async () => {
        const key = folderOf(installation) + basename(file)
        const digest = createHash('sha256')
        for await (const chunk of createReadStream(file)) digest.update(chunk)
        const sha256 = digest.digest('hex')
        await bucket.putFile(key, file)
        if ((await read(key)) !== sha256) {
          await bucket.delete(key)
          throw new BackupError(msg`${{ place }} did not give back ${{ file: basename(file) }} as it was sent.`)
        }
        const seal = `${sha256}  ${basename(file)}\n`
        await bucket.put(key + sealSuffix, new Blob([seal]), createHash('sha256').update(seal).digest('hex'))
      }),

    /** Writes a backup to a new file, whole or not at all. */
    fetch: ({ file: key, name }: SentBackup, to: string) =>
      inWords(async () => {
        try {
          const wanted = (await text(await open(key + sealSuffix))).slice(0, 64)
          const found = await read(key, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
          if (found !== wanted)
            throw new BackupError(msg`${{ name }} in ${{ place }} is damaged: its checksum does not match.`)
        } catch (error) {
          await rm(to, { force: true })
          throw error
        }
      }),

    remove: ({ file: key }: BackupFile) =>
      inWords(async () => {
        // In this order half a deletion leaves nothing that counts.
        await bucket.delete(key + sealSuffix)
        await bucket.delete(key)
      }),

    /** Removes what a killed app left of backups. What is less than a day old may still be on its way. */
    removeHalves: (installation: string) =>
      inWords(async () => {
        const before = new Date(Date.now() - day)
        await bucket.dropUploads(folderOf(installation), before)
        const { backups, seals } = await look(folderOf(installation))
        for (const [key, { storedAt }] of backups) if (!seals.has(key) && storedAt < before) await bucket.delete(key)
      }),
  }
}
