import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const outboxOf = ({ dataDir }: { dataDir: string }): string => join(resolve(dataDir), 'outbox')

const maxFiles = 1_000
const longestMs = 30 * 86_400_000
/** Emails written between two clean-ups. */
const tidyEvery = 100

/**
 * Without a mail server, a folder of emails as files. Writes each whole or not at all, and keeps the newest 1,000 of
 * the last 30 days.
 */
export function createOutbox(dir: string) {
  let written = 0

  /** The same id replaces the file. */
  async function write(id: string, message: Buffer): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const fresh = join(dir, `.${randomUUID()}`)
    try {
      await writeFile(fresh, message, { mode: 0o600 })
      await rename(fresh, join(dir, `${id}.eml`))
    } catch (error) {
      await rm(fresh, { force: true })
      throw error
    }
    if (written++ % tidyEvery === 0) await tidy()
  }

  async function tidy(): Promise<void> {
    const files = await listOutbox(dir)
    const old = files.filter(({ writtenAt }, place) => place >= maxFiles || Date.now() - writtenAt > longestMs)
    for (const { file } of old) await rm(file, { force: true })
  }

  return { write }
}

/** Newest first. */
export async function listOutbox(dir: string): Promise<{ file: string; writtenAt: number }[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const file = join(dir, name)
        // Another server may have removed it meanwhile.
        const found = await stat(file).catch(() => null)
        return found ? [{ file, writtenAt: found.mtimeMs }] : []
      }),
  )
  return files.flat().toSorted((one, other) => other.writtenAt - one.writtenAt)
}
