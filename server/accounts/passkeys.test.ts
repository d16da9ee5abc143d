import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { PasskeyList } from '#shared/passkeys.ts'
import { auditEvents, passkeyRequests, passkeys, sessions, users } from '../database/schema.ts'
import { startTestApp, type TestApp, withTestApp } from '../testing/app.ts'
import { authenticator } from '../testing/authenticator.ts'
import { testBrowser } from '../testing/browser.ts'

let now = new Date('2026-11-21T10:00:00Z')
let app: TestApp
let url: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  url = (await app.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => app.stop())

const password = 'not-so-secret-1'
let people = 0

/** `at` is the origin that its authenticators sign for. */
function client(base = url) {
  const browser = testBrowser()
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) }
    const response = await browser.open(base + path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  return {
    call,
    login: (username: string) => call('POST', '/api/login', { username, password }),
    async add(key: ReturnType<typeof authenticator>, currentPassword = password) {
      const asked = await call('POST', '/api/user/passkeys/request', { currentPassword })
      if (asked.status !== 200) return asked
      return call('POST', '/api/user/passkeys', { name: 'Phone', response: key.create(asked.body.options) })
    },
    async show(key: ReturnType<typeof authenticator>, given?: { isVerified: boolean }) {
      const asked = await call('POST', '/api/auth/passkey/request', {})
      return call('POST', '/api/auth/passkey', { response: key.get(asked.body.options, given) })
    },
  }
}

async function person(base = url) {
  const username = `person-${++people}@example.com`
  const browser = client(base)
  const registered = await browser.call('POST', '/api/register', { username, password, fullName: 'Nora Field' })
  expect(registered.status).toBe(200)
  return { username, browser, id: registered.body.id as string }
}

async function passkeyPerson(base = url) {
  const one = await person(base)
  const key = authenticator(base)
  const added = await one.browser.add(key)
  expect(added.status).toBe(201)
  return { ...one, key, codes: added.body.recoveryCodes as string[] }
}

const kinds = async (browser: ReturnType<typeof client>) =>
  ((await browser.call('GET', '/api/user/activity')).body as Activity[]).map(({ kind }) => kind)

test('a passkey alone signs in, in a browser that never saw the account', async () => {
  const { username, key, browser } = await passkeyPerson()
  const other = client()
  const entered = await other.show(key)
  expect([entered.status, entered.body.username]).toEqual([200, username])
  expect((await other.call('GET', '/api/user')).body.username).toBe(username)
  const { passkeys: list, recoveryCodesLeft } = (await browser.call('GET', '/api/user/passkeys')).body as PasskeyList
  expect(list).toMatchObject([{ name: 'Phone', usedAt: now.toISOString() }])
  expect(recoveryCodesLeft).toBe(10)
})

test('an account with a passkey needs password and passkey, never the password alone', async () => {
  const { username, key, id } = await passkeyPerson()
  const stranger = client()
  const half = await stranger.login(username)
  expect([half.status, half.body.needs]).toEqual([202, 'passkey'])
  expect((await stranger.call('GET', '/api/user')).status).toBe(401)
  expect(half.body.options.allowCredentials).toMatchObject([{ id: key.id }])
  const whole = await stranger.call('POST', '/api/auth/passkey', { response: key.get(half.body.options) })
  expect([whole.status, whole.body.id]).toEqual([200, id])
  // Without the right password nobody learns about passkeys.
  const wrong = await client().call('POST', '/api/login', { username, password: 'something else' })
  expect(wrong).toEqual({ status: 401, body: 'The email or password is incorrect.' })
})

test('after the password only a passkey of that account counts', async () => {
  const [one, other] = [await passkeyPerson(), await passkeyPerson()]
  const browser = client()
  const half = await browser.login(one.username)
  const response = other.key.get(half.body.options)
  expect((await browser.call('POST', '/api/auth/passkey', { response })).status).toBe(401)
  expect((await browser.call('GET', '/api/user')).status).toBe(401)
})

test('an answer counts once, in time, in the browser that was asked, for this website, and with finger or PIN', async () => {
  const { key, browser: own } = await passkeyPerson()
  const browser = client()
  const ask = async () => (await browser.call('POST', '/api/auth/passkey/request', {})).body.options
  const response = key.get(await ask())
  expect((await browser.call('POST', '/api/auth/passkey', { response })).status).toBe(200)
  expect((await browser.call('POST', '/api/auth/passkey', { response })).status).toBe(400)

  const late = key.get(await ask())
  now = new Date(now.getTime() + 6 * 60_000)
  expect((await browser.call('POST', '/api/auth/passkey', { response: late })).status).toBe(400)

  const elsewhere = key.get(await ask())
  expect((await client().call('POST', '/api/auth/passkey', { response: elsewhere })).status).toBe(400)

  const phished = { ...key.get(await ask()) }
  const lookAlike = authenticator('http://localhost.example.com')
  expect(
    (
      await browser.call('POST', '/api/auth/passkey', {
        response: { ...phished, ...lookAlike.get(await ask()), id: key.id },
      })
    ).status,
  ).toBe(401)

  expect((await client().show(key, { isVerified: false })).status).toBe(401)
  expect(await kinds(own)).toContain('passkey-refused')
})

test('a copied authenticator, whose counter lags, is refused', async () => {
  const { key, id } = await passkeyPerson()
  expect((await client().show(key)).status).toBe(200)
  await app.db.update(passkeys).set({ counter: 1_000 }).where(eq(passkeys.userId, id))
  expect((await client().show(key)).status).toBe(401)
})

test('the passkey of a disabled account opens no session', async () => {
  const { key, id } = await passkeyPerson()
  await app.db.update(users).set({ disabledAt: now }).where(eq(users.id, id))
  const browser = client()
  expect((await browser.show(key)).status).toBe(403)
  expect((await browser.call('GET', '/api/user')).status).toBe(401)
})

test('a recovery code replaces the passkey once, however it is typed, and never without the password', async () => {
  const { username, codes, browser: own } = await passkeyPerson()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  const typed = codes[0]!.toLowerCase().replace('-', ' ').replaceAll('0', 'o')
  const enter = async (code: string) => {
    const browser = client()
    await browser.login(username)
    return browser.call('POST', '/api/auth/recovery-code', { code })
  }
  expect((await client().call('POST', '/api/auth/recovery-code', { code: codes[1] })).status).toBe(400)
  expect((await enter(typed)).body.username).toBe(username)
  expect((await enter(codes[0]!)).status).toBe(401)
  expect((await own.call('GET', '/api/user/passkeys')).body.recoveryCodesLeft).toBe(9)

  const renewed = await own.call('POST', '/api/user/recovery-codes', { currentPassword: password })
  expect((await enter(codes[1]!)).status).toBe(401)
  expect((await enter(renewed.body.recoveryCodes[0])).status).toBe(200)
})

test('recovery codes have a limit on guesses', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on' }, now: () => now })
  const base = (await limited.listen()).replace('127.0.0.1', 'localhost')
  const { username, codes } = await passkeyPerson(base)
  const browser = client(base)
  await browser.login(username)
  const tries: number[] = []
  for (let count = 0; count < 12; count++)
    tries.push((await browser.call('POST', '/api/auth/recovery-code', { code: 'AAAAA-AAAAA' })).status)
  expect(tries.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(tries.slice(10)).toEqual([429, 429])
  expect((await browser.call('POST', '/api/auth/recovery-code', { code: codes[0] })).status).toBe(429)
})

test('adding and removing a passkey take the password, and send an email to the verified address', async () => {
  const { browser, id, username } = await person()
  await app.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, id))
  const key = authenticator(url)
  expect((await browser.add(key, 'wrong')).status).toBe(400)
  expect((await browser.add(key)).status).toBe(201)
  const path = `/api/user/passkeys/${key.id}`
  expect((await browser.call('DELETE', path, {})).body).toBe('Current password is required')
  expect((await browser.call('DELETE', path, { currentPassword: password })).status).toBe(204)
  expect((await browser.call('GET', '/api/user/passkeys')).body).toEqual({ passkeys: [], recoveryCodesLeft: 0 })
  expect((await client().login(username)).status).toBe(200)
  expect(await kinds(browser)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
  const subjects = () => app.mails.filter(({ to }) => to === username).map(({ subject }) => subject)
  await expect
    .poll(subjects)
    .toEqual(
      expect.arrayContaining([
        'A passkey was added to your Hookline account',
        'A passkey of your Hookline account was removed',
      ]),
    )
})

test('without a password a passkey can be added only shortly after signing in', async () => {
  const { browser, id } = await person()
  await app.db.update(users).set({ passwordHash: null }).where(eq(users.id, id))
  const signedInAt = (minutes: number) =>
    app.db
      .update(sessions)
      .set({ createdAt: new Date(now.getTime() - minutes * 60_000) })
      .where(eq(sessions.userId, id))
  await signedInAt(11)
  expect((await browser.call('POST', '/api/user/passkeys/request', {})).status).toBe(403)
  await signedInAt(1)
  expect((await browser.call('POST', '/api/user/passkeys/request', {})).status).toBe(200)
})

test('somebody else’s passkeys look as if they did not exist, and one passkey is added to one account', async () => {
  const [one, other] = [await passkeyPerson(), await person()]
  const path = `/api/user/passkeys/${one.key.id}`
  expect((await other.browser.call('DELETE', path, { currentPassword: password })).status).toBe(404)
  expect((await other.browser.call('GET', '/api/user/passkeys')).body.passkeys).toEqual([])
  expect((await other.browser.add(one.key)).status).toBe(409)
  const asked = await one.browser.call('POST', '/api/user/passkeys/request', { currentPassword: password })
  const response = authenticator(url).create(asked.body.options)
  expect((await other.browser.call('POST', '/api/user/passkeys', { name: 'Mine', response })).status).toBe(400)
})

test('an address without a name, which passkeys need, gets a sentence that says so', async () => {
  const { username } = await person()
  const browser = testBrowser()
  const at = url.replace('localhost', '127.0.0.1')
  const init = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await browser.open(`${at}/api/login`, init({ username, password }))
  const answer = await browser.open(`${at}/api/user/passkeys/request`, init({ currentPassword: password }))
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('open http://localhost')])
})

test('an unanswered request for a passkey is gone within the hour', async () => {
  await client().call('POST', '/api/auth/passkey/request', {})
  now = new Date(now.getTime() + 3_600_000)
  const { tidyUp } = await import('../start/housekeeping.ts')
  await tidyUp(app.deps)
  expect(await app.db.$count(passkeyRequests)).toBe(0)
})

test('only the account itself sees its passkey events', async () => {
  const { id, key } = await passkeyPerson()
  await client().show(key, { isVerified: false })
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.userId, id), eq(auditEvents.kind, 'passkey-refused')))
  expect(events).toHaveLength(1)
})
