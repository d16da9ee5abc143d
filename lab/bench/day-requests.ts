import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { connect } from '../../server/database/connect.ts'
import { claimDue } from '../../server/jobs/claims.ts'
import { postsEach, sizes } from './day-data.ts'
import { ask, open, type Place } from './day-place.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import type { Running } from './processes.ts'

const rounds = effort(5, 1)
const requestsPerRound = effort(100, 5)
const maxTimes = 1.3
const jobLeaseMs = 60_000

export type Timed = { title: string; few: number[][]; many: number[][] }

/** One due job is claimed among all that wait. */
export async function compareClaims(databases: { url: string; pool: Pool }[]): Promise<Timed> {
  const measured: number[][][] = []
  const places = databases.map(({ url, pool }) => ({ pool, db: connect({ connectionString: url, max: 1 }, () => {}) }))
  for (const _ of databases) measured.push([])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { pool, db }] of places.entries()) {
      const times: number[] = []
      for (let at = 0; at < requestsPerRound; at++) {
        const { rows } = await pool.query<{ key: string; run_at: Date }>(
          `select key, run_at from jobs where kind = 'post-due' order by key limit 1 offset $1`,
          [at],
        )
        const { key, run_at } = rows[0]!
        await pool.query(`update jobs set run_at = now() where kind = 'post-due' and key = $1`, [key])
        const startedAt = performance.now()
        const claimed = await claimDue(db, [{ kind: 'post-due', free: 20, share: 10 }], [], [], jobLeaseMs)
        times.push(performance.now() - startedAt)
        if (claimed.length !== 1) throw new Error(`Claimed ${claimed.length} jobs.`)
        await pool.query(
          `update jobs set run_at = $2, attempts = 0, claim = null, claimed_until = null where kind = 'post-due' and key = $1`,
          [key, run_at],
        )
      }
      // The first round warms up.
      if (round > 0) measured[index]!.push(times)
    }
  }
  for (const { db } of places) await db.$client.end()
  return { title: 'claiming a due job', few: measured[0]!, many: measured[1]! }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** `isFresh` advances the posts' revision before, so that no page comes from memory. */
const requests: { title: string; path: (place: Place) => string; isFresh?: boolean; body?: (at: number) => object }[] =
  [
    { title: 'the newest 30 posts', path: () => '/api/posts?limit=30', isFresh: true },
    { title: 'a search that finds one', path: () => '/api/posts?limit=30&q=in+week+47', isFresh: true },
    { title: 'a search that finds nothing', path: () => '/api/posts?limit=30&q=zeppelin', isFresh: true },
    { title: 'a post', path: ({ post }) => `/api/posts/${post}` },
    { title: 'a post’s history', path: ({ post }) => `/api/posts/${post}/history` },
    { title: 'a post’s versions', path: ({ post }) => `/api/posts/${post}/versions` },
    { title: 'saving a title', path: ({ post }) => `/api/posts/${post}`, body: (at) => ({ title: `Title ${at}` }) },
    { title: 'a month of the calendar', path: () => `/api/scheduled-posts?from=${inDays(-5)}&to=${inDays(30)}` },
    { title: 'the next free slot', path: () => '/api/posting-slots/next' },
    { title: 'missed posts', path: () => '/api/missed-posts' },
    { title: 'the activity', path: () => '/api/activity' },
    { title: 'the figures', path: () => '/api/analytics', isFresh: true },
    { title: 'notifications', path: () => '/api/notifications' },
  ]

/** Asks for the same of one workspace among few and among many, in turns. */
export async function compareRequests(pools: [Pool, Pool], [one, two]: Running[]) {
  const places = [await open(pools[0], one!.url, 'person-77'), await open(pools[1], two!.url, 'person-77')]
  const before = await wholeReads(pools[1])
  const compared: Timed[] = []
  let saved = 0
  for (const { title, path, isFresh, body } of requests) {
    const measured: number[][][] = [[], []]
    for (let round = 0; round <= rounds; round++) {
      for (const [index, place] of places.entries()) {
        const times: number[] = []
        for (let request = 0; request < requestsPerRound; request++) {
          if (isFresh)
            await place.pool.query('update post_revisions set revision = gen_random_uuid() where workspace_id = $1', [
              place.person,
            ])
          times.push(await ask(place, path(place), body?.(saved++)))
        }
        if (round > 0) measured[index]!.push(times)
      }
    }
    compared.push({ title, few: measured[0]!, many: measured[1]! })
  }
  const read = await wholeReadsSince(pools[1], before)
  return (claims: Timed) => {
    const rows = [...compared, claims].map(({ title, few, many }) => {
      const [ofFew, ofMany] = [few, many].map((rounds) => rounds.map(median)) as [number[], number[]]
      const times = median(ofMany.map((p50, round) => p50 / ofFew[round]!))
      const p99 = milliseconds(median(many.map((all) => percentile(all, 99))))
      const isMet = times <= maxTimes
      return [
        title,
        milliseconds(median(ofFew)),
        milliseconds(median(ofMany)),
        p99,
        `${times.toFixed(2)} ×`,
        mark(isMet),
      ]
    })
    const heads = Object.values(sizes).map((size) => `p50 among ${whole(size * postsEach)}`)
    const plans = read.length > 0 ? read.join(', ') : 'none'
    return `${table(['', ...heads, 'p99', `≤ ${maxTimes} ×`, ''], rows)}\n\nLarge tables that these requests read whole: ${plans}.`
  }
}

/** How often each large table was read from end to end. */
async function wholeReads(pool: Pool): Promise<Map<string, number>> {
  // Connections report at most every ten seconds when idle.
  await sleep(effort(12_000, 0))
  const { rows } = await pool.query<{ name: string; times: string }>(
    `select relname as name, seq_scan as times from pg_stat_user_tables where n_live_tup > 5000`,
  )
  return new Map(rows.map(({ name, times }) => [name, Number(times)]))
}

async function wholeReadsSince(pool: Pool, before: Map<string, number>): Promise<string[]> {
  const after = await wholeReads(pool)
  return [...after].flatMap(([name, times]) => {
    const more = times - (before.get(name) ?? 0)
    return more > 0 ? [`${name} (${more} times)`] : []
  })
}
