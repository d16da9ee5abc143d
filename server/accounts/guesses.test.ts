import { expect, test } from 'vitest'
// This path leads to the product's own cost: see vitest.config.ts.
import { cost } from '../accounts/password-cost.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { type TestApp, withTestApp } from '../testing/app.ts'
import { verifyPassword } from './passwords.ts'

const env = {
  RATE_LIMITS: 'on',
  RATE_LIMIT_SIGN_IN: '2/15m',
  TRUST_PROXY: 'on',
  PUBLIC_URL: 'https://posts.example',
  PASSWORD_FORMS: 'on',
}
const owner = { username: 'owner@example.com', password: 'secret-1' }
const newcomer = { ...owner, fullName: 'Mia Lund' }
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function guarded(settings: Record<string, string> = {}) {
  let time = Date.now()
  const app = await withTestApp({ env: { ...env, ...settings }, now: () => new Date(time) })
  const call = (path: string, body: object, from: string, cookie?: string) =>
    app.call('POST', path, { body, headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) } })
  const login = (from: string, password = 'wrong', cookie?: string) =>
    call('/api/login', { username: owner.username, password }, from, cookie)
  const cookie = cookiesOf(await call('/api/register', newcomer, '198.51.100.1'))
  return {
    app,
    cookie,
    login,
    call,
    pass: (ms: number) => {
      time += ms
    },
  }
}
const statuses = async (tries: (() => Promise<Response>)[]) => {
  const found: number[] = []
  for (const attempt of tries) found.push((await attempt()).status)
  return found
}
const times = (count: number, attempt: (index: number) => Promise<Response>) =>
  Array.from({ length: count }, (_, index) => () => attempt(index))

test('guesses block their own network, and the owner signs in from everywhere else', async () => {
  const { login, cookie } = await guarded()
  expect(await statuses(times(4, () => login('203.0.113.9')))).toEqual([401, 401, 429, 429])
  expect((await login('203.0.113.9', owner.password)).status).toBe(429)
  expect((await login('192.0.2.5', owner.password)).status).toBe(200)
  // A known browser signs in even from the guessing network.
  expect((await login('203.0.113.9', owner.password, cookie)).status).toBe(200)
})

test('a known browser may not guess without end either', async () => {
  const { login, cookie } = await guarded()
  expect(await statuses(times(3, () => login('198.51.100.1', 'wrong', cookie)))).toEqual([401, 401, 429])
})

test('refused attempts use up nothing that others need', async () => {
  const { login, cookie } = await guarded({ RATE_LIMIT_SIGN_IN: '1/15m' })
  const refused = await statuses(times(70, () => login('203.0.113.9')))
  expect(refused.slice(1).every((status) => status === 429)).toBe(true)
  expect((await login('203.0.113.9', owner.password, cookie)).status).toBe(200)
})

test('successful sign-ins do not count, however many', async () => {
  const { login } = await guarded()
  expect(await statuses(times(6, () => login('192.0.2.5', owner.password)))).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses(times(3, () => login('192.0.2.5')))).toEqual([401, 401, 429])
})

test('simultaneous guesses are counted before any password is checked', async () => {
  const { login } = await guarded()
  const answers = await Promise.all(times(8, () => login('203.0.113.9')).map((attempt) => attempt()))
  expect(answers.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(2)
})

test('strangers from many networks get a turn at the account now and then, and its owner comes in', async () => {
  const { login, cookie, pass } = await guarded()
  const found = await statuses(times(12, (index) => login(`203.0.113.${index}`)))
  expect(found.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401])
  expect(found.slice(6)).toEqual([429, 429, 429, 429, 429, 429])
  expect(await (await login('203.0.113.99')).text()).toMatch(/^Too many networks are trying this account\./)
  // First another browser in the account's network, then a known browser elsewhere.
  expect((await login('198.51.100.1', owner.password)).status).toBe(200)
  expect((await login('192.0.2.5', owner.password, cookie)).status).toBe(200)
  pass(30_000)
  expect((await login('203.0.113.98')).status).toBe(401)
  expect((await login('203.0.113.97')).status).toBe(429)
})

test('one network may not try a few passwords on each of very many accounts', async () => {
  const { call } = await guarded()
  const spray = times(22, (index) =>
    call('/api/login', { username: `someone-${index}@example.com`, password: 'x' }, '203.0.113.9'),
  )
  expect((await statuses(spray)).slice(18)).toEqual([401, 401, 429, 429])
})

test('an unknown account is guarded the same way, and no key holds what was typed', async () => {
  const { call, app } = await guarded()
  const attempt = () => call('/api/login', { username: 'typed-by-me@example.com', password: 'x' }, '203.0.113.9')
  expect(await statuses(times(3, attempt))).toEqual([401, 401, 429])
  const { rows } = await app.db.$client.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ key }) => key).join()).not.toContain('typed-by-me')
})

test('hashes wait in a short queue, and strangers who fill it keep no known browser out', async () => {
  const crowd = Array.from({ length: 25 }, () => verifyPassword('x', null).catch((error: Error) => error.message))
  const known = verifyPassword('x', null, true)
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(22)
  expect(outcomes.at(-1)).toBe('Too many people are signing in right now. Try again in a few seconds.')
  expect(await known).toBe(false)
})

test('a known browser does not wait for the strangers before it', async () => {
  const order: string[] = []
  const crowd = Array.from({ length: 10 }, () => verifyPassword('x', null).then(() => order.push('stranger')))
  await Promise.all([...crowd, verifyPassword('x', null, true).then(() => order.push('known'))])
  expect(order.indexOf('known')).toBeLessThan(5)
})

test.each(['on', 'off'])(
  'with an identity provider and PASSWORD_FORMS=%s, the operator decides whether passwords are taken',
  async (forms) => {
    const provider = await startStubProvider()
    try {
      const before = await withTestApp()
      await before.call('POST', '/api/register', { body: newcomer })
      const app: TestApp = await withTestApp({
        env: { ...provider.env, PASSWORD_FORMS: forms },
        database: before.database,
      })
      const answers = [
        await app.call('POST', '/api/login', { body: owner }),
        await app.call('POST', '/api/register', { body: { ...newcomer, username: 'new@example.com' } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(forms === 'on' ? [200, 200] : [403, 403])
      if (forms === 'off')
        expect(await answers[0]?.text()).toBe(
          'This server takes no passwords. Open its sign-in page and sign in with Stub.',
        )
    } finally {
      await provider.stop()
    }
  },
)

test('hashing costs what is advised, though cheap hashes stand in for it in tests', () => {
  // 32 MiB and three passes: OWASP password storage sheet (2025).
  expect([(128 * cost.N * cost.r) / 2 ** 20, cost.p]).toEqual([32, 3])
})
