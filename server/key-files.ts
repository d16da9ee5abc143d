import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from './config/config-error.ts'

export const keyFile = (dataDir: string, name: string): string => join(resolve(dataDir), name)

/** 32 random bytes in base64url, from a file that only the user who runs the app can read. Null without the file. */
export function findKey(dataDir: string, name: string): string | null {
  try {
    return /^[\w-]{43}$/.exec(readFileSync(keyFile(dataDir, name), 'utf8').trim())?.[0] ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Creates the key at its first use. `what` names it in the error when it cannot be stored. */
export function keepKey(dataDir: string, name: string, what: string): string {
  const file = keyFile(dataDir, name)
  try {
    mkdirSync(resolve(dataDir), { recursive: true })
    const kept = findKey(dataDir, name)
    if (kept) {
      chmodSync(file, 0o600)
      return kept
    }
    rmSync(file, { force: true })
    const fresh = `${file}.${randomUUID()}`
    writeFileSync(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    try {
      // Creating a link is atomic: of two servers that start together only one creates the key.
      linkSync(fresh, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(fresh, { force: true })
    }
    const made = findKey(dataDir, name)
    if (!made) throw new Error('another process changed it meanwhile')
    return made
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${what} could not be stored in ${file} (${reason}). DATA_DIR must be a writable directory.`)
  }
}
