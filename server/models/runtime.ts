import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { msg } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { programPackage } from './machine.ts'

const version = '3.21.1'
/** Installed, in bytes. */
export const runtimeSize = 88_000_000
const maxInstallMs = 15 * 60_000

/** Where the packages that run models are, once they are installed: a version has a directory of its own. */
export const runtimeDir = (home: string) => join(home, `runtime-${version}`)

/** The library's entry, for the process that runs a model. */
export const libraryIn = (home: string) => join(runtimeDir(home), 'node_modules', 'node-llama-cpp', 'dist', 'index.js')

export const isInstalled = (home: string) => existsSync(libraryIn(home))

/**
 * Installs the packages that run models with npm, whole or not at all. They come without install scripts, and without
 * the programs for other systems and graphics cards, which would be eight times as much.
 */
export async function installRuntime(home: string, signal: AbortSignal): Promise<void> {
  if (isInstalled(home)) return
  signal.throwIfAborted()
  const half = join(home, `runtime-${version}.${randomUUID()}`)
  await mkdir(half, { recursive: true })
  try {
    await writeFile(join(half, 'package.json'), '{ "private": true }\n')
    await npm(half, signal)
    // The directory of a runtime that does not work any more is replaced; of two that install at once the first one stays.
    if (!isInstalled(home)) {
      await rm(runtimeDir(home), { recursive: true, force: true })
      await rename(half, runtimeDir(home))
    }
    await removeLeftovers(home)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

const leftAloneMs = 24 * 3_600_000

/** Removes former versions and broken-off installations, unless another process may still be at work on one. */
async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const dir = join(home, name)
    if (!name.startsWith('runtime-') || dir === runtimeDir(home)) continue
    const { mtimeMs } = await lstat(dir)
    if (Date.now() - mtimeMs > leftAloneMs) await rm(dir, { recursive: true, force: true })
  }
}

/** A package brings npm beside its Node. */
function npmCommand(): [command: string, ...before: string[]] {
  const beside = join(dirname(process.execPath), 'npm', 'bin', 'npm-cli.js')
  return existsSync(beside) ? [process.execPath, beside] : ['npm']
}

async function npm(dir: string, signal: AbortSignal): Promise<void> {
  const packages = [`node-llama-cpp@${version}`, `${programPackage}@${version}`]
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  const retries = ['--fetch-retries=2', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000']
  const isWindows = process.platform === 'win32'
  const [command, ...before] = npmCommand()
  const child = spawn(
    command,
    [...before, 'install', '--prefix', dir, ...flags, ...retries, '--loglevel=error', ...packages],
    {
      cwd: dir,
      env: npmEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // Windows finds npm by its shell alone.
      shell: isWindows && before.length === 0,
      // A group of its own, so that all of it can be ended.
      detached: !isWindows,
    },
  )
  const deadline = AbortSignal.timeout(maxInstallMs)
  const end = () => {
    try {
      process.kill(isWindows ? child.pid! : -child.pid!, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
  const stop = AbortSignal.any([signal, deadline])
  stop.addEventListener('abort', end)
  try {
    const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr!)])
    signal.throwIfAborted()
    if (deadline.aborted)
      throw failure(
        /*i18n*/ 'The program that runs models could not be installed: npm took longer than 15 minutes. Nothing was changed; try again.',
      )
    if (code !== 0) throw failure(reasonIn(said))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw failure(
      /*i18n*/ 'The program that runs models could not be installed: npm was not found on this computer; it comes with Node. Nothing was changed; try again.',
    )
  } finally {
    stop.removeEventListener('abort', end)
  }
}

/** What npm needs to reach its registry, and nothing of the app's own: keys and passwords stay here. */
function npmEnvironment(): Record<string, string> {
  const wanted =
    /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|TEMP|TMP|TMPDIR|LANG|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(registry|userconfig|globalconfig|cache|proxy|https_proxy|noproxy|cafile|strict_ssl|_?auth\w{0,20}))$/i
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => wanted.test(entry[0]) && !!entry[1]),
  )
}

const reasons: [RegExp, string][] = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/,
    /*i18n*/ 'The program that runs models could not be installed: npm cannot reach its registry; check the connection of this computer. Nothing was changed; try again.',
  ],
  [
    /ENOSPC/,
    /*i18n*/ 'The program that runs models could not be installed: the disk is full. Nothing was changed; try again.',
  ],
  [
    /E40[134]|ETARGET|ENOVERSIONS/,
    /*i18n*/ 'The program that runs models could not be installed: npm’s registry does not give out the packages. Nothing was changed; try again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    /*i18n*/ 'The program that runs models could not be installed: the data directory cannot be written. Nothing was changed; try again.',
  ],
  [
    /EINTEGRITY/,
    /*i18n*/ 'The program that runs models could not be installed: a package came damaged. Nothing was changed; try again.',
  ],
]

function reasonIn(said: string): Sentence {
  const known = reasons.find(([pattern]) => pattern.test(said))
  if (known) return known[1]
  const [, line = 'npm failed'] = /^npm error (?!code|A complete log)(.{1,200})/m.exec(said) ?? []
  return msg`The program that runs models could not be installed: ${{ reason: line.trim() }}. Nothing was changed; try again.`
}

const failure = (sentence: Sentence) => new AppError('upstream', sentence)
