import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { cpuSeconds, parentOf } from './cpu.ts'
import { payload, sizes } from './day-data.ts'
import { ask, open, type Place } from './day-place.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import type { Running } from './processes.ts'

const due = effort(20_000, 100)
const rates = { lists: 30, saves: 8 }
const targets = { listMs: 100, minutes: 5, due: 100_000, servers: 4 }

/** Posts of as many workspaces fall due at one moment, while others list and save at a steady rate. */
export async function benchPeak(pool: Pool, servers: Running[], mailed: Map<string, number>, poolerPid: number) {
  const places: Place[] = []
  for (let at = 0; at < effort(200, 20); at++)
    places.push(
      await open(
        pool,
        servers[at % servers.length]!.url,
        `person-${1 + (Math.floor((at * sizes.many) / 200) % sizes.many)}`,
      ),
    )
  const { rows: postmaster } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pids = {
    servers: servers.map(({ child }) => child.pid!),
    database: [parentOf(postmaster[0]!.pid)],
    pooler: [poolerPid],
  }
  const cpu = () => Object.values(pids).map((some) => some.reduce((sum, pid) => sum + cpuSeconds(pid), 0))

  const quietFrom = cpu()
  const quiet = await underLoad(places, () => sleep(effort(20_000, 1_000)))
  const quietCpu = cpu().map((now, at) => now - quietFrom[at]!)

  const from = cpu()
  const { rows: wal } = await pool.query<{ at: string }>('select pg_current_wal_lsn() as at')
  let times: number[] = []
  const busy = await underLoad(places, async () => {
    times = await remind(pool)
  })
  const { rows: written } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), $1) as bytes',
    [wal[0]!.at],
  )
  const rushCpu = cpu().map((now, at) => now - from[at]!)
  const perSecond = (times.length / times.at(-1)!) * 1000
  const half = times[Math.floor(times.length / 2)]!
  const wrong = [...mailed.values()].filter((count) => count !== 1).length + Math.abs(mailed.size - due)
  const needed = targets.due / (targets.minutes * 60)
  // What lists and saves took before is taken off.
  const share = busy.seconds / quiet.seconds
  const [ofServers, ofDatabase, ofPooler] = rushCpu.map((all, at) => ((all - quietCpu[at]! * share) / due) * 1000)
  const perServer = 1000 / ofServers!
  const rows = [
    [`reminders a second of two servers, ${whole(due)} due at once`, '', whole(perSecond), ''],
    [
      'of them in the first half, and in the second',
      '',
      `${whole((due / 2 / half) * 1000)}, ${whole((due / 2 / (times.at(-1)! - half)) * 1000)}`,
      '',
    ],
    ['missing or sent twice', '0', whole(wrong), mark(wrong === 0)],
    [
      'CPU of one reminder: server, PostgreSQL, PgBouncer',
      '',
      [ofServers!, ofDatabase!, ofPooler!].map(milliseconds).join(', '),
      '',
    ],
    ['WAL of one reminder', '', `${(Number(written[0]!.bytes) / due / 1000).toFixed(1)} KB`, ''],
    [
      `${whole(targets.due)} by these two servers, all on two cores`,
      '',
      `${(targets.due / perSecond / 60).toFixed(1)} min`,
      '',
    ],
    [
      `${whole(targets.due)} by four servers with a core each, from their CPU`,
      `≤ ${targets.minutes} min`,
      `${(targets.due / (perServer * targets.servers) / 60).toFixed(1)} min`,
      mark(perServer * targets.servers >= needed),
    ],
    ['PostgreSQL’s cores for that in 5 minutes', '', ((needed * ofDatabase!) / 1000).toFixed(1), ''],
    ...[['before', quiet] as const, ['meanwhile', busy] as const].flatMap(([when, { lists, saves }]) => [
      [`lists ${when}, p50`, '', milliseconds(median(lists)), ''],
      [
        `lists ${when}, p99`,
        `≤ ${targets.listMs} ms`,
        milliseconds(percentile(lists, 99)),
        mark(percentile(lists, 99) <= targets.listMs),
      ],
      [`saves ${when}, p99`, '', milliseconds(percentile(saves, 99)), ''],
    ]),
  ]
  return table([`two servers, ${rates.lists} lists and ${rates.saves} saves a second`, 'target', 'measured', ''], rows)
}

/** Asks at a steady rate, whether or not answers come, until `work` is done. */
async function underLoad(places: readonly Place[], work: () => Promise<unknown>) {
  const lists: number[] = []
  const saves: number[] = []
  const asked: Promise<unknown>[] = []
  let at = 0
  const timed = (times: number[], isSave: boolean) => {
    const place = places[(at++ * 7) % places.length]!
    const path = isSave ? `/api/posts/${place.post}` : '/api/posts?limit=30'
    asked.push(ask(place, path, isSave ? { title: `Title ${at}` } : undefined).then((time) => times.push(time)))
  }
  const startedAt = performance.now()
  const timers = [
    setInterval(() => timed(lists, false), 1000 / rates.lists),
    setInterval(() => timed(saves, true), 1000 / rates.saves),
  ]
  await work()
  for (const timer of timers) clearInterval(timer)
  await Promise.all(asked)
  return { lists, saves, seconds: (performance.now() - startedAt) / 1000 }
}

/** The milliseconds from the moment at which all fall due to each reminder, in order. */
async function remind(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ at: Date }>(
    `with chosen as (
       select distinct on (workspace_id) id from posts where scheduled_for is not null limit ${due}
     ), due as (
       update posts set scheduled_for = (select date_trunc('milliseconds', clock_timestamp()) + interval '${effort(15, 3)} s')
       from chosen where chosen.id = posts.id returning posts.id, scheduled_for
     ), moved as (
       update jobs set run_at = scheduled_for, payload = ${payload} from due
       where kind = 'post-due' and key = due.id returning run_at
     ) select min(run_at) as at from moved`,
  )
  await pool.query(`select pg_notify('jobs', '')`)
  const at = rows[0]!.at
  for (;;) {
    const { rows } = await pool.query<{ isLeft: boolean }>(
      `select exists(select from jobs where kind = 'post-due' and run_at = $1) as "isLeft"`,
      [at],
    )
    if (!rows[0]!.isLeft) break
    await sleep(250)
  }
  const { rows: sent } = await pool.query<{ ms: number }>(
    `select extract(epoch from sent_at - $1)::float8 * 1000 as ms from reminders where due_at = $1 order by sent_at`,
    [at],
  )
  return sent.map(({ ms }) => ms)
}
