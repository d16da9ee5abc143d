import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { comeDue, type Planned } from './authors.ts'
import { type Random, randomFrom } from './outcome.ts'
import { childrenOf, isAlive, postmasterOf, startApp, startDatabase, untilReady } from './processes.ts'

export interface Kill {
  of: 'an app' | 'the database'
  /** It died between `from` and `goneAt`, in milliseconds since 1970; at `backAt` all of it was ready again. */
  from: number
  goneAt: number
  backAt: number
}

/** A kill whose victim may not be back yet. */
export interface Hit {
  of: Kill['of']
  /** The names of the apps that it hit, as the database knows them. */
  names: string[]
  back: Promise<Kill>
}

/** The other server takes over within seconds, and requests without an answer are repeated within a second. */
export const quick = {
  CHAOS_TIMING: JSON.stringify({
    leaseMs: 5_000,
    renewMs: 1_000,
    answerMs: 1_000,
    publishAgainMs: 200,
    repeatForMs: 20_000,
  }),
}

export async function startApps(env: Record<string, string> = {}, count = 2) {
  const database = await startDatabase()
  const all = { SECRET_KEY: randomBytes(32).toString('hex'), ...env }
  const pool = database.pool()
  let started = 0
  /** Each start has a name of its own. */
  async function start(port?: number) {
    const name = `app ${++started}`
    const url = `${database.url}&application_name=${encodeURIComponent(name)}`
    return { name, isReady: true, app: await startApp({ ...all, DATABASE_URL: url }, port) }
  }
  const apps = await Promise.all(Array.from({ length: count }, () => start()))
  /** Apps that are starting again. */
  let coming: Promise<unknown> = Promise.resolve()

  async function killApp(random: Random): Promise<Hit> {
    while (ready().length < 2) await Promise.race([coming, sleep(10)])
    const victim = random.among(ready())
    const from = Date.now()
    victim.isReady = false
    await victim.app.kill()
    const goneAt = Date.now()
    const back = start(victim.app.port).then((again): Kill => {
      apps[apps.indexOf(victim)] = again
      return { of: 'an app', from, goneAt, backAt: Date.now() }
    })
    coming = Promise.all([coming, back])
    coming.catch(() => {})
    return { of: 'an app', names: [victim.name], back }
  }

  async function killDatabase(postmaster: number): Promise<Hit> {
    // An app that starts without a database gives up.
    await coming
    const processes = [postmaster, ...childrenOf(postmaster)]
    const from = Date.now()
    process.kill(postmaster, 'SIGKILL')
    while (processes.some(isAlive)) await sleep(5)
    const goneAt = Date.now()
    await query('select 1')
    const back = Promise.all(apps.map(({ app }) => untilReady(app))).then(
      (): Kill => ({ of: 'the database', from, goneAt, backAt: Date.now() }),
    )
    return { of: 'the database', names: apps.map(({ name }) => name), back }
  }

  const ready = () => apps.filter(({ isReady }) => isReady)

  /** Repeats while the database is away. */
  async function query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> {
    for (const deadline = performance.now() + 30_000; ; await sleep(100)) {
      try {
        return (await pool.query<T>(text, values)).rows
      } catch (error) {
        if (performance.now() > deadline) throw error
      }
    }
  }

  return {
    urls: () => apps.map(({ app }) => app.url),
    pool,
    query,
    /** Waits until due posts are settled, but not for posts that wait for hours. */
    async untilSettled(patienceMs: number): Promise<void> {
      for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(200)) {
        const due = await query(
          `select 1 from jobs where ${isOfPosts} and run_at < now() + interval '5 minutes' limit 1`,
        )
        if (due.length === 0) return
      }
    },
    /** Kills one of several apps that are ready, or the database, and resolves once it is gone. */
    hit(random: Random): Promise<Hit> {
      const postmaster = random.below(4) === 0 && postmasterOf(database.dataDir)
      return postmaster ? killDatabase(postmaster) : killApp(random)
    },
    /** Resolves once all is ready again. */
    async kill(random: Random): Promise<Kill> {
      const { back } = await this.hit(random)
      return back
    },
    async stop() {
      await pool.end()
      await Promise.all(apps.map(({ app }) => app.kill('SIGTERM')))
      await database.stop()
    },
  }
}
export const isOfPosts = "kind in ('post-due', 'publish-post') and died_at is null"
export type Apps = Awaited<ReturnType<typeof startApps>>

interface Killing {
  times: number
  planned: readonly Planned[]
  /** How many of them were published or sent. */
  done: () => Promise<number>
  after: (killed: number) => Promise<void>
}

/** Between two kills a share of the posts becomes due, and each kill hits in the middle, on any machine. */
export async function killDuring(apps: Apps, seed: number, { times, planned, done, after }: Killing): Promise<Kill[]> {
  const random = randomFrom(seed)
  const killed: Kill[] = []
  while (killed.length < times) {
    const [from, to] = [killed.length, killed.length + 1].map((share) => Math.round((planned.length * share) / times))
    const wanted = (await done()) + random.below(to! - from!)
    await comeDue(apps, planned.slice(from, to))
    for (const deadline = performance.now() + 10_000; performance.now() < deadline; await sleep(20))
      if ((await done()) > wanted) break
    await sleep(random.below(100))
    killed.push(await apps.kill(random))
    await after(killed.length)
  }
  return killed
}

export function tableOf(kills: readonly Kill[]): string {
  const rows = [...Map.groupBy(kills, (kill) => kill.of)].map(([of, those]) => {
    const times = those.map(({ from, backAt }) => backAt - from)
    return [of, whole(times.length), milliseconds(median(times)), milliseconds(Math.max(...times))]
  })
  return table(['what was killed', 'times', 'back after, median', 'slowest'], rows)
}
