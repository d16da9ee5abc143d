import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics } from '#shared/analytics.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Notification } from '#shared/notifications.ts'
import { badgeOf, type Post } from '#shared/posts.ts'
import { asWorker } from '../context.ts'
import { networkAccounts } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { updatePost } from './posts.ts'

const now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const minutes = (count: number) => hours(count / 60)
const read = async <T>(as: TestUser, path: string) => (await (await app.call('GET', path, { as })).json()) as T
const inAMinute = new Date(Date.now() + 60_000)
const publishing = { state: 'publishing', publishedAt: null, leasedUntil: inAMinute } as const
const lapsed = { ...publishing, leasedUntil: new Date(Date.now() - 1_000) } as const
const failed = { state: 'failed', publishedAt: null, error: 'upstream' } as const

describe.each([
  ['draft', 'draft', {}],
  ['draft', 'published', { savedToLibrary: true }],
  ['scheduled', 'scheduled', { scheduledFor: hours(1) }],
  ['scheduled', 'published', { scheduledFor: hours(1), savedToLibrary: true }],
  ['due', 'scheduled', { scheduledFor: now }],
  ['due', 'scheduled', { scheduledFor: minutes(-44.9) }],
  ['due', 'published', { scheduledFor: minutes(-10), savedToLibrary: true }],
  ['missed', 'scheduled', { scheduledFor: minutes(-45) }],
  ['missed', 'published', { scheduledFor: hours(-1), savedToLibrary: true }],
  ['publishing', 'scheduled', { scheduledFor: hours(-1), publication: publishing }],
  ['publishing', 'scheduled', { scheduledFor: hours(-1), publication: lapsed }],
  ['failed', 'scheduled', { scheduledFor: hours(-1), publication: failed }],
  ['failed', 'draft', { publication: failed }],
  ['published', 'published', { publication: {} }],
  ['published', 'published', { scheduledFor: hours(1), publication: {} }],
] as const)('a post that is %s, with the badge %s: %j', (status, badge, values) => {
  test('has the same status in every answer', async () => {
    const user = await app.signUp()
    const post = await app.hasPost(user, values)
    expect([post.status, badgeOf(post)]).toEqual([status, badge])
    const inTab = async (tab: string) => (await read<Post[]>(user, `/api/posts?limit=1&status=${tab}`)).length === 1
    expect(await inTab('published')).toBe(badge === 'published')
    expect(await inTab('scheduled')).toBe('scheduledFor' in values)
    expect(await inTab('draft')).toBe(badge === 'draft')
    const { byStatus, live } = await read<Analytics>(user, '/api/analytics')
    expect(byStatus).toEqual({ draft: 0, scheduled: 0, published: 0, [badge]: 1 })
    expect(live).toBe(status === 'published' ? 1 : 0)
    if ('scheduledFor' in values) {
      const range = { from: hours(-24).toISOString(), to: hours(24).toISOString() }
      const calendar = await read<ScheduledPost[]>(user, `/api/scheduled-posts?${new URLSearchParams(range)}`)
      expect(calendar).toMatchObject([{ status, isPublished: post.isPublished }])
    }
    const kinds = (await read<Notification[]>(user, '/api/notifications')).map(({ kind }) => kind)
    const kind = { missed: 'missed', due: 'now', scheduled: 'due', failed: 'failed' }[status as string]
    expect(kinds).toEqual(kind ? [kind] : [])
  })
})

test.each([
  [0, 'scheduled'],
  [-0.9, 'scheduled'],
  [-1, 'missed'],
])(
  'a post that LinkedIn takes automatically is not due by hand: %i minutes after its time it is %s',
  async (ago, status) => {
    const user = await app.signUp()
    const expiresAt = hours(24)
    await app.db.insert(networkAccounts).values({
      workspaceId: user.workspaceId,
      userId: user.id,
      network: 'linkedin',
      externalId: 'a',
      name: 'Nora',
      sealedToken: '',
      connectedAt: now,
      expiresAt,
    })
    const { id } = await app.hasPost(user, { scheduledFor: minutes(ago) })
    const statusNow = async () => (await read<Post>(user, `/api/posts/${id}`)).status
    expect(await statusNow()).toBe(status)
    await app.db.update(networkAccounts).set({ publishes: false })
    expect(await statusNow()).toBe('due')
    await app.db.update(networkAccounts).set({ publishes: true, refused: 'revoked' })
    expect(await statusNow()).toBe('due')
    await app.db.delete(networkAccounts)
  },
)

const change = (as: TestUser, { id }: Post, body: object) => app.call('PUT', `/api/posts/${id}`, { as, body })
const tomorrow = hours(24).toISOString()

test.each([
  { content: { hook: 'Other words.' } },
  { scheduledFor: tomorrow },
  { publication: {} },
  { isPublished: false },
  { firstComment: 'Another comment.' },
])('a post that is being published keeps its text and its time: %j is refused', async (body) => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { scheduledFor: now, publication: publishing })
  const answer = await change(user, post, body)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'This post is being published right now. Nothing was changed.',
  ])
  expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: user })).status).toBe(409)
  expect(await read(user, `/api/posts/${post.id}`)).toEqual(post)
})

test('a post whose publisher died stays as it is until another server has taken over', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { scheduledFor: now, publication: lapsed })
  expect((await change(user, post, { content: { hook: 'Other words.' } })).status).toBe(409)
})

test('a post that failed is scheduled again once it has a new time', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { scheduledFor: hours(-1), publication: failed })
  expect(await (await change(user, post, { scheduledFor: tomorrow })).json()).toMatchObject({ status: 'scheduled' })
  const another = await app.hasPost(user, { scheduledFor: hours(-1), publication: failed })
  expect(await (await change(user, another, { scheduledFor: null })).json()).toMatchObject({ status: 'draft' })
})

test('a post that was saved to the library stays there when the author says it is not live after all', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { savedToLibrary: true, publication: {} })
  const answer = (await (await change(user, post, { publication: null })).json()) as Post
  expect(answer).toMatchObject({ status: 'draft', savedToLibrary: true, isPublished: true, publication: null })
})

test('the first comment is kept with its post and with each version', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { firstComment: 'The list we use: example.com/list' })
  expect(post.firstComment).toBe('The list we use: example.com/list')
  const changed = (await (await change(user, post, { firstComment: 'Ask me for the list.' })).json()) as Post
  expect(changed).toMatchObject({ firstComment: 'Ask me for the list.', content: post.content, version: 2 })
  const [version] = await app.db.query.postVersions.findMany({ where: (one, { eq }) => eq(one.postId, post.id) })
  expect(version?.content).toEqual({ ...post.content, firstComment: 'The list we use: example.com/list' })
  const refused = await change(user, post, { firstComment: 'x'.repeat(1_251) })
  expect(await refused.text()).toBe('A first comment can hold at most 1,250 characters.')
  const body = { title: 'By hand', category: 'hot-takes', firstComment: 'First!' }
  const created = await app.call('POST', '/api/posts', { as: user, body })
  expect(await created.json()).toMatchObject({ title: 'By hand', firstComment: 'First!' })
})

test('somebody who may not publish cannot say that a post is not live after all either', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { savedToLibrary: true, publication: {} })
  const ctx = asWorker(app.deps, user.workspaceId, 'tidy', ['read posts', 'write posts'])
  await expect(updatePost(ctx, post.id, { isPublished: false })).rejects.toMatchObject({ code: 'forbidden' })
  expect(await read(user, `/api/posts/${post.id}`)).toEqual(post)
})
