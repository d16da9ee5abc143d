import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { MailDelivery } from '#shared/mail.ts'
import { readConfig } from '../config/config.ts'
import { identities, jobs, users } from '../database/schema.ts'
import { createMailer } from '../mail/mailer.ts'
import { startTestApp, type TestApp, type TestOptions, type TestUser, withTestApp } from '../testing/app.ts'
import { type Received, startMailServer } from '../testing/smtp.ts'

const google = { GOOGLE_CLIENT_ID: 'posts', GOOGLE_CLIENT_SECRET: 'secret' }
let now = new Date('2026-11-21T10:00:00Z')
let mail: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let options: TestOptions & { env: Record<string, string> }
beforeAll(async () => {
  mail = await startMailServer({}, () => {})
  const env = { ...mail.env, PASSWORD_FORMS: 'on', PUBLIC_URL: 'https://posts.example.com', ...google }
  options = { env, mailer: createMailer(readConfig(env)), now: () => now }
  app = await startTestApp(options)
})
afterAll(async () => {
  await app.stop()
  options.mailer?.close()
  await mail.stop()
})

const inLater = async (minutes: number, work: () => Promise<void>) => {
  const before = now
  now = new Date(before.getTime() + minutes * 60_000)
  await work().finally(() => {
    now = before
  })
}

const mailsTo = (address: string) => mail.received.filter(({ recipients }) => recipients.includes(address))
async function mailTo(address: string, subject: RegExp): Promise<Received> {
  const find = () => mailsTo(address).findLast((one) => subject.test(one.subject ?? ''))
  await expect.poll(find).toBeDefined()
  return find()!
}
const tokenIn = ({ text }: Received) => /#(?:verify=)?([\w.-]+)\n/.exec(text ?? '')?.[1] ?? ''
/** Waits until every requested link is sent or dropped. */
const allSent = (from = app) =>
  expect.poll(async () => from.db.select().from(jobs).where(sql`kind like 'send-%'`)).toEqual([])

const password = 'secret-1'
async function register(fullName = 'Mia Lund', from = app): Promise<TestUser> {
  const username = `${randomUUID()}@example.com`
  const response = await from.call('POST', '/api/register', { body: { username, password, fullName } })
  const { id } = (await response.json()) as { id: string }
  return { id, username, workspaceId: '', cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const signIn = async (username: string, secret: string, from = app) =>
  (await from.call('POST', '/api/login', { body: { username, password: secret } })).status
const request = (username: string, from = app) => from.call('POST', '/api/password-reset', { body: { username } })
const reset = (token: string, newPassword = 'secret-2') =>
  app.call('POST', '/api/password-reset/confirm', { body: { token, newPassword } })
const rowOf = async ({ id }: TestUser) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!

const resetMail = async ({ username }: TestUser) => {
  expect((await request(username)).status).toBe(204)
  return mailTo(username, /^Reset your/)
}
const deadLink =
  'This link no longer works. A link works once, for an hour, and until the password changes. Request a new one.'

describe('a forgotten password', () => {
  test('is replaced through an emailed link, which signs out everywhere and verifies the address', async () => {
    const author = await register()
    expect((await request(author.username.toUpperCase())).status).toBe(204)
    const letter = await mailTo(author.username, /^Reset your/)
    expect(letter.text).toMatch(/https:\/\/posts\.example\.com\/reset-password#[\w.-]+\n/)
    expect(letter.html).toContain('https://posts.example.com/reset-password#')
    const token = tokenIn(letter)
    const answer = await reset(token)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
    expect((await app.call('GET', '/api/user', { as: author })).status).toBe(401)
    expect(await signIn(author.username, password)).toBe(401)
    expect(await signIn(author.username, 'secret-2')).toBe(200)
    expect((await rowOf(author)).isEmailVerified).toBe(true)
    expect(JSON.stringify(app.logs)).not.toMatch(new RegExp(`${token}|${author.username}`, 'i'))
  })

  test('can be replaced once by a link, and not after any other change of the password', async () => {
    const author = await register()
    const first = tokenIn(await resetMail(author))
    const answers = await Promise.all([reset(first, 'secret-a'), reset(first, 'secret-b')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    const again = await reset(first)
    expect([again.status, await again.text()]).toEqual([404, deadLink])
  })

  test.each([
    ['is older than an hour', (token: string) => token, 60],
    ['is changed', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`, 0],
    ['is for another purpose', async () => tokenIn(await mailTo((await register()).username, /Verify/)), 0],
    ['is made up', () => 'bm90aGluZw.bm90aGluZw', 0],
  ])('stays where the link %s', async (_, change, minutes) => {
    const author = await register()
    const token = await change(tokenIn(await resetMail(author)))
    await inLater(minutes, async () => {
      const answer = await reset(token)
      expect([answer.status, await answer.text()]).toEqual([404, deadLink])
    })
    expect(await signIn(author.username, password)).toBe(200)
  })

  test('is replaced by one of six characters at least', async () => {
    const answer = await reset(tokenIn(await resetMail(await register())), '12345')
    expect([answer.status, await answer.text()]).toEqual([400, 'New password must be at least 6 characters'])
  })

  test('gets the same answer for an unknown address, and no email', async () => {
    const [known, unknown] = [await register(), `${randomUUID()}@example.com`]
    const answers = [await request(known.username), await request(unknown)]
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
      [204, ''],
      [204, ''],
    ])
    await allSent()
    await mailTo(known.username, /^Reset your/)
    expect(mailsTo(unknown)).toEqual([])
  })

  test('of an account without a password gets an email that says how to sign in', async () => {
    const author = await app.signUp()
    const { text } = await resetMail(author)
    expect(text).toContain('The account has no password. You sign in with Google, and can set a password in Settings')
    expect(text).toContain('https://posts.example.com/auth')
    expect(text).not.toContain('#')
  })

  test('is replaced despite too many guesses, and sign-ins work at once', async () => {
    const limits = { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_IN: '2/15m' }
    const limited = await withTestApp({ ...options, env: { ...options.env, ...limits } })
    const author = await register('Mia Lund', limited)
    for (let at = 0; at < 2; at++) await signIn(author.username, 'wrong', limited)
    const stranger = () => signIn(author.username, 'secret-2', limited)
    expect(await stranger()).toBe(429)
    expect((await request(author.username, limited)).status).toBe(204)
    const token = tokenIn(await mailTo(author.username, /^Reset your/))
    await limited.call('POST', '/api/password-reset/confirm', { body: { token, newPassword: 'secret-2' } })
    expect(await stranger()).toBe(200)
  })

  test('leads to few emails to one address, and from one network', async () => {
    const limited = await withTestApp({ ...options, env: { ...options.env, RATE_LIMITS: 'on' } })
    const address = `${randomUUID()}@example.com`
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await request(address, limited)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    for (let at = 0; at < 14; at++) await request(`${randomUUID()}@example.com`, limited)
    const answer = await request(`${randomUUID()}@example.com`, limited)
    expect([answer.status, await answer.text()]).toEqual([429, 'Too many attempts. Try again in 60 minutes.'])
  })

  test('of an unverified address leaves the account’s maker no way in', async () => {
    const author = await register()
    const identity = { issuer: 'https://accounts.google.com', userId: author.id, createdAt: now }
    await app.db.insert(identities).values({ ...identity, subject: author.id })
    await reset(tokenIn(await resetMail(author)))
    const left = () => app.db.select().from(identities).where(eq(identities.userId, author.id))
    expect(await left()).toEqual([])
    await app.db.insert(identities).values({ ...identity, subject: author.id })
    await reset(tokenIn(await resetMailAgain(author)))
    expect(await left()).toHaveLength(1)
  })

  test('cannot be replaced where passwords are off', async () => {
    const closed = await withTestApp({ env: { ...google } })
    for (const [path, body] of [
      ['', { username: 'nora@example.com' }],
      ['/confirm', { token: 'a', newPassword: 'secret-2' }],
    ] as const)
      expect((await closed.call('POST', `/api/password-reset${path}`, { body })).status).toBe(403)
  })
})

const resetMailAgain = async (author: TestUser) => {
  const links = () => mailsTo(author.username).filter(({ subject }) => /^Reset your/.test(subject ?? ''))
  const before = links().length
  await request(author.username)
  await expect.poll(() => links().length).toBe(before + 1)
  return links().at(-1)!
}

describe('the address of an account', () => {
  const verify = (token: string, as: TestUser) =>
    app.call('POST', '/api/user/email-verification/confirm', { as, body: { token } })
  const send = (as: TestUser) => app.call('POST', '/api/user/email-verification', { as })

  test('is verified by the link sent at registration, and by no other account', async () => {
    const [author, stranger] = [await register(), await register()]
    const token = tokenIn(await mailTo(author.username, /Verify/))
    const refused = await verify(token, stranger)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'This link is for another account. Sign in to that account and open the link again.',
    ])
    expect((await verify(token, { ...author, cookie: '' })).status).toBe(401)
    expect((await rowOf(author)).isEmailVerified).toBe(false)
    expect((await rowOf(stranger)).isEmailVerified).toBe(false)

    expect((await verify(token, author)).status).toBe(204)
    expect((await verify(token, author)).status).toBe(204)
    const delivery = (await (await app.call('GET', '/api/user/mail', { as: author })).json()) as MailDelivery
    expect(delivery).toMatchObject({ isVerified: true, isReachable: true })
    const activity = (await (await app.call('GET', '/api/user/activity', { as: author })).json()) as Activity[]
    expect(activity.filter(({ kind }) => kind === 'address-verified')).toHaveLength(1)
    expect((await send(author)).status).toBe(409)
  })

  test('is verified by a link sent again, for a day', async () => {
    const author = await register()
    await mailTo(author.username, /Verify/)
    expect((await send(author)).status).toBe(204)
    await expect.poll(() => mailsTo(author.username)).toHaveLength(2)
    const token = tokenIn(mailsTo(author.username).at(-1)!)
    const sentence = 'This link no longer works: links work for 24 hours. Request a new one.'
    await inLater(24 * 60, async () => {
      const late = await verify(token, author)
      expect([late.status, await late.text()]).toEqual([404, sentence])
    })
    expect((await verify(tokenIn(await resetMail(author)), author)).status).toBe(404)
    expect((await verify(token, author)).status).toBe(204)
  })

  test('gets few emails an hour, and the account is made all the same', async () => {
    const limited = await withTestApp({ ...options, env: { ...options.env, RATE_LIMITS: 'on' } })
    const author = await register('Mia Lund', limited)
    const statuses: number[] = []
    for (let at = 0; at < 5; at++)
      statuses.push((await limited.call('POST', '/api/user/email-verification', { as: author })).status)
    expect(statuses).toEqual([204, 204, 204, 204, 429])
    const taken = `${randomUUID()}@example.com`
    for (let at = 0; at < 5; at++) await request(taken, limited)
    const body = { username: taken, password, fullName: 'Mia Lund' }
    expect((await limited.call('POST', '/api/register', { body })).status).toBe(200)
    await allSent(limited)
    expect(mailsTo(taken)).toEqual([])
  })
})

test('emails about an account hold nothing its maker typed, since the address may be a stranger’s', async () => {
  const author = await register('Win now <b>https://evil.example</b>\r\nBcc: all@example.com')
  const letters = [await mailTo(author.username, /Verify/), await resetMail(author)]
  for (const { raw, recipients } of letters) {
    expect(raw).not.toMatch(/evil|Win now|Bcc:/)
    expect(recipients).toEqual([author.username])
  }
})
