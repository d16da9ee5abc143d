import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { asWorker } from '../context.ts'
import { users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { moveToNextSlot } from './slots.ts'

// A Saturday.
const now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const tuesdayAndThursday = [
  { weekday: 2, time: '09:00' },
  { weekday: 4, time: '17:30' },
]
const tuesday = '2026-11-24T08:00:00.000Z'
const thursday = '2026-11-26T16:30:00.000Z'

/** In Berlin. */
async function authorWith(slots: unknown): Promise<TestUser> {
  const author = await app.signUp()
  await app.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, author.id))
  if (slots) expect((await save(author, slots)).status).toBe(200)
  return author
}
const save = (as: TestUser, body: unknown) => app.call('PUT', '/api/posting-slots', { as, body })
const json = async <T>(response: Response) => (await response.json()) as T
const next = async (as: TestUser, after = '') =>
  json(await app.call('GET', `/api/posting-slots/next${after && `?after=${after}`}`, { as }))
const timeOf = ({ scheduledFor }: Post) => new Date(scheduledFor!).toISOString()
const moveToNext = (as: TestUser, { id }: Pick<Post, 'id'>, body = {}) =>
  app.call('POST', `/api/posts/${id}/next-slot`, { as, body })

test('slots are kept from Monday on, each once, and each author has their own', async () => {
  const author = await authorWith([...tuesdayAndThursday.toReversed(), tuesdayAndThursday[0]])
  const colleague = await app.joins(await app.signUp(), author)
  const list = async (as: TestUser) => json(await app.call('GET', '/api/posting-slots', { as }))
  expect(await list(author)).toEqual(tuesdayAndThursday)
  expect(await list(colleague)).toEqual([])
  await save(colleague, [{ weekday: 7, time: '20:00' }])
  await save(author, [])
  expect([await list(author), await list(colleague)]).toEqual([[], [{ weekday: 7, time: '20:00' }]])
})

test.each([
  [[{ weekday: 0, time: '09:00' }], 'weekday must be a number from 1, Monday, to 7, Sunday.'],
  [[{ weekday: 1, time: '9:00' }], 'time must be a time of day such as 09:00.'],
  [[{ weekday: 1, time: '24:00' }], 'time must be a time of day such as 09:00.'],
  [Array(71).fill({ weekday: 1, time: '09:00' }), 'A week can have at most 70 posting slots.'],
])('invalid slots %# are refused, and nothing is lost', async (slots, sentence) => {
  const author = await authorWith(tuesdayAndThursday)
  const refused = await save(author, slots)
  expect([refused.status, await refused.text()]).toEqual([400, sentence])
  expect(await next(author)).toEqual({ scheduledFor: tuesday })
})

test('the next slot is in the author’s zone, and free of the author’s posts alone', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const colleague = await app.joins(await app.signUp(), author)
  await app.hasPost(colleague, { scheduledFor: new Date(tuesday) })
  expect(await next(author)).toEqual({ scheduledFor: tuesday })
  await app.hasPost(author, { scheduledFor: new Date(tuesday) })
  expect(await next(author)).toEqual({ scheduledFor: thursday })
  expect(await next(author, '2020-01-01T00:00:00Z')).toEqual({ scheduledFor: thursday })
  expect(await next(author, thursday)).toEqual({ scheduledFor: '2026-12-01T08:00:00.000Z' })
  expect(await next(author, '9999-12-31T23:59:59.999Z')).toEqual({ scheduledFor: null })
  expect(await next(colleague)).toEqual({ scheduledFor: null })
  const refused = await app.call('GET', '/api/posting-slots/next?after=soon', { as: author })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'after must be an ISO date-time such as 2026-11-21T09:00:00Z.',
  ])
})

test('a draft and a missed post get the next free slots, at once and each its own; a repeat leaves them there', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const draft = await app.hasPost(author)
  const missed = await app.hasPost(author, { scheduledFor: new Date('2026-11-20T08:00:00Z') })
  const moved = await Promise.all([draft, missed].map(async (post) => json<Post>(await moveToNext(author, post))))
  expect(moved.map(timeOf).sort()).toEqual([tuesday, thursday])
  expect(moved).toMatchObject(Array(2).fill({ status: 'scheduled', timeZone: 'Europe/Berlin' }))
  const again = await json<Post>(await moveToNext(author, draft))
  expect(again.scheduledFor).toBe(moved[0]?.scheduledFor)
})

test('a post with something open is asked about before it gets a slot', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const post = await app.hasPost(author, { value: 'Anna Kurz saved [how many] hours.' })
  const refused = await moveToNext(author, post, { openPoints: 'refuse' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Nothing was scheduled.')])
  expect((await moveToNext(author, post, { openPoints: 'accept' })).status).toBe(200)
})

test('no post gets a slot if there are none, if it is live, or if it is somebody else’s', async () => {
  const author = await authorWith(null)
  const draft = await app.hasPost(author)
  const refused = await moveToNext(author, draft)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'There are no posting slots yet. Choose some in the calendar.',
  ])
  const other = await authorWith(tuesdayAndThursday)
  expect((await moveToNext(other, draft)).status).toBe(404)
  expect((await moveToNext(other, await app.hasPost(other, { publication: {} }))).status).toBe(409)
  expect((await app.call('GET', '/api/posting-slots')).status).toBe(401)
})

test('a job moves a post to a slot of its author', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const post = await app.hasPost(author)
  const worker = asWorker(app.deps, author.workspaceId, 'kit', ['write posts', 'schedule posts'])
  expect(timeOf(await moveToNextSlot(worker, post.id))).toBe(tuesday)
})

test('a new or changed post takes the next free slot in place of a time', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const body = { title: 'The report', category: 'hot-takes', scheduledFor: 'next-free-slot' }
  const made = await json<Post>(await app.call('POST', '/api/posts', { as: author, body }))
  const draft = await app.hasPost(author)
  const moved = await app.call('PUT', `/api/posts/${draft.id}`, {
    as: author,
    body: { scheduledFor: 'next-free-slot' },
  })
  expect([timeOf(made), timeOf(await json<Post>(moved))]).toEqual([tuesday, thursday])
  const without = await app.call('POST', '/api/posts', { as: await app.signUp(), body })
  expect([without.status, await without.text()]).toEqual([
    409,
    'There are no posting slots yet. Choose some in the calendar.',
  ])
})

test('two posts that take the next free slot at once get different ones', async () => {
  const author = await authorWith(tuesdayAndThursday)
  const body = { title: 'The report', category: 'hot-takes', scheduledFor: 'next-free-slot' }
  const both = await Promise.all([1, 2].map(() => app.call('POST', '/api/posts', { as: author, body })))
  const times = await Promise.all(both.map(async (answer) => timeOf(await json<Post>(answer))))
  expect(times.sort()).toEqual([tuesday, thursday])
})

test('a time without an offset is a wall time, in the zone given or the author’s', async () => {
  const author = await authorWith(null)
  const { id } = await app.hasPost(author)
  const put = (body: object) => app.call('PUT', `/api/posts/${id}`, { as: author, body })
  const at = async (body: object) => timeOf(await json<Post>(await put(body)))
  expect(await at({ scheduledFor: '2026-12-01T09:00' })).toBe('2026-12-01T08:00:00.000Z')
  expect(await at({ scheduledFor: '2026-12-01T09:00', timeZone: 'Asia/Tokyo' })).toBe('2026-12-01T00:00:00.000Z')
  const refusal = async (body: object) => {
    const answer = await put(body)
    return [answer.status, await answer.text()]
  }
  expect(await refusal({ scheduledFor: '2027-03-28T02:30' })).toEqual([
    400,
    'The clocks change: 2027-03-28T02:30 is skipped in Europe/Berlin. Choose 2027-03-28T01:30+01:00 or 2027-03-28T03:30+02:00.',
  ])
  expect(await refusal({ scheduledFor: '2026-10-25T02:30' })).toEqual([400, expect.stringContaining('comes twice')])
  expect(await refusal({ scheduledFor: '2026-02-30T09:00' })).toEqual([
    400,
    expect.stringMatching(/^scheduledFor must be an ISO date-time .* next-free-slot, or null\.$/),
  ])
  expect(await refusal({ scheduledFor: '2026-12-01T09:00', timeZone: 'Mars/Base' })).toEqual([
    400,
    'This server does not know the time zone Mars/Base.',
  ])
})
