import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs, postEvents, posts, workspaces } from '../database/schema.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { followZones } from './zones.ts'

const now = new Date('2027-01-10T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  // More than are looked through at once.
  const others = Array.from({ length: 250 }, (_, at) => ({ id: `other-${at}`, createdAt: now }))
  await app.db.insert(workspaces).values(others)
})
afterAll(() => app.stop())

type Given = Parameters<TestApp['hasPost']>[1] & { scheduledFor: Date }

/** Runs `followZones` on a post that was planned under other rules than today's. */
async function following(given: Given) {
  const { id } = await app.hasPost(await app.signUp(), given)
  await followZones(app.deps)
  await followZones(app.deps)
  const [post] = await app.db.select().from(posts).where(eq(posts.id, id))
  const events = await app.db.select().from(postEvents).where(eq(postEvents.postId, id))
  const [due] = await app.db.select().from(jobs).where(eq(jobs.key, id))
  return { post: post!, events, due }
}

const berlin = { timeZone: 'Europe/Berlin', scheduledWallTime: '2027-07-05T09:00' }

test('a post goes out at its author’s hour when the rules of its zone have changed', async () => {
  const { post, events, due } = await following({ ...berlin, scheduledFor: new Date('2027-07-05T08:00:00Z') })
  const scheduledFor = new Date('2027-07-05T07:00:00Z')
  expect(post).toMatchObject({ ...berlin, scheduledFor, version: 2, updatedAt: now })
  expect(due).toMatchObject({ kind: 'post-due', runAt: scheduledFor })
  const detail = { scheduledFor: scheduledFor.toISOString(), timeZone: 'Europe/Berlin' }
  expect(events).toMatchObject([{ kind: 'clocks changed', detail, at: now }])
})

test.each([
  ['earlier', '2027-10-31T00:30:00Z'],
  ['later', '2027-10-31T01:30:00Z'],
  [null, '2027-10-31T00:30:00Z'],
] as const)('for a time that occurs twice, the chosen occurrence is kept: %s', async (scheduledOccurrence, at) => {
  const chosen = { ...berlin, scheduledWallTime: '2027-10-31T02:30', scheduledOccurrence }
  const { post } = await following({ ...chosen, scheduledFor: new Date('2027-10-31T03:30:00Z') })
  expect(post).toMatchObject({ ...chosen, scheduledFor: new Date(at) })
})

test('a post at the later occurrence follows when that time is now the earlier one', async () => {
  const chosen = { ...berlin, scheduledWallTime: '2027-10-31T02:30', scheduledOccurrence: 'later' } as const
  const { post } = await following({ ...chosen, scheduledFor: new Date('2027-10-31T00:30:00Z') })
  expect(post.scheduledFor).toEqual(new Date('2027-10-31T01:30:00Z'))
})

test('an hour that clocks now skip goes out later by the skipped time, and remains the author’s', async () => {
  const chosen = { ...berlin, scheduledWallTime: '2027-03-28T02:30' }
  const { post, events } = await following({ ...chosen, scheduledFor: new Date('2027-03-28T00:30:20Z') })
  expect(post.scheduledFor).toEqual(new Date('2027-03-28T00:30:20Z'))
  expect(events).toEqual([])
  const moved = await following({ ...chosen, scheduledFor: new Date('2027-03-28T02:30:20Z') })
  expect(moved.post).toMatchObject({ ...chosen, scheduledFor: new Date('2027-03-28T01:30:20Z'), version: 2 })
  expect(moved.events).toHaveLength(1)
})

test.each<[string, Given]>([
  ['as its zone has it', { ...berlin, scheduledFor: new Date('2027-07-05T07:00:00Z') }],
  ['with seconds', { ...berlin, scheduledFor: new Date('2027-07-05T07:00:42.5Z') }],
  [
    'at the second of two, from before occurrences were stored',
    { ...berlin, scheduledWallTime: '2027-10-31T02:30', scheduledFor: new Date('2027-10-31T01:30:00Z') },
  ],
  ['without a wall time', { timeZone: 'Europe/Berlin', scheduledFor: new Date('2027-07-05T08:00:00Z') }],
  ['in an unknown zone', { ...berlin, timeZone: 'Mars/Olympus', scheduledFor: new Date('2027-07-05') }],
  ['and past', { ...berlin, scheduledWallTime: '2027-01-09T09:00', scheduledFor: new Date('2027-01-09T10:00:00Z') }],
  ['and live', { ...berlin, scheduledFor: new Date('2027-07-05T08:00:00Z'), publication: {} }],
])('a post that is planned %s stays as it is', async (_, given) => {
  const { post, events } = await following(given)
  expect([post.scheduledFor, post.version, events]).toEqual([given.scheduledFor, 1, []])
})
