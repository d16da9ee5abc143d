import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'
import { assemble, version } from './assemble.mjs'

/**
 * Makes `hookline-<version>-<platform>.tar.xz`, or `.zip` for Windows: a folder that needs nothing else.
 * @param {string} out
 * @param {import('./platforms.mjs').Platform} platform
 */
export async function makeArchive(out, platform) {
  const beside = join(root, '.cache', 'packaging', platform.name)
  const name = `hookline-${version}`
  await assemble(platform, join(beside, name))
  const file = join(out, `${name}-${platform.name}`)
  if (platform.os === 'win32') await run('zip', ['-9', '-q', '-r', `${file}.zip`, name], { cwd: beside })
  else
    await run('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cJf', `${file}.tar.xz`, name], {
      cwd: beside,
      env: { XZ_OPT: process.env.XZ_OPT ?? '-9 -T0' },
    })
}
