import { spawn } from 'node:child_process'
import { mkdir, open, readdir, rm, statfs, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import { msg } from '#shared/say.ts'
import { compareVersions, type ReleaseIndex, type UpdateStatus } from '#shared/updates.ts'
import type { Config } from '../config/config.ts'
import { programFile } from '../config/places.ts'
import { productVersion } from '../config/version.ts'
import type { Deps } from '../context.ts'
import { AppError, sentenceOf } from '../errors.ts'
import { megabytes } from '../language/parts.ts'
import { type Sentence, sayOrNull } from '../language/say.ts'
import { download, partOf, progressOf } from '../models/download.ts'
import { downloadsIn, lockFileIn, logFileIn, readState, type UpdateState, writeState } from './home.ts'
import { takeLock } from './lock.ts'
import { addressUnder, expectSignedBy, fetchSmall, look, newerIn, readSeen } from './newest.ts'
import { unpackInProcess } from './unpack.ts'

export interface WithUpdates {
  updates: Updates
}

interface Options extends Deps {
  /** Stops this server, as a signal would. */
  leave: () => void
}

interface Work {
  state: NonNullable<UpdateStatus['work']>['state']
  done: number
  size: number
  control: AbortController
  ended: Promise<void>
}

type Archive = ReleaseIndex['archives'][string]

const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
/** An unpacked archive is about four times as large. The rest is for the backup and the database. */
const roomOf = ({ size }: Archive) => size * 6 + 500_000_000

export type Updates = ReturnType<typeof createUpdates>

/** Brings a newer version onto this computer and hands over to the updater, which starts it. */
export function createUpdates(deps: Options) {
  const { config, log, leave } = deps
  const { home } = config
  let work: Work | null = null
  let problem: Sentence | null = null

  const fileOf = (archive: Archive) => join(downloadsIn(home), archive.file)

  async function status(language?: ShownLanguage): Promise<UpdateStatus> {
    const seen = await readSeen(deps)
    const newest = config.updates && newerIn(seen)
    const archive = newest?.archives[platform]
    const last = config.package === 'archive' ? readState(home) : null
    return {
      version: productVersion,
      package: config.package,
      looks: config.updates !== null,
      lookedAt: (config.updates && seen?.lookedAt) ?? null,
      lookProblem: sayOrNull((config.updates && seen?.problem) ?? null, language),
      newest: newest && {
        version: newest.version,
        date: newest.date,
        notes: newest.notes.filter((note) => compareVersions(note.version, productVersion) > 0),
        size: archive?.size ?? null,
      },
      obstacle: sayOrNull(obstacleOf(config, newest), language),
      work: work && { state: work.state, done: work.done, size: work.size },
      kept: archive && !work ? ((await progressOf(fileOf(archive)))?.done ?? 0) : 0,
      problem: sayOrNull(problem, language),
      last: last && ended(last, language),
    }
  }

  /** Downloads, checks and unpacks the newest version, then stops this server for the updater. */
  async function run(newest: ReleaseIndex, archive: Archive, now: Work): Promise<void> {
    const { signal } = now.control
    const file = fileOf(archive)
    const { url, publicKey } = config.updates!
    await removeOtherDownloads(archive)
    // Nobody else downloads while this server has the lock, so a part that was just written is no sign of it.
    await utimes(partOf(file), 0, 0).catch(() => {})
    await requireRoom(home, roomOf(archive))
    const address = addressUnder(url, archive.file)
    const signature = await fetchSmall(`${address}.minisig`)
    for await (const progress of download({ address, file, size: archive.size, sha256: archive.sha256 }, signal))
      Object.assign(now, progress)
    now.state = 'checking'
    await expectSignedBy(publicKey, file, signature.toString()).catch(async (error: unknown) => {
      await rm(file, { force: true })
      throw error
    })
    now.state = 'unpacking'
    await unpackInProcess({ home, archive: file, version: newest.version, sha256: archive.sha256 }, signal)
    await rm(file, { force: true })
    signal.throwIfAborted()
    now.state = 'restarting'
    const begun = { from: productVersion, to: newest.version, at: deps.now().toISOString(), attempts: 0, backup: null }
    writeState(home, { ...begun, phase: 'begun', reason: null })
    try {
      await startUpdater(home)
    } catch (error) {
      writeState(home, {
        ...begun,
        phase: 'rolled-back',
        reason: /*i18n*/ 'The program that updates Hookline did not start.',
      })
      throw error
    }
    log.info({ from: productVersion, to: newest.version }, 'stopping for an update')
    leave()
  }

  async function removeOtherDownloads({ file }: Archive): Promise<void> {
    for (const name of await readdir(downloadsIn(home)).catch(() => []))
      if (name !== file && name !== partOf(file)) await rm(join(downloadsIn(home), name), { force: true })
  }

  return {
    status,

    look: async (language?: ShownLanguage): Promise<UpdateStatus> => {
      await look(deps)
      return status(language)
    },

    /** Begins or resumes the update. It goes on after the call; `status` says how far it is. */
    start: async (language?: ShownLanguage): Promise<UpdateStatus> => {
      const newest = newerIn(await readSeen(deps))
      if (!newest) throw new AppError('conflict', msg`There is no newer version than ${{ version: productVersion }}.`)
      const obstacle = obstacleOf(config, newest)
      if (obstacle) throw new AppError('conflict', obstacle)
      if (work) return status(language)
      const release = takeLock(lockFileIn(home))
      if (!release) throw new AppError('conflict', 'Another process updates Hookline right now.')
      const archive = newest.archives[platform]!
      const now: Work = {
        state: 'downloading',
        done: 0,
        size: archive.size,
        control: new AbortController(),
        ended: Promise.resolve(),
      }
      problem = null
      work = now
      now.ended = run(newest, archive, now)
        // Once the server leaves, `work` stays: nothing may begin any more.
        .catch((err: unknown) => {
          work = null
          if (now.control.signal.aborted) return
          log.warn({ err }, 'failed to update')
          problem = sentenceOf(err) ?? /*i18n*/ 'The update failed. Nothing was changed; the log says why.'
        })
        .finally(release)
      return status(language)
    },

    /** Stops the download or the unpacking. What was downloaded is kept. */
    cancel: async (language?: ShownLanguage): Promise<UpdateStatus> => {
      if (work?.state === 'restarting') throw new AppError('conflict', 'Hookline is restarting already.')
      work?.control.abort()
      await work?.ended
      return status(language)
    },

    stop: async (): Promise<void> => {
      if (work?.state === 'restarting') return
      work?.control.abort()
      await work?.ended
    },
  }
}

function ended({ phase, from, to, at, reason }: UpdateState, language?: ShownLanguage): UpdateStatus['last'] {
  return phase === 'updated' || phase === 'rolled-back'
    ? { outcome: phase, from, to, at, reason: sayOrNull(reason, language) }
    : null
}

/** Why this Hookline cannot update itself, in a sentence, or null. */
function obstacleOf({ package: kind, databaseUrl }: Config, newest: ReleaseIndex | null): Sentence | null {
  const ways: Partial<Record<Config['package'], string>> = {
    npm: /*i18n*/ 'To update, stop Hookline and run: npm install --global hookline@latest',
    deb: /*i18n*/ 'The system’s package manager updates Hookline, with apt upgrade.',
    container: /*i18n*/ 'Whoever runs the container updates Hookline, with a newer image.',
    source: /*i18n*/ 'To update, stop Hookline, pull the sources, and run: npm start',
  }
  if (kind !== 'archive') return ways[kind] ?? null
  if (databaseUrl)
    return /*i18n*/ 'Hookline uses a database server of its own (DATABASE_URL), which it cannot put back after a failed update. Back it up, and install the newer version by hand.'
  if (newest && !newest.archives[platform])
    return msg`Version ${{ version: newest.version }} does not come for this system (${{ platform }}).`
  return null
}

async function requireRoom(dir: string, needed: number): Promise<void> {
  await mkdir(dir, { recursive: true })
  const { bavail, bsize } = await statfs(dir)
  if (bavail * bsize >= needed) return
  const inMegabytes = (bytes: number) => megabytes(Math.ceil(bytes / 1_000_000) * 1_000_000)
  throw new AppError(
    'unavailable',
    msg`The disk has ${{ free: inMegabytes(bavail * bsize) }} free, and the update needs ${{ needed: inMegabytes(needed) }}. Nothing was changed.`,
  )
}

/** It outlives this process. */
async function startUpdater(home: string): Promise<void> {
  await mkdir(dirname(logFileIn(home)), { recursive: true })
  const log = await open(logFileIn(home), 'a')
  const child = spawn(process.execPath, [...process.execArgv, programFile('updater')], {
    cwd: home,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    windowsHide: true,
  })
  await new Promise<void>((done, fail) => {
    child.once('spawn', done)
    child.once('error', fail)
  })
  child.unref()
  await log.close()
}
