// Writes the index that installed versions look at: latest.json, signed, beside the signed archives.
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signFile } from './sign.mjs'

/**
 * Signs the archives of a version in a folder and writes `latest.json` beside them.
 * @param {{ folder: string, version: string, keyFile: string, changelog: string }} release `changelog` is the content of
 *   CHANGELOG.md
 * @returns {Promise<string[]>} the names of the files that belong under UPDATE_URL
 */
export async function writeRelease({ folder, version, keyFile, changelog }) {
  /** @type {Record<string, { file: string, size: number, sha256: string }>} */
  const archives = {}
  for (const file of readdirSync(folder).sort()) {
    const [, platform] =
      new RegExp(`^hookline-${version.replaceAll('.', '\\.')}-([a-z]+-[a-z0-9]+)\\.(?:tar\\.xz|zip)$`).exec(file) ?? []
    if (!platform) continue
    const path = join(folder, file)
    archives[platform] = { file, size: statSync(path).size, sha256: await sha256Of(path) }
    await signFile(path, keyFile)
  }
  if (Object.keys(archives).length === 0) throw new Error(`${folder} has no archive of version ${version}.`)
  const index = join(folder, 'latest.json')
  const date = new Date().toISOString().slice(0, 10)
  const content = { version, date, notes: notesOf(changelog, { version, date }), archives }
  writeFileSync(index, `${JSON.stringify(content, null, 2)}\n`)
  await signFile(index, keyFile)
  const names = ['latest.json', ...Object.values(archives).map(({ file }) => file)]
  return names.flatMap((name) => [name, `${name}.minisig`])
}

/**
 * The sections of a changelog, newest first. What is under “Unreleased” belongs to the version that is made.
 * @param {string} changelog
 * @param {{ version: string, date: string }} made
 */
export function notesOf(changelog, made) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      const title = end < 0 ? section : section.slice(0, end)
      const text = (end < 0 ? '' : section.slice(end)).trim()
      const [, version, date] = /^\[?(\d+\.\d+\.\d+)\]?\D+(\d{4}-\d\d-\d\d)/.exec(title) ?? []
      return version && date ? { version, date, text } : { ...made, text }
    })
    .filter(({ text }) => text !== '')
    .slice(0, 20)
}

/** @param {string} file */
async function sha256Of(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** @param {string} root */
export const changelogOf = (root) => readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
