import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import type { Post } from '#shared/posts.ts'
import { holdBack } from '../backup/hold-back.ts'
import { jobs, publications } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, postOnce, publishes, readsPost } from '../testing/networks.ts'

let stub: LinkedInStub
let app: TestApp
let user: TestUser
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env, timing: { answerMs: 1_000, publishAgainMs: 20 } })
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

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000)
const wake = () => app.db.execute("select pg_notify('jobs', '')")
const mine = () => app.mails.filter(({ to, subject }) => to === user.username && subject.startsWith('Not published'))
const isThere = ({ title }: Post) => stub.posts.some(({ text }) => text.includes(title))
const bellOf = async () => (await (await app.call('GET', '/api/notifications', { as: user })).json()) as Notification[]

const hasDuePost = async (title: string, scheduledFor: Date) =>
  app.hasPost(user, { title, hook: title, scheduledFor, timeZone: 'UTC' })
const dueJob = ({ id }: Post, runAt: Date) => ({
  kind: 'post-due',
  key: id,
  workspaceId: user.workspaceId,
  runAt,
  createdAt: runAt,
  payload: { postId: id, dueAt: runAt.toISOString() },
})

test('a post that came due while no server ran is published automatically up to an hour late', async () => {
  const at = minutesAgo(50)
  const post = await hasDuePost('Fifty minutes late.', at)
  await app.db.insert(jobs).values(dueJob(post, at))
  await wake()
  await postOnce(app, user, post, ({ status }) => status === 'published')
})

test('a post that is later than that waits as missed, and its author hears by email and at the bell', async () => {
  const at = minutesAgo(70)
  const post = await hasDuePost('Seventy minutes late.', at)
  await app.db.insert(jobs).values(dueJob(post, at))
  await wake()
  await expect.poll(mine).toHaveLength(1)
  expect(mine()[0]?.subject).toBe('Not published: Seventy minutes late.')
  expect(mine()[0]?.text).toContain('The server was not running at that time.')
  expect((await readsPost(app, user, post)).status).toBe('missed')
  expect((await bellOf()).map(({ kind }) => kind)).toEqual(['missed'])
  expect(isThere(post)).toBe(false)
})

test('a post that was to be tried again waits as well, if no server picked it up for more than an hour', async () => {
  const post = await app.hasPost(user, { title: 'Tried late.', hook: 'Tried late.' })
  stub.fail('throttled')
  await publishes(app, user, post)
  await postOnce(app, user, post, ({ failure }) => failure?.code === 'throttled')
  await app.db
    .update(jobs)
    .set({ runAt: minutesAgo(70) })
    .where(eq(jobs.key, post.id))
  await wake()
  const { failure } = await postOnce(app, user, post, ({ failure }) => failure?.code === 'late')
  expect(failure?.retryAt).toBeNull()
  expect(isThere(post)).toBe(false)
})

test('after a restore, posts that came due since the backup wait for their author, who is told to look', async () => {
  const at = minutesAgo(10)
  const post = await hasDuePost('Due before the restore.', at)
  const other = await app.hasPost(user, { title: 'On its way.', hook: 'On its way.' })
  const underWay = { postId: other.id, network: 'linkedin', state: 'publishing', via: 'linkedin' } as const
  await app.db.transaction(async (tx) => {
    await tx.insert(jobs).values(dueJob(post, at))
    await tx.insert(publications).values({ ...underWay, updatedAt: at })
    await tx.execute(sql.raw(holdBack))
  })
  await wake()
  await expect.poll(mine).toHaveLength(2)
  const [subjects, texts] = [mine().map(({ subject }) => subject), mine().map(({ text }) => text)]
  expect(subjects.toSorted()).toEqual(['Not published: Due before the restore.', 'Not published: On its way.'])
  expect(texts.join()).toMatch(/restored from a backup that is older/)
  expect([post, other].map(isThere)).toEqual([false, false])
  expect((await readsPost(app, user, other)).failure?.code).toBe('unknown')
})
