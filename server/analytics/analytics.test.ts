import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analytics } from '#shared/analytics.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const now = new Date('2026-11-23T00:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const ask = (as: TestUser | undefined, timeZone?: string) =>
  app.call('GET', `/api/analytics${timeZone ? `?timeZone=${encodeURIComponent(timeZone)}` : ''}`, { as })
const read = async (as: TestUser, timeZone?: string) => (await (await ask(as, timeZone)).json()) as Analytics

test('an author without posts has only empty weeks', async () => {
  const found = await read(await app.signUp())
  expect(found).toMatchObject({ total: 0, live: 0, words: 0, byStatus: { draft: 0, scheduled: 0, published: 0 } })
  expect([found.byCategory, found.byTone]).toEqual([[], []])
  expect(found.byWeek).toHaveLength(12)
  expect(found.byWeek.at(-1)).toEqual({ start: '2026-11-23', posts: 0 })
})

test('posts are counted by status, week, category and tone, and only the author’s own', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const content = { hook: 'One two.', insight: 'Three\nfour', value: '', cta: 'Five?' }
  await app.hasPost(author, { ...content, category: 'hot-takes', tone: 'casual' })
  await app.hasPost(author, { ...content, category: 'hot-takes', scheduledFor: new Date('2026-12-01T09:00:00Z') })
  await app.hasPost(author, {
    ...content,
    category: 'lead-magnet',
    scheduledFor: new Date('2026-11-01T09:00:00Z'),
    publication: {},
    createdAt: new Date('2026-11-10T09:00:00Z'),
  })
  await app.hasPost(author, { ...content, createdAt: new Date('2020-01-01T00:00:00Z') })
  await app.hasPost(stranger, { category: 'predictions' })
  const found = await read(author)
  expect(found).toMatchObject({ total: 4, byStatus: { draft: 2, scheduled: 1, published: 1 }, live: 1, words: 20 })
  expect(found.byCategory).toEqual([
    { id: 'hot-takes', name: 'Hot takes', posts: 2 },
    { id: 'lead-magnet', name: 'Lead magnet', posts: 1 },
    { id: 'personal-experience', name: 'Personal experience', posts: 1 },
  ])
  expect(found.byTone).toEqual([
    { id: 'standard', name: 'Standard', posts: 3 },
    { id: 'casual', name: 'Casual', posts: 1 },
  ])
  expect(found.byWeek.filter(({ posts }) => posts > 0)).toEqual([
    { start: '2026-11-09', posts: 1 },
    { start: '2026-11-23', posts: 2 },
  ])
})

test('figures follow every change at once', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { hook: 'One two.', insight: '', value: '', cta: '' })
  expect(await read(author)).toMatchObject({ total: 1, words: 2, live: 0 })
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { content: { ...post.content, hook: 'One.' } } })
  expect(await read(author)).toMatchObject({ total: 1, words: 1, live: 0 })
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { publication: {} } })
  expect(await read(author)).toMatchObject({ total: 1, live: 1 })
  await app.call('DELETE', `/api/posts/${post.id}`, { as: author })
  expect(await read(author)).toMatchObject({ total: 0, words: 0 })
})

test('a week begins on Monday in the author’s time zone', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  // Half past midnight on Monday in London is still Sunday evening in New York.
  expect((await read(author, 'Europe/London')).byWeek.at(-1)).toEqual({ start: '2026-11-23', posts: 1 })
  expect((await read(author, 'America/New_York')).byWeek.at(-1)).toEqual({ start: '2026-11-16', posts: 1 })
  expect((await read(author, 'Asia/Kolkata')).byWeek.at(-1)).toEqual({ start: '2026-11-23', posts: 1 })
  const unknown = await ask(author, 'Mars/Base')
  expect([unknown.status, await unknown.text()]).toEqual([400, 'This server does not know the time zone Mars/Base.'])
  const lines = await app.call('GET', `/api/analytics?timeZone=${encodeURIComponent('Mars\r\nBase')}`, {
    as: await app.signUp(),
  })
  expect(await lines.text()).toBe('This server does not know the time zone Mars Base.')
})

test.each(['+05:30', '-08:00', '2026-11-23T00:00+05:30', '2026-11-23T00:00Z[+05:30]'])(
  'a zone is a name, and %s is none',
  async (offset) => {
    const response = await ask(await app.signUp(), offset)
    expect([response.status, await response.text()]).toEqual([
      400,
      `This server does not know the time zone ${offset}.`,
    ])
  },
)

test('figures need a session', async () => expect((await ask(undefined)).status).toBe(401))
