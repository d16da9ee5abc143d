import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { OperatedAccount, TrailEvent } from '#shared/operators.ts'
import { auditEvents, users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const provider = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', PASSWORD_FORMS: 'on' }
let app: TestApp
let operator: TestUser
let second: TestUser
beforeAll(async () => {
  app = await startTestApp({ env: { ...provider, OPERATORS: 'first@example.com,second@example.com' } })
  operator = await named(await app.signUp('Olga Run'), 'first@example.com')
  second = await named(await app.signUp('Otto Run'), 'second@example.com')
})
afterAll(() => app.stop())

async function named(user: TestUser, username: string): Promise<TestUser> {
  await app.db.update(users).set({ username }).where(eq(users.id, user.id))
  return { ...user, username }
}
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
const call = (method: string, path: string, as = operator) =>
  app.call(method, `/api/operator/${path}`, { as, headers: firefox })
const list = async <T>(path: string) => (await (await call('GET', path)).json()) as T[]
const accountOf = async ({ username }: TestUser) =>
  (await list<OperatedAccount>(`accounts?email=${encodeURIComponent(username)}`))[0]
const trailOf = ({ username }: TestUser) => list<TrailEvent>(`events?email=${encodeURIComponent(username)}`)
const isIn = async (as: TestUser) => (await app.call('GET', '/api/user', { as })).status === 200
const ownTrail = async (as: TestUser) =>
  (await (await app.call('GET', '/api/user/activity', { as })).json()) as Activity[]
const signsIn = (user: TestUser) => app.joins(user, { workspaceId: operator.workspaceId })

test('only an operator sees the accounts and the trail, or changes anything', async () => {
  const person = await app.signUp()
  for (const [method, path] of [
    ['GET', 'accounts'],
    ['GET', 'events'],
    ['PUT', `accounts/${second.id}/disabled`],
    ['DELETE', `accounts/${second.id}/disabled`],
    ['DELETE', `accounts/${second.id}/sessions`],
  ] as const) {
    const refused = await call(method, path, person)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'Only the operators in this server’s configuration (OPERATORS) may change this. Nothing was changed.',
    ])
    expect((await app.call(method, `/api/operator/${path}`)).status).toBe(401)
  }
  expect(await isIn(second)).toBe(true)
})

test('an operator disables an account, which ends its sessions, and enables it; both trails have it', async () => {
  const person = await app.signUp()
  expect(await accountOf(person)).toMatchObject({ sessions: 1, disabledAt: null, isOperator: false, isOwn: false })
  for (let times = 0; times < 2; times++) expect((await call('PUT', `accounts/${person.id}/disabled`)).status).toBe(204)
  expect(await isIn(person)).toBe(false)
  const disabled = await accountOf(person)
  expect([disabled?.sessions, typeof disabled?.disabledAt]).toEqual([0, 'string'])
  expect((await call('DELETE', `accounts/${person.id}/disabled`)).status).toBe(204)
  expect([(await accountOf(person))?.disabledAt, await isIn(person)]).toEqual([null, false])
  const trail = await trailOf(person)
  // The two events of a change may be in the same millisecond.
  expect(trail.map(({ kind, email, about, browser }) => [kind, email, about, browser]).toSorted()).toEqual([
    ['disabled', person.username, null, 'an operator'],
    ['disabled-account', operator.username, person.username, 'Firefox on Linux'],
    ['enabled', person.username, null, 'an operator'],
    ['enabled-account', operator.username, person.username, 'Firefox on Linux'],
  ])
  const own = await ownTrail(await signsIn(person))
  expect(own.map(({ kind, address }) => [kind, address])).toEqual([
    ['enabled', ''],
    ['disabled', ''],
  ])
  expect((await ownTrail(operator)).map(({ kind }) => kind)).toContain('disabled-account')
})

test('an operator ends the sessions of an account, whose person can sign in again', async () => {
  const person = await app.signUp()
  expect((await call('DELETE', `accounts/${person.id}/sessions`)).status).toBe(204)
  expect(await isIn(person)).toBe(false)
  expect((await trailOf(person)).map(({ kind }) => kind).toSorted()).toEqual([
    'ended-sessions-of-account',
    'sessions-ended-by-operator',
  ])
  expect((await accountOf(person))?.disabledAt).toBeNull()
})

test('no operator can disable themselves, nor another operator', async () => {
  const own = await call('PUT', `accounts/${operator.id}/disabled`)
  expect([own.status, await own.text()]).toEqual([
    409,
    'This is your own account. Nothing was changed. Your sessions are under Password.',
  ])
  const other = await call('PUT', `accounts/${second.id}/disabled`)
  expect([other.status, await other.text()]).toEqual([
    409,
    'This account also runs the server. Nothing was changed. To disable it, enter on the server: npm run admin -- disable',
  ])
  expect([await isIn(operator), await isIn(second)]).toEqual([true, true])
  expect(await accountOf(second)).toMatchObject({ isOperator: true, isOwn: false, disabledAt: null })
  expect(await accountOf(operator)).toMatchObject({ isOperator: true, isOwn: true })
  expect((await call('PUT', 'accounts/nobody/disabled')).status).toBe(404)
})

test('accounts are listed with their ways in, found by a part of the email, and paged', async () => {
  const body = { username: 'm_a-x@example.com', password: 'secret-1', fullName: 'Max Way' }
  expect((await app.call('POST', '/api/register', { body })).status).toBe(200)
  const [found, ...more] = await list<OperatedAccount>('accounts?email=M_A-X')
  expect([found, more]).toMatchObject([
    { email: body.username, fullName: 'Max Way', waysIn: ['password'], sessions: 1, isOperator: false },
    [],
  ])
  expect(found?.usedAt).not.toBeNull()
  for (const other of ['m_a_x', 'm%25x']) expect(await list(`accounts?email=${other}`)).toEqual([])
  const many = Array.from({ length: 51 }, (_, at) => ({
    id: `many-${at}`,
    username: `many-${at}@example.net`,
    fullName: 'Many',
    isEmailVerified: true,
    createdAt: new Date(1_700_000_000_000 + Math.floor(at / 2)),
  }))
  await app.db.insert(users).values(many)
  const first = await call('GET', 'accounts?email=example.net')
  const next = /<\/api\/operator\/(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
  const pages = [(await first.json()) as OperatedAccount[], await list<OperatedAccount>(next!)]
  expect(pages.map((page) => page.length)).toEqual([50, 1])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(51)
  expect((await call('GET', 'accounts?cursor=x')).status).toBe(400)
})

test('the trail goes back page by page beyond the newest 200 events', async () => {
  const person = await app.signUp()
  const caller = { browser: 'Firefox', address: '203.0.113.9' }
  await app.db.insert(auditEvents).values(
    Array.from({ length: 201 }, (_, at) => ({
      id: `event-${at}`,
      userId: person.id,
      kind: 'signed-in' as const,
      ...caller,
      createdAt: new Date(1_700_000_000_000 + Math.floor(at / 3)),
    })),
  )
  const path = `events?email=${encodeURIComponent(person.username)}`
  const first = await call('GET', path)
  const next = /<\/api\/operator\/(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
  const pages = [(await first.json()) as TrailEvent[], await list<TrailEvent>(next!)]
  expect(pages.map((page) => page.length)).toEqual([200, 1])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(201)
  expect(pages[0]![0]).toMatchObject({ email: person.username, address: '203.0.113.9', about: null })
})

test('a deleted account leaves its id, the time and the network in the trail, and neither its address nor its events', async () => {
  const person = await app.signUp()
  await call('DELETE', `accounts/${person.id}/sessions`)
  const back = await signsIn(person)
  const deleted = await app.call('DELETE', '/api/user', {
    as: back,
    body: { username: person.username },
    headers: firefox,
  })
  expect(deleted.status).toBe(204)
  const all = await list<TrailEvent>('events')
  expect(all[0]).toMatchObject({ kind: 'account-deleted', accountId: person.id, email: null, about: null })
  expect(all[0]).toMatchObject({ browser: 'Firefox on Linux', address: 'unknown' })
  expect(all.filter(({ accountId }) => accountId === person.id)).toHaveLength(1)
  // The operator's own events stay, with the account's id.
  expect(all.find(({ about }) => about === person.id)?.kind).toBe('ended-sessions-of-account')
  expect(JSON.stringify(all)).not.toContain(person.username)
})

test('no text of a post is part of what operators see', async () => {
  const person = await app.signUp('Nora Field')
  await app.hasPost(person, { title: 'A very own title', hook: 'A very own hook' })
  const seen = await Promise.all(['accounts', 'events'].map(async (path) => (await call('GET', path)).text()))
  expect(seen.join()).not.toContain('very own')
})
