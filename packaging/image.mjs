import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../scripts/setup.mjs'
import { version } from './assemble.mjs'

const base = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? ''

/** @param {string[]} words */
const works = (...[command = '', ...args]) => spawnSync(command, args, { timeout: 300_000 }).status === 0

/** The builder here that has the base image or can fetch it, if there is one. */
export function findBuilder() {
  if (works('docker', 'info') && (works('docker', 'image', 'inspect', base) || works('docker', 'pull', base)))
    return 'docker'
  return ['podman', 'buildah'].find((name) => works(name, 'pull', '--policy', 'missing', base))
}

/** Podman and Buildah keep the health check only in Docker's format. @param {string} builder */
export const buildWords = (builder) => [
  'build',
  ...(builder === 'docker' ? [] : ['--format', 'docker']),
  ...['--tag', 'hookline', '--tag', `hookline:${version}`, root],
]

/** Makes the image, and `hookline-<version>-image.tar` for `docker load`. @param {string} out */
export async function makeImage(out) {
  const builder = findBuilder()
  if (!builder) throw new Error(`No docker, podman or buildah here has the image ${base} or can fetch it.`)
  const file = join(out, `hookline-${version}-image.tar`)
  rmSync(file, { force: true })
  await run(builder, buildWords(builder))
  const name = `hookline:${version}`
  if (builder === 'buildah') await run(builder, ['push', name, `docker-archive:${file}:${name}`])
  else await run(builder, ['save', '--output', file, name])
}
