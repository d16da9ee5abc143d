import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'

test('/readyz reports a missing database at once and /healthz after a while, until it is back', async () => {
  const app = await withTestApp({ watch: { everyMs: 20, limitMs: 500 } })
  const statusOf = async (path: string) => (await app.call('GET', path)).status
  const admin = new pg.Client({ ...inject('database'), database: 'postgres' })
  await admin.connect()
  const allow = (isAllowed: boolean) => admin.query(`alter database ${app.database} allow_connections ${isAllowed}`)

  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  await allow(false)
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [app.database],
  )
  await expect.poll(() => statusOf('/readyz'), { interval: 5 }).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await expect.poll(() => statusOf('/healthz')).toBe(503)
  expect(await (await app.call('GET', '/healthz')).text()).toBe('The database has not answered for more than a minute.')
  await allow(true)
  await expect.poll(() => statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  await admin.end()
})
