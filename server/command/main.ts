#!/usr/bin/env node

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import { ConfigError } from '../config/config-error.ts'
import { programFile } from '../config/places.ts'
import { productVersion } from '../config/version.ts'
import { inTerminal, inWords, speakBy, tell } from '../language/terminal.ts'
import { logFileIn } from '../updates/home.ts'
import { CommandError } from './command-error.ts'
import { desktop } from './desktop.ts'
import { draft } from './draft.ts'
import {
  environment,
  homeHere,
  isPersonal,
  type PackageKind,
  packageKind,
  readInstallation,
  readSettings,
} from './installation.ts'
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
  says: Message
  /** Returns the exit code. Nothing is 0. */
  run(words: string[]): Promise<number | undefined> | number | undefined | Promise<void> | void
}

const commands: Record<string, Command> = {
  open: { says: msg`starts ${{ product: product.name }} if it does not run, and opens it in the browser`, run: open },
  start: {
    words: '[--foreground]',
    says: msg`starts it in the background; with the option, here until Ctrl-C`,
    run: start,
  },
  stop: { says: msg`stops it in order`, run: sayStop },
  status: { says: msg`says whether it runs, and where its data and log are`, run: sayStatus },
  autostart: {
    words: 'on|off',
    says: msg`starts it when you sign in to this computer, or no longer`,
    run: setAutostart,
  },
  draft: { words: '"…"', says: msg`writes a draft from what you want to say`, run: draft },
  posts: { words: 'list|show|new|schedule|export', says: msg`works with your posts; --help says more`, run: posts },
  mcp: { words: '[email]', says: msg`lets a chat on this computer work with your posts`, run: program('mcp') },
  login: { words: '[address]', says: msg`keeps a key for a ${{ product: product.name }} elsewhere`, run: login },
  logout: { says: msg`forgets that key`, run: logout },
  backup: {
    words: '[file] [--with-media]',
    says: msg`writes everything into one file, with images and documents if asked`,
    run: program('backup', 'backup'),
  },
  restore: {
    words: '<file> [--replace]',
    says: msg`puts a backup back; --list shows which there are`,
    run: program('backup', 'restore'),
  },
  drill: {
    words: '[file] [--json]',
    says: msg`restores the newest backup aside, and says what it found`,
    run: program('backup', 'drill'),
  },
  doctor: { says: msg`says what is missing or wrong`, run: program('doctor') },
  admin: {
    words: '…',
    says: msg`accounts, the key of this computer, sign-ups; alone, it lists its commands`,
    run: program('admin'),
  },
  model: {
    words: '…',
    says: msg`models that run on this computer; alone, it lists its commands`,
    run: program('model'),
  },
  update: {
    says: msg`says how to get a newer version`,
    run: () => tell(isUpdating() ? onScreen : ofUpdates[packageKind()]),
  },
  menu: { words: 'on|off', says: msg`puts it into the menu of this computer, or takes it out`, run: setMenu },
  uninstall: { says: msg`removes the program, leaves your data and says where`, run: sayUninstalled },
  version: { says: msg`says which version this is`, run: () => console.log(productVersion) },
  help: { says: msg`prints this list`, run: sayHelp },
}

const onScreen = msg`Open Settings → “For whoever runs this server”: there it looks for newer versions, and a press updates.`

const isUpdating = () => packageKind() === 'archive' && readInstallation().config.updates !== null

const ofUpdates: Record<PackageKind, Message> = {
  archive: msg`Run the line that installed it again. It puts the newest version beside this one and switches to it.`,
  npm: msg`To get the newest version, enter: npm install --global hookline`,
  deb: msg`To get a newer version, install its package.`,
  container: msg`To get a newer version, use its image.`,
  source: msg`To get a newer version, enter: git pull`,
}

function sayHelp(): void {
  const usage = (name: string, { words }: Command) => `hookline ${name}${words ? ` ${words}` : ''}`
  const width = Math.max(...Object.entries(commands).map(([name, command]) => usage(name, command).length))
  for (const [name, command] of Object.entries(commands))
    console.log(`  ${usage(name, command).padEnd(width)}  ${inTerminal(command.says)}`)
  if (isPersonal())
    console.log(
      `\n${inTerminal(msg`Without a word it does the same as “open”. Its files are in ${{ home: homeHere() }}; settings go into .env there.`)}`,
    )
}

async function start(words: string[]): Promise<number> {
  expectPersonal()
  const installation = readInstallation()
  if (words.includes('--foreground')) return runInForeground(installation)
  const { run, isNew } = await startInBackground(installation)
  const { address } = run
  tell(
    isNew
      ? msg`${{ product: product.name }} runs at ${{ address }}`
      : msg`${{ product: product.name }} already runs at ${{ address }}`,
  )
  return 0
}

async function open(): Promise<number> {
  expectPersonal()
  try {
    const installation = readInstallation()
    const { run } = await startInBackground(installation)
    const { address } = run
    if (await openBrowser(openingAddress(installation, run)))
      tell(msg`${{ product: product.name }} is open at ${{ address }}`)
    else {
      tell(msg`${{ product: product.name }} runs at ${{ address }}`)
      tell(msg`No browser could be opened here. Open this address in one.`)
    }
    return 0
  } catch (error) {
    if (!process.stderr.isTTY) await showProblem(String(inWords(error, [Error])))
    throw error
  }
}

async function sayStop(): Promise<void> {
  expectPersonal()
  tell(
    (await stop(readInstallation()))
      ? msg`${{ product: product.name }} has stopped.`
      : msg`${{ product: product.name }} is not running.`,
  )
}

/** Exits with 3 when it does not run, as services do. */
async function sayStatus(): Promise<number> {
  const { home, config } = readInstallation()
  const run = findRunning(home)
  const version = productVersion
  if (!run) tell(msg`${{ product: product.name }} ${{ version }} is not running.`)
  else if (await answers(run)) {
    const since = new Date(run.startedAt).toLocaleString()
    tell(msg`${{ product: product.name }} ${{ version }} has run at ${{ address: run.address }} since ${{ since }}.`)
  } else
    tell(
      msg`${{ product: product.name }} ${{ version }} runs, with the process ${{ pid: run.pid }}, but does not answer at ${{ address: run.local }}.`,
    )
  const folder = resolve(home, config.dataDir)
  tell(config.databaseUrl ? msg`Data: DATABASE_URL, and ${{ folder }}` : msg`Data: ${{ folder }}`)
  tell(msg`Log: ${{ file: logFileIn(home) }}`)
  return run ? 0 : 3
}

const isOn = (words: string[], command: string) => {
  if (words.length === 1 && (words[0] === 'on' || words[0] === 'off')) return words[0] === 'on'
  throw new CommandError(msg`Use: hookline ${{ command }} on, or hookline ${{ command }} off`)
}

function setAutostart(words: string[]): void {
  expectPersonal()
  if (isOn(words, 'autostart')) {
    desktop().startWithSession()
    tell(msg`${{ product: product.name }} will start when you sign in to this computer.`)
  } else {
    desktop().stopStartingWithSession()
    tell(msg`${{ product: product.name }} will not start before you open it.`)
  }
}

function setMenu(words: string[]): void {
  expectPersonal()
  if (isOn(words, 'menu')) desktop().addToMenu()
  else desktop().removeFromMenu()
}

async function sayUninstalled(): Promise<void> {
  expectPersonal()
  const folder = await uninstall(readInstallation())
  tell(msg`${{ product: product.name }} is removed. Your data are still in ${{ folder }}`)
}

function expectPersonal(): void {
  if (!isPersonal())
    throw new CommandError(
      msg`This ${{ product: product.name }} is a service of this computer, which its tools look after.`,
    )
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
  speakBy(readSettings(homeHere()))
  const [name = isPersonal() ? 'open' : 'help', ...words] = process.argv.slice(2)
  const known = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }[name] ?? name
  if (!Object.hasOwn(commands, known))
    throw new CommandError(msg`There is no command “${{ name }}”. “hookline help” lists them.`)
  process.exitCode = (await commands[known]!.run(words)) ?? 0
}

main().catch((error: unknown) => {
  console.error(inWords(error, [ConfigError]))
  process.exitCode = error instanceof CommandError ? error.exitCode : 1
})
