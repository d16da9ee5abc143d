import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { startProxy } from '../testing/proxy.ts'

const cannotBeReached = 'The database cannot be reached right now. Nothing was changed. Try again in a moment.'
const didNotAnswer =
  'The database did not answer. If you were changing something, check whether it was saved before you try again.'

describe('a database that accepts connections and never answers', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    proxy = await startProxy()
    app = await startTestApp({
      connection: { ...proxy.connection, silenceMs: 1_000, connectionTimeoutMillis: 3_000 },
    })
    user = await app.signUp()
  })
  afterAll(async () => {
    await app.stop()
    proxy.stop()
  })

  const body = { title: 'Shorter meetings for everyone', category: 'hot-takes' }
  const write = (key: string) =>
    app.call('POST', '/api/generate-post', { as: user, body, headers: { 'idempotency-key': key } })

  test('gets a sentence after the limit, and the pool serves again as soon as the database does', async () => {
    const post = await app.hasPost(user)
    const read = () => app.call('GET', '/api/posts', { as: user })
    const change = () => app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title: 'Changed' } })
    // All five connections are open, and one is in a transaction, when the silence begins.
    await Promise.all(Array.from({ length: 5 }, read))
    const isSilent = Promise.withResolvers<void>()
    const inside = app.db
      .transaction(async (tx) => {
        isSilent.resolve(proxy.fallSilent())
        await tx.execute('select 1')
      })
      .catch((error: Error) => error)
    await isSilent.promise
    const silent = await Promise.all([...Array.from({ length: 12 }, read), ...Array.from({ length: 12 }, change)])
    expect(await inside).toBeInstanceOf(Error)
    // Begins a transaction on every connection of the pool.
    await Promise.allSettled(Array.from({ length: 12 }, () => app.db.transaction(async () => {})))
    expect(silent.map(({ status }) => status)).toEqual(Array(24).fill(503))
    for (const response of silent) expect([cannotBeReached, didNotAnswer]).toContain(await response.text())

    proxy.recover()
    await expect.poll(async () => (await read()).status).toBe(200)
    let arrived = 0
    const all = Promise.withResolvers<void>()
    await Promise.all(
      Array.from({ length: 5 }, () =>
        app.db.transaction(async () => {
          if (++arrived === 5) all.resolve()
          await all.promise
        }),
      ),
    )
  })

  test('may or may not have committed, and a repeat with the same key gets what was stored', async () => {
    proxy.loseAnswersTo('commit')
    const response = await write('unknown')
    expect([response.status, await response.text()]).toEqual([503, didNotAnswer])
    proxy.loseAnswersTo(null)
    const { post } = (await (await write('unknown')).json()) as { post: Post }
    const posts = (await (await app.call('GET', '/api/posts', { as: user })).json()) as Post[]
    expect(posts.filter(({ subject }) => subject === body.title)).toEqual([post])
  })
})

test('the database ends a statement that takes too long, and nothing changes', async () => {
  const app = await startTestApp()
  const { rows } = await app.db.execute("select name, setting from pg_settings where name like '%timeout'")
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'statement_timeout', setting: '10000' },
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    ]),
  )
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const blocker = await app.db.$client.connect()
  await blocker.query('begin')
  await blocker.query('lock table posts')
  const impatient = await startTestApp({ database: app.database, connection: { statementMs: 200 } })
  const response = await impatient.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title: 'Changed' } })
  expect([response.status, await response.text()]).toEqual([503, cannotBeReached])
  await blocker.query('rollback')
  blocker.release()
  await impatient.stop()
  await app.stop()
})
