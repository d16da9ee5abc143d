import { existsSync } from 'node:fs'
import type pg from 'pg'
import { insertPeople, insertPosts, signIn } from '../bench/database.ts'
import { mark, milliseconds, percentile, table, whole } from '../bench/figures.ts'
import type { HostileReport, HostileTask } from './hostile-callers.ts'
import type { Options, Outcome } from './outcome.ts'
import type { Probed, ProbeTask } from './probe.ts'
import { ask, peakBytes, poolBeside, startApp, temporaryDirectory } from './processes.ts'

const callers = 20
/** How many of them have a large account: 500 samples of 19,000 characters and 600 posts of 40,000. */
const largeAccounts = 4
const limits = { healthMs: 100, memory: 400_000_000 }

/** Twenty simultaneous hostile callers against the app with its own database and without rate limits. */
export async function hostile({ isShort, say }: Options): Promise<Outcome> {
  const seconds = isShort ? 10 : 60
  const env = { DATA_DIR: temporaryDirectory() }
  const app = await startApp(env)
  const people = await fill(poolBeside(env.DATA_DIR))
  say(`20 callers for ${seconds} seconds …`)
  const [probed, report] = await Promise.all([
    ask<Probed>('probe.ts', { url: app.url, seconds } satisfies ProbeTask),
    ask<HostileReport>('hostile-callers.ts', { url: app.url, seconds, callers: people } satisfies HostileTask),
  ])
  const memory = existsSync(`/proc/${app.child.pid}/status`) ? peakBytes(app) : 0
  const isAlive = app.isRunning()
  await app.kill('SIGTERM')

  const slowest = Math.max(...probed.waits)
  const tallies = Object.entries(report.tallies)
  const sum = (of: 'sent' | 'failed') => tallies.reduce((all, [, tally]) => all + tally[of], 0)
  const silent = tallies.filter(([name, { unanswered }]) => unanswered > 0 && !isHeld(name))
  const faults = [
    ...(isAlive ? [] : ['The app ended.']),
    ...(slowest <= limits.healthMs
      ? []
      : [`/healthz took ${milliseconds(slowest)}; the limit is ${limits.healthMs} ms.`]),
    ...(memory > 0 && memory < limits.memory ? [] : [`The process used ${megabytes(memory)}; the limit is 400 MB.`]),
    ...(sum('failed') === 0 ? [] : [`${sum('failed')} answers were 500 or 502: ${app.errors.at(-1)}`]),
    ...silent.map(([name, { unanswered }]) => `${unanswered} × “${name}” had no answer within 45 s.`),
  ]
  const figures = table(
    ['', 'limit', 'measured', ''],
    [
      ['/healthz, median', '', milliseconds(percentile(probed.waits, 50)), ''],
      ['/healthz, p99', '', milliseconds(percentile(probed.waits, 99)), ''],
      [
        '/healthz, longest wait',
        `≤ ${limits.healthMs} ms`,
        milliseconds(slowest),
        mark(slowest <= limits.healthMs && probed.unanswered === 0),
      ],
      ['memory of the process, peak', '< 400 MB', megabytes(memory), mark(memory < limits.memory)],
      ['answers with status 500 or 502', '0', whole(sum('failed')), mark(sum('failed') === 0)],
    ],
  )
  const sent = table(
    ['what was sent', 'sent', 'done', 'refused', 'failed', 'cut off', 'no answer', 'slowest'],
    tallies.map(([name, { sent, done, refused, failed, cutOff, unanswered, slowestMs }]) => [
      name,
      ...[sent, done, refused, failed, cutOff, unanswered].map(whole),
      milliseconds(slowestMs),
    ]),
  )
  const lateness = `${whole(probed.waits.length)} questions to /healthz in ${seconds} seconds, from a process that was at most ${milliseconds(probed.lateness)} late. The callers run at low priority. “Cut off”: the app closed the connection. “No answer”, for the slow connections: still open at the end.`
  return {
    acknowledged: report.savesAcknowledged,
    lost: report.savesLost,
    doubled: 0,
    killed: 0,
    faults,
    report: `${figures}\n\n${lateness}\n\n${sent}`,
  }
}

const isHeld = (name: string) => name.includes('hardly reads') || name.includes('one byte')
const megabytes = (bytes: number) => `${whole(bytes / 1_000_000)} MB`

async function fill(pool: pg.Pool): Promise<HostileTask['callers']> {
  const owner = `'hostile-' || person`
  await insertPeople(pool, owner, callers)
  const large = `generate_series(1, ${largeAccounts}) person, generate_series(1, 600) post`
  await insertPosts(pool, { owner, from: large, sections: [200, 200, 200, 200] })
  await pool.query(`update posts set insight = repeat(insight, 100), value = repeat(value, 100)`)
  await insertPosts(pool, {
    owner,
    from: `generate_series(1, ${callers}) person, generate_series(1, 2) post`,
    sections: [200, 200, 200, 200],
  })
  await pool.query(
    `insert into writing_samples (id, workspace_id, author_id, content, source, is_active, created_at)
      select gen_random_uuid(), ${owner}, ${owner}, 'Sample ' || sample || '. ' || repeat($1 || sample || '. ', 19000 / length($1)), 'custom', true, now()
      from generate_series(1, ${largeAccounts}) person, generate_series(1, 500) sample`,
    [
      'We moved the meeting to Tuesday, and 14 of 20 people thanked us. Why had nobody asked? I keep a list of such cases, number ',
    ],
  )
  await pool.query('vacuum analyze')
  const people = []
  for (let person = 1; person <= callers; person++) {
    const id = `hostile-${person}`
    const { rows } = await pool.query<{ id: string }>(
      'select id from posts where workspace_id = $1 and length(value) < 1000 limit 2',
      [id],
    )
    const cookie = await signIn({ pool }, { id, workspaceId: id, username: `${id}@example.com` })
    people.push({ cookie, postId: rows[0]!.id, otherId: rows[1]!.id })
  }
  await pool.end()
  return people
}
