import { setTimeout as sleep } from 'node:timers/promises'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { outcomeOf, untilAcknowledged } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { postmasterOf, startApp, startDatabase, untilReady } from './processes.ts'

/** Two processes on one database. People ask either; one process after the other is killed, and now and then the database. */
export async function pair({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? 6 : 60
  const random = randomFrom(seed)
  const database = await startDatabase()
  const env = { DATABASE_URL: database.url }
  const apps = await Promise.all([startApp(env), startApp(env)])
  const load = await startLoad({ urls: () => apps.map(({ url }) => url), random })
  const recoveries: number[] = []
  let killed = 0
  for (let round = 0; killed < wanted && round < wanted * 2; round++) {
    load.resume()
    await untilAcknowledged(load, 1 + random.below(12))
    await sleep(random.below(40))
    const killedAt = performance.now()
    const postmaster = random.below(6) === 0 && postmasterOf(database.dataDir)
    if (postmaster) {
      process.kill(postmaster, 'SIGKILL')
      // What its last word was is known when nobody of it is left.
      await sleep(1_000)
      await Promise.all(apps.map((app) => untilReady(app)))
    } else {
      const index = random.below(2)
      await apps[index]!.kill()
      apps[index] = await startApp(env, apps[index]!.port)
    }
    killed++
    recoveries.push(performance.now() - killedAt)
    await load.pause()
    await load.check()
    if (killed % 20 === 0) say(`${killed} kills, ${whole(load.ledger.acknowledged)} acknowledged …`)
  }
  const pool = database.pool()
  await load.finish(pool, isShort)
  await pool.end()
  await Promise.all(apps.map((app) => app.kill('SIGTERM')))
  await database.stop()
  const figures = table(
    ['', 'median', 'slowest'],
    [['both ready again', milliseconds(median(recoveries)), milliseconds(Math.max(...recoveries))]],
  )
  return outcomeOf(load, killed, figures, killed >= wanted ? [] : [`Only ${killed} of ${wanted} kills happened.`])
}
