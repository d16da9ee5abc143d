import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailDelivery } from '#shared/mail.ts'
import { users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { unsubscribeLink } from './recipients.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const pathFor = ({ id }: TestUser) => new URL(unsubscribeLink(app.deps.config, id)).pathname
const wantsMail = async ({ id }: TestUser) =>
  (await app.db.select().from(users).where(eq(users.id, id)))[0]?.emailNotifications

test('a mail program unsubscribes with one request, without a sign-in or a redirect', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const answer = await app.app.request(pathFor(user), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await wantsMail(user)).toBe(false)
  expect(await wantsMail(other)).toBe(true)
})

test('opening the link changes nothing, because its page asks first', async () => {
  const user = await app.signUp()
  const answer = await app.app.request(pathFor(user))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/<form method="post">\s*<button>Turn them off<\/button>/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await wantsMail(user)).toBe(true)
})

test('a forged link changes nothing and says so', async () => {
  for (const method of ['GET', 'POST']) {
    const answer = await app.app.request('/unsubscribe/invented.token', { method })
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('This link is not valid')])
  }
  expect(JSON.stringify(app.logs)).not.toContain('invented.token')
})

test('people see where their emails go, or why there are none', async () => {
  const user = await app.signUp()
  const read = async (on: TestApp, as: TestUser) =>
    (await (await on.call('GET', '/api/user/mail', { as })).json()) as MailDelivery
  expect(await read(app, user)).toEqual({
    delivery: 'outbox',
    address: user.username,
    isVerified: true,
    isReachable: true,
  })
  const env = { PUBLIC_URL: 'https://posts.example.com', PASSWORD_FORMS: 'on' }
  const open = await withTestApp({ env })
  const unproven = await open.signUp()
  await open.db.update(users).set({ isEmailVerified: false })
  expect(await read(open, unproven)).toMatchObject({ isVerified: false, isReachable: false })
})
