import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity, Session } from '#shared/activity.ts'
import { auditEvents } from '../database/schema.ts'
import { browserName } from '../http/caller.ts'
import { enqueue } from '../jobs/jobs.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { recordActivity } from './activity.ts'

let app: TestApp
beforeAll(async () => {
  const env = { TRUST_PROXY: 'on', PUBLIC_URL: 'http://posts.example', PASSWORD_FORMS: 'on' }
  app = await startTestApp({ env })
})
afterAll(() => app.stop())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
let count = 0

/** `as` is its later requests. */
async function browserOf(person: { username: string; password: string }, userAgent: string, from: string) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': from }
  const signIn = (cookie = '') =>
    app.call('POST', '/api/login', { body: person, headers: { ...headers, ...(cookie && { cookie }) } })
  const response = await signIn()
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const as = { cookie } as TestUser
  return { as, signIn: () => signIn(cookie) }
}
async function somebody() {
  const person = { username: `person-${++count}@example.com`, password: 'secret-1' }
  await app.call('POST', '/api/register', { body: { ...person, fullName: 'Mia Lund' } })
  return person
}
const sessionsOf = async (as: TestUser) =>
  (await (await app.call('GET', '/api/user/sessions', { as })).json()) as Session[]
const activityOf = async (as: TestUser) =>
  (await (await app.call('GET', '/api/user/activity', { as })).json()) as Activity[]

describe('the sessions of a person', () => {
  test('show time, browser and address, and which one asks, but never a token', async () => {
    const person = await somebody()
    const phone = await browserOf(person, safari, '203.0.113.7')
    const laptop = await browserOf(person, firefox, '2001:db8::7')
    const found = await sessionsOf(laptop.as)
    expect(found.map(({ browser, address, isCurrent }) => [browser, address, isCurrent])).toEqual([
      ['Firefox on Linux', '2001:db8::7', true],
      ['Safari on iOS', '203.0.113.7', false],
      ['Another program', 'unknown', false],
    ])
    const { rows } = await app.db.$client.query<{ token_hash: string }>('select token_hash from sessions')
    for (const { token_hash } of rows) expect(JSON.stringify(found)).not.toContain(token_hash)
    expect((await sessionsOf(phone.as)).find(({ isCurrent }) => isCurrent)?.browser).toBe('Safari on iOS')
  })

  test('can be ended one by one, and the account forgets the browser', async () => {
    const person = await somebody()
    const lost = await browserOf(person, safari, '203.0.113.7')
    const here = await browserOf(person, firefox, '203.0.113.8')
    const known = () =>
      app.db.$client.query('select 1 from known_browsers k join users u on u.id = k.user_id where username = $1', [
        person.username,
      ])
    const before = (await known()).rowCount
    const { id } = (await sessionsOf(here.as)).find(({ browser }) => browser === 'Safari on iOS')!
    expect((await app.call('DELETE', `/api/user/sessions/${id}`, { as: here.as })).status).toBe(204)
    expect((await app.call('GET', '/api/user', { as: lost.as })).status).toBe(401)
    expect((await app.call('GET', '/api/user', { as: here.as })).status).toBe(200)
    expect((await known()).rowCount).toBe((before ?? 0) - 1)
    expect((await app.call('DELETE', `/api/user/sessions/${id}`, { as: here.as })).status).toBe(404)
  })

  test('of somebody else look as if they did not exist', async () => {
    const [mine, theirs] = [
      await browserOf(await somebody(), firefox, '203.0.113.1'),
      await browserOf(await somebody(), firefox, '203.0.113.2'),
    ]
    const [session] = await sessionsOf(theirs.as)
    const response = await app.call('DELETE', `/api/user/sessions/${session?.id}`, { as: mine.as })
    expect([response.status, await response.text()]).toEqual([404, 'Session not found'])
    expect((await app.call('GET', '/api/user', { as: theirs.as })).status).toBe(200)
  })

  test('can all be ended but this one', async () => {
    const person = await somebody()
    const others = [await browserOf(person, safari, '203.0.113.7'), await browserOf(person, safari, '203.0.113.9')]
    const here = await browserOf(person, firefox, '203.0.113.8')
    expect((await app.call('DELETE', '/api/user/sessions', { as: here.as })).status).toBe(204)
    for (const { as } of others) expect((await app.call('GET', '/api/user', { as })).status).toBe(401)
    expect(await sessionsOf(here.as)).toHaveLength(1)
    const { rowCount } = await app.db.$client.query(
      'select 1 from known_browsers k join users u on u.id = k.user_id where username = $1',
      [person.username],
    )
    expect(rowCount).toBe(1)
  })

  test('number a hundred at most, the newest', async () => {
    const person = await somebody()
    const { as } = await browserOf(person, firefox, '203.0.113.8')
    await app.db.$client.query(
      `insert into sessions (token_hash, user_id, workspace_id, created_at, expires_at)
       select 'old ' || n, u.id, m.workspace_id, now(), now() + interval '1 hour'
       from users u join members m on m.user_id = u.id, generate_series(1, 120) n where username = $1`,
      [person.username],
    )
    const newest = await browserOf(person, safari, '203.0.113.8')
    expect(await sessionsOf(newest.as)).toHaveLength(100)
    expect((await app.call('GET', '/api/user', { as })).status).toBe(200)
  })

  test('and the events need a session', async () => {
    for (const path of ['/api/user/sessions', '/api/user/activity'])
      expect((await app.call('GET', path)).status).toBe(401)
    expect((await app.call('DELETE', '/api/user/sessions')).status).toBe(401)
  })
})

describe('the activity of an account', () => {
  test('holds sign-ins, failures and password changes, newest first', async () => {
    const person = await somebody()
    await app.call('POST', '/api/login', {
      body: { ...person, password: 'guess' },
      headers: { 'user-agent': 'curl/8.5.0', 'x-forwarded-for': '192.0.2.66' },
    })
    const { as } = await browserOf(person, firefox, '203.0.113.8')
    const change = (currentPassword: string) =>
      app.call('PUT', '/api/user/password', { as, body: { currentPassword, newPassword: 'secret-2' } })
    await change('guess')
    await change(person.password)
    await app.call('DELETE', '/api/user/sessions', { as })
    const found = await activityOf(as)
    expect(found.map(({ kind }) => kind)).toEqual([
      'others-ended',
      'password-changed',
      'password-refused',
      'signed-in',
      'sign-in-failed',
      'registered',
    ])
    expect(found.find(({ kind }) => kind === 'sign-in-failed')).toMatchObject({
      browser: 'curl',
      address: '192.0.2.66',
    })
    await app.call('POST', '/api/logout', { as })
    const next = await browserOf({ ...person, password: 'secret-2' }, firefox, '203.0.113.8')
    expect((await activityOf(next.as)).map(({ kind }) => kind).slice(0, 2)).toEqual(['signed-in', 'signed-out'])
  })

  test('keeps the newest, and failures push nothing else out', async () => {
    const { id } = await app.signUp()
    const caller = { browser: 'curl', address: '192.0.2.66' }
    let time = Date.now()
    const scope = { db: app.db, now: () => new Date(++time) }
    await recordActivity(scope, id, 'password-changed', caller)
    for (let index = 0; index < 110; index++) await recordActivity(scope, id, 'sign-in-failed', caller)
    const { rows } = await app.db.$client.query(
      'select kind, count(*)::int from audit_events where user_id = $1 group by kind order by kind',
      [id],
    )
    expect(rows).toEqual([
      { kind: 'password-changed', count: 1 },
      { kind: 'sign-in-failed', count: 100 },
    ])
  })

  test('forgets events after 90 days', async () => {
    const tidied = await withTestApp()
    const { id } = await tidied.signUp()
    const caller = { browser: '', address: '' }
    for (const days of [91, 89]) {
      const now = () => new Date(Date.now() - days * 86_400_000)
      await recordActivity({ db: tidied.db, now }, id, 'signed-in', caller)
    }
    await enqueue(tidied.db, 'tidy-up', undefined, { key: 'only' })
    await expect.poll(() => tidied.db.select().from(auditEvents)).toHaveLength(1)
  })
})

test.each([
  [firefox, 'Firefox on Linux'],
  [safari, 'Safari on iOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Another program'],
  ['x'.repeat(100_000), 'Another program'],
  [undefined, 'Another program'],
])('a program that calls itself %.60s is shown as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test('the events include giving a feed an address and ending it', async () => {
  const { as } = await browserOf(await somebody(), firefox, '203.0.113.7')
  await app.call('POST', '/api/calendar-feed', { as })
  for (const _ of ['once', 'twice']) await app.call('DELETE', '/api/calendar-feed', { as })
  const kinds = (await activityOf(as)).map(({ kind }) => kind)
  expect(kinds).toEqual(['calendar-ended', 'calendar-made', 'signed-in', 'registered'])
})
