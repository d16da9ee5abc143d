import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from '#shared/access.ts'
import type { CalendarFeed } from '#shared/calendar.ts'
import { members, networkAccounts, passkeys, users } from '../database/schema.ts'
import { connect } from '../networks/accounts.ts'
import { givePostingLink } from '../scheduling/posting-link.ts'
import { startPushService } from '../stubs/push-service.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let app: TestApp
beforeAll(async () => {
  service = await startPushService()
  const linkedIn = { LINKEDIN_CLIENT_ID: 'an-app', LINKEDIN_CLIENT_SECRET: 'secret' }
  const push = { PUSH_SERVICE_URL: service.origin, VAPID_SUBJECT: 'mailto:operator@example.com' }
  const env = { ...linkedIn, ...push, PASSWORD_FORMS: 'on', PUBLIC_URL: 'http://posts.example', TRUST_PROXY: 'on' }
  app = await startTestApp({ env })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const password = 'a plain secret'
const headersOf = (address: string) => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/145.0',
  'x-forwarded-for': address,
})

/** Signs a browser in through the form. */
async function signsIn(username: string, address = '203.0.113.7', secret = password): Promise<TestUser> {
  const body = { username, password: secret }
  const response = await app.call('POST', '/api/login', { body, headers: headersOf(address) })
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { id } = (await response.json()) as { id: string }
  return { id, username, workspaceId: '', cookie }
}

async function registers(): Promise<TestUser> {
  const username = `${randomUUID()}@example.com`
  const body = { username, password, fullName: 'Mia Lund' }
  expect((await app.call('POST', '/api/register', { body })).status).toBe(200)
  return signsIn(username)
}

const accessOf = async (as: TestUser) => (await (await app.call('GET', '/api/user/access', { as })).json()) as Access[]
const kindsOf = async (as: TestUser) => (await accessOf(as)).map(({ kind }) => kind)
const ends = async (as: TestUser, { kind, id }: Access) =>
  (await app.call('DELETE', `/api/user/access/${kind}/${encodeURIComponent(id)}`, { as })).status
const subscribes = async (as: TestUser, address = '203.0.113.7') => {
  const { subscription } = service.browser()
  const sent = { as, body: subscription, headers: headersOf(address) }
  expect((await app.call('POST', '/api/push-subscriptions', sent)).status).toBe(204)
}

/** Gives a reminder subscription, a feed address, a connection and a posting link. */
async function gives(as: TestUser) {
  await subscribes(as)
  const feed = (await (await app.call('POST', '/api/calendar-feed', { as })).json()) as CalendarFeed
  const created = await app.call('POST', '/api/posts', {
    as,
    body: { title: 'The Monday meeting', category: 'hot-takes', content: { hook: 'We met.' } },
  })
  const post = (await created.json()) as { id: string }
  const [member] = await app.db.select().from(members).where(eq(members.userId, as.id))
  const { workspaceId } = member!
  const dueAt = new Date(Date.now() - 60_000)
  const grant = {
    token: 'a-token',
    externalId: as.id,
    name: 'Mia on LinkedIn',
    scopes: [],
    expiresAt: new Date(Date.now() + 9e9),
  }
  await connect(await app.contextOf({ ...as, workspaceId }), grant, {
    browser: 'Firefox on Linux',
    address: '203.0.113.7',
  })
  const token = await givePostingLink(app.deps, { postId: post.id, userId: as.id, dueAt })
  const reviewer = { reviewer: 'Ben', postIds: [post.id] }
  const review = await app.call('POST', '/api/review-links', { as, body: reviewer })
  const { address } = (await review.json()) as { address: string }
  const works = {
    review: async () => {
      const headers = { 'x-review-link': new URL(address).hash.slice(1) }
      return (await app.call('GET', '/api/review', { headers })).status === 200
    },
    calendar: async () => (await app.call('GET', new URL(feed.address!).pathname)).status === 200,
    link: async () => (await app.call('GET', `/api/posting/${token}`)).status === 200,
  }
  return { token, works, dueAt, post }
}

test('one list shows everything that works without the person, and where they gave it, and ends each entry', async () => {
  const as = await registers()
  await signsIn(as.username, '198.51.100.4')
  const { works } = await gives(as)
  expect([await works.calendar(), await works.link(), await works.review()]).toEqual([true, true, true])
  const list = await accessOf(as)
  expect(list.map(({ kind, name, isCurrent }) => [kind, name, isCurrent])).toEqual([
    ['session', '', false],
    ['session', '', true],
    ['session', '', false],
    ['reminders', '', true],
    ['calendar', '', false],
    ['network', 'Mia on LinkedIn', false],
    ['posting-link', 'The Monday meeting', false],
    ['review-link', 'Ben', false],
  ])
  const one = (kind: Access['kind']) => list.find((found) => found.kind === kind)!
  expect(one('session')).toMatchObject({ browser: 'Firefox on Linux', address: '198.51.100.4' })
  expect(one('reminders')).toMatchObject({ browser: 'Firefox on Linux', address: '203.0.113.7', usedAt: null })
  expect(one('calendar').usedAt).not.toBeNull()
  expect(one('posting-link').usedAt).not.toBeNull()
  const stranger = await registers()
  for (const found of list)
    if (!found.isCurrent || found.kind === 'reminders') {
      expect(await ends(stranger, found)).toBe(404)
      expect(await ends(as, found)).toBe(204)
      expect(await ends(as, found)).toBe(404)
    }
  expect(await kindsOf(as)).toEqual(['session'])
  expect([await works.calendar(), await works.link(), await works.review()]).toEqual([false, false, false])
})

test('ending everything keeps only the session that asks', async () => {
  const as = await registers()
  const other = await signsIn(as.username)
  const { works } = await gives(as)
  await subscribes(other)
  expect((await app.call('DELETE', '/api/user/access', { as })).status).toBe(204)
  expect(await accessOf(as)).toMatchObject([{ kind: 'session', isCurrent: true }])
  expect([await works.calendar(), await works.link(), await works.review()]).toEqual([false, false, false])
  expect((await app.call('GET', '/api/user', { as: other })).status).toBe(401)
})

test('signing out ends this browser’s reminders and nobody else’s', async () => {
  const as = await registers()
  const other = await signsIn(as.username)
  await subscribes(as)
  await subscribes(other)
  expect((await app.call('POST', '/api/logout', { as: other })).status).toBe(204)
  expect((await accessOf(as)).filter(({ kind }) => kind === 'reminders')).toMatchObject([{ isCurrent: true }])
})

test.each([
  ['signing out everywhere else', (as: TestUser) => app.call('DELETE', '/api/user/sessions', { as })],
  [
    'a new password',
    (as: TestUser) =>
      app.call('PUT', '/api/user/password', { as, body: { currentPassword: password, newPassword: 'another secret' } }),
  ],
])('%s ends the reminders of other browsers and voids the posting links', async (_, act) => {
  const as = await registers()
  const other = await signsIn(as.username)
  const { works } = await gives(as)
  await subscribes(other)
  expect((await act(as)).status).toBeLessThan(300)
  expect(await kindsOf(as)).toEqual(['session', 'reminders', 'calendar', 'network', 'review-link'])
  expect([await works.calendar(), await works.link()]).toEqual([true, false])
  const { works: again } = await gives(as)
  expect(await again.link()).toBe(true)
})

test.each([
  [true, ['session', 'calendar', 'network']],
  [false, ['session']],
])('a reset voids everything given before; verified: %s', async (isEmailVerified, left) => {
  const as = await registers()
  await app.db.update(users).set({ isEmailVerified }).where(eq(users.id, as.id))
  const { works } = await gives(as)
  await app.db.insert(passkeys).values({
    id: `key of ${as.id}`,
    userId: as.id,
    publicKey: 'x',
    counter: 0,
    name: 'Phone',
    browser: '',
    address: '',
    createdAt: new Date(),
  })
  expect((await app.call('POST', '/api/password-reset', { body: { username: as.username } })).status).toBe(204)
  const find = () => app.mails.find(({ to, subject }) => to === as.username && /^Reset/.test(subject))
  await expect.poll(find).toBeDefined()
  const token = /#([\w.-]+)/.exec(find()!.text)![1]
  const body = { token, newPassword: 'another secret' }
  expect((await app.call('POST', '/api/password-reset/confirm', { body })).status).toBe(204)
  expect([await works.calendar(), await works.link(), await works.review()]).toEqual([false, false, false])
  // A passkey outlives a reset, which needs only an email.
  const key = eq(passkeys.userId, as.id)
  expect(await app.db.$count(passkeys, key)).toBe(isEmailVerified ? 1 : 0)
  await app.db.delete(passkeys).where(key)
  const back = await signsIn(as.username, '203.0.113.7', 'another secret')
  expect(await kindsOf(back)).toEqual(left)
  expect(await app.db.select().from(networkAccounts).where(eq(networkAccounts.userId, as.id))).toHaveLength(
    isEmailVerified ? 1 : 0,
  )
})

test('a posting link postpones its post by a year at most', async () => {
  const as = await registers()
  const { token } = await gives(as)
  const puts = (at: string) => app.call('POST', `/api/posting/${token}/later`, { body: { at } })
  const farAway = `${new Date().getFullYear() + 3}-03-02T09:00`
  const refused = await puts(farAway)
  expect([refused.status, await refused.text()]).toEqual([400, 'Choose a time within a year. Nothing was changed.'])
})

test('a sign-in from another browser, a new password and a connection send an email to the verified address alone', async () => {
  const told = async (isEmailVerified: boolean) => {
    const as = await registers()
    await app.db.update(users).set({ isEmailVerified }).where(eq(users.id, as.id))
    await signsIn(as.username, '198.51.100.4')
    await gives(as)
    const body = { currentPassword: password, newPassword: 'another secret' }
    expect((await app.call('PUT', '/api/user/password', { as, body })).status).toBeLessThan(300)
    const others = ({ to, subject }: (typeof app.mails)[0]) => to === as.username && !/Verify/.test(subject)
    const subjects = () => [...new Set(app.mails.filter(others).map(({ subject }) => subject))]
    const wanted = isEmailVerified
      ? ['LinkedIn was connected to Hookline', 'New sign-in to Hookline', 'Your Hookline password was changed']
      : []
    await expect.poll(() => subjects().toSorted()).toEqual(wanted)
    return app.mails.filter(({ to }) => to === as.username)
  }
  const [mail] = (await told(true)).filter(({ subject }) => /^New sign-in/.test(subject))
  expect(mail!.text).toMatch(/with Firefox on Linux, from (?:198.51.100.4|203.0.113.7)\./)
  expect(mail!.text).toContain('If it wasn’t, set a new password')
  await told(false)
})
