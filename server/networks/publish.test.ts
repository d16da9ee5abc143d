import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostEvent } from '#shared/post-events.ts'
import { contentText, type Post } from '#shared/posts.ts'
import { jobs, networkAccounts, posts, publications } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import type { StubFault } from '../stubs/linkedin-faults.ts'
import { someContent, startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { connectsNetwork, postOnce, publishes, readsPost } from '../testing/networks.ts'

let stub: LinkedInStub
let app: TestApp
let user: TestUser
const timing = { answerMs: 1_000, publishAgainMs: 20 }
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env, timing })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  stub.fail()
  user = await app.signUp()
  await connectsNetwork(app, user)
})

const ofUser = async () => {
  const [account] = await app.db.select().from(networkAccounts).where(eq(networkAccounts.userId, user.id))
  return stub.posts.filter(({ author }) => author === `urn:li:person:${account?.externalId}`)
}
const historyOf = async ({ id }: Post) =>
  ((await (await app.call('GET', `/api/posts/${id}/history`, { as: user })).json()) as PostEvent[]).map(
    ({ kind, detail }) => [kind, detail.code ?? ''],
  )
const settled = ({ status, failure }: Post) => status === 'published' || (status === 'failed' && !failure?.retryAt)
const text = {
  hook: 'We hired (by accident) our #best_ever *engineer*.',
  insight: '[x] | {y}\\z',
  value: '',
  cta: '@all?',
}

test('a post is published with exactly the text that was written, and gets its address', async () => {
  const post = await app.hasPost(user, text)
  const begun = (await (await publishes(app, user, post)).json()) as Post
  expect(begun.status).toBe('publishing')
  const live = await postOnce(app, user, post, settled)
  const [sent] = await ofUser()
  expect(sent?.text).toBe(contentText(text))
  expect(live.publication).toMatchObject({ via: 'linkedin', url: `https://www.linkedin.com/feed/update/${sent?.urn}/` })
  expect((await historyOf(post)).toReversed()).toEqual([
    ['publishing', ''],
    ['published', ''],
  ])
  expect(stub.requests.at(-1)?.headers).toMatchObject({ 'linkedin-version': '202609' })
  expect((await publishes(app, user, post)).status).toBe(409)
})

test('a post that is published before its time appears in the calendar at the moment of publication', async () => {
  const scheduledFor = new Date(Date.now() + 3_600_000)
  const post = await app.hasPost(user, {
    scheduledFor,
    scheduledWallTime: '2030-01-01T09:00',
    timeZone: 'Europe/Berlin',
  })
  await publishes(app, user, post)
  const live = await postOnce(app, user, post, settled)
  expect(new Date(live.scheduledFor!)).toEqual(new Date(live.publication!.at))
  expect(live.scheduledWallTime).not.toBe('2030-01-01T09:00')
})

describe.each<[StubFault[], 'published' | 'failed', string | null, number]>([
  [['accepted-then-cut'], 'published', null, 1],
  [['accepted-then-hang'], 'published', null, 1],
  [['accepted-then-500', 'unavailable'], 'published', null, 1],
  [['unavailable', 'cut', 'hang'], 'published', null, 1],
  [['conflict'], 'published', null, 1],
  [['conflict', 'conflict'], 'failed', 'rejected', 0],
  [['throttled-shortly'], 'published', null, 1],
  [['throttled-until'], 'published', null, 1],
  [['accepted-then-cut', 'throttled-shortly'], 'published', null, 1],
  [['accepted-then-cut', 'revoked'], 'failed', 'unknown', 1],
  [['accepted-then-cut', 'version'], 'failed', 'unknown', 1],
  [Array<StubFault>(8).fill('unavailable'), 'failed', 'unknown', 0],
  [Array<StubFault>(8).fill('accepted-then-cut'), 'failed', 'unknown', 1],
  [['unavailable', 'rejected'], 'failed', 'unknown', 0],
  [['accepted-then-cut', 'again-rejected'], 'failed', 'unknown', 1],
  [['accepted-then-cut', 'again-unprocessable'], 'failed', 'unknown', 1],
  [['accepted-then-cut', 'again-throttled'], 'failed', 'unknown', 1],
  [['accepted-then-cut', 'again-missing'], 'published', null, 1],
  [['accepted-then-missing'], 'published', null, 1],
  [['accepted-then-200'], 'published', null, 1],
  [['accepted-then-nowhere'], 'published', null, 1],
  [Array<StubFault>(8).fill('accepted-then-200'), 'failed', 'unknown', 1],
  [['rejected'], 'failed', 'rejected', 0],
  [['version'], 'failed', 'version', 0],
  [['expired'], 'failed', 'expired', 0],
  [['revoked'], 'failed', 'revoked', 0],
  [['forbidden'], 'failed', 'not-permitted', 0],
])('when LinkedIn answers %j', (faults, status, code, live) => {
  test(`the post is ${status}${code ? ` as ${code}` : ''}, and is there ${live === 1 ? 'once' : 'not'}`, async () => {
    const post = await app.hasPost(user)
    stub.fail(...faults)
    await publishes(app, user, post)
    const now = await postOnce(app, user, post, settled)
    expect([now.status, now.failure?.code ?? null]).toEqual([status, code])
    const there = await ofUser()
    expect(there.map((one) => one.text)).toEqual(Array(live).fill(contentText(someContent)))
    expect(now.publication?.url ?? null).toBe(
      status === 'published' ? `https://www.linkedin.com/feed/update/${there[0]?.urn}/` : null,
    )
    if (now.failure) expect(now.failure.sentence).toMatch(/\.$/)
  })
})

test('while nobody knows whether LinkedIn took the post, it keeps its text, and only the first request is repeated', async () => {
  const slow = await withTestApp({ env: stub.env, timing: { ...timing, publishAgainMs: 3_600_000 } })
  const author = await slow.signUp()
  await connectsNetwork(slow, author)
  const post = await slow.hasPost(author)
  const before = stub.requests.length
  stub.fail('accepted-then-cut')
  await publishes(slow, author, post)
  const waiting = await postOnce(slow, author, post, ({ failure }) => failure !== null)
  expect([waiting.status, waiting.failure?.code]).toEqual(['publishing', 'unanswered'])
  for (const change of [{ content: { hook: 'Other.' } }, { scheduledFor: null }, { publication: {} }])
    expect((await slow.call('PUT', `/api/posts/${post.id}`, { as: author, body: change })).status).toBe(409)
  expect((await publishes(slow, author, post)).status).toBe(409)
  await runNow(slow, post)
  await postOnce(slow, author, post, ({ status }) => status === 'published')
  const sent = stub.requests.slice(before).map(({ body }) => JSON.stringify(body))
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
})

test('ten minutes after a request went out it is not repeated, whatever the reason, and its author has to look', async () => {
  const slow = await withTestApp({ env: stub.env, timing: { ...timing, publishAgainMs: 3_600_000 } })
  const author = await slow.signUp()
  await connectsNetwork(slow, author)
  const post = await slow.hasPost(author, { hook: 'Sent before a long sleep.' })
  stub.fail('accepted-then-cut')
  await publishes(slow, author, post)
  await postOnce(slow, author, post, ({ failure }) => failure?.code === 'unanswered')
  const sentAt = new Date(Date.now() - 10 * 60_000)
  await slow.db.update(publications).set({ sentAt }).where(eq(publications.postId, post.id))
  const before = stub.requests.length
  await runNow(slow, post)
  const { failure } = await postOnce(slow, author, post, ({ status }) => status === 'failed')
  expect(failure).toMatchObject({ code: 'unknown', retryAt: null })
  expect(stub.requests).toHaveLength(before)
})

test('of two posts with one text, the second is not live just because the first is', async () => {
  const [first, second] = [await app.hasPost(user), await app.hasPost(user)]
  await publishes(app, user, first)
  await postOnce(app, user, first, ({ status }) => status === 'published')
  stub.fail('cut')
  await publishes(app, user, second)
  const { status, publication } = await postOnce(app, user, second, settled)
  expect([status, publication]).toEqual(['failed', null])
})

test('the author can stop the attempts, and is told to look first if something was sent', async () => {
  const slow = await withTestApp({ env: stub.env, timing: { ...timing, publishAgainMs: 3_600_000 } })
  const author = await slow.signUp()
  await connectsNetwork(slow, author)
  for (const [fault, code] of [
    ['accepted-then-cut', 'unknown'],
    ['throttled', 'stopped'],
  ] as const) {
    const post = await slow.hasPost(author, { hook: code })
    stub.fail(fault)
    await publishes(slow, author, post)
    await postOnce(slow, author, post, ({ failure }) => failure !== null)
    const stopped = await slow.call('DELETE', `/api/posts/${post.id}/publish`, { as: author })
    expect(await stopped.json()).toMatchObject({ status: 'failed', failure: { code, retryAt: null } })
    await runNow(slow, post)
    expect((await readsPost(slow, author, post)).failure?.code).toBe(code)
    expect((await slow.call('DELETE', `/api/posts/${post.id}/publish`, { as: author })).status).toBe(409)
  }
})

test('when LinkedIn takes no more today, the post is tried again at midnight UTC, unless it is moved', async () => {
  const [post, moved] = [await app.hasPost(user), await app.hasPost(user, { hook: 'Another.' })]
  stub.fail('throttled', 'throttled')
  for (const one of [post, moved]) {
    await publishes(app, user, one)
    const { status, failure } = await postOnce(app, user, one, ({ failure }) => failure !== null)
    expect([status, failure?.code]).toEqual(['failed', 'throttled'])
    const tomorrow = new Date(new Date().setUTCHours(24, 0, 0, 0))
    expect(new Date(failure?.retryAt ?? '')).toEqual(tomorrow)
    // The job gets its next time after the post has its failure.
    const runsAt = async () => (await app.db.select().from(jobs).where(eq(jobs.key, one.id)))[0]?.runAt.getTime() ?? 0
    await expect.poll(async () => Math.abs((await runsAt()) - tomorrow.getTime())).toBeLessThan(2_000)
  }
  await app.call('PUT', `/api/posts/${moved.id}`, { as: user, body: { scheduledFor: null } })
  await runNow(app, moved)
  await runNow(app, post)
  await postOnce(app, user, post, ({ status }) => status === 'published')
  expect((await readsPost(app, user, moved)).status).toBe('draft')
  expect(await ofUser()).toHaveLength(1)
})

test('when LinkedIn asks for a longer pause than a day, it lasts a day, and the author is told by email', async () => {
  const post = await app.hasPost(user, { title: 'Much later' })
  stub.fail('throttled-for-long')
  await publishes(app, user, post)
  const { failure } = await postOnce(app, user, post, ({ failure }) => failure !== null)
  const waitMs = Date.parse(failure?.retryAt ?? '') - Date.now()
  expect([failure?.code, Math.round(waitMs / 3_600_000)]).toEqual(['throttled', 24])
  const told = () => app.mails.find(({ to, subject }) => to === user.username && subject.startsWith('Not published'))
  await expect.poll(told).toMatchObject({ subject: 'Not published yet: Much later' })
  expect(told()?.text).toMatch(/It will be tried again automatically on \w{3} \d+, \d{4} at \d\d:\d\d/)
})

test('a change that is being stored during a retry is what gets published', async () => {
  const post = await app.hasPost(user)
  stub.fail('throttled')
  await publishes(app, user, post)
  await postOnce(app, user, post, ({ failure }) => failure !== null)
  // Like a change that found the post failed and has not been committed yet.
  await app.db.transaction(async (tx) => {
    await tx.update(posts).set({ hook: 'Changed at the last moment.' }).where(eq(posts.id, post.id))
    await runNow(app, post)
    await expect.poll(isSomethingWaiting).toBe(true)
  })
  await postOnce(app, user, post, ({ status }) => status === 'published')
  const expected = contentText({ ...someContent, hook: 'Changed at the last moment.' })
  expect((await ofUser()).map((one) => one.text)).toEqual([expected])
})

const isSomethingWaiting = async () =>
  (await app.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)) > 0

test('when a server dies after LinkedIn took the post, another continues, and the post is there once', async () => {
  const patient = { ...timing, answerMs: 60_000 }
  const dying = await startTestApp({ env: stub.env, timing: patient })
  const author = await dying.signUp()
  await connectsNetwork(dying, author)
  const post = await dying.hasPost(author, { firstComment: 'Never sent by the dying one.' })
  const taken = stub.nextHang()
  stub.fail('accepted-then-hang')
  await publishes(dying, author, post)
  await taken
  // As if its leases had expired.
  await dying.db
    .update(jobs)
    .set({ claimedUntil: new Date(0) })
    .where(eq(jobs.key, post.id))
  await dying.db.update(publications).set({ leasedUntil: new Date(0) })
  const next = await withTestApp({ env: stub.env, timing: patient, database: dying.database })
  const live = await postOnce(next, author, post, ({ status }) => status === 'published')
  stub.release()
  await dying.stop()
  expect(await readsPost(next, author, post)).toMatchObject({ publication: { url: live.publication?.url } })
  const kinds = (await (await next.call('GET', `/api/posts/${post.id}/history`, { as: author })).json()) as PostEvent[]
  expect(kinds.map(({ kind }) => kind).toReversed()).toEqual(['publishing', 'publishing', 'published'])
})

test('two servers that both find a post due publish it once', async () => {
  const other = await withTestApp({ env: stub.env, timing, database: app.database })
  const written = await Promise.all(
    Array.from({ length: 6 }, (_, index) => app.hasPost(user, { hook: `Post ${index}.` })),
  )
  await Promise.all(written.flatMap((post) => [publishes(app, user, post), publishes(other, user, post)]))
  await Promise.all(written.map((post) => postOnce(other, user, post, ({ status }) => status === 'published')))
  expect((await ofUser()).map(({ text }) => text.slice(0, 8)).toSorted()).toHaveLength(6)
})

/** As if its next attempt were due. */
const runNow = async ({ db }: TestApp, { id }: Post) => {
  await db
    .update(jobs)
    .set({ runAt: sql`clock_timestamp()` })
    .where(and(eq(jobs.kind, 'publish-post'), eq(jobs.key, id)))
  await db.execute("select pg_notify('jobs', '')")
}

test('an author is told by email why a post is not live', async () => {
  const post = await app.hasPost(user, { ...text, title: 'The hiring' })
  stub.fail('rejected')
  await publishes(app, user, post)
  await postOnce(app, user, post, settled)
  const mine = () => app.mails.filter(({ to, subject }) => to === user.username && !/connected/.test(subject))
  await expect.poll(mine).toHaveLength(1)
  expect(mine()[0]).toMatchObject({ subject: 'Not published: The hiring', unsubscribe: expect.any(String) })
  expect(mine()[0]?.text).toContain('LinkedIn refused the post as it is.')
})
