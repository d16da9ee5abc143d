import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitlist } from '../database/schema.ts'
import { startTestApp, type TestApp, withTestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const join = (email: unknown, to = app) => to.call('POST', '/api/salesgpt-waitlist', { body: { email } })

test('anybody can wait for SalesGPT', async () => {
  const response = await join(' Nora@Example.com ')
  expect([response.status, await response.json()]).toEqual([201, { email: 'nora@example.com' }])
})

test.each(['n@x', 'nora field@example.com', '“n”@例え.jp', 'a@b@c', '!#$%@[127.0.0.1]'])(
  'an address like %j is taken',
  async (email) => expect((await join(email)).status).toBe(201),
)

test('an address is on the list once, however it is written and however many ask at once', async () => {
  const spellings = ['ada@example.com', 'Ada@Example.com', 'ADA@EXAMPLE.COM', ' ada@example.com']
  const statuses = (await Promise.all(spellings.map((email) => join(email)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 409, 409, 409])
  const again = await join('ADA@example.com')
  expect([again.status, await again.text()]).toEqual([409, 'This email is already on our waitlist'])
  const rows = await app.db.select().from(waitlist)
  expect(rows.filter(({ email }) => email.startsWith('ada@'))).toHaveLength(1)
})

test.each([
  '',
  '   ',
  'nora',
  '@',
  ' @ ',
  '@@',
  'nora@',
  '@example.com',
  'no\tra@example.com',
  'nora@exam\u202eple.com',
  'nora\n@example.com',
  '\ud800@example.com',
  `${'x'.repeat(250)}@example.com`,
  7,
  null,
])('an address like %j is refused', async (email) => {
  const response = await join(email)
  expect([response.status, await response.text()]).toEqual([400, 'Please enter a valid email address'])
})

test('one network can add only so many', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_WAITLIST: '2/1h' } })
  const statuses = []
  for (const name of ['a', 'b', 'c']) statuses.push((await join(`${name}@example.com`, limited)).status)
  expect(statuses).toEqual([201, 201, 429])
})
