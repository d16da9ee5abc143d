import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'
import { startTestApp } from '../testing/app.ts'
import { pgbouncer, startPgBouncer } from '../testing/pooler.ts'
import { applyMigrations } from './connect.ts'
import { jobs } from './schema.ts'

function directAddress(database: string) {
  const { host, port, user } = inject('database')
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

test.skipIf(!pgbouncer)(
  'everything works behind PgBouncer in transaction mode, with the right time zone, and a way past it hears notifications',
  async () => {
    const pooler = await startPgBouncer(pgbouncer!)
    const admin = new pg.Client({ ...inject('database'), database: 'postgres' })
    await admin.connect()
    const database = `pooled_${Date.now()}`
    await admin.query(`create database ${database}`)
    await admin.query(`alter database ${database} set timezone to 'America/New_York'`)
    await admin.end()

    const connection = { ...pooler.connection, database, pooler: true }
    await Promise.all([applyMigrations(connection), applyMigrations(connection)])
    const servers = await Promise.all([1, 2].map(() => startTestApp({ database, connection })))
    const [one, two] = servers as [(typeof servers)[0], (typeof servers)[0]]
    const user = await one.signUp()
    const listening = (to: string) => {
      const env = { DATABASE_URL: directAddress(database), DATABASE_LISTEN_URL: directAddress(to) }
      return startTestApp({ database, connection, env })
    }
    const deaf = await listening('postgres')

    const generate = (server: typeof one, key: string) =>
      server.call('POST', '/api/generate-post', {
        as: user,
        body: { title: 'Shorter meetings for everyone', category: 'hot-takes' },
        headers: { 'idempotency-key': key },
      })
    const list = async (server: typeof one) =>
      (await (await server.call('GET', '/api/posts?limit=50', { as: user })).json()) as Post[]
    const written = await Promise.all(Array.from({ length: 12 }, (_, at) => generate(at % 2 ? one : two, `${at % 6}`)))
    expect(written.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const posts = await list(one)
    expect(posts).toHaveLength(6)
    expect(posts.every(({ createdAt }) => createdAt.endsWith('+00:00'))).toBe(true)

    const mixed = await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const server = at % 2 ? one : two
        const path = `/api/posts/${posts[at % 6]!.id}`
        return at % 3
          ? server.call('GET', '/api/posts', { as: user })
          : server.call('PUT', path, { as: user, body: { title: `Title ${at}` } })
      }),
    )
    expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await list(two)).toEqual(await list(one))

    // Notifications do not pass PgBouncer, and polling finds the job anyway.
    await enqueue(one.db, 'tidy-up', undefined, { key: 'only' })
    const isDone = sql<boolean>`${jobs.runAt} > now() + interval '30 minutes'`
    const tidyUp = one.db.select({ isDone }).from(jobs).where(eq(jobs.kind, 'tidy-up'))
    await expect.poll(() => tidyUp).toEqual([{ isDone: true }])

    const hearing = await listening(database)
    const tab = hearing.deps.live.join({ sessionKey: '', userId: user.id, workspaceId: user.workspaceId })
    expect(await tab.next()).toEqual([{ event: 'changed' }])
    await announce(one.db, user.workspaceId, { due: { postId: 'a', userIds: [user.id] } })
    expect(await tab.next()).toContainEqual({ event: 'due', postId: 'a' })
    tab.leave()
    const said = () => deaf.logs.filter(({ level }) => level === 40).map(({ err }) => (err as Error).message)
    await expect.poll(said).toEqual([expect.stringContaining('Both must lead to one database')])
    await Promise.all([...servers, deaf, hearing].map((server) => server.stop()))
    await pooler.stop()
  },
  60_000,
)
