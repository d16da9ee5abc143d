import { setTimeout as sleep } from 'node:timers/promises'
import { type Message, msg, plural } from '#shared/say.ts'
import { backUpBeforeUpdate } from '../backup/before-update.ts'
import { restoreAside } from '../backup/upgrade.ts'
import type { Config } from '../config/config.ts'
import { productVersion } from '../config/version.ts'
import { OtherMajorVersion } from '../database/cluster.ts'
import { connectOnce } from '../database/connect.ts'
import { DataInUse, type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import { preparePlace } from '../database/embedded-place.ts'
import { appliedMigrations, faultOf } from '../database/migrate.ts'
import { PlainError } from '../errors.ts'
import { say } from '../language/say.ts'
import { isOver, lockFileIn, readCurrent, readState, settleUpdate, type UpdateState, writeState } from './home.ts'
import { takeLock } from './lock.ts'
import { startVersion } from './start-version.ts'

/**
 * Completes an update that is under way, or takes it back, whatever killed whoever worked on it before.
 *
 * The version that `current` names is the one that runs. The new version itself writes it, once it listens and before
 * it answers anything, while it holds the database (`commit.ts`). So whoever holds the database and reads the old name
 * there knows that the new version has taken nothing in, and may give the old one its data back.
 */

export class UpdateUnderWay extends PlainError {}

export interface Patience {
  /** For another updater to end. */
  lockMs: number
  /** For the former server to end. */
  leaveMs: number
  /** For the new version to be ready. */
  readyMs: number
}
const defaultPatience: Patience = { lockMs: 150_000, leaveMs: 40_000, readyMs: 30_000 }
const maxAttempts = 3

interface Settings extends Pick<Config, 'home' | 'dataDir' | 'backupDir' | 'backupPassphrase'> {
  /** For the server that this starts. */
  env: NodeJS.ProcessEnv
}
type Log = (message: string) => void

/**
 * @returns whether it started another version than its own, in the background. Otherwise the caller starts its own.
 * @throws {EmbeddedDatabaseError} when another Hookline uses the data. The next start goes on from there.
 */
export async function finishUpdate(config: Settings, log: Log, patience = defaultPatience): Promise<boolean> {
  const { home } = config
  const state = readState(home)
  if (!state || isOver(state)) return false
  const release = await waitForLock(home, patience.lockMs)
  try {
    return await goOn(config, readState(home)!, log, patience)
  } finally {
    release()
  }
}

async function goOn(config: Settings, before: UpdateState, log: Log, patience: Patience): Promise<boolean> {
  const { home } = config
  if (isOver(before)) return false
  if (readCurrent(home) === before.to) return settled(config, before)
  let state = { ...before, attempts: before.attempts + 1 }
  const step = (change: Partial<UpdateState>) => {
    state = { ...state, ...change }
    writeState(home, state)
  }
  step({})
  const { from, to } = state
  if (state.attempts > maxAttempts && state.phase !== 'going-back')
    step({
      phase: 'going-back',
      reason: msg`The update to ${{ to }} was interrupted ${plural({ times: maxAttempts }, { other: '# times' })}.`,
    })

  if (state.phase === 'begun') {
    log(`Updating from ${from} to ${to}. Making a backup first.`)
    try {
      step({ phase: 'trying', backup: await backUp(config, patience.leaveMs, log) })
    } catch (error) {
      if (error instanceof DataInUse) throw error
      log(error instanceof Error ? error.message : String(error))
      step({ phase: 'rolled-back', reason: /*i18n*/ 'The backup before the update failed, so nothing was changed.' })
      return false
    }
  }
  if (state.phase === 'trying') {
    const tried = await tryVersion(config, to, patience.readyMs)
    if (tried === 'ready') return true
    if (readCurrent(home) === to) return settled(config, state)
    log(say(tried))
    step({ phase: 'going-back', reason: tried })
  }
  await giveBack(config, state, patience.leaveMs, log)
  // A server that an earlier updater started may have been ready in the meantime.
  if (readCurrent(home) === to) return settled(config, state)
  step({ phase: 'rolled-back' })
  log(`This is version ${from} again.`)
  return false
}

/** The new version was ready, and may have ended since. If it runs, its data refuse a second server. */
function settled({ home, env }: Settings, { to }: UpdateState): boolean {
  settleUpdate(home)
  if (to !== productVersion) startVersion(home, to, env)
  return to !== productVersion
}

async function waitForLock(home: string, ms: number): Promise<() => void> {
  const deadline = performance.now() + ms
  for (;;) {
    const release = takeLock(lockFileIn(home))
    if (release) return release
    if (performance.now() > deadline)
      throw new UpdateUnderWay('Another process updates Hookline right now. Try again in a minute.')
    await sleep(200)
  }
}

/** After the former server has ended, so it holds everything that anybody wrote. */
async function backUp(config: Settings, lockTimeoutMs: number, log: Log): Promise<string> {
  const database = await startEmbedded({ dataDir: config.dataDir, log, lockTimeoutMs })
  try {
    return await backUpBeforeUpdate(config, database.connection)
  } finally {
    await database.stop()
  }
}

/** `ready`, or why it is not. Then its process is gone. */
async function tryVersion({ home, env }: Settings, version: string, readyMs: number): Promise<'ready' | Message> {
  const child = startVersion(home, version, env)
  child.ref()
  const ended = new Promise<Message>((done) => {
    child.once('error', () => done(msg`Version ${{ version }} cannot run on this computer.`))
    child.once('exit', () => done(msg`Version ${{ version }} ended before it was ready. logs/hookline.log says why.`))
  })
  const deadline = performance.now() + readyMs
  while (performance.now() < deadline) {
    const reason = await Promise.race([ended, sleep(100, null)])
    if (reason) return reason
    if (readCurrent(home) === version) {
      child.unref()
      return 'ready'
    }
  }
  child.kill('SIGKILL')
  await ended
  return msg`Version ${{ version }} was not ready after ${plural({ seconds: Math.round(readyMs / 1_000) }, { other: '# seconds' })}.`
}

/** Restores the backup if the new version has changed the database. */
async function giveBack(config: Settings, { to, backup }: UpdateState, lockTimeoutMs: number, log: Log): Promise<void> {
  const { home, dataDir } = config
  let database: EmbeddedDatabase | undefined
  try {
    database = await startEmbedded({ dataDir, log, lockTimeoutMs })
    if (readCurrent(home) === to || !(await isNewer(database))) return
  } catch (error) {
    if (error instanceof DataInUse && readCurrent(home) === to) return
    if (!(error instanceof OtherMajorVersion)) throw error
  } finally {
    await database?.stop()
  }
  if (!backup) throw new Error('A newer Hookline changed the data, and there is no backup from before.')
  // Nothing was published since the backup: the new version was never ready.
  const aside = await restoreAside(config, preparePlace(dataDir), backup, { holdsBack: false, log })
  log(`Restored the backup ${backup}. What the newer version made of the data is in ${aside}.`)
}

async function isNewer({ connection }: EmbeddedDatabase): Promise<boolean> {
  const client = await connectOnce(connection)
  try {
    return faultOf(await appliedMigrations(client)) === 'newer'
  } finally {
    await client.end()
  }
}
