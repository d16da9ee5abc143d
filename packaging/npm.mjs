import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'
import { copyBuilt } from './assemble.mjs'

/**
 * Makes `hookline-<version>.tgz`, for people who have Node: `npm install --global <file>`.
 * @param {string} out
 */
export async function makeNpm(out) {
  const folder = join(root, '.cache', 'packaging', 'npm')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyBuilt(folder)
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file))
  await run('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder })
}
