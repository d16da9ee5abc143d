import { setTimeout as sleep } from 'node:timers/promises'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { type Load, startLoad } from './load.ts'
import { type Options, type Outcome, type Random, randomFrom } from './outcome.ts'
import {
  type App,
  childrenOf,
  launchApp,
  poolBeside,
  postmasterOf,
  postmastersOf,
  startApp,
  statusOf,
  temporaryDirectory,
  untilReady,
} from './processes.ts'

const victims = [
  'the app',
  'the app',
  'the app',
  'the database',
  'the database',
  'a backend',
  'both',
  'the app, politely',
] as const
type Victim = (typeof victims)[number]

/** Kills app and database at random moments during work, and reads back every acknowledged change each time. */
export async function kills({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? 3 : 300
  const random = randomFrom(seed)
  const env = { DATA_DIR: temporaryDirectory() }
  let app = await startApp(env)
  const load = await startLoad({ urls: () => [app.url], random })
  const recoveries = new Map<Victim, number[]>()
  const problems: string[] = []
  let killed = 0
  let databaseSince = 0

  for (let round = 0; killed < wanted && round < wanted * 2; round++) {
    load.resume()
    // Servers that die within a second of starting get longer and longer pauses; only some rounds trigger this.
    if (random.below(8) > 0) await sleep(Math.max(0, databaseSince + 1_100 - performance.now()))
    await untilAcknowledged(load, 1 + random.below(12))
    await sleep(random.below(40))
    const victim = random.among(victims)
    const killedAt = performance.now()
    if (victim === 'the database' || victim === 'both') killed += killPostmaster(env.DATA_DIR)
    if (victim === 'a backend') killed += killBackend(env.DATA_DIR, random)
    if (victim.startsWith('the app') || victim === 'both') {
      await app.kill(victim === 'the app, politely' ? 'SIGTERM' : 'SIGKILL')
      killed++
      // Some rounds kill it during its start.
      while (random.below(8) === 0) {
        const early = await launchApp(env, app.port)
        await sleep(random.below(700))
        await early.kill()
        killed++
      }
      app = await startApp(env, app.port)
    } else await untilBack(app)
    if (!victim.startsWith('the app')) databaseSince = performance.now()
    recoveries.set(victim, [...(recoveries.get(victim) ?? []), performance.now() - killedAt])
    await load.pause()
    const servers = postmastersOf(env.DATA_DIR)
    if (servers.length > 1)
      problems.push(`After kill ${killed} (${victim}), ${servers.length} database servers used the same data.`)
    await load.check()
    if (round % 50 === 49) say(`${killed} kills, ${whole(load.ledger.acknowledged)} acknowledged …`)
  }

  const pool = poolBeside(env.DATA_DIR)
  await load.finish(pool, isShort)
  await pool.end()
  await app.kill('SIGTERM')
  const waits = table(
    ['what was killed', 'times', 'back after, median', 'slowest'],
    [...recoveries].map(([victim, times]) => [
      victim,
      whole(times.length),
      milliseconds(median(times)),
      milliseconds(Math.max(...times)),
    ]),
  )
  return outcomeOf(load, killed, waits, [
    ...problems,
    ...(killed >= wanted ? [] : [`Only ${killed} of ${wanted} kills happened.`]),
  ])
}

/** The outcome of a part with people at work. */
export function outcomeOf({ ledger }: Load, killed: number, figures: string, faults: string[]): Outcome {
  const few = (found: string[]) => [...found.slice(0, 10), ...(found.length > 10 ? [`… ${found.length} in all`] : [])]
  const { acknowledged, lost, doubled, broken, unsure, untrue } = ledger
  return {
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    killed,
    faults: [...faults, ...few(lost), ...few(doubled), ...few(broken)],
    report: `${figures}\n\n${whole(unsure)} requests got no answer or a 5xx; each took full effect or none. Wrong “nothing was changed”: ${whole(untrue)}.`,
  }
}

/** Waits for acknowledged work, so that kills hit people at work on any machine. */
export async function untilAcknowledged({ ledger }: Load, count: number): Promise<void> {
  const enough = ledger.acknowledged + count
  for (const deadline = performance.now() + 5_000; ledger.acknowledged < enough && performance.now() < deadline; )
    await sleep(2)
}

function killPostmaster(dataDir: string): number {
  const pid = postmasterOf(dataDir)
  if (pid) process.kill(pid, 'SIGKILL')
  return pid ? 1 : 0
}

function killBackend(dataDir: string, random: Random): number {
  const backends = childrenOf(postmasterOf(dataDir) ?? 0)
  if (backends.length === 0) return 0
  process.kill(random.among(backends), 'SIGKILL')
  return 1
}

/** Waits until the app is ready after being away, or ready several times in a row. */
async function untilBack(app: App): Promise<void> {
  let wasAway = false
  for (let ready = 0; ready < 5 && !wasAway; ready++) {
    wasAway = (await statusOf(`${app.url}/readyz`)) !== 200
    await sleep(10)
  }
  await untilReady(app)
}
