import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Decisions } from '#shared/outgoing.ts'
import { startLinkedInStub } from '../stubs/linkedin.ts'
import { type TestApp, type TestOptions, type TestUser, withTestApp } from '../testing/app.ts'
import { connectsNetwork } from '../testing/networks.ts'
import { announce } from './announce.ts'

async function openTab(origin: string, { cookie }: TestUser) {
  const gone = new AbortController()
  const response = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie }, signal: gone.signal })
  onTestFinished(() => gone.abort())
  const told: string[] = []
  const toldAt: number[] = []
  let comments = 0
  let isOver = false
  const reading = (async () => {
    if (!response.ok) return
    for await (const text of response.body!.pipeThrough(new TextDecoderStream()))
      for (const block of text.split('\n\n').filter(Boolean)) {
        if (block.startsWith(':')) comments += 1
        else {
          told.push(block.replaceAll('\n', ' '))
          toldAt.push(performance.now())
        }
      }
  })().finally(() => {
    isOver = true
  })
  reading.catch(() => {})
  return {
    status: response.status,
    told,
    toldAt,
    comments: () => comments,
    isOver: () => isOver,
    leave: () => gone.abort(),
  }
}

const changed = 'event: changed data: {}'

async function serving(options?: TestOptions) {
  const app = await withTestApp(options)
  const origin = await app.listen()
  await expect.poll(() => listeningOn(app)).toBeGreaterThan(0)
  return { app, origin }
}
const listeningOn = async ({ db }: TestApp) =>
  (
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'hookline listener' and query like 'listen %'`,
    )
  ).rows.length

test('open tabs of a workspace hear of posts that are made, moved, renamed, published and deleted, and others do not', async () => {
  const { app, origin } = await serving()
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  const tabs = [await openTab(origin, author), await openTab(origin, colleague)]
  const stranger = await openTab(origin, await app.signUp())
  const heard = async (times: number) => {
    for (const { told } of tabs) await expect.poll(() => told).toEqual(Array(times).fill(changed))
  }
  const created = await app.call('POST', '/api/posts', { as: author, body: { title: 'New', category: 'hot-takes' } })
  const { id } = (await created.json()) as { id: string }
  await heard(1)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  const changes = [{ scheduledFor }, { title: 'Renamed' }, { publication: {} }]
  for (const [index, body] of changes.entries()) {
    expect((await app.call('PUT', `/api/posts/${id}`, { as: author, body })).status).toBe(200)
    await heard(index + 2)
  }
  // The activity shows that somebody types. No list shows what.
  const types = (hook: string) => app.call('PUT', `/api/posts/${id}`, { as: author, body: { content: { hook } } })
  await types('Typed')
  await heard(5)
  await types('Typed on')
  expect((await app.call('DELETE', `/api/posts/${id}`, { as: author })).status).toBe(204)
  await heard(6)
  expect(stranger.told).toEqual([])
})

test('open tabs hear of comments, and other people’s tabs of typing, from another server too', async () => {
  const { app, origin } = await serving()
  const other = await withTestApp({ database: app.database })
  const author = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), author, 'reviewer')
  const { id: postId } = await app.hasPost(author)
  const [own, tab] = [await openTab(origin, author), await openTab(origin, reviewer)]
  await other.call('POST', `/api/posts/${postId}/comments`, { as: reviewer, body: { text: 'Good' } })
  const commented = `event: commented data: {"postId":"${postId}"}`
  await expect.poll(() => [own.told, tab.told]).toEqual([[commented], [commented]])
  expect((await other.call('POST', `/api/posts/${postId}/editing`, { as: author })).status).toBe(204)
  const editing = `event: editing data: {"postId":"${postId}","userId":"${author.id}"}`
  await expect.poll(() => tab.told).toEqual([commented, editing])
  expect(own.told).toEqual([commented])
})

test('comments and approvals reach a tab of another server within a second', async () => {
  const { app, origin } = await serving()
  const other = await withTestApp({ database: app.database })
  const author = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), author, 'reviewer')
  await app.call('PUT', '/api/approval', { as: author, body: { mode: 'asked' } })
  const { id } = await app.hasPost(author)
  const path = `/api/posts/${id}`
  const tab = await openTab(origin, author)
  /** From the call, so before the commit, to the event: milliseconds. */
  const hears = async (event: string, change: () => Promise<Response>) => {
    const [before, begun] = [tab.told.length, performance.now()]
    expect((await change()).status).toBe(201)
    const heard = () => tab.told.slice(before).findIndex((one) => one.startsWith(event))
    await expect.poll(heard, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(0)
    return tab.toldAt[before + heard()]! - begun
  }
  const times: number[] = []
  for (let one = 0; one < 21; one++)
    times.push(
      await hears('event: commented', () =>
        other.call('POST', `${path}/comments`, { as: reviewer, body: { text: 'Which year?' } }),
      ),
    )
  // Not each one: other tests may keep the computer busy.
  const median = times.toSorted((one, another) => one - another)[10]!
  console.info(`A comment reached another server's tab in ${Math.round(median)} ms (median of ${times.length}).`)
  expect(median).toBeLessThan(1_000)
  const { hash } = (await (await other.call('GET', `${path}/approvals`, { as: reviewer })).json()) as Decisions
  await hears('event: changed', () =>
    other.call('POST', `${path}/approvals`, { as: reviewer, body: { decision: 'approved', hash } }),
  )
})

test('open tabs hear when the network is connected, changed and disconnected', async () => {
  const stub = await startLinkedInStub()
  onTestFinished(async () => void (await stub.stop()))
  const { app, origin } = await serving({ env: stub.env })
  const author = await app.signUp()
  const tab = await openTab(origin, author)
  await connectsNetwork(app, author)
  await expect.poll(() => tab.told).toEqual([changed])
  expect((await app.call('PUT', '/api/network', { as: author, body: { publishes: false } })).status).toBe(200)
  await expect.poll(() => tab.told).toHaveLength(2)
  expect((await app.call('DELETE', '/api/network', { as: author })).status).toBe(204)
  await expect.poll(() => tab.told).toHaveLength(3)
})

test('a tab hears of another server’s change, and only after the commit', async () => {
  const { app, origin } = await serving()
  const other = await withTestApp({ database: app.database })
  const author = await app.signUp()
  const tab = await openTab(origin, author)
  const undone = other.db.transaction(async (tx) => {
    await announce(tx, author.workspaceId)
    throw new Error('Taken back')
  })
  await expect(undone).rejects.toThrow('Taken back')
  await announce(other.db, author.workspaceId, { due: { postId: 'a', userIds: [author.id] } })
  await expect.poll(() => tab.told).toEqual([changed, 'event: due data: {"postId":"a"}'])
})

test('only the people concerned are told that it is time to post', async () => {
  const { app, origin } = await serving()
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  const [own, other] = [await openTab(origin, author), await openTab(origin, colleague)]
  await announce(app.db, author.workspaceId, { due: { postId: 'a', userIds: [author.id] } })
  await expect.poll(() => [own.told.length, other.told.length]).toEqual([2, 1])
  expect(other.told).toEqual([changed])
})

test('without notifications the server polls for changes', async () => {
  const app = await withTestApp({ timing: { heartbeatMs: 50 }, connection: { pooler: true } })
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const origin = await app.listen()
  const [tab, other] = [await openTab(origin, author), await openTab(origin, stranger)]
  await expect.poll(tab.comments).toBeGreaterThan(2)
  const post = await app.hasPost(author)
  await expect.poll(() => tab.told).toEqual([changed])
  await app.call('DELETE', `/api/posts/${post.id}`, { as: author })
  await expect.poll(() => tab.told).toEqual([changed, changed])
  expect(other.told).toEqual([])
})

test('a stream ends with the session', async () => {
  const { app, origin } = await serving({ timing: { heartbeatMs: 50 } })
  const author = await app.signUp()
  const [tab, other] = [await openTab(origin, author), await openTab(origin, await app.signUp())]
  expect((await app.call('POST', '/api/logout', { as: author })).status).toBe(204)
  await expect.poll(tab.isOver).toBe(true)
  expect(tab.told).toEqual(['event: over data: {}'])
  expect(other.isOver()).toBe(false)
})

test('a person’s oldest tab is dropped when there are too many, and a closed one makes room', async () => {
  const { app, origin } = await serving({ timing: { heartbeatMs: 50 } })
  const author = await app.signUp()
  const tabs: Awaited<ReturnType<typeof openTab>>[] = []
  for (let index = 0; index < 7; index += 1) tabs.push(await openTab(origin, author))
  await expect.poll(() => tabs.map(({ isOver }) => isOver())).toEqual([true, ...Array(6).fill(false)])
  tabs[1]!.leave()
  await expect.poll(() => tabs[1]!.isOver()).toBe(true)
  const next = await openTab(origin, author)
  await expect.poll(next.comments).toBeGreaterThan(2)
  expect(tabs.slice(2).map(({ isOver }) => isOver())).toEqual(Array(5).fill(false))
})

test('a stopping server ends its streams, so that tabs join another, and accepts no new ones', async () => {
  const { app, origin } = await serving()
  const author = await app.signUp()
  const tab = await openTab(origin, author)
  app.stopping.abort(new Error('The server stops.'))
  await expect.poll(tab.isOver).toBe(true)
  expect(tab.told).toEqual([])
  expect((await openTab(origin, author)).status).toBe(503)
})
