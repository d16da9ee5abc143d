import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { productVersion } from '../config/version.ts'
import { isOver, readCurrent, readState, settleUpdate, versionsIn, writeCurrent } from './home.ts'

type Settings = Pick<Config, 'package' | 'home'>

/**
 * Makes a new version the one that runs. It calls this when it listens, before it answers anything, and while it holds
 * the database. Synchronous, so that no request comes in between.
 * @throws when the update was taken back in the meantime. The server must end then.
 */
export function commitUpdate({ package: kind, home }: Settings): void {
  const state = kind === 'archive' ? readState(home) : null
  if (!state || isOver(state) || state.to !== productVersion) return
  if (readCurrent(home) !== productVersion) {
    if (state.phase !== 'trying') throw new Error(`The update to ${productVersion} was taken back.`)
    writeCurrent(home, productVersion)
  }
  settleUpdate(home)
}

/** Whether the updater has just made the backup of the data on which this new version starts. */
export function isBackedUp({ package: kind, home }: Settings): boolean {
  const state = kind === 'archive' ? readState(home) : null
  return state?.phase === 'trying' && state.to === productVersion && state.backup !== null
}

/** Keeps the version that runs and the one before. */
export async function removeOldVersions({ package: kind, home }: Settings): Promise<void> {
  const state = kind === 'archive' ? readState(home) : null
  if (!state || !isOver(state)) return
  const kept = [readCurrent(home), state.from, ...(state.phase === 'updated' ? [state.to] : [])]
  for (const name of await readdir(versionsIn(home)).catch(() => []))
    if (!kept.includes(name)) await rm(join(versionsIn(home), name), { recursive: true, force: true })
}
