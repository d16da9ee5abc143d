import { setTimeout as sleep } from 'node:timers/promises'
import { anotherDatabase, type BenchDatabase, insertPeople, insertPosts, poolSize } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import { startMailServer } from './mail-server.ts'
import { type Running, startServer } from './processes.ts'

const workspaces = 200
const inRush = effort(20_000, 400)
const leastPerMinute = 10_000
const steady = { posts: effort(300, 15), perMinute: 100 }
const maxLateMs = 2_000

/**
 * Two servers send reminders for many posts due at one moment, then for 100 posts a minute, through a real mail
 * server.
 */
export async function benchReminders(database: BenchDatabase): Promise<string> {
  const mail = await startMailServer()
  const { url, pool, drop } = await anotherDatabase(database, 'reminders')
  const servers: Running[] = []
  try {
    await insertPeople(pool, `'person-' || person`, workspaces)
    const env = {
      DATABASE_URL: url,
      DATABASE_POOL: String(poolSize),
      RATE_LIMITS: 'off',
      SECRET_KEY: 'ab'.repeat(32),
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Hookline <posts@example.com>',
    }
    for (let server = 0; server < 2; server++) servers.push(await startServer('dist/server/server.js', '/readyz', env))

    /** Makes posts due and waits for their reminders. The nth is due `delay` from now (SQL over `n`, in seconds). */
    async function remindOf(posts: number, delay: string) {
      await pool.query('delete from posts')
      mail.ids.clear()
      const from = `generate_series(1, ${workspaces}) person, generate_series(1, ${posts / workspaces < 1 ? 1 : Math.ceil(posts / workspaces)}) post`
      await insertPosts(pool, { owner: `'person-' || person`, from, sections: [90, 190, 250, 70] })
      await pool.query(
        `with due as (
           update posts set scheduled_for = date_trunc('milliseconds', clock_timestamp() + (${delay}) * interval '1 second')
           from (select id, row_number() over () as n from posts) numbered where numbered.id = posts.id and n <= ${posts}
           returning posts.id, workspace_id, scheduled_for
         ), made as (
           insert into jobs (kind, key, workspace_id, payload, run_at, created_at)
           select 'post-due', id, workspace_id, json_build_object('postId', id, 'dueAt',
             to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), scheduled_for, now() from due
         ) select pg_notify('jobs', '')`,
      )
      const { rows: times } = await pool.query<{ first: Date }>(
        `select min(run_at) as first from jobs where kind = 'post-due'`,
      )
      for (;;) {
        const { rows } = await pool.query<{ left: number }>(
          `select count(*)::int as left from jobs where kind = 'post-due'`,
        )
        if (rows[0]?.left === 0) break
        await sleep(100)
      }
      const { rows } = await pool.query<{ ms: number; at: Date }>(
        `select (detail ->> 'lateMs')::float8 as ms, at from post_events where kind = 'reminded' order by at`,
      )
      const sent = [...mail.ids.values()]
      const wrong =
        sent.filter((times) => times !== 1).length + Math.abs(sent.length - posts) + Math.abs(rows.length - posts)
      const tookMs = (rows.at(-1)?.at.getTime() ?? 0) - (times[0]?.first.getTime() ?? 0)
      return { lateMs: rows.map(({ ms }) => ms), wrong, tookMs }
    }

    const rush = await remindOf(inRush, '5')
    const calm = await remindOf(steady.posts, `5 + n * ${60 / steady.perMinute}`)
    const perMinute = (inRush / rush.tookMs) * 60_000
    const p99 = percentile(calm.lateMs, 99)
    const wrong = rush.wrong + calm.wrong
    return table(
      ['two servers', 'target', 'measured', ''],
      [
        [
          `${whole(inRush)} due at once, a minute`,
          `≥ ${whole(leastPerMinute)}`,
          whole(perMinute),
          mark(perMinute >= leastPerMinute),
        ],
        ['late at 100 a minute, p50', '', milliseconds(median(calm.lateMs)), ''],
        ['late at 100 a minute, p99', `< ${milliseconds(maxLateMs)}`, milliseconds(p99), mark(p99 < maxLateMs)],
        ['missing or sent twice', '0', whole(wrong), mark(wrong === 0)],
      ],
    )
  } finally {
    for (const server of servers) await server.stop()
    await drop()
    await mail.stop()
  }
}
