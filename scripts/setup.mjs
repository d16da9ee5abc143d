// Runs before anything is installed, on any Node version that the machine has: built-ins only.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

export { serverProcess } from '../server/config/server-process.mjs'

// `import.meta.dirname` is missing in a Node that is too old, and `checkNode` has to run there.
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
/** @param {string[]} parts */
const at = (...parts) => join(root, ...parts)

/** Whether a Node is at least this version. @param {string} node @param {number[]} least */
const isAtLeast = (node, [major = 0, minor = 0]) => {
  const [ofMajor = 0, ofMinor = 0] = node.split('.').map(Number)
  return ofMajor > major || (ofMajor === major && ofMinor >= minor)
}

/** Refuses a Node that cannot run the app, before it fails with an obscure error. */
export function checkNode() {
  if (isAtLeast(process.versions.node, [20, 19])) return
  console.error(`Hookline needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org.`)
  process.exit(1)
}

/** The Node versions that the app is tested with. Only Linux on x64 has them. */
export const testedNodes = ['20', '22', '24', '26']
const hasNodes = process.platform === 'linux' && process.arch === 'x64'
/** @param {string} major */
export const nodeOf = (major) => at('scripts', 'nodes', 'node_modules', `node${major}`, 'bin', 'node')

/** The Node that runs what this process starts. */
let node = process.execPath

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
    const path = [dirname(node), at('node_modules', '.bin'), process.env.PATH].join(delimiter)
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

/** Has Node keep compiled code from one start to the next; Node 20 cannot. */
export const compileCache = { NODE_COMPILE_CACHE: at('.cache', 'compiled') }

/**
 * Runs one of the project's JavaScript programs.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, hear?: (text: string) => void }} [options]
 */
export const runNode = (args, options) => run(node, args, options)

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages that the app is built from and runs with. */
export async function install() {
  checkNode()
  await installIn(root, { isProduction: true })
}

/**
 * Installs all packages. The sources, and the tools that check them, need Node 24.15: if the machine's is older, one is
 * installed that only these scripts use.
 * @returns {Promise<string>} the Node to use
 */
export async function installForDevelopment() {
  checkNode()
  await installIn(root, {})
  if (isAtLeast(process.versions.node, [24, 15])) return node
  if (!hasNodes) {
    console.error(
      `To work on Hookline you need Node 24.15 or newer; this is ${process.version}. See https://nodejs.org.`,
    )
    process.exit(1)
  }
  await installIn(at('scripts', 'nodes'), { isProduction: true })
  node = nodeOf('24')
  return node
}

/** Installs the Node versions that the app is tested with, where they are to be had. */
export const installNodes = async () => (hasNodes ? installIn(at('scripts', 'nodes'), {}) : undefined)

/**
 * Installs the packages of `lab/`, which only the benches use. Lighthouse is most of them, and only its own bench uses
 * it.
 * @param {{ withLighthouse: boolean }} options
 */
export const installLab = ({ withLighthouse }) => installIn(at('lab'), { withOptional: withLighthouse })

export const installStructure = () => installIn(at('scripts', 'structure'), {})

export const installApi = () => installIn(at('scripts', 'api'), {})

export const installConformance = () => installIn(at('scripts', 'conformance'), {})

export const installMcpb = () => installIn(at('scripts', 'mcpb'), {})

export const installN8n = () => installIn(at('integrations', 'n8n'), {})

export const installMigrations = () => installIn(at('scripts', 'migrations'), {})

/** @typedef {{ isProduction?: boolean, withOptional?: boolean }} Part */

/**
 * Installs exactly what a folder's lock file lists, or a part, unless it is installed already, whoever did it.
 * @param {string} folder
 * @param {Part} part
 */
async function installIn(folder, part) {
  if (isInstalled(folder, part)) return
  const { isProduction = false, withOptional = true } = part
  await alone('installing', 'Another process installs packages here; waiting for it …', async () => {
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
 * Does work that writes into the sources' folder, while no other process does such work.
 * @param {string} lock
 * @param {string} waiting
 * @param {() => Promise<void>} work
 */
async function alone(lock, waiting, work) {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    console.error(
      `The sources in ${root} have changed since they were built, and this user may not write there. Run "npm run build" as the user who owns them, then start again.`,
    )
    process.exit(1)
  }
  await withLock(at('.cache', lock), waiting, work)
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
const sources = () => Math.max(...['web', 'server', 'shared', 'package-lock.json'].map((path) => newest(at(path))))

/** The bundled server's programs. @param {string} name as in `server/config/places.ts` */
export const program = (name) => at('dist', 'server', `${name}.js`)

/** Whether no source is newer than the last build. */
const isBuilt = () =>
  existsSync(at('dist', 'web', 'index.html')) &&
  existsSync(program('server')) &&
  existsSync(builtOf) &&
  Number(readFileSync(builtOf, 'utf8')) >= sources()

/** Builds web app and server when a source is newer than the last build. */
export async function build() {
  if (isBuilt()) return
  await alone('building', 'Another process builds the app here; waiting for it …', async () => {
    if (isBuilt()) return
    console.error('Building the app (only when its sources have changed) …')
    rmSync(builtOf, { force: true })
    const buildIn = (/** @type {string} */ folder) =>
      runNode([at('node_modules', 'vite', 'bin', 'vite.js'), 'build', folder, '--logLevel', 'warn'])
    await Promise.all([buildIn('web'), buildIn('server/build')])
    // The build itself writes the generated route list, so date the sources again.
    writeFileSync(builtOf, String(sources()))
  })
}
