import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { PushState } from '#shared/push.ts'
import { postEvents, pushSubscriptions, reminders, settings } from '../database/schema.ts'
import { isPublic } from '../net/addresses.ts'
import { postDue } from '../scheduling/due.ts'
import { startPushService } from '../stubs/push-service.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { pushKeys } from './keys.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let app: TestApp
beforeAll(async () => {
  service = await startPushService()
  const env = { PUSH_SERVICE_URL: service.origin, VAPID_SUBJECT: 'mailto:operator@example.com' }
  app = await startTestApp({ env })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const path = '/api/push-subscriptions'
const subscribe = (as: TestUser, body: object) =>
  app.call('POST', path, { as, body, headers: { 'user-agent': firefox } })
const stateOf = async (as: TestUser, endpoint = '') =>
  (await (await app.call('GET', `${path}?endpoint=${encodeURIComponent(endpoint)}`, { as })).json()) as PushState

async function withBrowser() {
  const author = await app.signUp()
  const browser = service.browser()
  expect((await subscribe(author, browser.subscription)).status).toBe(204)
  return { author, browser }
}

const signal = new AbortController().signal
const job = { key: '', workspaceId: null, attempt: 1, lateMs: 0, signal }
async function duePost(author: TestUser, title = 'The Monday meeting') {
  const dueAt = new Date(Date.now() - 1_000)
  const { id } = await app.hasPost(author, { title, scheduledFor: dueAt })
  return { id, run: () => postDue(app.deps, { postId: id, dueAt: dueAt.toISOString() }, job) }
}
const pushed = async (postId: string) =>
  (await app.db.select().from(reminders).where(eq(reminders.postId, postId))).filter(
    ({ channel }) => channel === 'push',
  )

test('a reminder reaches the browser encrypted, signed and short, once, and leads to the posting page', async () => {
  const { author, browser } = await withBrowser()
  const { id, run } = await duePost(author)
  await run()
  await run()
  expect(browser.delivered).toHaveLength(1)
  const [{ message, ttl, urgency, topic, claims }] = browser.delivered as [(typeof browser.delivered)[0]]
  expect(message).toEqual({
    title: 'Time to post',
    body: 'The Monday meeting',
    tag: id,
    path: expect.stringMatching(/^\/p\/[\w.~-]+$/),
  })
  expect(ttl).toBeGreaterThan(11 * 3_600)
  expect([urgency, topic?.length]).toEqual(['high', 32])
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@example.com' })
  expect(await pushed(id)).toHaveLength(1)
  const history = await app.db.select().from(postEvents).where(eq(postEvents.postId, id))
  expect(history.filter(({ detail }) => detail.channel === 'push').map(({ kind }) => kind)).toEqual(['reminded'])
})

test('a person who wants no reminders gets none, and a live post reminds nobody', async () => {
  const { author, browser } = await withBrowser()
  const { id, run } = await duePost(author)
  const preferences = { emailNotifications: true, marketingEmails: false, reminders: false }
  await app.call('PUT', '/api/user/notifications', { as: author, body: preferences })
  await run()
  await app.call('PUT', '/api/user/notifications', { as: author, body: { ...preferences, reminders: true } })
  await app.call('PUT', `/api/posts/${id}`, { as: author, body: { publication: {} } })
  await run()
  expect(browser.delivered).toEqual([])
})

test('a browser that is gone is forgotten, and the others get the reminder', async () => {
  const { author, browser } = await withBrowser()
  const others = [service.browser(), service.browser()]
  for (const { subscription } of others) await subscribe(author, subscription)
  browser.leave()
  service.answers.set(others[0]!.id, [404])
  const { run } = await duePost(author)
  await run()
  expect(others[1]!.delivered).toHaveLength(1)
  expect((await stateOf(author, others[1]!.subscription.endpoint)).subscriptions).toMatchObject([
    { browser: 'Firefox on Linux', isCurrent: true },
  ])
})

test.each([429, 500, 503])(
  'a message that a service cannot take now (%i) is tried again, and the email does not wait for it',
  async (status) => {
    const { author, browser } = await withBrowser()
    service.answers.set(browser.id, [status])
    const { id, run } = await duePost(author)
    await expect(run()).rejects.toMatchObject({ code: `push-${status}` })
    expect(
      (await app.db.select().from(reminders).where(eq(reminders.postId, id))).map(({ channel }) => channel),
    ).toEqual(['email'])
    await run()
    expect(browser.delivered).toHaveLength(1)
    expect(await pushed(id)).toHaveLength(1)
  },
)

test.each([400, 403, 413])('a message that a service refuses for good (%i) is not tried again', async (status) => {
  const { author, browser } = await withBrowser()
  service.answers.set(browser.id, [status])
  const { id, run } = await duePost(author)
  await run()
  expect([browser.delivered, await pushed(id)]).toEqual([[], []])
})

test('a title of any length and kind fits', async () => {
  const { author, browser } = await withBrowser()
  const { run } = await duePost(author, '👩‍👩‍👧'.repeat(2_000))
  await run()
  expect(browser.delivered[0]?.message).toMatchObject({ body: expect.stringMatching(/^👩.*…$/u) })
})

test('a browser belongs to the last person who subscribed, and each person sees and removes only their own', async () => {
  const { author, browser } = await withBrowser()
  const next = await app.signUp()
  expect((await subscribe(next, browser.subscription)).status).toBe(204)
  expect((await stateOf(author)).subscriptions).toEqual([])
  const [own] = (await stateOf(next, browser.subscription.endpoint)).subscriptions
  expect((await app.call('DELETE', `${path}/${own!.id}`, { as: author })).status).toBe(404)
  expect((await app.call('DELETE', `${path}/${own!.id}`, { as: next })).status).toBe(204)
  expect((await stateOf(next)).subscriptions).toEqual([])
})

test('the oldest of more than twenty browsers goes', async () => {
  const author = await app.signUp()
  for (let index = 0; index < 21; index += 1) await subscribe(author, service.browser().subscription)
  expect((await stateOf(author)).subscriptions).toHaveLength(20)
})

test.each([
  'http://push.example.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/a',
  'https://2130706433/a',
  'https://me:secret@push.example.com/a',
  'ftp://push.example.com/a',
  'push',
  '',
])('%s is no push service', async (endpoint) => {
  const { keys } = service.browser().subscription
  const response = await subscribe(await app.signUp(), { endpoint, keys })
  expect([response.status, await response.text()]).toEqual([400, 'This is not the address of a push service.'])
})

test('a name that leads into a private network is not asked', async () => {
  const author = await app.signUp()
  const { keys } = service.browser().subscription
  const { port } = new URL(service.origin)
  expect((await subscribe(author, { endpoint: `https://localhost:${port}/push/a`, keys })).status).toBe(204)
  const { run } = await duePost(author)
  await expect(run()).rejects.toMatchObject({ name: 'NotPublic' })
})

test('invalid keys are refused', async () => {
  const { endpoint, keys } = service.browser().subscription
  for (const odd of [
    { ...keys, p256dh: 'AAAA' },
    { ...keys, auth: 'AA' },
    { ...keys, p256dh: 'B'.repeat(87) },
  ]) {
    const response = await subscribe(await app.signUp(), { endpoint, keys: odd })
    expect([response.status, await response.text()]).toEqual([400, 'The keys of the browser cannot be read.'])
  }
})

test('all servers have the same keys, which the database holds encrypted; with another secret key there are new ones', async () => {
  const SECRET_KEY = 'a'.repeat(64)
  const one = await withTestApp({ env: { SECRET_KEY } })
  const other = await withTestApp({ env: { SECRET_KEY }, database: one.database })
  const [keys, same] = await Promise.all([pushKeys(one.deps), pushKeys(other.deps)])
  expect(same).toEqual(keys)
  const [stored] = await one.db.select().from(settings).where(eq(settings.name, 'push keys'))
  expect(stored!.value).not.toContain(keys.privateKey)
  const author = await one.signUp()
  const row = { id: 'a', userId: author.id, endpoint: 'https://push.example.com/a', p256dh: '', auth: '', browser: '' }
  await one.db.insert(pushSubscriptions).values({ ...row, createdAt: new Date() })
  const changed = await withTestApp({ env: { SECRET_KEY: 'b'.repeat(64) }, database: one.database })
  expect(await pushKeys(changed.deps)).not.toEqual(keys)
  expect(await one.db.select().from(pushSubscriptions)).toEqual([])
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:0a00:0001::', false],
  ['224.0.0.1', false],
  ['example.com', false],
])('whether %s is an address of the internet: %s', (address, expected) => expect(isPublic(address)).toBe(expected))

/** What the service worker does when its browser gets another push address. */
async function addressChanges(as: TestUser, old: string, subscription: object) {
  let change = Promise.resolve()
  const on = new Map<string, (event: object) => void>()
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => on.set(name, listener),
    registration: { pushManager: { subscribe: async () => subscription } },
  }
  const ask = (to: string, { method = 'GET', body }: { method?: 'GET' | 'POST' | 'DELETE'; body?: string } = {}) =>
    app.call(method, to, { as, body: body && JSON.parse(body), headers: { 'user-agent': firefox } })
  const script = await readFile('web/public/push-worker.js', 'utf8')
  runInNewContext(script, { self: worker, fetch: ask, encodeURIComponent })
  on.get('pushsubscriptionchange')!({
    oldSubscription: { endpoint: old },
    waitUntil: (work: Promise<void>) => {
      change = work
    },
  })
  await change
}

test('a browser that gets another address keeps showing reminders, at that address only', async () => {
  const { author, browser } = await withBrowser()
  const renewed = service.browser()
  await addressChanges(author, browser.subscription.endpoint, renewed.subscription)
  const { subscriptions } = await stateOf(author, renewed.subscription.endpoint)
  expect(subscriptions.map(({ isCurrent }) => isCurrent)).toEqual([true])
  const { run } = await duePost(author)
  await run()
  expect([browser.delivered.length, renewed.delivered.length]).toEqual([0, 1])
})

test('a browser that gets another address while somebody else is signed in shows them nothing', async () => {
  const { author, browser } = await withBrowser()
  const other = await app.signUp()
  await addressChanges(other, browser.subscription.endpoint, service.browser().subscription)
  expect((await stateOf(other)).subscriptions).toEqual([])
  expect((await stateOf(author, browser.subscription.endpoint)).subscriptions).toMatchObject([{ isCurrent: true }])
})

test('the trail records when reminders were turned on and off in a browser, but no renewed subscription', async () => {
  const { author, browser } = await withBrowser()
  await subscribe(author, browser.subscription)
  const [{ id }] = (await stateOf(author)).subscriptions as [PushState['subscriptions'][0]]
  await app.call('DELETE', `${path}/${id}`, { as: author })
  const trail = (await (await app.call('GET', '/api/user/activity', { as: author })).json()) as Activity[]
  expect(trail.map(({ kind }) => kind)).toEqual(['reminders-off', 'reminders-on'])
  expect(trail[1]?.browser).toBe('Firefox on Linux')
})
