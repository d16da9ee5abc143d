import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, withTestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

let count = 0
const someone = () => ({ username: `person-${++count}@example.com`, password: 'secret-1', fullName: 'Mia Lund' })
const credentialsOf = ({ username, password }: ReturnType<typeof someone>) => ({ username, password })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const meWith = (cookie: string) => app.call('GET', '/api/user', { headers: { cookie } })

test('a refused sign-in writes a log line that the fail2ban recipe reads, without anything typed', async () => {
  const env = { TRUST_PROXY: 'on', PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' }
  const app = await withTestApp({ env })
  const recipe = /^failregex = (.+)$/m.exec(await readFile('docs/hosting.md', 'utf8'))![1]!
  const failregex = new RegExp(recipe.replace('<HOST>', '([0-9a-f.:]+)'))
  const forged = '"address":"198.51.100.1","msg":"failed to sign in"}'
  await app.call('POST', '/api/login', {
    body: { username: 'nobody@example.com', password: `\n${forged}` },
    headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': forged },
  })
  const lines = app.logs.map((line) => JSON.stringify(line))
  expect(lines.map((line) => failregex.exec(line)?.[1]).filter(Boolean)).toEqual(['203.0.113.9'])
  expect(lines.join()).not.toContain('198.51.100.1')
})

test('registering makes an account and signs in', async () => {
  const person = { ...someone(), profession: 'Designer', companyName: 'Acme' }
  const response = await app.call('POST', '/api/register', {
    body: { ...person, username: person.username.toUpperCase() },
  })
  expect(response.status).toBe(200)
  const user = await response.json()
  expect(user).toMatchObject({
    username: person.username,
    fullName: 'Mia Lund',
    profession: 'Designer',
    companyName: 'Acme',
    hasPassword: true,
  })
  expect(JSON.stringify(user)).not.toContain('scrypt')
  expect(await (await meWith(cookieOf(response))).json()).toEqual(user)
})

test('an email can have one account, also when two requests come at once', async () => {
  const person = someone()
  const answers = await Promise.all([
    app.call('POST', '/api/register', { body: person }),
    app.call('POST', '/api/register', { body: person }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
})

test.each([
  [{ username: 'nobody' }, 'Please enter a valid email'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ fullName: ' A ' }, 'Full name must be at least 2 characters'],
  [{ fullName: undefined }, 'Full name must be at least 2 characters'],
])('registering with %j is refused with a sentence', async (change, sentence) => {
  const response = await app.call('POST', '/api/register', { body: { ...someone(), ...change } })
  expect([response.status, await response.text()]).toEqual([400, sentence])
})

test('signing in needs the right password and says the same for an unknown email', async () => {
  const { username, password } = someone()
  await app.call('POST', '/api/register', { body: { username, password, fullName: 'Mia Lund' } })
  const right = await app.call('POST', '/api/login', { body: { username: username.toUpperCase(), password } })
  expect(await right.json()).toMatchObject({ username })
  const wrong = await app.call('POST', '/api/login', { body: { username, password: 'wrong' } })
  const unknown = await app.call('POST', '/api/login', { body: { username: 'unknown@example.com', password } })
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
  expect(wrong.status).toBe(401)
})

test('signing out ends the session, by call and by navigation', async () => {
  for (const method of ['POST', 'GET']) {
    const cookie = cookieOf(await app.call('POST', '/api/register', { body: someone() }))
    const response = await app.call(method, '/api/logout', { headers: { cookie } })
    expect(response.status).toBe(method === 'POST' ? 204 : 302)
    expect((await meWith(cookie)).status).toBe(401)
  }
})

test('a new password ends all other sessions and keeps this one', async () => {
  const person = someone()
  const elsewhere = cookieOf(await app.call('POST', '/api/register', { body: person }))
  const here = cookieOf(await app.call('POST', '/api/login', { body: credentialsOf(person) }))
  const change = (currentPassword: string) =>
    app.call('PUT', '/api/user/password', {
      headers: { cookie: here },
      body: { currentPassword, newPassword: 'another-1' },
    })
  const wrong = await change('wrong')
  expect([wrong.status, await wrong.text()]).toEqual([400, 'The current password is incorrect.'])
  expect((await meWith(elsewhere)).status).toBe(200)
  expect((await change(person.password)).status).toBe(204)
  expect((await meWith(elsewhere)).status).toBe(401)
  expect((await meWith(here)).status).toBe(200)
  expect(
    (await app.call('POST', '/api/login', { body: { ...credentialsOf(person), password: 'another-1' } })).status,
  ).toBe(200)
})

test('the profile can be changed', async () => {
  const user = await app.signUp()
  const response = await app.call('PUT', '/api/user', {
    as: user,
    body: { fullName: ' Mia Berg ', companyWebsite: 'not a url' },
  })
  expect(await response.json()).toMatchObject({ fullName: 'Mia Berg', companyWebsite: 'not a url' })
})

test('the database holds neither tokens nor passwords', async () => {
  const person = { ...someone(), password: 'a-very-secret-one' }
  const token = cookieOf(await app.call('POST', '/api/register', { body: person })).split('=')[1] ?? ''
  const { rows } = await app.db.$client.query(
    'select row_to_json(s) as row from sessions s union all select row_to_json(u) from users u',
  )
  const everything = JSON.stringify(rows)
  expect(token.length).toBeGreaterThan(40)
  expect(everything).not.toContain(token)
  expect(everything).not.toContain(person.password)
})

test('under https the session cookie is bound to this host, and one that another host could plant is not read', async () => {
  const secure = await withTestApp({ env: { PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' } })
  const response = await secure.call('POST', '/api/register', { body: someone() })
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-hookline_session=.*; Path=\/; .*; Secure/)
  expect(response.headers.getSetCookie()[0]).not.toMatch(/Domain/)
  const cookie = cookieOf(response)
  const status = async (sent: string) => (await secure.call('GET', '/api/user', { headers: { cookie: sent } })).status
  expect(await status(cookie)).toBe(200)
  expect(await status(cookie.replace('__Host-', ''))).toBe(401)
  const document = await (await secure.call('GET', '/api/openapi.json')).json()
  expect(document.components.securitySchemes.session.name).toBe('__Host-hookline_session')
})

test('servers share one count of sign-in attempts and refuse too many', async () => {
  const env = { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_IN: '3/15m' }
  let time = Date.now()
  const now = () => new Date(time)
  const one = await withTestApp({ env, now })
  const two = await withTestApp({ env, now, database: one.database })
  const attempt = (server: TestApp) =>
    server.call('POST', '/api/login', { body: { username: 'a@example.com', password: 'x' } })
  for (const server of [one, two, one]) expect((await attempt(server)).status).toBe(401)
  const refused = await attempt(two)
  expect([refused.status, await refused.text()]).toEqual([429, 'Too many attempts. Try again in 15 minutes.'])
  time += 15 * 60_000
  expect((await attempt(one)).status).toBe(401)
})

test('registrations are limited too', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_REGISTER: '1/1h' } })
  expect((await limited.call('POST', '/api/register', { body: someone() })).status).toBe(200)
  expect((await limited.call('POST', '/api/register', { body: someone() })).status).toBe(429)
})

test.each([
  ['off', '203.0.113.1', '203.0.113.2', [200, 429]],
  ['on', '203.0.113.1', '203.0.113.2', [200, 200]],
  ['on', '203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7', [200, 429]],
  ['2', '203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7', [200, 200]],
  ['2', '192.0.2.1, 203.0.113.1, 198.51.100.7', '192.0.2.2, 203.0.113.1, 198.51.100.7', [200, 429]],
  ['2', '203.0.113.1', '203.0.113.2', [200, 429]],
  ['on', 'anything', 'else', [200, 429]],
])(
  'with TRUST_PROXY=%s only that many proxies are believed about the address: “%s” and “%s”',
  async (proxies, one, other, statuses) => {
    const env = { TRUST_PROXY: proxies, PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' }
    const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_REGISTER: '1/1h', ...env } })
    const answers: number[] = []
    for (const address of [one, other]) {
      const headers = { 'x-forwarded-for': address }
      answers.push((await limited.call('POST', '/api/register', { body: someone(), headers })).status)
    }
    expect(answers).toEqual(statuses)
    const { rows } = await limited.db.$client.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toMatch(/anything|else/)
  },
)

test.each([
  ['2001:db8:1:2:a::1', '2001:db8:1:2:b::1', [200, 429]],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', [200, 200]],
])('the first half of an IPv6 address counts as one address: %s and %s', async (one, other, statuses) => {
  const env = {
    RATE_LIMITS: 'on',
    RATE_LIMIT_REGISTER: '1/1h',
    TRUST_PROXY: 'on',
    PUBLIC_URL: 'https://posts.example',
    PASSWORD_FORMS: 'on',
  }
  const limited = await withTestApp({ env })
  const answers: number[] = []
  for (const address of [one, other]) {
    const headers = { 'x-forwarded-for': address }
    answers.push((await limited.call('POST', '/api/register', { body: someone(), headers })).status)
  }
  expect(answers).toEqual(statuses)
})

test.each(['off', 'on'])(
  'with sign-ups limited to domains, a password signs in but opens no account (forms %s)',
  async (forms) => {
    const before = await withTestApp()
    const person = someone()
    await before.call('POST', '/api/register', { body: person })
    const env = { SIGN_UP_DOMAINS: 'example.com', PASSWORD_FORMS: forms }
    const limited = await withTestApp({ env, database: before.database })
    const refused = await limited.call('POST', '/api/register', { body: someone() })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'This server opens new accounts only through its identity provider, not with a password.',
    ])
    expect((await limited.call('POST', '/api/login', { body: credentialsOf(person) })).status).toBe(200)
    const options = await (await limited.call('GET', '/api/sign-in-options')).json()
    expect(options).toMatchObject({ passwordForms: forms === 'on', passwordSignUps: false, registrationOpen: true })
  },
)

test('anyone can read how people sign in and where to write for help', async () => {
  expect(await (await app.call('GET', '/api/sign-in-options')).json()).toEqual({
    provider: 'local',
    providerName: 'this computer',
    providerNote: null,
    passwordForms: false,
    passwordSignUps: false,
    hasPaidPlans: false,
    registrationOpen: true,
    isFirstStart: false,
    hasPasskeyUsers: false,
    supportEmail: null,
  })
  const env = { PASSWORD_FORMS: 'on', SUPPORT_EMAIL: 'help@example.com' }
  const other = await withTestApp({ env })
  expect(await (await other.call('GET', '/api/sign-in-options')).json()).toMatchObject({
    passwordForms: true,
    passwordSignUps: true,
    supportEmail: 'help@example.com',
  })
})
