import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInErrors } from '#shared/sign-in-errors.ts'
import { auditEvents, identities, jobs, sessions, users } from '../database/schema.ts'
import { changeAccount } from '../operators/change-account.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { startTestApp, type TestApp, type TestUser, testKey } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { localIssuerName } from './accounts.ts'
import { mailedToken } from './mailed-links.ts'
import { openSession } from './sessions.ts'

let provider: Awaited<ReturnType<typeof startStubProvider>>
let app: TestApp
let origin: string
beforeAll(async () => {
  provider = await startStubProvider()
  app = await startTestApp({ env: { ...provider.env, PASSWORD_FORMS: 'on', SUPPORT_EMAIL: 'help@example.com' } })
  origin = await app.listen()
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const sentence = 'This account is disabled. Write to whoever runs this server (help@example.com).'
const caller = { browser: 'npm run admin', address: '' }
const password = 'secret-1'
const disables = ({ id }: Pick<TestUser, 'id'>, on = app) => changeAccount(on.deps, id, 'disable', { caller })
const enables = ({ id }: Pick<TestUser, 'id'>) => changeAccount(app.deps, id, 'enable', { caller })
async function registers(): Promise<TestUser> {
  const username = `${randomUUID()}@example.com`
  const response = await app.call('POST', '/api/register', { body: { username, password, fullName: 'Mia Lund' } })
  const { id } = (await response.json()) as { id: string }
  return { id, username, workspaceId: '', cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const signIn = async ({ username }: TestUser, secret = password, headers = {}) => {
  const response = await app.call('POST', '/api/login', { body: { username, password: secret }, headers })
  return [response.status, await response.text()]
}
const sessionsOf = ({ id }: Pick<TestUser, 'id'>, on = app) => on.db.$count(sessions, eq(sessions.userId, id))
const refusals = () => app.logs.filter(({ msg }) => msg === 'failed to sign in').length
const failuresOf = ({ id }: Pick<TestUser, 'id'>, on = app) =>
  on.db.$count(auditEvents, and(eq(auditEvents.userId, id), eq(auditEvents.kind, 'sign-in-failed')))

test('a disabled account is signed out at once, and only the right password learns why', async () => {
  const person = await registers()
  expect((await app.call('GET', '/api/user', { as: person })).status).toBe(200)
  await disables(person)
  expect((await app.call('GET', '/api/user', { as: person })).status).toBe(401)
  expect((await app.call('GET', '/api/posts', { as: person })).status).toBe(401)
  expect(await signIn(person, 'wrong-1')).toEqual([401, 'The email or password is incorrect.'])
  const logged = refusals()
  expect(await signIn(person)).toEqual([403, sentence])
  expect([await sessionsOf(person), await failuresOf(person), refusals()]).toEqual([0, 2, logged + 1])
  const inGerman = 'Dieses Konto ist gesperrt. Schreib an den Betreiber dieses Servers (help@example.com).'
  expect(await signIn(person, password, { 'accept-language': 'de' })).toEqual([403, inGerman])
  await enables(person)
  expect((await signIn(person))[0]).toBe(200)
  expect((await app.call('GET', '/api/user', { as: person })).status).toBe(401)
})

test('an identity provider lets nobody into a disabled account', async () => {
  const signInThere = async (sub: string) => {
    provider.next({ claims: { sub, email: 'there@example.com' } })
    const browser = testBrowser()
    const { url } = await browser.follow(`${origin}/api/auth/google`)
    return { error: url.searchParams.get('error'), me: await browser.open(`${origin}/api/user`) }
  }
  const person = (await (await signInThere('there')).me.json()) as TestUser
  await disables(person)
  const logged = refusals()
  // Once by identity, once by the same verified address.
  for (const sub of ['there', 'there-too']) {
    const { error, me } = await signInThere(sub)
    expect([error, me.status]).toEqual([signInErrors.disabled, 401])
  }
  expect([await sessionsOf(person), await failuresOf(person), refusals()]).toEqual([0, 2, logged + 2])
})

test('on this computer the key lets nobody into a disabled account', async () => {
  const local = await startTestApp()
  try {
    const at = await local.listen()
    const person = await local.signUp()
    const identity = { issuer: localIssuerName, subject: person.username, userId: person.id, createdAt: new Date() }
    await local.db.insert(identities).values(identity)
    await disables(person, local)
    const browser = testBrowser()
    const { url } = await browser.follow(`${at}/api/auth/google`)
    const form = new URLSearchParams({ email: person.username, key: testKey })
    const refused = await browser.follow(url, { method: 'POST', body: form, headers: { origin: at } })
    expect(refused.url.searchParams.get('error')).toBe(signInErrors.disabled)
    expect([await sessionsOf(person, local), await failuresOf(person, local)]).toEqual([0, 1])
  } finally {
    await local.stop()
  }
})

test('a disabled account gets no password link, and an earlier link sets no password', async () => {
  const person = await registers()
  const { passwordHash } = (await app.db.select().from(users).where(eq(users.id, person.id)))[0]!
  const link = { purpose: 'password-reset', lastsMs: 3_600_000 }
  const token = mailedToken(app.deps, link, person.id, [person.username, passwordHash!])
  const reset = async () =>
    (await app.call('POST', '/api/password-reset/confirm', { body: { token, newPassword: 'secret-2' } })).status
  await disables(person)
  const before = app.mails.length
  const asked = await app.call('POST', '/api/password-reset', { body: { username: person.username } })
  expect(asked.status).toBe(204)
  await expect.poll(() => app.db.$count(jobs, eq(jobs.kind, 'send-password-reset'))).toBe(0)
  expect(app.mails.slice(before).filter(({ to }) => to === person.username)).toEqual([])
  expect(await reset()).toBe(404)
  await enables(person)
  expect((await signIn(person))[0]).toBe(200)
  expect(await reset()).toBe(204)
})

test('no way of signing in opens a session for a disabled account', async () => {
  const person = await app.signUp()
  await disables(person)
  const browser = { sessionKey: null, token: null, caller: { browser: 'Firefox', address: '203.0.113.9' } }
  await expect(openSession(app.deps, browser, person)).rejects.toThrow(sentence)
  expect([await sessionsOf(person), await failuresOf(person)]).toEqual([0, 1])
})

test('a sign-in at the moment of disabling leaves no session', async () => {
  const browser = { sessionKey: null, token: null, caller: { browser: 'Firefox', address: '203.0.113.9' } }
  for (let round = 0; round < 5; round++) {
    const person = await app.signUp()
    const signIns = Array.from({ length: 4 }, () => openSession(app.deps, browser, person))
    await Promise.allSettled([...signIns, disables(person)])
    expect(await sessionsOf(person)).toBe(0)
  }
})

test('tabs end at once on every server; keys and calendars are refused until the account is enabled', async () => {
  const other = await startTestApp({ database: app.database, env: { ...provider.env, PASSWORD_FORMS: 'on' } })
  try {
    const person = await app.signUp()
    const colleague = await app.joins(await app.signUp(), person)
    const openTab = async ({ cookie }: TestUser) => {
      const response = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie } })
      let isOver = false
      const heard = response.text().finally(() => {
        isOver = true
      })
      return { heard, isOver: () => isOver }
    }
    const [tab, colleagues] = [await openTab(person), await openTab(colleague)]
    const made = await app.call('POST', '/api/keys', { as: person, body: { name: 'n8n', scopes: ['read posts'] } })
    const { secret } = (await made.json()) as { secret: string }
    const feed = (await (await app.call('POST', '/api/calendar-feed', { as: person })).json()) as { address: string }
    const statuses = async () =>
      Promise.all([
        app.call('GET', '/api/posts', { headers: { authorization: `Bearer ${secret}` } }).then(({ status }) => status),
        app.call('GET', new URL(feed.address).pathname).then(({ status }) => status),
      ])
    expect(await statuses()).toEqual([200, 200])
    await disables(person, other)
    expect(await tab.heard).toContain('event: over')
    expect(colleagues.isOver()).toBe(false)
    expect(await statuses()).toEqual([403, 404])
    await enables(person)
    expect(await statuses()).toEqual([200, 200])
    await disables(colleague, other)
    expect(await colleagues.heard).toContain('event: over')
  } finally {
    await other.stop()
  }
})
