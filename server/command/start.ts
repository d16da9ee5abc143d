import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { isSet } from '../config/given-settings.ts'
import { programFile } from '../config/places.ts'
import { type Run, readRun } from '../config/run-file.ts'
import { serverProcess, startAgain } from '../config/server-process.mjs'
import { finishUpdate } from '../updates/finish.ts'
import { logFileIn } from '../updates/home.ts'
import { CommandError } from './command-error.ts'
import { environment, type Installation, lastPort, packageKind } from './installation.ts'
import { answers, findRunning, until } from './running.ts'

/** A database that was killed while it wrote much recovers first. */
const patienceMs = 120_000
const maxLogBytes = 10_000_000

/** Starts the server in the background, or finds the one that runs. Returns once it answers. */
export async function startInBackground(installation: Installation): Promise<{ run: Run; isNew: boolean }> {
  const { home } = installation
  const running = findRunning(home)
  if (running) return { run: running, isNew: false }
  const env = await serverEnvironment(installation)
  if (packageKind() === 'archive' && (await finishUpdate({ ...ofUpdate(installation), env }, tell))) {
    const run = await until(async () => {
      const started = findRunning(home)
      return started && (await answers(started)) ? started : null
    }, patienceMs)
    if (run) return { run, isNew: true }
    throw new CommandError(
      msg`${{ product: product.name }} was updated, but has not answered yet. Its log: ${{ file: logFileIn(home) }}`,
    )
  }
  const log = openLog(home)
  const begin = statSync(log.file).size
  const server = spawn(process.execPath, [...serverProcess.flags, programFile('server')], {
    cwd: home,
    env,
    // A process group of its own: what ends this command's terminal leaves the server alone.
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
    windowsHide: true,
  })
  closeSync(log.handle)
  let hasEnded = false
  server.once('exit', () => {
    hasEnded = true
  })
  server.once('error', () => {
    hasEnded = true
  })
  const run = await until(async () => {
    const noted = readRun(home)
    if (noted && noted.pid === server.pid && (await answers(noted))) return noted
    return hasEnded ? 'ended' : null
  }, patienceMs)
  server.unref()
  if (run !== 'ended' && run !== null) return { run, isNew: true }
  const said = lastWords(log.file, begin)
  // Of two commands at the same moment one starts the server, and the data refuse the other's.
  const other = await until(() => findRunning(home), said.includes('Another running') ? patienceMs : 0)
  if (other) return { run: other, isNew: false }
  throw new CommandError(
    run === 'ended'
      ? msg`${{ product: product.name }} could not start. ${{ reason: said }}\nIts log: ${{ file: log.file }}`
      : msg`${{ product: product.name }} has not answered yet. Its log: ${{ file: log.file }}\n${{ said }}`,
  )
}

/** Runs the server until it ends, with its log on standard output. Returns its exit code. */
export async function runInForeground(installation: Installation): Promise<number> {
  const running = findRunning(installation.home)
  if (running)
    throw new CommandError(msg`${{ product: product.name }} already runs at ${{ address: running.address }}.`)
  const env = await serverEnvironment(installation)
  // A service manager, or the person at the terminal, starts it again then.
  if (packageKind() === 'archive' && (await finishUpdate({ ...ofUpdate(installation), env }, tell))) return 0
  const startServer = () =>
    spawn(process.execPath, [...serverProcess.flags, programFile('server')], {
      cwd: installation.home,
      env,
      // The server notices over the channel when this process is gone, for whatever reason, and stops too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
  let server = startServer()
  // The terminal's Ctrl-C reaches the server directly. Signals to this process alone are passed on.
  process.on('SIGINT', () => {})
  // A closed terminal sends SIGHUP.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGTERM'))
  for (;;) {
    const code = await new Promise<number>((done) =>
      server.once('exit', (status, signal) => done(signal ? 1 : status!)),
    )
    if (code !== startAgain) return code
    server = startServer()
  }
}

const ofUpdate = ({ home, config }: Installation) => ({ ...config, home, dataDir: resolve(home, config.dataDir) })

const tell = (sentence: string) => console.error(sentence)

async function serverEnvironment({ home, settings, config }: Installation): Promise<NodeJS.ProcessEnv> {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const port = isSet(settings, 'PORT') ? undefined : await freePort(config.host, lastPort(home))
  return {
    ...serverProcess.env,
    NODE_COMPILE_CACHE: join(home, 'cache', 'compiled'),
    ...environment(home),
    ...(port && { PORT: String(port) }),
  }
}

async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 20; port++) if (await isFree(host, port)) return port
  throw new CommandError(
    msg`Ports ${{ first: wanted }} to ${{ last: wanted + 19 }} are in use by other programs. Set PORT to a free one.`,
  )
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

function openLog(home: string) {
  const file = logFileIn(home)
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file) && statSync(file).size > maxLogBytes) renameSync(file, `${file}.1`)
  return { file, handle: openSync(file, 'a', 0o600) }
}

/** Why the server ended, or else the last lines of its log. */
function lastWords(file: string, begin: number): string {
  const lines = readFileSync(file).subarray(begin).toString().trim().split('\n')
  const reasons = lines.filter((line) => line.startsWith('{"level":60,')).map((line) => JSON.parse(line).msg as string)
  return (reasons.length > 0 ? reasons : lines).slice(-8).join('\n')
}
