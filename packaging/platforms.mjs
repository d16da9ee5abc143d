import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'

/**
 * @typedef {{ name: string, os: string, cpu: string }} Platform `os` and `cpu` as Node and npm call them
 * @type {Platform[]}
 */
export const platforms = [
  { name: 'linux-x64', os: 'linux', cpu: 'x64' },
  { name: 'linux-arm64', os: 'linux', cpu: 'arm64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64' },
  { name: 'win-x64', os: 'win32', cpu: 'x64' },
]

/** @param {string} name */
export function platformOf(name) {
  const found = platforms.find((one) => one.name === name)
  if (!found)
    throw new Error(`There is no package for ${name}, only for ${platforms.map((one) => one.name).join(', ')}.`)
  return found
}

export const thisPlatform = () =>
  platformOf(`${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`)

/**
 * Installs what the lock file of `folder` lists for a platform. Nothing of it runs here, and a package that another
 * platform needs stays away.
 * @param {Platform} platform
 * @param {string} folder
 */
export const installFor = ({ os, cpu }, folder) =>
  run(
    'npm',
    [
      'ci',
      `--os=${os}`,
      `--cpu=${cpu}`,
      '--libc=glibc',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: folder },
  )

const nodes = join(root, 'packaging', 'nodes')

/**
 * The unmodified Node of a platform with its licence, and npm.
 * @param {Platform} platform
 * @returns {Promise<{ file: string, version: string, licence: string, npm: string }>}
 */
export async function nodeFor(platform) {
  const name = `node-${platform.name}`
  const { version } = JSON.parse(readFileSync(join(nodes, 'package-lock.json'), 'utf8')).packages[
    `node_modules/${name}`
  ]
  const folder = join(root, '.cache', 'packaging', `${name}-${version}`)
  const file = join(folder, 'node_modules', name, 'bin', platform.os === 'win32' ? 'node.exe' : 'node')
  const npm = join(folder, 'node_modules', 'npm')
  if (!existsSync(join(npm, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const one of ['package.json', 'package-lock.json']) copyFileSync(join(nodes, one), join(folder, one))
    await installFor(platform, folder)
  }
  // The package for Windows is without it.
  const licence =
    platform.os === 'win32' ? (await nodeFor(platformOf('linux-x64'))).licence : join(file, '../../LICENSE')
  return { file, version, licence, npm }
}
