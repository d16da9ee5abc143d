import fs from 'node:fs'
import { dirname } from 'node:path'

const refreshMs = 5_000
/** A holder refreshes its lock every few seconds. */
const abandonedMs = 60_000

/**
 * Takes a lock file, and returns how to release it. Null while another process has it. The lock of a killed process
 * holds up nobody.
 */
export function takeLock(file: string): (() => void) | null {
  fs.mkdirSync(dirname(file), { recursive: true })
  if (!create(file)) {
    removeAbandoned(file)
    if (!create(file)) return null
  }
  const refresh = setInterval(() => {
    const now = new Date()
    fs.utimes(file, now, now, () => {})
  }, refreshMs).unref()
  const release = () => {
    clearInterval(refresh)
    process.off('exit', release)
    fs.rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

function create(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Renames before it deletes, so that of two processes that find the same abandoned lock only one removes it. */
function removeAbandoned(file: string) {
  const holder = holderOf(file)
  if (!holder || !isAbandoned(holder)) return
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch {
    return
  }
  // Another process was faster, and this is its lock already.
  if (fs.readFileSync(aside, 'utf8') !== holder.pid) fs.renameSync(aside, file)
  fs.rmSync(aside, { force: true })
}

function holderOf(file: string) {
  try {
    return { pid: fs.readFileSync(file, 'utf8'), seenAt: fs.statSync(file).mtimeMs }
  } catch {
    // It was released just now.
    return null
  }
}

function isAbandoned({ pid, seenAt }: { pid: string; seenAt: number }): boolean {
  if (Date.now() - seenAt > abandonedMs) return true
  // A killed process may leave an empty file.
  if (!pid) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
