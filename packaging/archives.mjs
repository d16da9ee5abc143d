import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../scripts/setup.mjs'
import { assemble, version } from './assemble.mjs'

/**
 * Makes `hookline-<version>-<platform>.tar.xz`, or `.zip` for Windows: a folder that needs nothing else.
 * @param {string} out
 * @param {import('./platforms.mjs').Platform} platform
 */
export async function makeArchive(out, platform) {
  const beside = mkdtempSync(join(tmpdir(), 'hookline-package-'))
  const name = `hookline-${version}`
  const file = join(out, `${name}-${platform.name}`)
  try {
    await assemble(platform, join(beside, name))
    if (platform.os === 'win32') {
      rmSync(`${file}.zip`, { force: true })
      await run('zip', ['-9', '-q', '-r', `${file}.zip`, name], { cwd: beside })
    } else {
      await run('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cJf', `${file}.tar.xz`, name], {
        cwd: beside,
        env: { XZ_OPT: process.env.XZ_OPT ?? '-9 -T0' },
      })
    }
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}
