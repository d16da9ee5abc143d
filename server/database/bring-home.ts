import fs from 'node:fs'
import path from 'node:path'
import { errorCode, systemDir } from './embedded-place.ts'
import { isServing } from './postmaster.ts'
import { eachEntry, giveTo } from './server-user.ts'

/**
 * As root, earlier versions kept the data below /var/lib with a link to it. It moves to where DATA_DIR says, copied
 * whole before the link goes; where that cannot be, it works on where it is.
 */
export function bringHome(dataDir: string, log: (message: string) => void) {
  if (process.getuid?.() !== 0 || !fs.existsSync(dataDir)) return
  const wanted = path.join(fs.realpathSync(dataDir), 'postgres')
  const copied = `${wanted}.copied`
  if (!fs.existsSync(copied)) {
    const old = oldHome(wanted)
    if (!old) return
    if (isServing(path.join(old, 'cluster')))
      return log(`The database is still at work in ${old}; it moves to ${wanted} later.`)
    try {
      copyWhole(old, copied)
    } catch (error) {
      return log(`The database stays in ${old}: it could not be moved to ${wanted} (${errorCode(error) ?? error}).`)
    }
  }
  const old = oldHome(wanted)
  fs.rmSync(wanted, { force: true })
  fs.renameSync(copied, wanted)
  log(`The database moved to ${wanted}.`)
  if (old) fs.rmSync(old, { recursive: true })
}

function oldHome(wanted: string) {
  if (!fs.lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const target = fs.readlinkSync(wanted)
  return path.dirname(target) === systemDir && fs.existsSync(target) ? target : undefined
}

function copyWhole(from: string, to: string) {
  const half = fs.mkdtempSync(`${to}.`)
  try {
    const owner = fs.statSync(from)
    fs.cpSync(from, half, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
    giveTo(owner, half)
    eachEntry(half, toDisk)
    fs.renameSync(half, to)
    toDisk(path.dirname(to))
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true })
    throw error
  }
}

function toDisk(entry: string) {
  const stat = fs.lstatSync(entry)
  if (!stat.isFile() && !stat.isDirectory()) return
  const handle = fs.openSync(entry, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
