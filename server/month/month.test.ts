import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Month, Proposal, ProposedPost } from '#shared/month.ts'
import type { Post } from '#shared/posts.ts'
import { users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => app.stop())

const december = { from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }

/** In Berlin, with Tuesdays at nine and a story. */
async function authorWithSlots(): Promise<TestUser> {
  const as = await app.signUp()
  await app.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, as.id))
  await app.call('PUT', '/api/posting-slots', { as, body: [{ weekday: 2, time: '09:00' }] })
  await app.call('POST', '/api/proofs', { as, body: { kind: 'story', content: 'The till broke down on a Friday.' } })
  return as
}
const propose = async (as: TestUser, themes: string[] = []) =>
  (await (await app.call('POST', '/api/month/proposals', { as, body: { ...december, themes } })).json()) as Month
const keep = (as: TestUser, proposals: readonly Proposal[]) =>
  app.call('POST', '/api/month/drafts', { as, body: { proposals } })
const proposed = async (as: TestUser) =>
  (await (
    await app.call('GET', `/api/proposed-posts?${new URLSearchParams(december)}`, { as })
  ).json()) as ProposedPost[]
const postOf = async (as: TestUser, id: string) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post
const change = (as: TestUser, id: string, body: object) => app.call('PUT', `/api/posts/${id}`, { as, body })

test('free slots become drafts that have a reason and no time until it is accepted', async () => {
  const as = await authorWithSlots()
  await app.hasPost(as, { scheduledFor: new Date('2026-12-08T08:00:00Z') })
  const { proposals, slots } = await propose(as, ['Running a small shop', 'Hiring for a shop'])
  expect(slots).toBe(4)
  expect(proposals.map(({ at }) => at.slice(0, 10))).toEqual(['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29'])
  expect(proposals[0]).toMatchObject({ subject: 'The till broke down on a Friday.' })
  const answer = await keep(as, proposals)
  expect(answer.status).toBe(201)
  const [first] = await proposed(as)
  expect(first).toMatchObject({ at: '2026-12-01T08:00:00.000Z', reason: proposals[0]?.reason, isWritten: false })
  expect(await postOf(as, first!.id)).toMatchObject({
    scheduledFor: null,
    status: 'draft',
    subject: 'The till broke down on a Friday.',
    proposal: { reason: proposals[0]?.reason },
  })
  expect(await propose(as, ['Running a small shop'])).toEqual({ proposals: [], slots: 0 })
})

test('a time accepted or declined is no proposal any more', async () => {
  const as = await authorWithSlots()
  await keep(as, (await propose(as, ['Running a small shop'])).proposals)
  const [first, second, ...others] = await proposed(as)
  expect((await change(as, first!.id, { scheduledFor: first!.at })).status).toBe(200)
  expect((await change(as, second!.id, { proposal: null })).status).toBe(200)
  expect(await proposed(as)).toEqual(others)
  expect((await postOf(as, first!.id)).proposal).toBeNull()
  expect(await postOf(as, second!.id)).toMatchObject({ proposal: null, scheduledFor: null })
  expect((await change(as, others[0]!.id, { proposal: { at: first!.at, reason: 'x' } })).status).toBe(400)
})

test('a proposed time that was taken meanwhile keeps nothing', async () => {
  const as = await authorWithSlots()
  const { proposals } = await propose(as, ['Running a small shop'])
  await app.hasPost(as, { scheduledFor: new Date(proposals[2]!.at) })
  const refused = await keep(as, proposals)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'Another post has taken a proposed time. Nothing was kept; propose the month again.',
  ])
  expect(await proposed(as)).toEqual([])
  expect(
    (await Promise.all([keep(as, [proposals[0]!]), keep(as, [proposals[0]!])])).map(({ status }) => status).toSorted(),
  ).toEqual([201, 409])
})

test('a copy of a proposed draft has no proposed time, and strangers see none', async () => {
  const as = await authorWithSlots()
  await keep(as, (await propose(as)).proposals)
  const [draft] = await proposed(as)
  const copy = (await (await app.call('POST', `/api/posts/${draft!.id}/duplicate`, { as })).json()) as Post
  expect(copy.proposal).toBeNull()
  expect(await proposed(await app.signUp())).toEqual([])
})
