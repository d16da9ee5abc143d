// Runs before anything is installed, on whatever Node the machine has: built-ins only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** @param {string[]} parts */
const at = (...parts) => join(root, ...parts)
const bin = at('node_modules', '.bin')

/** The Node that the project brings along (Linux, Windows), else the machine's own. */
export const node = () => {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(own) ? own : process.execPath
}

/**
 * Runs a command with the project's own programs first on the path, its output shown; rejects when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((done, fail) => {
    const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: path, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    })
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}

/**
 * Runs one of the project's JavaScript programs.
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export const runNode = (args, options) => run(node(), args, options)

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')

/** Installs exactly what the lock file says, when that has changed since the last time. */
export async function install() {
  const stamp = at('node_modules', '.installed-lock')
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (only when package-lock.json has changed) …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Refuses a Node that cannot run TypeScript, before it fails in a way that explains nothing. */
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

/** Builds the web app when a source is newer than the last build. */
export async function build() {
  const stamp = at('dist', '.built')
  const sources = ['web', 'shared', 'package-lock.json'].map((path) => newest(at(path)))
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= Math.max(...sources)) return
  console.log('Building the web app (only when its sources have changed) …')
  await runNode([at('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'])
  mkdirSync(at('dist'), { recursive: true })
  // The build itself writes the generated route list, so the sources are dated once more.
  writeFileSync(stamp, String(Math.max(...['web', 'shared', 'package-lock.json'].map((path) => newest(at(path))))))
}
