import { setTimeout as sleep } from 'node:timers/promises'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { startApps } from './apps.ts'
import { outcomeOf, untilAcknowledged } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'

/** Two processes on one database, both in use. One process after the other is killed, and sometimes the database. */
export async function pair({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? 6 : 60
  const random = randomFrom(seed)
  const apps = await startApps()
  const load = await startLoad({ urls: apps.urls, random })
  const recoveries: number[] = []
  let killed = 0
  for (let round = 0; killed < wanted && round < wanted * 2; round++) {
    load.resume()
    await untilAcknowledged(load, 1 + random.below(12))
    await sleep(random.below(40))
    const { from, backAt } = await apps.kill(random)
    killed++
    recoveries.push(backAt - from)
    await load.pause()
    await load.check()
    if (killed % 20 === 0) say(`${killed} kills, ${whole(load.ledger.acknowledged)} acknowledged …`)
  }
  await load.finish(apps.pool, isShort)
  await apps.stop()
  const figures = table(
    ['', 'median', 'slowest'],
    [['both ready again', milliseconds(median(recoveries)), milliseconds(Math.max(...recoveries))]],
  )
  return outcomeOf(load, killed, figures, killed >= wanted ? [] : [`Only ${killed} of ${wanted} kills happened.`])
}
