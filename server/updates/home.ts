import fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { keptSentence } from '../language/kept.ts'
import { type Sentence, sayOrNull } from '../language/say.ts'

/** The files of an installed Hookline. Each is whole at any moment, whatever kills the process that writes it. */

export const versionsIn = (home: string) => join(home, 'versions')
export const versionDir = (home: string, version: string) => join(versionsIn(home), version)
export const downloadsIn = (home: string) => join(home, 'downloads')
export const logFileIn = (home: string) => join(home, 'logs', 'hookline.log')
export const lockFileIn = (home: string) => join(home, 'update.lock')

const currentIn = (home: string) => join(home, 'current')
const stateIn = (home: string) => join(home, 'update.json')

/** The version that the launcher starts. */
export const readCurrent = (home: string): string | null => readText(currentIn(home))?.trim() || null

/** Once this is written, the update is done and never goes back. */
export const writeCurrent = (home: string, version: string) => writeWhole(currentIn(home), `${version}\n`)

const state = z.object({
  /**
   * `begun`: the server of `from` stops, and the backup is made. `trying`: `to` starts for the first time. `going-back`:
   * `from` gets its data back. The other two are ends.
   */
  phase: z.enum(['begun', 'trying', 'going-back', 'updated', 'rolled-back']),
  from: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  /** How often a process has worked on it. */
  attempts: z.int(),
  /** Of the data before `to` started. */
  backup: z.nullable(z.string()),
  /** Why it goes or went back, in English: older versions read no more. */
  reason: z.nullable(z.string()),
  /** The same for every language. */
  sentence: z.optional(z.nullable(keptSentence)),
})
export interface UpdateState extends Omit<z.infer<typeof state>, 'reason' | 'sentence'> {
  reason: Sentence | null
}

/** Of the last update. Null before the first. */
export function readState(home: string): UpdateState | null {
  const text = readText(stateIn(home))
  if (text === null) return null
  const { reason, sentence, ...kept } = state.parse(JSON.parse(text))
  return { ...kept, reason: sentence ?? reason }
}

export function writeState(home: string, now: UpdateState): void {
  const kept: z.infer<typeof state> = { ...now, reason: sayOrNull(now.reason), sentence: now.reason }
  writeWhole(stateIn(home), `${JSON.stringify(kept)}\n`)
}

export const isOver = ({ phase }: UpdateState) => phase === 'updated' || phase === 'rolled-back'

/** Records that an update is done. */
export function settleUpdate(home: string): void {
  const now = readState(home)
  if (now && !isOver(now)) writeState(home, { ...now, phase: 'updated', reason: null })
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function writeWhole(file: string, text: string) {
  fs.mkdirSync(dirname(file), { recursive: true })
  const fresh = join(dirname(file), `.${basename(file)}.${process.pid}`)
  const handle = fs.openSync(fresh, 'w')
  fs.writeSync(handle, text)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  fs.renameSync(fresh, file)
  syncDirectory(dirname(file))
}

/** Makes new names in a directory survive a power cut. Windows neither needs nor allows it. */
export function syncDirectory(dir: string) {
  if (process.platform === 'win32') return
  const handle = fs.openSync(dir, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
