import { closeSync, openSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The processors, as Node calls them, by the numbers that macOS gives them. @type {Record<number, string>} */
const ofMacos = { 16777223: 'x64', 16777228: 'arm64' }

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Cuts programs of macOS that hold one for each processor down to one, which keeps its own signature.
 * @param {string} folder
 * @param {string} cpu
 */
export function keepOneProcessor(folder, cpu) {
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(file)
    // Java's classes begin in the same way, with a large number in the place of the number of parts.
    const parts = bytes.length > 48 && bytes.readUInt32BE(0) === 0xcafebabe ? bytes.readUInt32BE(4) : 0
    if (parts === 0 || parts > 8) continue
    const at = Array.from({ length: parts }, (_, index) => 8 + 20 * index).find(
      (one) => ofMacos[bytes.readUInt32BE(one)] === cpu,
    )
    if (at === undefined) continue
    const begin = bytes.readUInt32BE(at + 8)
    writeFileSync(file, bytes.subarray(begin, begin + bytes.readUInt32BE(at + 12)))
  }
}

/** Which system and processor a program or library is for, as Node calls them. Null for any other file. @param {string} file */
export function madeFor(file) {
  const head = Buffer.alloc(4_096)
  const handle = openSync(file, 'r')
  const length = readSync(handle, head, 0, head.length, 0)
  closeSync(handle)
  if (length < 64) return null
  const magic = head.readUInt32BE(0)
  if (magic === 0x7f454c46) return { os: 'linux', cpu: { 62: 'x64', 183: 'arm64' }[head.readUInt16LE(18)] }
  if (magic === 0xcffaedfe) return { os: 'darwin', cpu: ofMacos[head.readUInt32LE(4)] }
  // What begins like a program of DOS says where that of Windows begins.
  const windows = head.readUInt16BE(0) === 0x4d5a ? head.readUInt32LE(60) : 0
  if (windows > 0 && windows < head.length - 6 && head.readUInt32BE(windows) === 0x50450000)
    return { os: 'win32', cpu: { 34404: 'x64' }[head.readUInt16LE(windows + 4)] }
  return null
}

/**
 * Throws unless every program and library below a folder is for the platform, and Node, sharp and PostgreSQL are there.
 * @param {import('./platforms.mjs').Platform} platform
 * @param {string} folder
 */
export function expectBinariesFor({ name, os, cpu }, folder) {
  /** @type {string[]} */
  const found = []
  for (const file of filesBelow(folder)) {
    const made = madeFor(file)
    if (!made) continue
    if (made.os !== os || made.cpu !== cpu) throw new Error(`${file} is for ${made.os}-${made.cpu}, not for ${name}.`)
    found.push(file.slice(folder.length).replaceAll('\\', '/'))
  }
  for (const part of [/^\/node(\.exe)?$/, /\/sharp[^/]*\.node$/, /\/bin\/postgres(\.exe)?$/, /\/bin\/initdb(\.exe)?$/])
    if (!found.some((file) => part.test(file))) throw new Error(`The package for ${name} lacks ${part}.`)
}
