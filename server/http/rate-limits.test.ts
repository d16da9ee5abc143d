import { like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '../database/schema.ts'
import { tidyUp } from '../start/housekeeping.ts'
import { type TestUser, withTestApp } from '../testing/app.ts'

const paced = async () => {
  const clock = { now: Date.parse('2026-11-22T09:00:00Z') }
  const app = await withTestApp({
    env: { RATE_LIMITS: 'on', RATE_LIMIT_SAVE: '3/1m', RATE_LIMIT_ANALYSE: '2/1m', RATE_LIMIT_EXPORT: '1/1h' },
    now: () => new Date(clock.now),
  })
  const status = async (user: TestUser, method: string, path: string, body?: unknown) =>
    (await app.call(method, path, { as: user, body })).status
  return { app, clock, status, user: await app.signUp() }
}

test('a person who saves without a pause is told when to continue, and nobody else waits', async () => {
  const { app, clock, status, user } = await paced()
  const post = await app.hasPost(user)
  const save = () => app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title: 'Again' } })
  for (let turn = 0; turn < 3; turn += 1) expect((await save()).status).toBe(200)
  const refused = await save()
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
    429,
    '20',
    'You’re going too fast. Nothing was changed. Try again in a few seconds.',
  ])
  expect(await status(await app.signUp(), 'PUT', '/api/user', { profession: 'Gardener' })).toBe(200)
  clock.now += 20_000
  expect((await save()).status).toBe(200)
  expect((await save()).status).toBe(429)
})

test('saving other things counts too', async () => {
  const { status, user } = await paced()
  const proof = { kind: 'fact', content: 'We are eleven.' }
  for (let turn = 0; turn < 3; turn += 1) expect(await status(user, 'POST', '/api/proofs', proof)).toBe(201)
  expect(await status(user, 'PUT', '/api/never-say', { phrases: ['synergy'] })).toBe(429)
})

test('searches and analyses are counted, pages of the list are not', async () => {
  const { status, user } = await paced()
  expect(await status(user, 'GET', '/api/voice')).toBe(200)
  expect(await status(user, 'GET', '/api/writing-evidence')).toBe(200)
  const interview = { title: 'We moved the office', category: 'personal-experience', language: 'english' }
  expect(await status(user, 'POST', '/api/interview', interview)).toBe(429)
  for (let turn = 0; turn < 2; turn += 1) expect(await status(user, 'GET', '/api/posts?limit=9&q=page')).toBe(200)
  expect(await status(user, 'GET', '/api/posts?limit=9&q=page')).toBe(429)
  for (let turn = 0; turn < 9; turn += 1) expect(await status(user, 'GET', '/api/posts?limit=9')).toBe(200)
})

test('exports and imports are counted together', async () => {
  const { app, user, status } = await paced()
  const first = await app.call('GET', '/api/user/export', { as: user })
  await first.arrayBuffer()
  expect(await status(user, 'POST', '/api/writing-samples/import', { text: 'A text.' })).toBe(429)
})

test('a limit used up while the clock was a day ahead does not last a day', async () => {
  const clock = { now: Date.parse('2026-11-22T09:00:00Z') }
  const env = { RATE_LIMITS: 'on', RATE_LIMIT_WAITLIST: '1/10m' }
  const { call } = await withTestApp({ env, now: () => new Date(clock.now) })
  const join = async (at: number) => {
    clock.now = Date.parse('2026-11-22T09:00:00Z') + at
    return (await call('POST', '/api/salesgpt-waitlist', { body: { email: `nora${at}@example.com` } })).status
  }
  const day = 86_400_000
  await join(day)
  expect(await join(day)).toBe(429)
  expect(await join(0)).toBe(201)
  // A clock slightly behind does not reset the limit.
  expect(await join(-2_000)).toBe(429)
})

test('a program reads in each answer what it has left, and is told when to continue', async () => {
  const clock = { now: Date.parse('2026-11-22T09:00:00Z') }
  const env = { RATE_LIMITS: 'on', RATE_LIMIT_KEY_READ: '3/1m', RATE_LIMIT_KEY_WRITE: '2/1m' }
  const app = await withTestApp({ env, now: () => new Date(clock.now) })
  const person = await app.signUp()
  const body = { name: 'n8n', scopes: ['read posts', 'write posts'] }
  const { secret } = await (await app.call('POST', '/api/keys', { as: person, body })).json()
  const call = async (method: string, path: string, sent?: unknown) => {
    const answer = await app.call(method, path, { body: sent, headers: { authorization: `Bearer ${secret}` } })
    return [answer.status, answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')]
  }
  const policy = '"read";q=3;w=60'
  expect(await call('GET', '/api/posts?limit=5')).toEqual([200, policy, '"read";r=2;t=20'])
  expect(await call('GET', '/api/keys')).toEqual([200, policy, '"read";r=1;t=40'])
  expect(await call('GET', '/api/posts/unknown')).toEqual([404, policy, '"read";r=0;t=60'])
  expect(await call('GET', '/api/posts?limit=5')).toEqual([429, policy, '"read";r=0;t=20'])
  const refused = await app.call('GET', '/api/keys', { headers: { authorization: `Bearer ${secret}` } })
  expect([refused.headers.get('retry-after'), await refused.text()]).toEqual([
    '20',
    'You’re going too fast. Nothing was changed. Try again in a few seconds.',
  ])
  // What a change also counts against is told beside it.
  expect(await call('POST', '/api/posts', { title: 'Another', category: 'hot-takes' })).toEqual([
    201,
    '"write";q=2;w=60, "save";q=1200;w=600',
    '"write";r=1;t=30, "save";r=1199;t=1',
  ])
  expect((await app.call('GET', '/api/posts?limit=5', { as: person })).headers.get('ratelimit')).toBeNull()
  clock.now += 20_000
  expect((await call('GET', '/api/keys'))[0]).toBe(200)
})

test('housekeeping forgets past limits, however many', async () => {
  const app = await withTestApp()
  await app.db.execute(sql`insert into rate_limits (key, count, resets_at)
    select 'past ' || n, 1, now() - interval '1 day' from generate_series(1, 12000) n`)
  await tidyUp(app.deps)
  expect(await app.db.$count(rateLimits, like(rateLimits.key, 'past %'))).toBe(0)
})
