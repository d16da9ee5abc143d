import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mark, milliseconds, table, whole } from '../bench/figures.ts'
import { outcomeOf } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom, skipped } from './outcome.ts'
import { poolBeside, startApp, temporaryDirectory, undoAtTheEnd, untilReady } from './processes.ts'

const megabytes = 220
const backMs = 30_000

/** The disk of the embedded database fills up during work, and is emptied again. */
export async function disk({ isShort, seed, say }: Options): Promise<Outcome> {
  const place = temporaryDirectory()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'hookline-chaos', place], {
      stdio: 'ignore',
    })
  } catch {
    return skipped('only root on Linux can mount a disk of limited size.')
  }
  undoAtTheEnd(() => execFileSync('umount', ['-l', place]))
  const random = randomFrom(seed)
  const env = { DATA_DIR: join(place, 'data') }
  mkdirSync(env.DATA_DIR)
  const app = await startApp(env)
  const load = await startLoad({ urls: () => [app.url], random })
  const faults: string[] = []
  const rows: string[][] = []
  for (let round = 1; round <= (isShort ? 1 : 4); round++) {
    load.resume()
    await sleep(1_000)
    fill(join(place, 'filler'))
    say(`The disk is full (${round}) …`)
    const said = await askUntilRefused(app.url, load.cookies[0]!)
    if (!/^(503|507) [A-Z][^\n]+\.$/.test(said)) faults.push(`The answer on a full disk was: ${said.slice(0, 200)}`)
    await sleep(2_000)
    if (!app.isRunning()) throw new Error(`The app ended: ${app.errors.slice(-3).join('\n')}`)
    rmSync(join(place, 'filler'))
    const waited = await untilReady(app)
    rows.push([
      `full disk ${round}: “${said.slice(4)}”`,
      `≤ ${backMs / 1_000} s`,
      milliseconds(waited),
      mark(waited <= backMs),
    ])
    if (waited > backMs) faults.push(`It took ${milliseconds(waited)} until the app was ready again.`)
    await load.pause()
    await load.check()
  }
  const before = load.ledger.acknowledged
  load.resume()
  await sleep(1_000)
  await load.pause()
  await load.check()
  if (load.ledger.acknowledged === before) faults.push('Nothing was acknowledged after there was room again.')
  const pool = poolBeside(env.DATA_DIR)
  await load.finish(pool, isShort)
  await pool.end()
  await app.kill('SIGTERM')
  return outcomeOf(load, 0, table(['', 'back within', 'measured', ''], rows), faults)
}

function fill(file: string): void {
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(65_536)
  try {
    while (writeSync(handle, block) === block.length);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

/** Writes long samples until one is refused. Free space in existing files takes some first. */
async function askUntilRefused(url: string, cookie: string): Promise<string> {
  for (let post = 0; post < 2_000; post++) {
    const text = Array.from({ length: 1_200 }, () => Math.random().toString(36).slice(2))
      .join(' ')
      .slice(0, 19_000)
    const answer = await fetch(`${url}/api/writing-samples`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ content: text }),
      signal: AbortSignal.timeout(60_000),
    }).then(async (response) => `${response.status} ${await response.text()}`, String)
    if (!answer.startsWith('201')) return answer
  }
  return `nothing was refused after ${whole(2_000)} posts`
}
