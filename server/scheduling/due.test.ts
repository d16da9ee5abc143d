import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostEvent } from '#shared/post-events.ts'
import type { Post } from '#shared/posts.ts'
import { jobs } from '../database/schema.ts'
import { planDue } from '../posts/plan-due.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

// One start for all, so that no test's times change when a minute ends.
const start = Math.floor(Date.now() / 60_000) * 60_000
const inHours = (count: number) => new Date(start + count * 3_600_000)
const change = async (as: TestUser, { id }: Pick<Post, 'id'>, body: object) =>
  (await (await app.call('PUT', `/api/posts/${id}`, { as, body })).json()) as Post
const jobsOf = ({ id }: Pick<Post, 'id'>) =>
  app.db
    .select({ kind: jobs.kind, payload: jobs.payload, runAt: jobs.runAt })
    .from(jobs)
    .where(and(eq(jobs.kind, 'post-due'), eq(jobs.key, id)))
const historyOf = async (as: TestUser, { id }: Pick<Post, 'id'>) =>
  (await (await app.call('GET', `/api/posts/${id}/history`, { as })).json()) as PostEvent[]

const dueJob = ({ id }: Pick<Post, 'id'>, runAt: Date) => ({
  kind: 'post-due',
  payload: { postId: id, dueAt: runAt.toISOString() },
  runAt,
})

test('a post has one job for its time, from the start; the job moves and goes with the time', async () => {
  const user = await app.signUp()
  const body = { title: 'By hand', category: 'hot-takes', scheduledFor: inHours(1).toISOString() }
  const post = (await (await app.call('POST', '/api/posts', { as: user, body })).json()) as Post
  expect(await jobsOf(post)).toEqual([dueJob(post, inHours(1))])
  await change(user, post, { scheduledFor: inHours(3).toISOString(), timeZone: 'Europe/Berlin' })
  expect(await jobsOf(post)).toEqual([dueJob(post, inHours(3))])
  await change(user, post, { title: 'Another title' })
  expect(await jobsOf(post)).toHaveLength(1)
  await change(user, post, { scheduledFor: null })
  expect(await jobsOf(post)).toEqual([])
})

test('a post that its author calls live has no job, and has it again if they take that back before its time', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  await change(user, post, { scheduledFor: inHours(1).toISOString() })
  await change(user, post, { publication: {} })
  expect(await jobsOf(post)).toEqual([])
  await change(user, post, { publication: null })
  expect(await jobsOf(post)).toEqual([dueJob(post, inHours(1))])
  expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: user })).status).toBe(204)
  expect(await jobsOf(post)).toEqual([])
})

test('a time that has come keeps its job until it has run, whatever else changes; a time that comes during a request has one', async () => {
  const user = await app.signUp()
  const justNow = new Date(Date.now() - 1_000)
  const post = await app.hasPost(user, { scheduledFor: justNow })
  const waiting = { ...dueJob(post, justNow), runAt: inHours(1) }
  await app.db.insert(jobs).values({ ...waiting, key: post.id, createdAt: justNow })
  await change(user, post, { content: { hook: 'Without the typo.' } })
  expect(await jobsOf(post)).toEqual([waiting])
  const soon = await app.hasPost(user)
  const late = { ...app.deps, now: () => inHours(2) }
  await planDue(late, { scheduledFor: null }, { ...soon, ...user, id: soon.id, scheduledFor: inHours(1) })
  expect(await jobsOf(soon)).toEqual([dueJob(soon, inHours(1))])
})

test('a refused change leaves job and history as they are', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const { version } = await change(user, post, { scheduledFor: inHours(1).toISOString() })
  const body = { scheduledFor: inHours(2).toISOString(), version: version - 1 }
  expect((await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })).status).toBe(409)
  expect(await jobsOf(post)).toEqual([dueJob(post, inHours(1))])
  expect(await historyOf(user, post)).toHaveLength(1)
})

test('the history of a post tells what happened on its way to the network, to its workspace only', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const time = { scheduledFor: inHours(1).toISOString(), timeZone: 'Europe/Berlin' }
  await change(user, post, time)
  await change(user, post, time)
  await change(user, post, { publication: {} })
  await change(user, post, { publication: { url: 'https://www.linkedin.com/posts/a' } })
  await change(user, post, { isPublished: false })
  await change(user, post, { scheduledFor: null })
  const told = (await historyOf(user, post)).map(({ kind, detail }) => [kind, detail])
  expect(told.toReversed()).toEqual([
    ['scheduled', time],
    ['published', { via: 'manual', ...time }],
    ['taken back', {}],
    ['unscheduled', {}],
  ])
  const stranger = await app.signUp()
  expect((await app.call('GET', `/api/posts/${post.id}/history`, { as: stranger })).status).toBe(404)
})
