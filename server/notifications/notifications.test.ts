import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import { publishFailures } from '#shared/publishing.ts'
import { networkAccounts, notificationReads, postEvents } from '../database/schema.ts'
import { tidyUp } from '../start/housekeeping.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const list = async (as: TestUser) =>
  (await (await app.call('GET', '/api/notifications', { as })).json()) as Notification[]
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const day = 24
const titleOf = (one: Notification) => ('title' in one ? one.title : null)
const titles = async (as: TestUser) => (await list(as)).map(titleOf)
const read = async (as: TestUser, id?: string) =>
  (await app.call('POST', `/api/notifications/${id ? `${encodeURIComponent(id)}/` : ''}seen`, { as })).status

test('missed posts and posts due within a day make notifications, for their own author only', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  await app.hasPost(author, { title: 'Missed', scheduledFor: at(-2) })
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  await app.hasPost(author, { title: 'Later', scheduledFor: at(25) })
  await app.hasPost(author, { title: 'Long ago', scheduledFor: at(-31 * day) })
  await app.hasPost(author, { title: 'Live', scheduledFor: at(-1), publication: {} })
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(stranger, { title: 'Not mine', scheduledFor: at(-2) })
  expect((await list(author)).map((one) => [titleOf(one), one.kind, one.isNew])).toEqual([
    ['Due', 'due', true],
    ['Missed', 'missed', true],
  ])
})

test('a post is due for 45 minutes after its time, as another notification, and missed after that', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Coming', scheduledFor: at(0.5) })
  await app.hasPost(author, { title: 'Now', scheduledFor: at(-0.5) })
  await app.hasPost(author, { title: 'Over', scheduledFor: at(-0.75) })
  const found = await list(author)
  expect(found.map((one) => [titleOf(one), one.kind])).toEqual([
    ['Coming', 'due'],
    ['Now', 'now'],
    ['Over', 'missed'],
  ])
  expect(found[0]).toMatchObject({ isByHand: true })
})

test('for a post that the server publishes, no notification asks a person to post it', async () => {
  const author = await app.signUp()
  await app.db.insert(networkAccounts).values({
    workspaceId: author.workspaceId,
    userId: author.id,
    network: 'linkedin',
    externalId: 'b',
    name: 'Nora',
    sealedToken: '',
    connectedAt: at(-1),
    expiresAt: at(40 * day),
  })
  await app.hasPost(author, { title: 'Coming', scheduledFor: at(0.5) })
  expect(await list(author)).toMatchObject([{ kind: 'due', title: 'Coming', isByHand: false }])
})

test('a post that was published automatically is shown for a week, with its address, and a failed one until it is settled', async () => {
  const author = await app.signUp()
  const live = { via: 'linkedin', url: 'https://www.linkedin.com/feed/update/urn:li:share:1' } as const
  await app.hasPost(author, { title: 'Live', publication: { ...live, publishedAt: at(-2) } })
  await app.hasPost(author, {
    title: 'Hostile',
    publication: { ...live, url: 'javascript:alert(1)', publishedAt: at(-3) },
  })
  await app.hasPost(author, { title: 'Last month', publication: { ...live, publishedAt: at(-8 * day) } })
  const failed = { state: 'failed', via: 'linkedin', publishedAt: null, error: 'duplicate', updatedAt: at(-4) } as const
  const post = await app.hasPost(author, { title: 'Failed', scheduledFor: at(-4), publication: failed })
  const [first, second, third, ...more] = await list(author)
  expect(first).toMatchObject({ kind: 'published', title: 'Live', at: at(-2).toISOString(), url: live.url })
  expect(second).toMatchObject({ kind: 'published', title: 'Hostile', url: null })
  expect(third).toMatchObject({ kind: 'failed', title: 'Failed', postId: post.id, at: at(-4).toISOString() })
  expect(third).toHaveProperty('sentence', publishFailures.duplicate)
  expect(more).toEqual([])
})

test('a connection that ends within a week, or has ended, is shown to its owner', async () => {
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  const account = {
    workspaceId: author.workspaceId,
    userId: author.id,
    network: 'linkedin' as const,
    externalId: 'a',
    name: 'Nora Field',
    sealedToken: '',
    connectedAt: at(-50 * day),
    expiresAt: at(8 * day),
  }
  await app.db.insert(networkAccounts).values(account)
  expect(await list(author)).toEqual([])
  const ending = { expiresAt: at(6 * day) }
  await app.db.update(networkAccounts).set(ending)
  expect(await list(author)).toMatchObject([{ kind: 'connection', isOver: false, at: ending.expiresAt.toISOString() }])
  expect(await read(author)).toBe(204)
  await app.db.update(networkAccounts).set({ refused: 'revoked' })
  expect(await list(author)).toMatchObject([{ kind: 'connection', isOver: true, isNew: true }])
  expect(await list(colleague)).toEqual([])
})

test('a reminder that the mail server refused is shown to the author for a week', async () => {
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  const post = await app.hasPost(author, { title: 'Unheard' })
  const refused = { postId: post.id, kind: 'failed' as const, detail: { channel: 'email' as const, code: '550' } }
  await app.db.insert(postEvents).values([
    { id: randomUUID(), ...refused, at: at(-1) },
    { id: randomUUID(), ...refused, at: at(-3) },
  ])
  expect(await list(author)).toMatchObject([{ kind: 'undelivered', title: 'Unheard', at: at(-1).toISOString() }])
  expect(await list(colleague)).toEqual([])
})

test('notifications are read one at a time or all at once, by each person separately, and a missed post is new again', async () => {
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  await app.hasPost(author, { title: 'Missed', scheduledFor: at(-3) })
  const isNew = async (as: TestUser) => (await list(as)).map((one) => one.isNew)
  const [due] = await list(author)
  expect([await read(author, due!.id), await read(author, due!.id)]).toEqual([204, 204])
  expect(await isNew(author)).toEqual([false, true])
  expect(await isNew(colleague)).toEqual([true, true])
  expect(await read(author)).toBe(204)
  expect(await isNew(author)).toEqual([false, false])
  const before = now
  now = at(4)
  // The session of the test lasts an hour; only the app's clock moves on.
  await app.db.execute(`update sessions set expires_at = '2027-01-01' where user_id = '${author.id}'`)
  expect((await list(author)).map((one) => [one.kind, one.isNew])).toEqual([
    ['missed', true],
    ['missed', false],
  ])
  now = before
})

test('a notification that is not listed cannot be read, and what was read long ago is forgotten', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  await app.hasPost(stranger, { scheduledFor: at(3) })
  const [theirs] = await list(stranger)
  for (const id of [theirs!.id, 'due-x-1', '\u0001', 'x'.repeat(5_000)]) expect(await read(author, id)).toBe(404)
  await app.db.insert(notificationReads).values({ userId: author.id, notificationId: 'due-x-1', at: at(-61 * day) })
  await tidyUp(app.deps)
  expect((await app.db.select().from(notificationReads)).filter(({ userId }) => userId === author.id)).toEqual([])
})

test('a person who wants no reminders hears of missed posts only', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Missed', scheduledFor: at(-2) })
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  const preferences = { emailNotifications: true, marketingEmails: false, reminders: false }
  expect((await app.call('PUT', '/api/user/notifications', { as: author, body: preferences })).status).toBe(200)
  expect(await titles(author)).toEqual(['Missed'])
})

test('somebody who is not signed in has no notifications', async () => {
  expect((await app.call('GET', '/api/notifications')).status).toBe(401)
  expect((await app.call('POST', '/api/notifications/seen')).status).toBe(401)
  expect((await app.call('GET', '/api/notifications/stream')).status).toBe(401)
})
