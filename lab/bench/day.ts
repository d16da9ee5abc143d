import type { Pool } from 'pg'
import { anotherDatabase, type BenchDatabase, poolSize } from './database.ts'
import { fillWorkspaces, sizes } from './day-data.ts'
import { benchPeak } from './day-peak.ts'
import { compareClaims, compareRequests } from './day-requests.ts'
import { table, whole } from './figures.ts'
import { startMailServer } from './mail-server.ts'
import { poolerLacks, startPooler } from './pooler.ts'
import { type Running, startServer } from './processes.ts'

/**
 * A morning of very many workspaces, scaled down: what each request costs among few and among many, then two servers
 * that remind of posts due at one moment while people list and save.
 */
export async function benchDay(database: BenchDatabase): Promise<string> {
  if (poolerLacks) return `Skipped: ${poolerLacks}.`
  const few = await anotherDatabase(database, 'day_few')
  const many = await anotherDatabase(database, 'day_many')
  const pooler = await startPooler(database.url)
  const mail = await startMailServer()
  const start = (name: string) =>
    startServer('dist/server/server.js', '/readyz', {
      DATABASE_URL: pooler.urlOf(name),
      DATABASE_LISTEN_URL: new URL(`/${name}${new URL(database.url).search}`, database.url).href,
      DATABASE_POOLER: 'transaction',
      DATABASE_POOL: String(poolSize),
      RATE_LIMITS: 'off',
      SECRET_KEY: 'ab'.repeat(32),
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Hookline <posts@example.com>',
    })
  const servers: Running[] = []
  try {
    const startedAt = performance.now()
    await fillWorkspaces(few.pool, sizes.few)
    await fillWorkspaces(many.pool, sizes.many)
    console.log(`Filled in ${whole((performance.now() - startedAt) / 1000)} s`)
    const claims = await compareClaims([few, many])
    for (const name of ['day_few', 'day_many', 'day_many']) servers.push(await start(name))
    const compared = await compareRequests([few.pool, many.pool], servers)
    await servers.shift()!.stop()
    const peak = await benchPeak(many.pool, servers, mail.ids, pooler.pid)
    return `${compared(claims)}\n\n### Nine in the morning\n\n${peak}\n\n### What a table takes\n\n${await sizesOf(many.pool)}`
  } finally {
    for (const server of servers) await server.stop()
    await pooler.stop()
    await mail.stop()
    await many.drop()
    await few.drop()
  }
}

/** The largest tables, with what they take on disk for each post. */
async function sizesOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; rows: string; heap: string; indexes: string }>(
    `select relname as name, n_live_tup as rows, pg_table_size(relid) as heap, pg_indexes_size(relid) as indexes
     from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 6`,
  )
  const perRow = (bytes: string, rows: string) => `${whole(Number(bytes) / Math.max(1, Number(rows)))} B`
  return table(
    ['table', 'rows', 'a row', 'its indexes', 'in all'],
    rows.map(({ name, rows, heap, indexes }) => [
      name,
      whole(Number(rows)),
      perRow(heap, rows),
      perRow(indexes, rows),
      `${whole((Number(heap) + Number(indexes)) / 1e6)} MB`,
    ]),
  )
}
