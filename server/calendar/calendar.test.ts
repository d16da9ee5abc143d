import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScheduledPost } from '#shared/calendar.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ask = (as: TestUser | undefined, from: string, to: string) =>
  app.call('GET', `/api/scheduled-posts?${new URLSearchParams({ from, to })}`, { as })
const december = ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'] as const

test('the calendar has every post in its range in order, whatever its state', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const at = (time: string) => new Date(time)
  const later = await app.hasPost(author, {
    title: 'Later',
    scheduledFor: at('2026-12-09T09:00:00Z'),
    timeZone: 'Europe/Madrid',
  })
  await app.hasPost(author, { title: 'First', scheduledFor: at('2026-12-01T00:00:00Z') })
  await app.hasPost(author, {
    title: 'Live',
    scheduledFor: at('2026-12-31T23:59:59Z'),
    publication: {},
  })
  await app.hasPost(author, { title: 'Next month', scheduledFor: at('2027-01-01T00:00:00Z') })
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(stranger, { title: 'Not mine', scheduledFor: at('2026-12-09T09:00:00Z') })
  const found = (await (await ask(author, ...december)).json()) as ScheduledPost[]
  expect(found.map(({ title, status }) => [title, status])).toEqual([
    ['First', 'scheduled'],
    ['Later', 'scheduled'],
    ['Live', 'published'],
  ])
  expect(found[1]).toEqual({
    id: later.id,
    authorId: later.authorId,
    title: 'Later',
    hook: later.content.hook,
    blanks: 0,
    scheduledFor: '2026-12-09T09:00:00.000Z',
    scheduledWallTime: null,
    timeZone: 'Europe/Madrid',
    status: 'scheduled',
    savedToLibrary: false,
    isPublished: false,
    lacksApproval: false,
  })
})

test('missed and failed posts are listed until they are live or rescheduled, latest first', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await app.hasPost(author, { title: 'Long ago', scheduledFor: ago(400) })
  await app.hasPost(author, {
    title: 'Failed',
    scheduledFor: ago(1),
    publication: { state: 'failed', publishedAt: null, error: 'refused' },
  })
  await app.hasPost(author, { title: 'Live', scheduledFor: ago(2), publication: {} })
  await app.hasPost(author, { title: 'To come', scheduledFor: ago(-1) })
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(stranger, { title: 'Not mine', scheduledFor: ago(1) })
  const missed = (await (await app.call('GET', '/api/missed-posts', { as: author })).json()) as ScheduledPost[]
  expect(missed.map(({ title, status }) => [title, status])).toEqual([
    ['Failed', 'failed'],
    ['Long ago', 'missed'],
  ])
})

test.each([
  ['yesterday', december[1], 'from must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  ['0000-01-01T00:00:00Z', '0000-01-08T00:00:00Z', 'from must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  ['0001-01-01T00:00:00+14:00', '0001-01-08T00:00:00Z', 'from must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  ['9999-12-01T00:00:00Z', '9999-12-31T23:59:59-14:00', 'to must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  ['-000001-01-01T00:00:00Z', december[1], 'from must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  [december[0], '+275760-09-13T00:00:00Z', 'to must be an ISO date-time such as 2026-11-21T09:00:00Z.'],
  [december[1], december[0], 'to must be later than from, by at most 62 days.'],
  [december[0], '2027-12-01T00:00:00Z', 'to must be later than from, by at most 62 days.'],
])('a range from %s to %s is refused with a sentence', async (from, to, sentence) => {
  const response = await ask(await app.signUp(), from, to)
  expect([response.status, await response.text()]).toEqual([400, sentence])
})

test('the calendar needs a session', async () => {
  expect((await ask(undefined, ...december)).status).toBe(401)
  expect((await app.call('GET', '/api/missed-posts')).status).toBe(401)
})
