import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../scripts/setup.mjs'
import { assemble, version } from './assemble.mjs'

const parts = join(root, 'packaging', 'deb')
const settings = '/etc/hookline/hookline.env'
/** @type {Record<string, string>} */
const architectures = { x64: 'amd64', arm64: 'arm64' }

export const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0

/**
 * Makes `hookline_<version>-1_<architecture>.deb`.
 * @param {string} out
 * @param {import('./platforms.mjs').Platform} platform
 */
export async function makeDeb(out, platform) {
  const assembled = join(root, '.cache', 'packaging', `deb-${platform.name}`)
  await assemble(platform, assembled)
  packDeb(out, { assembled, cpu: platform.cpu, version, date: sourceDate() })
}

/** The newest commit's date, or as reproducible builds say it. */
function sourceDate() {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root }).stdout
  return new Date(Number(seconds) * 1_000)
}

/**
 * Writes the package of an assembled Hookline and returns its file. The same input gives the same bytes.
 * @param {string} out
 * @param {object} options
 * @param {string} options.assembled as `assemble` lays it
 * @param {string} options.cpu as Node calls it
 * @param {string} options.version
 * @param {Date} options.date of everything in the package
 * @param {'xz' | 'none'} [options.compression]
 */
export function packDeb(out, { assembled, cpu, version, date, compression = 'xz' }) {
  const architecture = architectures[cpu] ?? cpu
  // To dpkg, 1.0~beta is older than 1.0.
  const debVersion = `${version.replace('-', '~')}-1`
  const stage = mkdtempSync(join(tmpdir(), 'hookline-deb-'))
  try {
    const lay = (/** @type {string} */ from, /** @type {string} */ to) =>
      cpSync(from, join(stage, to), { recursive: true, verbatimSymlinks: true })
    const write = (/** @type {string} */ to, /** @type {string | Uint8Array} */ content) => {
      mkdirSync(dirname(join(stage, to)), { recursive: true })
      writeFileSync(join(stage, to), content)
    }
    for (const name of ['node', 'app']) lay(join(assembled, name), join('usr/lib/hookline', name))
    lay(join(parts, 'hookline'), 'usr/bin/hookline')
    lay(join(parts, 'hookline.service'), 'usr/lib/systemd/system/hookline.service')
    lay(join(parts, 'hookline.env'), settings)
    lay(join(parts, 'lintian-overrides'), 'usr/share/lintian/overrides/hookline')
    write('usr/share/man/man1/hookline.1.gz', gzip(join(parts, 'hookline.1')))
    const documents = 'usr/share/doc/hookline'
    lay(join(parts, 'copyright'), join(documents, 'copyright'))
    write(join(documents, 'LICENSE.node.gz'), gzip(join(assembled, 'LICENSE-OF-NODE')))
    write(join(documents, 'changelog.gz'), gzip(join(root, 'CHANGELOG.md')))
    write(join(documents, 'changelog.Debian.gz'), gzipSync(changelog(debVersion, date), { level: 9 }))
    for (const name of ['hosting.md', 'configuration.md', 'recipes.md', 'upgrades.md'])
      lay(join(root, 'docs', name), join(documents, name))

    const files = filesIn(stage)
    const bytes = files.reduce((sum, file) => sum + lstatSync(join(stage, file)).size, 0)
    write('DEBIAN/control', control({ version: debVersion, architecture, bytes }))
    write('DEBIAN/conffiles', `${settings}\n`)
    write(
      'DEBIAN/md5sums',
      files
        .filter((file) => file !== settings.slice(1))
        .map(md5Line(stage))
        .join(''),
    )
    for (const name of ['preinst', 'postinst', 'prerm', 'postrm', 'templates'])
      lay(join(parts, name), join('DEBIAN', name))

    settle(stage, date)
    const file = join(out, `hookline_${debVersion}_${architecture}.deb`)
    const { status, stderr } = spawnSync(
      'dpkg-deb',
      ['--root-owner-group', `-Z${compression}`, '--build', stage, file],
      { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: String(date.getTime() / 1000) } },
    )
    if (status !== 0) throw new Error(`dpkg-deb failed: ${stderr}`)
    return file
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

const { DEBFULLNAME: name = 'The Hookline contributors', DEBEMAIL: email = 'hookline@localhost' } = process.env
const maintainer = `${name} <${email}>`

/** @param {{ version: string, architecture: string, bytes: number }} of */
const control = ({ version, architecture, bytes }) => `Package: hookline
Version: ${version}
Architecture: ${architecture}
Maintainer: ${maintainer}
Installed-Size: ${Math.ceil(bytes / 1024)}
Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6 (>= 8), adduser, debconf (>= 0.5) | debconf-2.0
Section: web
Priority: optional
Description: editor for LinkedIn posts
 Write, edit, save and schedule LinkedIn posts, with a model or without.
 .
 This package runs it as a service for a team or a person. It brings its own
 Node.js and PostgreSQL and needs no other server.
`

/** @param {string} version @param {Date} date */
const changelog = (version, date) => `hookline (${version}) unstable; urgency=medium

  * See changelog.gz.

 -- ${maintainer}  ${date.toUTCString().replace('GMT', '+0000')}
`

/** @param {string} file */
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 })

/** The paths of all files and links below a folder, in order. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** @param {string} stage */
const md5Line = (stage) => (/** @type {string} */ file) =>
  lstatSync(join(stage, file)).isSymbolicLink()
    ? ''
    : `${createHash('md5')
        .update(readFileSync(join(stage, file)))
        .digest('hex')}  ${file}\n`

/** Gives everything the same modes and dates, whatever the umask and clock of the machine. @param {string} folder @param {Date} date */
function settle(folder, date) {
  for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, entry)
    const stat = lstatSync(path)
    if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
    lutimesSync(path, date, date)
  }
}
