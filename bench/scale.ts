import { anotherDatabase, type BenchDatabase, insertPeople, insertPosts, poolSize, signIn } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import { startServer } from './processes.ts'

const ownPosts = effort(5_000, 500)
const databases = [
  { name: 'few', posts: effort(10_000, 1_000) },
  { name: 'many', posts: effort(1_000_000, 10_000) },
]
const calls = [
  { title: 'the newest 30', path: '/api/posts?limit=30' },
  { title: 'a search that finds one post', path: `/api/posts?limit=30&q=${encodeURIComponent('in week 4711')}` },
  { title: 'a search that finds nothing', path: '/api/posts?limit=30&q=zeppelin' },
]
const rounds = effort(5, 1)
const requestsPerRound = effort(200, 10)
const requestsOfWarmUp = effort(100, 5)
const mostTimes = 1.3

type Place = Awaited<ReturnType<typeof fill>>

/** The same author's 5,000 posts, listed and searched among 10,000 posts and among a million, in turns. */
export async function benchScale(database: BenchDatabase): Promise<string> {
  const places: Place[] = []
  try {
    for (const one of databases) places.push(await fill(database, one))
    const rows: string[][] = []
    for (const { title, path } of calls) {
      const [few, many] = (await measure(places, path)) as [number[], number[]]
      const times = median(many.map((p99, round) => p99 / few[round]!))
      rows.push([
        title,
        milliseconds(median(few)),
        milliseconds(median(many)),
        `≤ ${mostTimes} ×`,
        `${times.toFixed(2)} ×`,
        mark(times <= mostTimes),
      ])
    }
    const heads = databases.map(({ posts }) => `p99 among ${whole(posts)}`)
    return table([`of ${whole(ownPosts)} own posts`, ...heads, 'target', 'measured', ''], rows)
  } finally {
    for (const place of places) await place.stop()
  }
}

/** The author's posts lie scattered among everyone's, as they would after years. */
async function fill(database: BenchDatabase, { name, posts }: (typeof databases)[number]) {
  const { url, pool, drop } = await anotherDatabase(database, name)
  const everyNth = posts / ownPosts
  const others = posts / 100
  const people = `'person-' || person`
  await insertPeople(pool, people, others)
  await insertPosts(pool, {
    owner: people,
    from: `(
      select case when at % ${everyNth} = 0 then 1 else (2 + (at::bigint * 7919) % ${others - 1})::int end as person, at / ${everyNth} as post
      from generate_series(1, ${posts}) at
    ) everyone`,
    sections: [90, 190, 250, 70],
  })
  await pool.query('vacuum analyze')
  const app = await startServer('server/start.ts', '/readyz', {
    DATABASE_URL: url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
  })
  const author = { id: 'person-1', workspaceId: 'person-1', username: 'person-1@example.com' }
  const cookie = await signIn({ pool }, author)
  return {
    url: app.url,
    cookie,
    /** Has the next page read from the posts, not from memory. */
    advance: () =>
      pool.query('update post_revisions set revision = gen_random_uuid() where workspace_id = $1', [
        author.workspaceId,
      ]),
    stop: async () => {
      await app.stop()
      await drop()
    },
  }
}

/** p99 of each round, for each place. */
async function measure(places: Place[], path: string): Promise<number[][]> {
  for (const place of places) await ask(place, path, requestsOfWarmUp)
  const measured: number[][] = places.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, place] of places.entries())
      measured[index]!.push(percentile(await ask(place, path, requestsPerRound), 99))
  }
  return measured
}

/** Milliseconds of each of so many requests, one after the other: what one author waits, not how much a server bears. */
async function ask({ url, cookie, advance }: Place, path: string, requests: number): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < requests; request++) {
    await advance()
    const startedAt = performance.now()
    const response = await fetch(url + path, { headers: { cookie } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}
