import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { comeDue, type Planned } from './authors.ts'
import { type Random, randomFrom } from './outcome.ts'
import { postmasterOf, startApp, startDatabase, untilReady } from './processes.ts'

export interface Kill {
  of: 'an app' | 'the database'
  /** It died between `from` and `goneAt`, in milliseconds since 1970; at `backAt` both apps were ready again. */
  from: number
  goneAt: number
  backAt: number
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

export async function startTwoApps(env: Record<string, string> = {}) {
  const database = await startDatabase()
  const all = { SECRET_KEY: randomBytes(32).toString('hex'), ...env, DATABASE_URL: database.url }
  const apps = await Promise.all([startApp(all), startApp(all)])
  const pool = database.pool()

  async function killApp(random: Random): Promise<Kill> {
    const index = random.below(2)
    const from = Date.now()
    await apps[index]!.kill()
    const goneAt = Date.now()
    apps[index] = await startApp(all, apps[index]!.port)
    return { of: 'an app', from, goneAt, backAt: Date.now() }
  }

  async function killDatabase(postmaster: number): Promise<Kill> {
    const from = Date.now()
    process.kill(postmaster, 'SIGKILL')
    // Wait until none of its processes is left.
    await sleep(1_000)
    const goneAt = Date.now()
    await Promise.all(apps.map((app) => untilReady(app)))
    return { of: 'the database', from, goneAt, backAt: Date.now() }
  }

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
    urls: () => apps.map(({ url }) => url),
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
    kill(random: Random): Promise<Kill> {
      const postmaster = random.below(4) === 0 && postmasterOf(database.dataDir)
      return postmaster ? killDatabase(postmaster) : killApp(random)
    },
    async stop() {
      await pool.end()
      await Promise.all(apps.map((app) => app.kill('SIGTERM')))
      await database.stop()
    },
  }
}
export const isOfPosts = "kind in ('post-due', 'publish-post') and died_at is null"
export type TwoApps = Awaited<ReturnType<typeof startTwoApps>>

interface Killing {
  times: number
  planned: readonly Planned[]
  /** How many of them were published or sent. */
  done: () => Promise<number>
  after: (killed: number) => Promise<void>
}

/** Between two kills a share of the posts becomes due, and each kill hits in the middle, on any machine. */
export async function killDuring(
  apps: TwoApps,
  seed: number,
  { times, planned, done, after }: Killing,
): Promise<Kill[]> {
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
