import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarFeed } from '#shared/calendar.ts'
import { postEvents } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let now = new Date('2026-11-21T10:00:00.400Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { PUBLIC_URL: 'https://posts.example.com', PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const day = 24

const feedOf = async (as: TestUser) =>
  (await (await app.call('GET', '/api/calendar-feed', { as })).json()) as CalendarFeed | null
const made = async (as: TestUser): Promise<string> => {
  const feed = (await (await app.call('POST', '/api/calendar-feed', { as })).json()) as CalendarFeed
  return new URL(feed.address!).pathname
}
const read = (path: string, headers?: Record<string, string>) => app.call('GET', path, { headers })
const eventsAt = async (path: string) => {
  const text = await (await read(path)).text()
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('an address can be shown again, and a calendar that has it needs no session', async () => {
  const author = await app.signUp()
  expect(await feedOf(author)).toBeNull()
  const path = await made(author)
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  const address = `https://posts.example.com${path}`
  expect(await feedOf(author)).toEqual({ address, createdAt: now.toISOString(), readAt: null })
  const response = await read(path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(response.headers.has('set-cookie')).toBe(false)
  expect((await feedOf(author))?.readAt).toBe(now.toISOString())
})

test('the workspace’s posts are events with an alarm, the start of the text and a link to the post', async () => {
  const author = await app.signUp()
  const path = await made(author)
  const planned = await app.hasPost(author, { title: 'Monday, 9; a\\b', scheduledFor: hours(3), version: 4 })
  const live = await app.hasPost(author, { title: 'Live', scheduledFor: hours(-3), publication: {} })
  await app.hasPost(author, { title: 'Far ahead', scheduledFor: hours(800 * day) })
  await app.hasPost(author, { title: 'Long ago', scheduledFor: hours(-91 * day) })
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(await app.signUp(), { title: 'Not mine', scheduledFor: hours(3) })
  const colleague = await app.joins(await app.signUp(), author)
  await app.hasPost(colleague, { title: 'A colleague’s', scheduledFor: hours(4) })
  const events = await eventsAt(path)
  expect(events.map(({ summary }) => summary)).toEqual(['Live', 'Monday, 9; a\\b', 'A colleague’s', 'Far ahead'])
  const [past, event] = events
  expect(event).toMatchObject({ uid: `${planned.id}@hookline`, sequence: 4 })
  expect(event!.startDate.toJSDate()).toEqual(new Date(Math.floor(hours(3).getTime() / 1_000) * 1_000))
  expect(event!.startDate.zone.tzid).toBe('UTC')
  expect(event!.duration.toSeconds()).toBe(15 * 60)
  const address = `https://posts.example.com/?id=${planned.id}`
  expect(event!.description).toBe(
    `${[planned.content.hook, planned.content.insight, planned.content.value, planned.content.cta].join('\n\n').slice(0, 280)}\n\n${address}`,
  )
  const { component } = event!
  expect(component.getFirstPropertyValue('url')).toBe(address)
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T10:00:00Z')
  expect(String(component.getFirstPropertyValue('last-modified'))).toBe('2026-11-21T10:00:00Z')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  const alarm = component.getFirstSubcomponent('valarm')!
  expect([alarm.getFirstPropertyValue('action'), String(alarm.getFirstPropertyValue('trigger'))]).toEqual([
    'DISPLAY',
    '-PT15M',
  ])
  expect(past!.uid).toBe(`${live.id}@hookline`)
  expect(past!.component.getFirstSubcomponent('valarm')).toBeNull()
})

test('the calendar has a name and asks to be read every hour', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await (await read(await made(await app.signUp()))).text()))
  const value = (name: string) => String(calendar.getFirstPropertyValue(name))
  expect(value('version')).toBe('2.0')
  expect([value('name'), value('x-wr-calname')]).toEqual(['Hookline posts', 'Hookline posts'])
  expect([value('refresh-interval'), value('x-published-ttl')]).toEqual(['PT1H', 'PT1H'])
})

test('a changed post keeps its UID, and its sequence only grows', async () => {
  const author = await app.signUp()
  const path = await made(author)
  const post = await app.hasPost(author, { scheduledFor: hours(30) })
  const seen = [await eventsAt(path)]
  for (const change of [{ title: 'Another title' }, { scheduledFor: hours(50) }, { scheduledFor: hours(30) }]) {
    expect((await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: change })).status).toBe(200)
    seen.push(await eventsAt(path))
  }
  const events = seen.map(([event]) => event!)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
  const sequences = events.map(({ sequence }) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
})

test('an unscheduled post stays for two weeks, as cancelled', async () => {
  const author = await app.signUp()
  const path = await made(author)
  const post = await app.hasPost(author, { title: 'Put off', version: 7 })
  const scheduledFor = hours(5).toISOString()
  const history = [
    { kind: 'scheduled' as const, detail: { scheduledFor, timeZone: 'UTC' }, at: hours(-2) },
    { kind: 'unscheduled' as const, at: hours(-1) },
  ]
  await app.db.insert(postEvents).values(history.map((event) => ({ id: randomUUID(), postId: post.id, ...event })))
  const [event] = await eventsAt(path)
  expect(event).toMatchObject({ uid: `${post.id}@hookline`, summary: 'Put off', sequence: 7 })
  expect(event!.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event!.startDate.toJSDate()).toEqual(new Date(scheduledFor.replace(/\.\d+/, '')))
  expect(event!.component.getFirstSubcomponent('valarm')).toBeNull()
  const before = now
  now = hours(14 * day)
  expect(await eventsAt(path)).toEqual([])
  now = before
})

test('a calendar with the current text is sent nothing, by tag or by date', async () => {
  const author = await app.signUp()
  const path = await made(author)
  const first = await read(path)
  const [etag, modified] = [first.headers.get('etag')!, first.headers.get('last-modified')!]
  expect(modified).toBe('Sat, 21 Nov 2026 10:00:00 GMT')
  for (const headers of [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-modified-since': modified },
  ] as Record<string, string>[]) {
    const again = await read(path, headers)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  // Within the same second, which HTTP's dates cannot tell apart.
  await app.hasPost(author, { scheduledFor: hours(3) })
  const changed = await read(path, { 'if-modified-since': modified })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 10:00:01 GMT')
  expect((await read(path, { 'if-none-match': etag, 'if-modified-since': hours(1).toUTCString() })).status).toBe(200)
})

test('HEAD answers as GET does, without the text', async () => {
  const path = await made(await app.signUp())
  const [got, head] = [await read(path), await app.call('HEAD', path)]
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(got.headers.get('etag'))
  expect(await head.text()).toBe('')
})

test('a new address voids the old one at once, and a revoked one is not found', async () => {
  const author = await app.signUp()
  const former = await made(author)
  const path = await made(author)
  expect([(await read(former)).status, (await read(path)).status]).toEqual([404, 200])
  expect((await app.call('DELETE', '/api/calendar-feed', { as: author })).status).toBe(204)
  expect([(await read(path)).status, await feedOf(author)]).toEqual([404, null])
})

test('an unknown address is not found, and is no page of the app', async () => {
  for (const name of ['x', 'A'.repeat(43), 'A'.repeat(5_000), '%00', '..%2f..%2fapi%2fuser']) {
    const response = await read(`/calendar/${name}.ics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8'])
  }
})

test('a former member of the workspace can no longer read its posts', async () => {
  const owner = await app.signUp()
  const colleague = await app.joins(await app.signUp(), owner)
  const path = await made(colleague)
  expect((await read(path)).status).toBe(200)
  await app.db.execute(
    `delete from members where user_id = '${colleague.id}' and workspace_id = '${owner.workspaceId}'`,
  )
  expect((await read(path)).status).toBe(404)
})

test('the log holds no address of a calendar', async () => {
  const path = await made(await app.signUp())
  await read(path)
  const logged = JSON.stringify(app.logs)
  expect(logged).toContain('/calendar/…')
  expect(logged).not.toContain(path.slice('/calendar/'.length, 30))
})

test('the feed’s address needs a session', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await app.call(method, '/api/calendar-feed')).status).toBe(401)
})

test('an address has an hourly limit, and no other address waits for it', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_CALENDAR_FEED: '2/1h' } })
  try {
    const paths: string[] = []
    for (const author of [await limited.signUp(), await limited.signUp()]) {
      const response = await limited.call('POST', '/api/calendar-feed', { as: author })
      paths.push(new URL(((await response.json()) as CalendarFeed).address!).pathname)
    }
    const [one, other] = paths as [string, string]
    const statuses: number[] = []
    for (const path of [one, one, one, other]) statuses.push((await limited.call('GET', path)).status)
    expect(statuses).toEqual([200, 200, 429, 200])
  } finally {
    await limited.stop()
  }
})
