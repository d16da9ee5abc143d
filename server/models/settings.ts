import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Settings {
  hub?: string
  files?: string[]
}

/** What was set for the models of a directory, in a file there. */
export function settingsIn(home: string) {
  const file = join(home, 'settings.json')
  return {
    readSettings(): Settings {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Settings
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
        throw error
      }
    },
    async writeSettings(settings: Settings): Promise<void> {
      await mkdir(home, { recursive: true })
      const fresh = `${file}.${randomUUID()}`
      await writeFile(fresh, JSON.stringify(settings))
      await rename(fresh, file)
    },
  }
}
