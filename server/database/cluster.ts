import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import { superuser } from './app-role.ts'
import { EmbeddedDatabaseError, type Place, renameUnlessThere, wayOut } from './embedded-place.ts'
import { byUser, environment, here } from './postmaster.ts'
import { giveTo, namedUser } from './server-user.ts'

const isWindows = process.platform === 'win32'

/** Builds aside and renames, so a killed initdb leaves nothing half made. */
export async function createCluster(place: Place, isQuick: boolean, log: (message: string) => void) {
  adoptRestored(place)
  const versionFile = path.join(place.cluster, 'PG_VERSION')
  if (!fs.existsSync(versionFile)) {
    log(`Preparing a new database in ${place.home}.`)
    removeAbandoned(place)
    const half = fs.mkdtempSync(path.join(place.home, 'initdb-'))
    const password = path.join(place.home, `${path.basename(half)}.password`)
    try {
      // On a socket, its directory decides who may connect.
      if (isWindows) fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
      await initdb(place, half, password, isQuick)
      if (isWindows) fs.renameSync(password, path.join(half, 'password'))
      renameUnlessThere(half, place.cluster)
      syncDirectory(place.home)
      syncDirectory(path.dirname(place.home))
    } catch (error) {
      fs.rmSync(half, { recursive: true, force: true })
      fs.rmSync(password, { force: true })
      throw error
    }
  }
  // PostgreSQL refuses other modes, which files restored from a copy may have.
  fs.chmodSync(place.cluster, 0o700)
  const found = fs.readFileSync(versionFile, 'utf8').trim()
  if (found !== place.major) throw new OtherMajorVersion(place, found)
}

export class OtherMajorVersion extends EmbeddedDatabaseError {
  readonly place: Place
  readonly found: string

  constructor(place: Place, found: string) {
    super(
      msg`PostgreSQL ${{ found }} wrote the data in ${{ folder: place.home }}, but this version of Hookline uses PostgreSQL ${{ wanted: place.major }}. Nothing was changed. Start this version with "${{ command: call('start') }}", which restores the last backup.`,
    )
    this.place = place
    this.found = found
  }
}

const restoredName = 'cluster.restored'

/** Replaces the data of another major version. After an interruption the next start completes this. */
export function replaceCluster(place: Place, restored: string) {
  const ready = path.join(place.home, restoredName)
  if (place.runAs) giveTo(place.runAs, restored)
  fs.renameSync(restored, ready)
  syncDirectory(place.home)
  return adoptRestored(place)
}

/** Returns where the old data is now. */
function adoptRestored({ home, cluster }: Place) {
  const ready = path.join(home, restoredName)
  if (!fs.existsSync(ready)) return undefined
  const version = path.join(cluster, 'PG_VERSION')
  const aside = fs.existsSync(version)
    ? `${cluster}-${fs.readFileSync(version, 'utf8').trim()}-${new Date().toISOString().replaceAll(':', '-')}`
    : undefined
  if (aside) fs.renameSync(cluster, aside)
  fs.renameSync(ready, cluster)
  syncDirectory(home)
  return aside
}

/** Makes new names in a directory survive a power cut. Windows neither needs nor allows it. */
function syncDirectory(dir: string) {
  if (isWindows) return
  const handle = fs.openSync(dir, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

async function initdb(place: Place, into: string, passwordFile: string, isQuick: boolean) {
  const ctype = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C'
  const args = [
    ...['-D', byUser(place) ? here : into, '-U', superuser, '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C', '--lc-ctype', ctype],
    // Users who may enter the socket's directory may connect. Nobody may over the network.
    ...(isWindows
      ? ['--auth', 'scram-sha-256', '--pwfile', passwordFile]
      : ['--auth-local', 'trust', '--auth-host', 'reject']),
    ...(isQuick ? ['--no-sync'] : []),
  ]
  const user = place.runAs && namedUser(place.runAs)
  try {
    if (user) giveTo(user, into)
    await promisify(execFile)(place.programs.initdb, args, { cwd: into, env: environment(), ...user })
    if (place.runAs) giveTo(place.runAs, into)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error))
    throw new EmbeddedDatabaseError(
      [msg`The database in ${{ folder: place.home }} could not be prepared: ${{ reason: said.trim() }}`, wayOut],
      {
        cause: error,
      },
    )
  }
}

/** Removes what killed runs of initdb left. A running one is younger than an hour. */
function removeAbandoned({ home }: Place) {
  for (const name of fs.readdirSync(home)) {
    const entry = path.join(home, name)
    const made = name.startsWith('initdb-') && fs.statSync(entry, { throwIfNoEntry: false })
    if (made && made.mtimeMs < Date.now() - 3_600_000) fs.rmSync(entry, { recursive: true, force: true })
  }
}
