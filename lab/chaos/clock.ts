import { setTimeout as sleep } from 'node:timers/promises'
import { mark, table, whole } from '../bench/figures.ts'
import { outcomeOf } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { poolBeside, startApp, temporaryDirectory } from './processes.ts'

const hour = 3_600_000
const jumps = [hour, -hour, 24 * hour, -24 * hour, 25 * hour, -2 * hour, 0]

/** The app's clock jumps by up to a day in both directions during work; the database's clock does not. */
export async function clock({ isShort, seed }: Options): Promise<Outcome> {
  const random = randomFrom(seed)
  const env = { DATA_DIR: temporaryDirectory() }
  const app = await startApp(env)
  const load = await startLoad({ urls: () => [app.url], random })
  const faults: string[] = []
  const set = (offset: number) => app.child.send({ clock: offset })
  let jumped = 0
  for (let round = 0; round < (isShort ? 1 : 4); round++) {
    for (const offset of jumps) {
      load.resume()
      await sleep(200)
      set(offset)
      jumped++
      await sleep(400)
      await load.pause()
      await load.check()
    }
  }
  const refusals = [...load.ledger.refused].filter(([status]) => status === '401' || status === '429')
  for (const [status, times] of refusals) faults.push(`${whole(times)} requests were refused with ${status}.`)
  const pool = poolBeside(env.DATA_DIR)
  await load.finish(pool, isShort)
  await pool.end()

  const [cookie] = load.cookies
  const call = (method: string, path: string, body?: object) =>
    fetch(app.url + path, {
      method,
      headers: { cookie: cookie!, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
  const rows: string[][] = [['jumps under load', `${jumped}`, '']]
  const holds = (promise: string, isTrue: boolean) => {
    rows.push([promise, isTrue ? 'yes' : 'no', mark(isTrue)])
    if (!isTrue) faults.push(`Broken promise: ${promise}`)
  }
  for (const offset of [24 * hour, -24 * hour]) {
    set(offset)
    holds(
      `a session lives when the clock is ${offset > 0 ? 'a day ahead' : 'a day behind'}`,
      (await call('GET', '/api/user')).ok,
    )
  }
  set(0)
  const post = { title: 'A time in an hour', category: 'hot-takes', timeZone: 'UTC' }
  const soon = new Date(Date.now() + hour).toISOString()
  const created = (await (await call('POST', '/api/posts', { ...post, scheduledFor: soon })).json()) as { id: string }
  set(24 * hour)
  holds(
    'a time that is past by a clock ahead is refused',
    (await call('POST', '/api/posts', { ...post, scheduledFor: soon })).status === 400,
  )
  set(0)
  const kept = (await (await call('GET', `/api/posts/${created.id}`)).json()) as { scheduledFor: string }
  holds(
    'a schedule is the same after the clock went ahead and back',
    Date.parse(kept.scheduledFor) === Date.parse(soon),
  )
  await app.kill('SIGTERM')

  // A limit used up by a fast clock must not last longer than its window.
  const limited = await startApp({ ...env, RATE_LIMITS: 'on', RATE_LIMIT_WRITE: '2/10m' }, app.port)
  const write = () =>
    call('POST', '/api/generate-post', { title: 'Shorter meetings for everyone', category: 'hot-takes' })
  limited.child.send({ clock: 24 * hour })
  const statuses = [await write(), await write(), await write()].map(({ status }) => status)
  holds('a limit holds', statuses.join() === '200,200,429')
  limited.child.send({ clock: 0 })
  const afterwards = await write()
  holds(
    'a limit used up by a clock a day ahead is not in force for a day',
    afterwards.status === 200 || !/\d{3,} minutes/.test(await afterwards.text()),
  )
  await limited.kill('SIGTERM')
  return outcomeOf(load, 0, table(['', 'measured', ''], rows), faults)
}
