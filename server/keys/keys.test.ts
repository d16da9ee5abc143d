import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from '#shared/access.ts'
import { type Key, type KeyWithSecret, keyScopes } from '#shared/keys.ts'
import type { VersionList } from '#shared/post-versions.ts'
import { keys, members, sessions, users } from '../database/schema.ts'
import { createSecret } from '../http/bearer.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const clock = { now: Date.parse('2026-11-26T09:00:00Z') }
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.now) })
})
afterAll(() => app.stop())

const day = 86_400_000
const hour = 3_600_000

async function keyOf(as: TestUser, given: object = {}): Promise<KeyWithSecret> {
  const response = await app.call('POST', '/api/keys', { as, body: { name: 'n8n', scopes: keyScopes, ...given } })
  expect(response.status).toBe(201)
  return response.json()
}

const call = (secret: string, method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call(method, path, { body, headers: { authorization: `Bearer ${secret}`, ...headers } })
const answer = async (response: Response) => [response.status, await response.text()]

test('a program reads posts with a key, and everything else answers as for its person', async () => {
  const person = await app.signUp()
  const { secret } = await keyOf(person)
  const post = await app.hasPost(person)
  for (const path of ['/api/posts', '/api/posts?limit=5']) {
    const [first] = await (await call(secret, 'GET', path)).json()
    expect(first.id).toBe(post.id)
  }
  expect((await call(secret, 'PUT', `/api/posts/${post.id}`, { title: 'By n8n' })).status).toBe(200)
  const theirs = await app.hasPost(await app.signUp())
  expect((await call(secret, 'GET', `/api/posts/${theirs.id}`)).status).toBe(404)
})

test('a key may do what its scopes name and nothing more', async () => {
  const person = await app.signUp()
  const post = await app.hasPost(person)
  const { secret } = await keyOf(person, { scopes: ['read posts'] })
  expect(await answer(await call(secret, 'DELETE', `/api/posts/${post.id}`))).toEqual([
    403,
    'This key may not delete posts.',
  ])
  const writing = await keyOf(person, { scopes: ['write posts'] })
  for (const path of ['/api/posts', '/api/posts?limit=5'])
    expect(await answer(await call(writing.secret, 'GET', path))).toEqual([403, 'This key may not read posts.'])
})

test('a typo is refused without a query, an unknown key and no key each with its own sentence', async () => {
  const { secret } = await keyOf(await app.signUp())
  const typo = secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
  const sentence = 'This key has a typo, or part of it is missing. Copy it again.'
  expect(await answer(await call(typo, 'GET', '/api/posts'))).toEqual([401, sentence])
  const unknown = await call(createSecret(), 'GET', '/api/posts?limit=5')
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  expect(await answer(unknown)).toEqual([401, 'This key has ended, or never existed. Create a new one.'])
})

test('a key is stored as a hash only, and shown once', async () => {
  const person = await app.signUp()
  const { secret, id, ending } = await keyOf(person)
  expect(secret).toMatch(/^hk_[\dA-Za-z]{38}$/)
  expect(secret.endsWith(ending)).toBe(true)
  const [row] = await app.db.select().from(keys).where(eq(keys.id, id))
  expect(JSON.stringify(row)).not.toContain(secret.slice(3, 20))
  expect(await (await app.call('GET', '/api/keys', { as: person })).text()).not.toContain(secret)
  expect(JSON.stringify(app.logs)).not.toContain(secret.slice(3, 20))
})

test('cookies count for nothing beside a key, and a page of another site may not matter', async () => {
  const [person, other] = [await app.signUp(), await app.signUp()]
  const { secret } = await keyOf(person)
  const theirs = await app.hasPost(other)
  const headers = { cookie: other.cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await call(secret, 'DELETE', `/api/posts/${theirs.id}`, undefined, headers)).status).toBe(404)
  expect(await (await call(secret, 'GET', '/api/posts', undefined, headers)).json()).toEqual([])
  const own = await app.hasPost(person)
  expect((await call(secret, 'DELETE', `/api/posts/${own.id}`, undefined, headers)).status).toBe(204)
})

test('a key expires, and renewing gives a new secret beside which the former works for a day', async () => {
  const person = await app.signUp()
  await app.db.update(sessions).set({ expiresAt: new Date(clock.now + 900 * day) })
  const { secret, id, expiresAt } = await keyOf(person)
  expect(Date.parse(expiresAt)).toBe(clock.now + 90 * day)
  const works = async (one: string) => (await call(one, 'GET', '/api/posts?limit=1')).status
  clock.now += 80 * day
  const renewed: KeyWithSecret = await (await app.call('POST', `/api/keys/${id}/renew`, { as: person })).json()
  expect(Date.parse(renewed.expiresAt)).toBe(clock.now + 90 * day)
  expect([await works(secret), await works(renewed.secret)]).toEqual([200, 200])
  clock.now += 24 * hour
  expect([await works(secret), await works(renewed.secret)]).toEqual([401, 200])
  expect(await answer(await call(secret, 'GET', '/api/keys'))).toEqual([
    401,
    'This key was renewed more than 24 hours ago. Use the new one, or renew it again.',
  ])
  clock.now += 89 * day
  expect(await answer(await call(renewed.secret, 'GET', '/api/posts?limit=1'))).toEqual([
    401,
    'This key expired on 2027-05-15. Renew it in Settings, under Integrations.',
  ])
})

test('the last use is noted at most once a minute, with the network and without the address', async () => {
  const person = await app.signUp()
  const { secret } = await keyOf(person)
  const shown = async (): Promise<Key> => (await (await app.call('GET', '/api/keys', { as: person })).json())[0]
  expect((await shown()).usedAt).toBeNull()
  await call(secret, 'GET', '/api/posts?limit=1')
  const first = new Date(clock.now).toISOString()
  expect(await shown()).toMatchObject({ usedAt: first, usedFrom: 'unknown' })
  clock.now += 30_000
  await call(secret, 'GET', '/api/posts?limit=1')
  expect((await shown()).usedAt).toBe(first)
})

test('a key goes with the membership of its person', async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()]
  const editor = await app.joins(other, owner)
  const { secret } = await keyOf(editor)
  expect((await call(secret, 'GET', '/api/posts')).status).toBe(200)
  await app.db.delete(members).where(eq(members.userId, editor.id))
  expect((await call(secret, 'GET', '/api/posts')).status).toBe(401)
})

test('a key ends with everything else that has access, and the person is told of a new one', async () => {
  const person = await app.signUp()
  const [one, other] = [await keyOf(person), await keyOf(person)]
  const access: Access[] = await (await app.call('GET', '/api/user/access', { as: person })).json()
  expect(
    access
      .filter(({ kind }) => kind === 'key')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one.id, other.id].sort())
  const works = async ({ secret }: KeyWithSecret) => (await call(secret, 'GET', '/api/posts')).status
  expect((await app.call('DELETE', `/api/user/access/key/${one.id}`, { as: person })).status).toBe(204)
  expect([await works(one), await works(other)]).toEqual([401, 200])
  expect((await app.call('DELETE', '/api/user/access', { as: person })).status).toBe(204)
  expect(await works(other)).toBe(401)
  const warnings = () => app.mails.filter(({ to, subject }) => to === person.username && /new key/.test(subject))
  await expect.poll(warnings).toHaveLength(2)
})

test('a disabled account lets no program in', async () => {
  const person = await app.signUp()
  const { secret } = await keyOf(person)
  await app.db
    .update(users)
    .set({ disabledAt: new Date(clock.now) })
    .where(eq(users.id, person.id))
  for (const path of ['/api/posts', '/api/keys']) expect((await call(secret, 'GET', path)).status).toBe(403)
})

test('versions and history name the key that made a change', async () => {
  const person = await app.signUp()
  const post = await app.hasPost(person)
  const { secret } = await keyOf(person)
  await call(secret, 'PUT', `/api/posts/${post.id}`, {
    content: { hook: 'A hook by a program.' },
    scheduledFor: new Date(clock.now + day).toISOString(),
  })
  const versions: VersionList = await (await app.call('GET', `/api/posts/${post.id}/versions`, { as: person })).json()
  expect(versions.present.by).toEqual({ id: person.id, name: 'Nora Field', program: 'n8n' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: person, body: { content: { hook: 'By hand.' } } })
  const later: VersionList = await (await app.call('GET', `/api/posts/${post.id}/versions`, { as: person })).json()
  expect([later.present, later.former[0]].map((one) => one?.by?.program)).toEqual([null, 'n8n'])
  const history = await (await app.call('GET', `/api/posts/${post.id}/history`, { as: person })).json()
  expect(history).toMatchObject([{ kind: 'scheduled', detail: { program: 'n8n' } }])
})

test.each([
  ['POST', '/api/keys', { name: 'More', scopes: ['read posts'] }],
  ['PUT', '/api/user', { fullName: 'A program' }],
  ['DELETE', '/api/user', { username: 'nora@example.com' }],
  ['PUT', '/api/user/password', { newPassword: 'a long enough password' }],
  ['GET', '/api/user/access', undefined],
  ['DELETE', '/api/user/sessions', undefined],
  ['POST', '/api/billing-portal', undefined],
])('no key can %s %s', async (method, path, body) => {
  const { secret } = await keyOf(await app.signUp())
  const response = await call(secret, method, path, body)
  expect([response.status, await response.text()]).toEqual([403, expect.stringMatching(/^(No|This) key /)])
})

test('a program sees its own key and no other', async () => {
  const person = await app.signUp()
  await keyOf(person, { name: 'Another' })
  const { secret, id } = await keyOf(person, { name: 'Zapier' })
  const listed: Key[] = await (await call(secret, 'GET', '/api/keys')).json()
  expect(listed.map((one) => one.id)).toEqual([id])
})
