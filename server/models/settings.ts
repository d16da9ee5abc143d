import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Settings {
  /** Where models are downloaded from, unless it is the usual hub. */
  hub?: string
  /** Paths of a person's own models. */
  files?: string[]
}

const fileIn = (home: string) => join(home, 'settings.json')

/** What was set for the models of a directory. */
export function readSettings(home: string): Settings {
  try {
    return JSON.parse(readFileSync(fileIn(home), 'utf8')) as Settings
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

export async function changeSettings(home: string, change: Settings): Promise<void> {
  await mkdir(home, { recursive: true })
  const fresh = `${fileIn(home)}.${randomUUID()}`
  await writeFile(fresh, JSON.stringify({ ...readSettings(home), ...change }))
  await rename(fresh, fileIn(home))
}
