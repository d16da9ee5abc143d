import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectWithin } from '#shared/testing-time.ts'
import type { Timing } from '../config/timing.ts'
import type { Connection } from '../database/connect.ts'
import { listenTo } from '../database/listener.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import * as product from './jobs.ts'
import type { Job, Kinds } from './kinds.ts'
import { startWorker } from './worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.db.execute(sql`delete from jobs where kind like 'test %'`))
afterAll(() => app.stop())

type Options = { key?: string; runAt?: Date; workspaceId?: string }
/** The product's function, typed for this file's own kinds. */
const enqueue = product.enqueue as (db: unknown, kind: string, payload: unknown, options?: Options) => Promise<void>
const cancel = product.cancel as (db: unknown, kind: string, key: string) => Promise<void>

/** Stops on request or with the test. */
function startServer(
  kinds: Kinds,
  { timing = {}, connection = {} }: { timing?: Partial<Timing>; connection?: Connection } = {},
) {
  const stopping = new AbortController()
  const { config } = app.deps
  const deps = {
    ...app.deps,
    stopping: stopping.signal,
    config: { ...config, timing: { ...config.timing, ...timing } },
  }
  const listener = listenTo({ ...app.connection, ...connection }, deps.log)
  const worker = startWorker(deps, listener, kinds)
  const stop = async () => {
    stopping.abort(new Error('The server stops.'))
    await worker.stop()
    await listener.stop()
  }
  onTestFinished(stop)
  return { stop, handOver: worker.handOver }
}

const rowsOf = async (kind: string) =>
  (
    await app.db.execute<Record<string, unknown>>(
      sql`select *, extract(epoch from run_at - clock_timestamp())::float8 as waits from jobs where kind = ${kind} order by key`,
    )
  ).rows
const listeners = async () =>
  (
    await app.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'hookline listener' and query = 'listen jobs'`,
    )
  ).rows.length
const makeDue = (kind: string) =>
  app.db.execute(
    sql`with due as (update jobs set run_at = now() where kind = ${kind} returning 1) select pg_notify('jobs', '') from due`,
  )

function gated() {
  const gates: (() => void)[] = []
  const begun: string[] = []
  return {
    begun,
    letGo: () => {
      for (const open of gates.splice(0)) open()
    },
    kind: {
      run: async (_deps: unknown, _payload: unknown, { key }: Job) => {
        begun.push(key)
        await new Promise<void>((open) => gates.push(open))
      },
    },
  }
}

describe('a job', () => {
  test('is run once, however many servers there are, and never on two at a time', async () => {
    const runs: string[] = []
    const underWay = new Set<string>()
    let together = 0
    const run = async (_deps: unknown, _payload: unknown, { key }: Job) => {
      if (underWay.has(key)) together++
      underWay.add(key)
      await sleep(5)
      underWay.delete(key)
      runs.push(key)
    }
    for (let server = 0; server < 3; server++) startServer({ 'test many': { run } })
    const keys = Array.from({ length: 60 }, (_, at) => `${at}`)
    await Promise.all(keys.map((key) => enqueue(app.db, 'test many', {}, { key })))
    await expect.poll(() => rowsOf('test many')).toEqual([])
    expect(runs.toSorted()).toEqual(keys.toSorted())
    expect(together).toBe(0)
  })

  test('gets its payload, and is stored or not together with its transaction', async () => {
    const ran: unknown[] = []
    startServer({ 'test whole': { run: async (_deps, payload) => void ran.push(payload) } })
    await app.db
      .transaction(async (tx) => {
        await enqueue(tx, 'test whole', { id: 'lost' })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await app.db.transaction((tx) => enqueue(tx, 'test whole', { id: 'kept' }))
    await expect.poll(() => ran).toEqual([{ id: 'kept' }])
    await expect.poll(() => rowsOf('test whole')).toEqual([])
  })

  test('begins within 200 ms of its commit, although servers look every ten seconds', async () => {
    let ran: PromiseWithResolvers<number>
    startServer({ 'test quick': { run: async () => ran.resolve(performance.now()) } })
    await expect.poll(listeners).toBe(2)
    await sleep(50)
    await expectWithin(200, async () => {
      ran = Promise.withResolvers()
      const enqueuedAt = performance.now()
      await enqueue(app.db, 'test quick', {})
      return (await ran.promise) - enqueuedAt
    })
  })

  test('is run at its time, neither before it nor at the next look', async () => {
    let ran: PromiseWithResolvers<number>
    startServer({ 'test timed': { run: async () => ran.resolve(Date.now()) } })
    await expectWithin(300, async () => {
      ran = Promise.withResolvers()
      const runAt = new Date(Date.now() + 600)
      await enqueue(app.db, 'test timed', {}, { runAt })
      const lateMs = (await ran.promise) - runAt.getTime()
      expect(lateMs).toBeGreaterThanOrEqual(-5)
      return lateMs
    })
  })

  test('enqueued again under its key runs once, at its new time and with the new payload', async () => {
    const ran: unknown[] = []
    const post = { key: 'post-1' }
    startServer({ 'test moved': { run: async (_deps, payload) => void ran.push(payload) } })
    await enqueue(app.db, 'test moved', 'first', { ...post, runAt: new Date(Date.now() + 300) })
    const later = { ...post, runAt: new Date(Date.now() + 900) }
    await Promise.all([1, 2, 3].map(() => enqueue(app.db, 'test moved', 'second', later)))
    expect(await rowsOf('test moved')).toHaveLength(1)
    await sleep(500)
    expect(ran).toEqual([])
    await expect.poll(() => rowsOf('test moved')).toEqual([])
    expect(ran).toEqual(['second'])
  })

  test('enqueued again while it runs is run again after that, not beside it', async () => {
    const { kind, begun, letGo } = gated()
    for (let server = 0; server < 2; server++) startServer({ 'test again': kind })
    await enqueue(app.db, 'test again', {}, { key: 'a' })
    await expect.poll(() => begun).toHaveLength(1)
    await enqueue(app.db, 'test again', {}, { key: 'a' })
    await sleep(200)
    expect(begun).toHaveLength(1)
    letGo()
    await expect.poll(() => begun).toHaveLength(2)
    letGo()
    await expect.poll(() => rowsOf('test again')).toEqual([])
  })

  test('that is cancelled does not run; a running one is not repeated, and another with its key waits for its end', async () => {
    const { kind, begun, letGo } = gated()
    startServer({ 'test cancelled': kind })
    await enqueue(app.db, 'test cancelled', {}, { key: 'a', runAt: new Date(Date.now() + 300) })
    await cancel(app.db, 'test cancelled', 'a')
    expect(await rowsOf('test cancelled')).toEqual([])
    await enqueue(app.db, 'test cancelled', {}, { key: 'b' })
    await enqueue(app.db, 'test cancelled', {}, { key: 'c' })
    await expect.poll(() => begun.toSorted()).toEqual(['b', 'c'])
    await cancel(app.db, 'test cancelled', 'b')
    await cancel(app.db, 'test cancelled', 'c')
    await enqueue(app.db, 'test cancelled', {}, { key: 'c' })
    await sleep(200)
    expect(begun).toHaveLength(2)
    letGo()
    await expect.poll(() => begun).toHaveLength(3)
    letGo()
    await expect.poll(() => rowsOf('test cancelled')).toEqual([])
    expect(begun.toSorted()).toEqual(['b', 'c', 'c'])
  })

  test('cancelled at the moment of its release is gone', async () => {
    await enqueue(app.db, 'test between', {}, { key: 'a', runAt: new Date(Date.now() + 60_000) })
    const claim = (claim: string | null, seconds: number | null) =>
      sql`update jobs set claim = ${claim}, claimed_until = now() + ${seconds} * interval '1 second' where kind = 'test between'`
    await app.db.execute(claim('another', 60))
    let cancelled: Promise<void> | undefined
    await app.db.transaction(async (tx) => {
      await tx.execute(claim(null, null))
      cancelled = cancel(app.db, 'test between', 'a')
      await sleep(200)
    })
    await cancelled
    expect(await rowsOf('test between')).toEqual([])
  })

  test('that begins more than a minute late is logged', async () => {
    startServer({ 'test late': { run: async () => {} } })
    await enqueue(app.db, 'test late', {}, { runAt: new Date(Date.now() - 120_000) })
    await expect.poll(() => rowsOf('test late')).toEqual([])
    const [said] = app.logs.filter(({ msg }) => msg === 'jobs run late')
    expect(said).toMatchObject({ kind: 'test late', lateMs: expect.any(Number) })
    expect(said?.lateMs).toBeGreaterThanOrEqual(120_000)
  })

  test('of a workspace is deleted with it', async () => {
    const { workspaceId } = await app.signUp()
    await enqueue(app.db, 'test owned', {}, { workspaceId, runAt: new Date(Date.now() + 60_000) })
    await app.db.execute(sql`delete from workspaces where id = ${workspaceId}`)
    expect(await rowsOf('test owned')).toEqual([])
  })
})

describe('a job that fails', () => {
  test('waits longer each time, and stores its error’s code but none of its message', async () => {
    const fail = async () => {
      throw Object.assign(new Error('of Nora Field'), { code: 'rate_limited' })
    }
    startServer({ 'test failing': { run: fail } })
    await enqueue(app.db, 'test failing', {})
    for (const [attempts, seconds] of [5, 10, 20, 40].entries()) {
      await expect
        .poll(async () => (await rowsOf('test failing'))[0])
        .toMatchObject({ attempts: attempts + 1, claim: null, last_error: 'rate_limited' })
      const { waits } = (await rowsOf('test failing'))[0] as { waits: number }
      expect(waits).toBeGreaterThan(seconds - 1)
      expect(waits).toBeLessThan(seconds * 1.25)
      await makeDue('test failing')
    }
    expect(JSON.stringify(await rowsOf('test failing'))).not.toContain('Nora')
  })

  test('as often as its kind allows is dead: kept, not tried again, and revived when it is enqueued again', async () => {
    let runs = 0
    const run = async () => {
      runs++
      throw new Error('broken')
    }
    startServer({ 'test mortal': { run, maxAttempts: 2 } })
    await enqueue(app.db, 'test mortal', {}, { key: 'a' })
    await expect.poll(async () => (await rowsOf('test mortal'))[0]).toMatchObject({ attempts: 1, claim: null })
    await makeDue('test mortal')
    await expect
      .poll(async () => (await rowsOf('test mortal'))[0])
      .toMatchObject({ attempts: 2, claim: null, died_at: expect.anything(), last_error: 'Error' })
    await makeDue('test mortal')
    await sleep(200)
    expect(runs).toBe(2)
    await enqueue(app.db, 'test mortal', {}, { key: 'a' })
    await expect.poll(() => runs).toBe(3)
  })

  test('with nothing thrown is retried like others', async () => {
    startServer({ 'test empty': { run: () => Promise.reject() } })
    await enqueue(app.db, 'test empty', {})
    await expect
      .poll(async () => (await rowsOf('test empty'))[0])
      .toMatchObject({ attempts: 1, claim: null, last_error: 'Error' })
    expect((await rowsOf('test empty'))[0]?.waits).toBeGreaterThan(4)
  })

  test('by taking too long frees its slot for others', async () => {
    const { kind, letGo } = gated()
    const run = async (deps: unknown, payload: unknown, job: Job) => {
      if (payload === 'hangs') await kind.run(deps, payload, job)
    }
    startServer({ 'test hanging': { run, limitMs: 100, atOnce: 1 } })
    onTestFinished(letGo)
    await enqueue(app.db, 'test hanging', 'hangs', { key: 'a' })
    await enqueue(app.db, 'test hanging', 'fine', { key: 'b' })
    await expect
      .poll(async () => (await rowsOf('test hanging')).map(({ key, last_error }) => [key, last_error]))
      .toEqual([['a', 'JobTimeout']])
  })

  test('by taking too long starts again only after its run has ended, and a stopping server waits for that', async () => {
    const { kind, begun, letGo } = gated()
    const hanging = { 'test overdue': { ...kind, limitMs: 50 } }
    const timing = { leaseMs: 300, renewMs: 50, pollMs: 50 }
    const servers = [startServer(hanging, { timing }), startServer(hanging, { timing })]
    onTestFinished(letGo)
    await enqueue(app.db, 'test overdue', {}, { key: 'a' })
    await expect.poll(async () => (await rowsOf('test overdue'))[0]?.last_error).toBe('JobTimeout')
    await makeDue('test overdue')
    await sleep(600)
    expect(begun).toEqual(['a'])
    const stopped = Promise.all(servers.map(({ stop }) => stop()))
    expect(await Promise.race([stopped, sleep(200, 'waits')])).toBe('waits')
    letGo()
    await stopped
    expect((await rowsOf('test overdue'))[0]).toMatchObject({ attempts: 1, claim: null, last_error: 'JobTimeout' })
    expect((await rowsOf('test overdue'))[0]?.waits).toBeGreaterThan(3)
  })

  test('by never ending fills at most as many extra slots', async () => {
    const { kind, begun, letGo } = gated()
    startServer({ 'test stuck': { ...kind, limitMs: 30, atOnce: 2 } })
    onTestFinished(letGo)
    for (let key = 0; key < 6; key++) await enqueue(app.db, 'test stuck', {}, { key: `${key}` })
    await expect.poll(() => begun).toHaveLength(4)
    await sleep(200)
    expect(begun).toHaveLength(4)
    await app.db.execute(sql`delete from jobs where kind = 'test stuck'`)
  })
})

describe('a server', () => {
  test('that dies over a job is followed by another one after the lease, and by none before it', async () => {
    const { kind, begun, letGo } = gated()
    // To the others, a server that never renews is dead.
    startServer({ 'test dead': kind }, { timing: { leaseMs: 700, renewMs: 3_600_000 } })
    await enqueue(app.db, 'test dead', {}, { key: 'a' })
    await expect.poll(() => begun).toHaveLength(1)
    startServer({ 'test dead': kind }, { timing: { pollMs: 50 } })
    await sleep(300)
    expect(begun).toHaveLength(1)
    await expect.poll(() => begun).toHaveLength(2)
    expect((await rowsOf('test dead'))[0]?.attempts).toBe(2)
    letGo()
    await expect.poll(() => rowsOf('test dead')).toEqual([])
  })

  test('that has lost a job aborts its run, and does not start a second one beside it', async () => {
    const { kind, begun, letGo } = gated()
    const broken: string[] = []
    const run = async (deps: unknown, payload: unknown, job: Job) => {
      job.signal.addEventListener('abort', () => broken.push((job.signal.reason as Error).name))
      await kind.run(deps, payload, job)
    }
    startServer({ 'test lost': { run } }, { timing: { renewMs: 50, pollMs: 50 } })
    onTestFinished(letGo)
    await enqueue(app.db, 'test lost', {}, { key: 'a' })
    await expect.poll(() => begun).toHaveLength(1)
    await app.db.execute(sql`update jobs set claim = null, claimed_until = null where kind = 'test lost'`)
    await expect.poll(() => broken).toEqual(['LeaseLost'])
    await sleep(200)
    expect(begun).toHaveLength(1)
    letGo()
    await expect.poll(() => begun).toHaveLength(2)
    letGo()
    await expect.poll(() => rowsOf('test lost')).toEqual([])
  })

  test('that lives keeps a job as long as the job takes', async () => {
    const { kind, begun, letGo } = gated()
    for (let server = 0; server < 2; server++)
      startServer({ 'test long': kind }, { timing: { leaseMs: 300, renewMs: 50, pollMs: 50 } })
    await enqueue(app.db, 'test long', {}, { key: 'a' })
    await sleep(900)
    expect(begun).toHaveLength(1)
    letGo()
    await expect.poll(() => rowsOf('test long')).toEqual([])
  })

  test('that stops waits for jobs that end, and gives back at once those that it aborts', async () => {
    const begun: string[] = []
    const run = async (_deps: unknown, payload: unknown, { key, signal }: Job) => {
      begun.push(key)
      if (payload === 'short') await sleep(200)
      else await sleep(60_000, undefined, { signal })
    }
    const first = startServer({ 'test stopped': { run } })
    await enqueue(app.db, 'test stopped', 'short', { key: 'ends' })
    await enqueue(app.db, 'test stopped', 'long', { key: 'goes on' })
    await expect.poll(() => begun).toHaveLength(2)
    await first.stop()
    expect(await rowsOf('test stopped')).toMatchObject([
      { key: 'goes on', attempts: 0, claim: null, claimed_until: null, last_error: null },
    ])
    startServer({ 'test stopped': { run } })
    await expect.poll(() => begun).toEqual(['ends', 'goes on', 'goes on'])
  })

  test('that is cut off hands over what still runs, and another server begins it at once', async () => {
    const begun: string[] = []
    const ends = Promise.withResolvers<void>()
    const run = async (_deps: unknown, _payload: unknown, { key }: Job) => {
      begun.push(key)
      await ends.promise
    }
    const first = startServer({ 'test cut off': { run } })
    await enqueue(app.db, 'test cut off', null, { key: 'goes on' })
    await expect.poll(() => begun).toHaveLength(1)
    const stopped = first.stop()
    await first.handOver()
    startServer({ 'test cut off': { run } })
    await expect.poll(() => begun).toHaveLength(2)
    ends.resolve()
    await stopped
    await expect.poll(() => rowsOf('test cut off')).toEqual([])
  })

  test('that cannot listen, behind PgBouncer, finds jobs by polling, and keeps no connection for listening', async () => {
    await expect.poll(listeners).toBe(1)
    const ran: string[] = []
    startServer(
      { 'test polled': { run: async (_deps, _payload, { key }) => void ran.push(key) } },
      { connection: { pooler: true }, timing: { pollUnnotifiedMs: 100 } },
    )
    await sleep(300)
    await enqueue(app.db, 'test polled', {}, { key: 'a' })
    await expect.poll(() => ran).toEqual(['a'])
    expect(await listeners()).toBe(1)
  })

  test('that loses its listening connection finds jobs by polling, and listens again', async () => {
    const ran: string[] = []
    startServer(
      { 'test deaf': { run: async (_deps, _payload, { key }) => void ran.push(key) } },
      { timing: { pollMs: 60_000, pollUnnotifiedMs: 100 } },
    )
    await expect.poll(listeners).toBe(2)
    await app.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hookline listener'`,
    )
    await expect.poll(listeners).toBe(0)
    await enqueue(app.db, 'test deaf', {}, { key: 'unheard' })
    await expect.poll(() => ran, { timeout: 900 }).toEqual(['unheard'])
    await expect.poll(listeners).toBe(2)
    await sleep(50)
    await enqueue(app.db, 'test deaf', {}, { key: 'heard' })
    await expect.poll(() => ran).toEqual(['unheard', 'heard'])
  })
})

describe('thousands of jobs', () => {
  const flood = (kind: string, workspaceId: string | null) =>
    app.db.execute(
      sql`insert into jobs (kind, key, workspace_id, run_at, created_at)
        select ${kind}, 'flood-' || n, ${workspaceId}, now() - interval '1 hour', now() from generate_series(1, 3000) as n`,
    )

  test('of one kind do not delay another kind', async () => {
    const { kind, begun, letGo } = gated()
    const ran = Promise.withResolvers<void>()
    await flood('test flood', null)
    startServer({ 'test flood': kind, 'test other': { run: async () => ran.resolve() } })
    await expect.poll(() => begun).toHaveLength(5)
    await enqueue(app.db, 'test other', {})
    await ran.promise
    expect(begun).toHaveLength(5)
    await app.db.execute(sql`delete from jobs where kind = 'test flood'`)
    letGo()
  })

  test('of one workspace do not delay those of another', async () => {
    const { kind, begun, letGo } = gated()
    const [many, one] = [await app.signUp(), await app.signUp()]
    await flood('test crowd', many.workspaceId)
    startServer({ 'test crowd': kind })
    await expect.poll(() => begun).toHaveLength(3)
    await enqueue(app.db, 'test crowd', {}, { key: 'single', workspaceId: one.workspaceId })
    await expect.poll(() => begun).toContain('single')
    expect(begun).toHaveLength(4)
    await app.db.execute(sql`delete from jobs where kind = 'test crowd'`)
    letGo()
  })
})

test('a recurring job is one row, and one of several servers runs it each time', async () => {
  const ranAt: number[] = []
  const kinds = { 'test recurring': { run: async () => void ranAt.push(performance.now()), everyMs: 300 } }
  for (let server = 0; server < 3; server++) startServer(kinds)
  await expect.poll(() => ranAt.length).toBeGreaterThanOrEqual(4)
  expect(await rowsOf('test recurring')).toHaveLength(1)
  for (const [at, time] of ranAt.entries()) if (at > 0) expect(time - ranAt[at - 1]!).toBeGreaterThan(290)
})
