import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'

const drill = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  rows: z.int(),
  /** Sentences. Empty when everything was there. */
  problems: z.array(z.string()),
})
type Drill = z.infer<typeof drill>

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(resolve(dataDir), 'last-drill.json')

/** Kept beside the database and not in it: a drill also runs when the database is gone. */
export async function recordDrill(config: Pick<Config, 'dataDir'>, made: Drill): Promise<void> {
  await mkdir(resolve(config.dataDir), { recursive: true, mode: 0o700 })
  await writeFile(fileOf(config), JSON.stringify(made), { mode: 0o600 })
}

/** Null when none was made on this computer. */
export async function lastDrill(config: Pick<Config, 'dataDir'>): Promise<Drill | null> {
  const text = await readFile(fileOf(config), 'utf8').catch(() => null)
  return text === null ? null : (drill.safeParse(JSON.parse(text)).data ?? null)
}
