import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'
import { copyBuilt } from './assemble.mjs'

/**
 * Makes `hookline-<version>.tgz`, for people who have Node: `npm install --global <file>`.
 * @param {string} out
 */
export async function makeNpm(out) {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-package-'))
  try {
    copyBuilt(folder)
    for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file))
    await run('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
