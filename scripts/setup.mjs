// Runs before anything is installed, on any Node version that the machine has: built-ins only.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'

export const root = resolve(import.meta.dirname, '..')
/** @param {string[]} parts */
const at = (...parts) => join(root, ...parts)
const bin = at('node_modules', '.bin')

/** The Node that the project installs (Linux, Windows), else the machine's own. */
export const node = () => {
  const installedNode = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(installedNode) ? installedNode : process.execPath
}

/**
 * Runs a command with the project's own programs first on the path, and shows its output. Rejects when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, hear?: (text: string) => void }} [options] `hear` gets the output
 *   instead
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = root, env = {}, hear } = {}) {
  return new Promise((done, fail) => {
    const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
    const child = spawn(command, args, {
      cwd,
      // Standard output belongs to the program, which may print data there.
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', command === 'npm' ? 2 : 'inherit', 'inherit'],
      env: { ...process.env, PATH: path, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => hear?.(text))
    child.on('error', fail)
    // Unlike "exit", "close" comes after all output.
    child.on('close', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}

/**
 * Settings that keep the server's process small under load: it collects garbage early, and returns free memory to the
 * system (glibc only).
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' },
}

/** Flags for server programs, which share the server's cache of compiled code. */
export const programFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  pathToFileURL(at('server', 'start', 'quick-modules.ts')).href,
]

/**
 * Runs one of the project's JavaScript programs.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, hear?: (text: string) => void }} [options]
 */
export const runNode = (args, options) => run(node(), args, options)

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs all packages, or only those that the app runs with.
 * @param {{ isProduction?: boolean }} [options]
 */
export const install = ({ isProduction = false } = {}) => installIn(root, { isProduction })

/**
 * Installs the packages of `lab/`, which only the benches use. Lighthouse is most of them, and only its own bench uses
 * it.
 * @param {{ withLighthouse: boolean }} options
 */
export const installLab = ({ withLighthouse }) => installIn(at('lab'), { withOptional: withLighthouse })

export const installStructure = () => installIn(at('scripts', 'structure'), {})

/** @typedef {{ isProduction?: boolean, withOptional?: boolean }} Part */

/**
 * Installs exactly what a folder's lock file lists, or a part, unless it is installed already, whoever did it.
 * @param {string} folder
 * @param {Part} part
 */
async function installIn(folder, part) {
  if (isInstalled(folder, part)) return
  const { isProduction = false, withOptional = true } = part
  await withLock(at('.cache', 'installing'), 'Another process installs packages here; waiting for it …', async () => {
    if (isInstalled(folder, part)) return
    const startedAt = Date.now()
    console.error('Installing packages (only when package-lock.json has changed) …')
    const omitted = [
      ...(isProduction ? ['--omit=dev'] : ['--include=dev']),
      ...(withOptional ? [] : ['--omit=optional']),
    ]
    // A running app keeps its packages: new ones are added.
    const isAddition = isInstalled(folder, { isProduction: true, withOptional: false })
    await run('npm', [...(isAddition ? ['install', '--no-save'] : ['ci']), ...omitted, ...quiet], { cwd: folder })
    const modules = join(folder, 'node_modules')
    console.error(`Installed ${installedSize(modules)} in ${Math.ceil((Date.now() - startedAt) / 1000)} s.`)
  })
}

/**
 * Compares the lock file with the one that npm writes at the end of an install, so an interrupted install counts as
 * none. Packages for some systems only count if package.json names them.
 * @param {string} folder
 * @param {Part} part
 */
export function isInstalled(folder, { isProduction = false, withOptional = true }) {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = packagesIn(join(folder, 'package-lock.json')) ?? {}
  const named = Object.keys(wanted['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`)
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional, os, cpu }]) => {
    const isOmitted = (isProduction && dev) || (!withOptional && optional)
    const isElsewhere = (os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch))
    const isLeftToNpm = (optional || devOptional) && !named.includes(path)
    if (path === '' || isOmitted || isElsewhere || isLeftToNpm) return true
    return installed[path]?.version === version
  })
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage> | null}
 */
function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : null
}

/**
 * The number and size of all installed packages, not only the requested ones.
 * @param {string} modules
 */
function installedSize(modules) {
  const packages = packagesIn(join(modules, '.package-lock.json')) ?? {}
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${Object.keys(packages).length} packages, ${Math.round(bytes / 1_000_000)} MB,`
}

/** Refuses a Node that cannot run TypeScript, before it fails with an obscure error. */
export function checkNode() {
  if (node() !== process.execPath) return
  const major = Number(process.versions.node.split('.')[0])
  if (major < 24) {
    console.error(`Hookline needs Node 24 or newer on this system; this is ${process.version}. See https://nodejs.org.`)
    process.exit(1)
  }
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

// Inside the build's folder it would be served, or deleted.
const builtOf = at('.cache', 'built')
const sources = () => Math.max(...['web', 'shared', 'package-lock.json'].map((path) => newest(at(path))))

/** Whether no source is newer than the last build of the web app. */
export const isBuilt = () =>
  existsSync(at('dist', 'index.html')) && existsSync(builtOf) && Number(readFileSync(builtOf, 'utf8')) >= sources()

/** Builds the web app when a source is newer than the last build. */
export async function build() {
  if (isBuilt()) return
  await withLock(at('.cache', 'building'), 'Another process builds the web app here; waiting for it …', async () => {
    if (isBuilt()) return
    console.error('Building the web app (only when its sources have changed) …')
    rmSync(builtOf, { force: true })
    await runNode([at('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'])
    // The build itself writes the generated route list, so date the sources again.
    writeFileSync(builtOf, String(sources()))
  })
}
