import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { posts, publications } from '../../server/database/schema.ts'
import { postJson } from '../../server/posts/post-json.ts'
import { itsPublication } from '../../server/posts/status.ts'
import { type BenchDatabase, type Person, personOf, poolSize, signIn } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import { type Running, startServer } from './processes.ts'

const path = '/api/posts?limit=50'
const connections = 16
const rounds = effort(5, 1)
const secondsPerRound = effort(5, 0.2)
const secondsOfWarmUp = effort(3, 0)

const changes = effort(300, 20)

/** `maxAnew` comes from the requests/s against the bare server, measured before the app kept pages. */
const sizes = [
  { group: 'newcomer', title: '8 short posts', leastOfBare: 1.3, timesTemplate: 5, maxAnew: 1 / 0.54 },
  { group: 'writer', title: '50 posts of usual length', leastOfBare: 5, timesTemplate: 6, maxAnew: 1 / 0.74 },
]
const leastUnchanged = 1.5
const maxOfTemplateP99 = 0.5

interface Contestant extends Running {
  name: string
  headers: Record<string, string>
}
interface Round {
  rate: number
  p50: number
  p99: number
}

/**
 * `GET /api/posts?limit=50` of the app, a bare server and the usual template, in turns on the same database. Also
 * the app for a browser that already has the list, and after a change.
 */
export async function benchList(database: BenchDatabase): Promise<string> {
  const answers: string[] = []
  for (const size of sizes) answers.push(await benchSize(database, size))
  return answers.join('\n\n')
}

async function benchSize(
  database: BenchDatabase,
  { group, title, leastOfBare, timesTemplate, maxAnew }: (typeof sizes)[number],
): Promise<string> {
  const person = personOf(group)
  const contestants = await startContestants(database, person)
  try {
    const bytes = await assertSameResponse(contestants)
    const [app, bare, template, lean] = contestants as [Contestant, Contestant, Contestant, Contestant]
    const unchanged = { ...app, name: 'the app, unchanged (304)', headers: { ...app.headers, ...(await tagOf(app)) } }
    contestants.push(unchanged)
    if (secondsOfWarmUp > 0) for (const contestant of contestants) await load(contestant, secondsOfWarmUp)
    const measured = new Map<Contestant, Round[]>(contestants.map((contestant) => [contestant, []]))
    for (let round = 0; round < rounds; round++) {
      for (const contestant of contestants) measured.get(contestant)!.push(await load(contestant, secondsPerRound))
    }
    for (const [{ name }, those] of measured) assertPossible(name, those)
    const ratio = (figure: keyof Round, of: Contestant, one = app) =>
      median(measured.get(one)!.map((round, index) => round[figure] / measured.get(of)![index]![figure]))
    const anew = await measureAnew(database, person, [app, bare])
    const rows = await Promise.all(
      contestants.map(async (contestant) => {
        const figure = (name: keyof Round) => median(measured.get(contestant)!.map((round) => round[name]))
        return [
          contestant.name,
          whole(figure('rate')),
          milliseconds(figure('p50')),
          milliseconds(figure('p99')),
          `${whole((await contestant.peakMemory()) / 1e6)} MB`,
        ]
      }),
    )
    const target = (name: string, isMet: boolean, wanted: string, found: string) => [name, wanted, found, mark(isMet)]
    return [
      `### ${title}: ${whole(bytes)} bytes`,
      table(['server', 'requests/s', 'p50', 'p99', 'peak memory'], rows),
      table(
        ['the app against', 'target', 'measured', ''],
        [
          target(
            'the bare server, requests/s',
            ratio('rate', bare) >= leastOfBare,
            `≥ ${100 * leastOfBare} %`,
            `${whole(100 * ratio('rate', bare))} %`,
          ),
          target(
            'the bare server, requests/s where the list is unchanged',
            ratio('rate', bare, unchanged) >= leastUnchanged,
            `≥ ${100 * leastUnchanged} %`,
            `${whole(100 * ratio('rate', bare, unchanged))} %`,
          ),
          target(
            'the bare server, p50 of the first list after a change',
            anew <= maxAnew,
            `≤ ${maxAnew.toFixed(2)} ×`,
            `${anew.toFixed(2)} ×`,
          ),
          ...[template, lean].flatMap((one) => [
            target(
              `${one.name}, requests/s`,
              ratio('rate', one) >= timesTemplate,
              `≥ ${timesTemplate} ×`,
              `${ratio('rate', one).toFixed(2)} ×`,
            ),
            target(
              `${one.name}, p99`,
              ratio('p99', one) <= maxOfTemplateP99,
              `≤ ${100 * maxOfTemplateP99} %`,
              `${whole(100 * ratio('p99', one))} %`,
            ),
          ]),
        ],
      ),
    ].join('\n\n')
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.stop()))
  }
}

async function startContestants(database: BenchDatabase, person: Person): Promise<Contestant[]> {
  const env = { DATABASE_URL: database.url, DATABASE_POOL: String(poolSize), RATE_LIMITS: 'off' }
  const app = await startServer('dist/server/server.js', '/readyz', env)
  const bare = await startServer('lab/bench/bare-server.ts', '/', { ...env, PAGE_QUERY: pageQuery(person) })
  const template = await startServer('lab/bench/template-server.ts', '/healthz', env)
  const lean = await startServer('lab/bench/template-server.ts', '/healthz', { ...env, SESSION_TOUCH: 'off' })
  return [
    { ...app, name: 'the app', headers: { cookie: await signIn(database, person) } },
    { ...bare, name: 'bare node:http', headers: {} },
    { ...template, name: 'template', headers: { cookie: await signInToTemplate(template, person) } },
    { ...lean, name: 'template, no session touch', headers: { cookie: await signInToTemplate(lean, person) } },
  ]
}

const tagOf = async ({ url, headers }: Contestant) => ({
  'if-none-match': (await fetch(url + path, { headers })).headers.get('etag')!,
})

/** Such figures come from a bad clock or another process. */
function assertPossible(name: string, measured: readonly Round[]): void {
  for (const figure of ['rate', 'p50', 'p99'] as const) {
    const values = measured.map((round) => round[figure])
    const isSame = values.length > 2 && figure === 'rate' && Math.max(...values) === Math.min(...values)
    if (isSame || values.some((value) => !(value > 0))) throw new Error(`${name}: ${figure} is ${values.join(', ')}.`)
  }
}

async function measureAnew({ pool }: BenchDatabase, { workspaceId }: Person, pair: [Contestant, Contestant]) {
  const times = pair.map((): number[] => [])
  for (let change = 0; change < changes; change += 1) {
    await pool.query('update posts set version = version where workspace_id = $1', [workspaceId])
    for (const [index, { url, headers }] of pair.entries()) {
      const startedAt = performance.now()
      await (await fetch(url + path, { headers })).text()
      times[index]!.push(performance.now() - startedAt)
    }
  }
  const [ours, theirs] = times.map(median) as [number, number]
  return ours / theirs
}

/** The page as the app's own statement writes it, for a known workspace. */
function pageQuery({ workspaceId }: Person): string {
  const { sql: text } = new PgDialect().sqlToQuery(sql`
    select json_agg(post)::text as body from (
      select ${postJson(sql`now()`)} as post from ${posts} left join ${publications} on ${itsPublication} where ${posts.workspaceId} = ${sql.raw('$1')}
      order by ${posts.createdAt} desc, ${posts.id} desc limit 50
    ) page`)
  return JSON.stringify({ name: 'page', text, values: [workspaceId] })
}

async function signInToTemplate({ url }: Running, { username }: Person): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: '-' }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`The template's sign-in answered ${response.status}.`)
  return cookie
}

/**
 * Returns the size of the app's answer. Compares instants, because PostgreSQL and JavaScript format them
 * differently.
 */
async function assertSameResponse(contestants: Contestant[]): Promise<number> {
  const bodies = await Promise.all(
    contestants.map(async ({ name, url, headers }) => {
      const response = await fetch(url + path, { headers })
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}.`)
      return response.text()
    }),
  )
  const instants = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).getTime() : value
  const [first, ...others] = bodies.map((body) => JSON.parse(body, instants) as unknown)
  for (const [index, other] of others.entries()) {
    if (!isDeepStrictEqual(other, first))
      throw new Error(`${contestants[index + 1]!.name} does not answer like the app.`)
  }
  return Buffer.byteLength(bodies[0]!)
}

async function load({ name, url, headers }: Contestant, duration: number): Promise<Round> {
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon({ url: url + path, connections, duration, headers }, (error: unknown, found) =>
      error ? fail(error) : done(found),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const refusals = result['4xx'] + result['5xx']
  if (result.errors || refusals) throw new Error(`${name}: ${result.errors} errors, ${refusals} refusals`)
  return {
    rate: (result['2xx'] + result['3xx']) / result.duration,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}
