import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

const refreshMs = 5_000
/** A holder refreshes its lock every few seconds. */
const abandonedMs = 60_000
const askAgainMs = 250

/**
 * Does `work` while no other process does any under the same lock file. A lock left by a killed process holds up
 * nobody.
 * @template T
 * @param {string} file
 * @param {string} waiting the message to print while another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, waiting, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let isFirst = true; !take(file); isFirst = false) {
    if (isFirst) console.error(waiting)
    await new Promise((done) => setTimeout(done, askAgainMs))
  }
  const refresh = setInterval(() => utimesSync(file, new Date(), new Date()), refreshMs)
  const release = () => {
    clearInterval(refresh)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

const mine = `${hostname()} ${process.pid}`

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const holder = holderOf(file)
  if (holder && isAbandoned(holder)) setAside(file, holder.words)
  return false
}

/** @param {string} file */
function holderOf(file) {
  try {
    return { words: readFileSync(file, 'utf8'), seenAt: statSync(file).mtimeMs }
  } catch {
    // It was released just now.
    return null
  }
}

/** @param {{ words: string, seenAt: number }} holder */
function isAbandoned({ words, seenAt }) {
  if (Date.now() - seenAt > abandonedMs) return true
  const [host, pid] = words.split(' ')
  if (host !== hostname() || !pid) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/**
 * Renames before it deletes, so that of two processes that find the same abandoned lock only one removes it.
 * @param {string} file
 * @param {string} words
 */
function setAside(file, words) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  // Another process was faster, and this is its lock already.
  if (readFileSync(aside, 'utf8') !== words) renameSync(aside, file)
  rmSync(aside, { force: true })
}
