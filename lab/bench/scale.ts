import type { Pool } from 'pg'
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
const maxTimes = 1.3

type Place = Awaited<ReturnType<typeof openFor>>

/** How long authors wait who have very many posts, or who share a database with very many others. */
export async function benchScale(database: BenchDatabase): Promise<string> {
  return `${await benchOthers(database)}\n\n### Authors with very many posts\n\n${await benchAuthors(database)}`
}

/** One author's 5,000 posts, listed and searched among 10,000 posts and among a million, in turns. */
async function benchOthers(database: BenchDatabase): Promise<string> {
  const places: (Place & { close(): Promise<void> })[] = []
  try {
    for (const one of databases) places.push(await fill(database, one))
    const rows: string[][] = []
    for (const { title, path } of calls) {
      const [few, many] = (await measure(places, path)).map((rounds) => rounds.map((times) => percentile(times, 99)))
      const times = median(many!.map((p99, round) => p99 / few![round]!))
      rows.push([
        title,
        milliseconds(median(few!)),
        milliseconds(median(many!)),
        `≤ ${maxTimes} ×`,
        `${times.toFixed(2)} ×`,
        mark(times <= maxTimes),
      ])
    }
    const heads = databases.map(({ posts }) => `p99 among ${whole(posts)}`)
    return table([`of ${whole(ownPosts)} own posts`, ...heads, 'target', 'measured', ''], rows)
  } finally {
    for (const place of places) await place.close()
  }
}

/** The author's posts are scattered among everyone's, as after years. */
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
  const app = await startApp(url)
  return {
    ...(await openFor(app.url, pool, 'person-1')),
    close: async () => {
      await app.stop()
      await drop()
    },
  }
}

const startApp = (url: string) =>
  startServer('dist/server/server.js', '/readyz', {
    DATABASE_URL: url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
  })

async function openFor(url: string, pool: Pool, author: string) {
  return {
    url,
    cookie: await signIn({ pool }, { id: author, workspaceId: author, username: `${author}@example.com` }),
    /** Invalidates the kept page, so that the next one is read from the posts. */
    advance: (): Promise<unknown> =>
      pool.query('update post_revisions set revision = gen_random_uuid() where workspace_id = $1', [author]),
  }
}

const authors = { few: 100, many: effort(20_000, 400), most: effort(100_000, 1_000) }
const maxWait = 15

async function benchAuthors(database: BenchDatabase): Promise<string> {
  const { url, pool, drop } = await anotherDatabase(database, 'authors')
  const app = await startApp(url)
  try {
    await insertPeople(pool, `'person-' || person`, 3)
    const from = Object.values(authors).map(
      (posts, at) => `select ${at + 1} as person, generate_series(1, ${posts}) as post`,
    )
    await insertPosts(pool, {
      owner: `'person-' || person`,
      from: `(${from.join(' union all ')}) everyone`,
      sections: [90, 190, 250, 70],
    })
    // Spreads planned posts over their weeks: about 50 a month.
    await pool.query(`update posts set scheduled_for = created_at + interval '7 days' where scheduled_for is not null`)
    await pool.query('vacuum analyze')
    const [few, many, most] = await Promise.all([1, 2, 3].map((person) => openFor(app.url, pool, `person-${person}`)))
    const places = { few: few!, many: many!, most: most! }
    const firstPages = await measure([places.few, places.most], '/api/posts?limit=30')
    const [ofFew, ofMost] = firstPages.map((rounds) => rounds.map(median)) as [number[], number[]]
    const times = median(ofMost.map((p50, round) => p50 / ofFew[round]!))
    const compared = [
      `the first page of ${whole(authors.most)} posts, against ${whole(authors.few)}`,
      milliseconds(median(ofMost)),
      `≤ ${maxTimes} ×`,
      `${times.toFixed(2)} ×`,
      mark(times <= maxTimes),
    ]
    const rows: string[][] = []
    for (const { title, place, path, isKept = false } of waits) {
      const at = { ...places[place], ...(isKept && { advance: async () => {} }) }
      const [rounds] = await measure([at], path)
      const p99 = median(rounds!.map((times) => percentile(times, 99)))
      const p50 = median(rounds!.map(median))
      rows.push([title, milliseconds(p50), `p99 < ${maxWait} ms`, milliseconds(p99), mark(p99 < maxWait)])
    }
    return table(['', 'p50', 'target', 'measured', ''], [compared, ...rows])
  } finally {
    await app.stop()
    await drop()
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const month = `/api/scheduled-posts?from=${inDays(-200)}&to=${inDays(-165)}`

interface Wait {
  title: string
  place: keyof typeof authors
  path: string
  /** Requested again without a change. */
  isKept?: boolean
}

const waits: Wait[] = [
  ...calls
    .slice(1)
    .map(({ title, path }) => ({ title: `${title} of ${whole(authors.many)}`, place: 'many' as const, path })),
  { title: `a search that finds most of ${whole(authors.many)}`, place: 'many', path: '/api/posts?limit=30&q=learned' },
  { title: `the month view of ${whole(authors.most)} posts`, place: 'most', path: month },
  { title: `the figures of ${whole(authors.many)} posts`, place: 'many', path: '/api/analytics', isKept: true },
  { title: `the figures of ${whole(authors.many)} posts after a change`, place: 'many', path: '/api/analytics' },
]

/** The milliseconds of each request, by place and round. */
async function measure(places: Place[], path: string): Promise<number[][][]> {
  for (const place of places) await ask(place, path, requestsOfWarmUp)
  const measured: number[][][] = places.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, place] of places.entries()) measured[index]!.push(await ask(place, path, requestsPerRound))
  }
  return measured
}

/** The milliseconds of sequential requests: the wait of one author, not a server's capacity. */
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
