import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'
import { assemble, version } from './assemble.mjs'
import { platformOf } from './platforms.mjs'

const parts = join(root, 'packaging', 'windows')

export const hasNsis = spawnSync('makensis', ['-VERSION']).status === 0

/** Makes `Hookline-Setup.exe`. @param {string} out */
export async function makeSetup(out) {
  const assembled = join(root, '.cache', 'packaging', 'windows')
  await assemble(platformOf('win-x64'), assembled)
  await packSetup(out, { assembled, version })
}

/**
 * Writes the installer of an assembled Hookline, with NSIS.
 * @param {string} out
 * @param {{ assembled: string, version: string }} options
 */
export async function packSetup(out, { assembled, version }) {
  const files = readdirSync(assembled, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0)
  const defined = {
    VERSION: version,
    VERSION_IN_FOUR: `${version.replace(/-.*/, '')}.0`,
    FROM: assembled,
    ICON: join(parts, 'hookline.ico'),
    LAUNCHER: join(parts, 'hookline.cmd'),
    OUT: join(out, 'Hookline-Setup.exe'),
    SIZE: Math.ceil(bytes / 1024),
  }
  const definitions = Object.entries(defined).map(([name, value]) => `-D${name}=${value}`)
  await run('makensis', ['-V2', '-WX', '-INPUTCHARSET', 'UTF8', ...definitions, join(parts, 'setup.nsi')])
}
