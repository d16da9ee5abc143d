#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { ConfigError } from '../config/config-error.ts'
import { programFile } from '../config/places.ts'
import { productVersion } from '../config/version.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { AppError } from '../errors.ts'
import { UpdateUnderWay } from '../updates/finish.ts'
import { logFileIn } from '../updates/home.ts'
import { CommandError } from './command-error.ts'
import { desktop } from './desktop.ts'
import { draft } from './draft.ts'
import { environment, homeHere, isPersonal, type PackageKind, packageKind, readInstallation } from './installation.ts'
import { login, logout } from './login.ts'
import { openBrowser, openingAddress, showProblem } from './open.ts'
import { posts } from './posts.ts'
import { answers, findRunning } from './running.ts'
import { runInForeground, startInBackground } from './start.ts'
import { stop } from './stop.ts'
import { uninstall } from './uninstall.ts'

interface Command {
  /** How it is entered after its name. */
  words?: string
  says: string
  /** Returns the exit code. Nothing is 0. */
  run(words: string[]): Promise<number | undefined> | number | undefined | Promise<void> | void
}

const say = (sentence: string) => console.log(sentence)

const commands: Record<string, Command> = {
  open: { says: `starts ${product.name} if it does not run, and opens it in the browser`, run: open },
  start: {
    words: '[--foreground]',
    says: 'starts it in the background; with the option, here until Ctrl-C',
    run: start,
  },
  stop: { says: 'stops it in order', run: sayStop },
  status: { says: 'says whether it runs, and where its data and log are', run: sayStatus },
  autostart: { words: 'on|off', says: 'starts it when you sign in to this computer, or no longer', run: setAutostart },
  draft: { words: '"…"', says: 'writes a draft from what you want to say', run: draft },
  posts: { words: 'list|show|new|schedule|export', says: 'works with your posts; --help says more', run: posts },
  mcp: { words: '[email]', says: 'lets a chat on this computer work with your posts', run: program('mcp') },
  login: { words: '[address]', says: `keeps a key for a ${product.name} elsewhere`, run: login },
  logout: { says: 'forgets that key', run: logout },
  backup: {
    words: '[file] [--with-media]',
    says: 'writes everything into one file, with images and documents if asked',
    run: program('backup', 'backup'),
  },
  restore: {
    words: '<file> [--replace]',
    says: 'puts a backup back; --list shows which there are',
    run: program('backup', 'restore'),
  },
  drill: {
    words: '[file] [--json]',
    says: 'restores the newest backup aside, and says what it found',
    run: program('backup', 'drill'),
  },
  doctor: { says: 'says what is missing or wrong', run: program('doctor') },
  admin: {
    words: '…',
    says: 'accounts, the key of this computer, sign-ups; alone, it lists its commands',
    run: program('admin'),
  },
  model: { words: '…', says: 'models that run on this computer; alone, it lists its commands', run: program('model') },
  update: {
    says: 'says how to get a newer version',
    run: () => say(isUpdating() ? onScreen : ofUpdates[packageKind()]),
  },
  menu: { words: 'on|off', says: 'puts it into the menu of this computer, or takes it out', run: setMenu },
  uninstall: { says: 'removes the program, leaves your data and says where', run: sayUninstalled },
  version: { says: 'says which version this is', run: () => say(productVersion) },
  help: { says: 'prints this list', run: sayHelp },
}

const onScreen =
  'Open Settings → “For whoever runs this server”: there it looks for newer versions, and a press updates.'

const isUpdating = () => packageKind() === 'archive' && readInstallation().config.updates !== null

const ofUpdates: Record<PackageKind, string> = {
  archive: 'Run the line that installed it again. It puts the newest version beside this one and switches to it.',
  npm: 'To get the newest version, enter: npm install --global hookline',
  deb: 'To get a newer version, install its package.',
  container: 'To get a newer version, use its image.',
  source: 'To get a newer version, enter: git pull',
}

function sayHelp(): void {
  const usage = (name: string, { words }: Command) => `hookline ${name}${words ? ` ${words}` : ''}`
  const width = Math.max(...Object.entries(commands).map(([name, command]) => usage(name, command).length))
  for (const [name, command] of Object.entries(commands))
    say(`  ${usage(name, command).padEnd(width)}  ${command.says}`)
  if (isPersonal())
    say(`\nWithout a word it does the same as “open”. Its files are in ${homeHere()}; settings go into .env there.`)
}

async function start(words: string[]): Promise<number> {
  expectPersonal()
  const installation = readInstallation()
  if (words.includes('--foreground')) return runInForeground(installation)
  const { run, isNew } = await startInBackground(installation)
  say(`${product.name} ${isNew ? 'runs' : 'already runs'} at ${run.address}`)
  return 0
}

async function open(): Promise<number> {
  expectPersonal()
  try {
    const installation = readInstallation()
    const { run } = await startInBackground(installation)
    if (await openBrowser(openingAddress(installation, run))) say(`${product.name} is open at ${run.address}`)
    else say(`${product.name} runs at ${run.address}\nNo browser could be opened here. Open this address in one.`)
    return 0
  } catch (error) {
    if (!process.stderr.isTTY) await showProblem(error instanceof Error ? error.message : String(error))
    throw error
  }
}

async function sayStop(): Promise<void> {
  expectPersonal()
  say(`${product.name} ${(await stop(readInstallation())) ? 'has stopped' : 'is not running'}.`)
}

/** Exits with 3 when it does not run, as services do. */
async function sayStatus(): Promise<number> {
  const { home, config } = readInstallation()
  const run = findRunning(home)
  if (!run) say(`${product.name} ${productVersion} is not running.`)
  else if (await answers(run))
    say(
      `${product.name} ${productVersion} has run at ${run.address} since ${new Date(run.startedAt).toLocaleString()}.`,
    )
  else say(`${product.name} ${productVersion} runs, with the process ${run.pid}, but does not answer at ${run.local}.`)
  say(
    `Data: ${config.databaseUrl ? 'DATABASE_URL, and ' : ''}${resolve(home, config.dataDir)}\nLog: ${logFileIn(home)}`,
  )
  return run ? 0 : 3
}

const isOn = (words: string[], command: string) => {
  if (words.length === 1 && (words[0] === 'on' || words[0] === 'off')) return words[0] === 'on'
  throw new CommandError(`Use: hookline ${command} on, or hookline ${command} off`)
}

function setAutostart(words: string[]): void {
  expectPersonal()
  if (isOn(words, 'autostart')) {
    desktop().startWithSession()
    say(`${product.name} will start when you sign in to this computer.`)
  } else {
    desktop().stopStartingWithSession()
    say(`${product.name} will not start before you open it.`)
  }
}

function setMenu(words: string[]): void {
  expectPersonal()
  if (isOn(words, 'menu')) desktop().addToMenu()
  else desktop().removeFromMenu()
}

async function sayUninstalled(): Promise<void> {
  expectPersonal()
  say(`${product.name} is removed. Your data are still in ${await uninstall(readInstallation())}`)
}

function expectPersonal(): void {
  if (!isPersonal())
    throw new CommandError(`This ${product.name} is a service of this computer, which its tools look after.`)
}

/** Runs a program of the server, with its own words before those of the person. */
function program(name: 'backup' | 'doctor' | 'admin' | 'mcp' | 'model', ...first: string[]) {
  return (words: string[]) => {
    const home = homeHere()
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const child = spawn(process.execPath, ['--enable-source-maps', programFile(name), ...first, ...words], {
      cwd: home,
      // Files are named from where the person is.
      env: { INIT_CWD: process.cwd(), ...environment(home) },
      stdio: 'inherit',
    })
    // Ctrl-C reaches the program too, which may have to end in order.
    process.on('SIGINT', () => {})
    return new Promise<number>((done) => child.once('exit', (code, signal) => done(signal ? 1 : code!)))
  }
}

async function main(): Promise<void> {
  const [name = isPersonal() ? 'open' : 'help', ...words] = process.argv.slice(2)
  const known = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }[name] ?? name
  if (!Object.hasOwn(commands, known))
    throw new CommandError(`There is no command “${name}”. “hookline help” lists them.`)
  process.exitCode = (await commands[known]!.run(words)) ?? 0
}

main().catch((error: unknown) => {
  const isInWords = [AppError, CommandError, ConfigError, EmbeddedDatabaseError, UpdateUnderWay].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = error instanceof CommandError ? error.exitCode : 1
})
