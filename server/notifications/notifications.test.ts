import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing.ts'

let now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const list = async (as: TestUser) =>
  (await (await app.call('GET', '/api/notifications', { as })).json()) as Notification[]
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('posts that were missed and posts due within a day make notifications, for their own author only', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  await app.hasPost(author, { title: 'Missed', scheduledFor: at(-2) })
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  await app.hasPost(author, { title: 'Later', scheduledFor: at(25) })
  await app.hasPost(author, { title: 'Long ago', scheduledFor: at(-31 * 24) })
  await app.hasPost(author, { title: 'Live', scheduledFor: at(-1), publication: {} })
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(stranger, { title: 'Not mine', scheduledFor: at(-2) })
  expect((await list(author)).map(({ title, kind, isNew }) => [title, kind, isNew])).toEqual([
    ['Due', 'due', true],
    ['Missed', 'missed', true],
  ])
})

test('what was seen is new no more, until the post is missed', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  expect((await app.call('POST', '/api/notifications/seen', { as: author })).status).toBe(204)
  expect((await list(author)).map(({ isNew }) => isNew)).toEqual([false])
  const before = now
  now = at(4)
  // The session of the test lasts an hour; the clock of the app alone moves on.
  await app.db.execute(`update sessions set expires_at = '2027-01-01' where user_id = '${author.id}'`)
  expect((await list(author)).map(({ kind, isNew }) => [kind, isNew])).toEqual([['missed', true]])
  now = before
})

test('who wants no reminders is told of missed posts only', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Missed', scheduledFor: at(-2) })
  await app.hasPost(author, { title: 'Due', scheduledFor: at(3) })
  const preferences = { emailNotifications: true, marketingEmails: false, reminders: false }
  expect((await app.call('PUT', '/api/user/notifications', { as: author, body: preferences })).status).toBe(200)
  expect((await list(author)).map(({ title }) => title)).toEqual(['Missed'])
})

test('nobody has no notifications', async () => {
  expect((await app.call('GET', '/api/notifications')).status).toBe(401)
  expect((await app.call('POST', '/api/notifications/seen')).status).toBe(401)
})
