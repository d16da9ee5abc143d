import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import { usualMails } from '#shared/news.ts'
import type { Post } from '#shared/posts.ts'
import {
  identities,
  knownBrowsers,
  notificationReads,
  rateLimits,
  sessions,
  users,
  waitlist,
  workspaces,
} from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { signInKey } from './guesses.ts'

let now = new Date('2026-11-21T10:00:00Z')
const start = now
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const me = async (as: TestUser) => (await (await app.call('GET', '/api/user', { as })).json()) as CurrentUser
const later = async (minutes: number, work: () => Promise<void>) => {
  now = new Date(start.getTime() + minutes * 60_000)
  await work().finally(() => {
    now = start
  })
}
const setPassword = (as: TestUser, newPassword: string, currentPassword?: string) =>
  app.call('PUT', '/api/user/password', { as, body: { currentPassword, newPassword } })
const remove = (as: TestUser, body: object) => app.call('DELETE', '/api/user', { as, body })

const waitFor = (...people: TestUser[]) =>
  app.db.insert(waitlist).values(people.map(({ username: email }) => ({ email, createdAt: now })))

describe('notification preferences', () => {
  test('default to email on, marketing off and reminders on', async () => {
    const author = await app.signUp()
    expect((await me(author)).notifications).toEqual({
      emailNotifications: true,
      marketingEmails: false,
      reminders: true,
      monthlyFigures: false,
      mails: usualMails,
    })
    const chosen = { emailNotifications: false, marketingEmails: true, reminders: false }
    const response = await app.call('PUT', '/api/user/notifications', { as: author, body: chosen })
    expect(((await response.json()) as CurrentUser).notifications).toEqual({
      ...chosen,
      monthlyFigures: false,
      mails: usualMails,
    })
    const more = { ...chosen, monthlyFigures: true, mails: { comments: 'never' } }
    await app.call('PUT', '/api/user/notifications', { as: author, body: more })
    expect((await me(author)).notifications).toEqual({ ...more, mails: { ...usualMails, comments: 'never' } })
  })

  test('are all three, each on or off', async () => {
    const author = await app.signUp()
    const body = { emailNotifications: true, marketingEmails: 'yes', reminders: true }
    const response = await app.call('PUT', '/api/user/notifications', { as: author, body })
    expect([response.status, await response.text()]).toEqual([400, 'marketingEmails must be true or false.'])
    expect((await app.call('PUT', '/api/user/notifications', { body })).status).toBe(401)
  })
})

describe('the time zone', () => {
  const choose = (as: TestUser | undefined, body: object) => app.call('PUT', '/api/user/time-zone', { as, body })

  test('is the first one that a browser noticed, until the person chooses another', async () => {
    const author = await app.signUp('Nora Field', null)
    expect((await me(author)).timeZone).toBeNull()
    const noticed = await choose(author, { timeZone: 'Asia/Calcutta', isNoticed: true })
    expect(((await noticed.json()) as CurrentUser).timeZone).toBe('Asia/Calcutta')
    const later = await choose(author, { timeZone: 'Europe/Berlin', isNoticed: true })
    expect(((await later.json()) as CurrentUser).timeZone).toBe('Asia/Calcutta')
    await choose(author, { timeZone: 'america/new_york' })
    expect((await me(author)).timeZone).toBe('America/New_York')
  })

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'This server does not know the time zone Mars/Olympus.'],
    [{ timeZone: '+05:30' }, 'This server does not know the time zone +05:30.'],
    [{ timeZone: '' }, 'timeZone must be a time zone such as Europe/Berlin.'],
    [{}, 'timeZone must be a time zone such as Europe/Berlin.'],
  ])('is refused as %j, and stays', async (body, sentence) => {
    const author = await app.signUp('Nora Field', 'Europe/Berlin')
    const response = await choose(author, body)
    expect([response.status, await response.text()]).toEqual([400, sentence])
    expect((await me(author)).timeZone).toBe('Europe/Berlin')
    expect((await choose(undefined, { timeZone: 'UTC' })).status).toBe(401)
  })
})

describe('an account without a password', () => {
  test('gets one within ten minutes of signing in, and then needs it', async () => {
    const author = await app.signUp()
    await later(9, async () => expect((await setPassword(author, 'secret-1')).status).toBe(204))
    expect((await me(author)).hasPassword).toBe(true)
    const without = await setPassword(author, 'secret-2')
    expect([without.status, await without.text()]).toEqual([400, 'Current password is required'])
    const wrong = await setPassword(author, 'secret-2', 'guess')
    expect([wrong.status, await wrong.text()]).toEqual([400, 'The current password is incorrect.'])
    expect((await setPassword(author, 'secret-2', 'secret-1')).status).toBe(204)
  })

  test('gets none later than that, before signing in again', async () => {
    const author = await app.signUp()
    await later(11, async () => {
      const response = await setPassword(author, 'secret-1')
      expect([response.status, await response.text()]).toEqual([
        403,
        'To set a password, sign in again first: this sign-in is more than 10 minutes old.',
      ])
    })
    expect((await me(author)).hasPassword).toBe(false)
  })

  test('gets none that is too short', async () => {
    const response = await setPassword(await app.signUp(), '12345')
    expect([response.status, await response.text()]).toEqual([400, 'New password must be at least 6 characters'])
  })
})

describe('the download of one’s data', () => {
  const unzip = async (response: Response) =>
    Object.fromEntries(
      Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([name, bytes]) => [
        name,
        strFromU8(bytes),
      ]),
    )

  test('holds everything of the person, as JSON, CSV and Markdown, and nothing of anybody else', async () => {
    const [author, stranger] = [await app.signUp('Ada Own'), await app.signUp('Ben Other')]
    const post = await app.hasPost(author, { title: '=HYPERLINK("x")', hook: 'First words, "quoted"' })
    await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { content: { hook: 'Second words' } } })
    await app.hasPost(author, { title: 'Été / Sommer: 2026?' })
    await app.hasPost(stranger, { title: 'Not mine' })
    await app.call('POST', '/api/writing-samples', {
      as: author,
      body: { content: 'A sample of mine, long enough to be kept by the app.' },
    })
    await app.call('POST', '/api/generate-ideas', {
      as: author,
      body: { themes: ['Remote onboarding'], categories: ['tip'] },
    })
    await app.call('POST', '/api/generate-post', {
      as: author,
      body: { title: 'Shorter meetings', category: 'hot-takes' },
      headers: { 'idempotency-key': 'once-1' },
    })
    await app.db.insert(notificationReads).values({ userId: author.id, notificationId: 'missed-1', at: now })
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
    await app.call('GET', '/api/user', { as: author, headers })
    await app.call('PUT', '/api/user/password', { as: author, headers, body: { newPassword: 'secret-1' } })
    await waitFor(author, stranger)
    for (const { id, username } of [author, stranger]) {
      await app.db
        .insert(identities)
        .values({ issuer: 'https://id.example', subject: `number of ${username}`, userId: id, createdAt: now })
      await app.db.insert(rateLimits).values([
        { key: `write:${id}`, count: 3, resetsAt: now },
        { key: `${signInKey(username)}:198.51.100.7`, count: 2, resetsAt: now },
      ])
    }

    const place = { browser: 'Firefox on Linux', address: '198.51.100.7' }
    await app.db.update(sessions).set(place).where(eq(sessions.userId, author.id))
    await app.db
      .insert(knownBrowsers)
      .values({ tokenHash: 'of a browser', userId: author.id, network: place.address, createdAt: now, expiresAt: now })

    const invited = await app.call('POST', '/api/invitations', { as: author, body: { role: 'writer' } })
    expect((await invited.json()).link).toContain('/join')
    const scopes = ['read posts']
    const made = await app.call('POST', '/api/keys', { as: author, body: { name: 'n8n', scopes } })
    const { secret } = await made.json()

    const response = await app.call('GET', '/api/user/export', { as: author })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="hookline-2026-11-21.zip"')
    const files = await unzip(response)
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'activity.json',
      'answers.json',
      'attempts.json',
      'figures.json',
      'generations.json',
      'ideas.json',
      'invitations.json',
      'known-browsers.json',
      'members.json',
      'never-say.json',
      'plan.json',
      'posts.csv',
      'posts.json',
      'posts/2026-11-21-Ete-Sommer-2026.md',
      'posts/2026-11-21-HYPERLINK-x.md',
      'posts/2026-11-21-Shorter-meetings.md',
      'proofs.json',
      'review-links.json',
      'sessions.json',
      'sources.json',
      'templates.json',
      'trash.json',
      'voice-lessons.json',
      'voice.json',
      'waitlist.json',
      'webhooks.json',
      'workspace-activity.csv',
      'writing-samples.json',
    ])
    const posts = JSON.parse(files['posts.json']!) as (Post & { formerVersions: { content: { hook: string } }[] })[]
    const changed = posts.find(({ id }) => id === post.id)
    expect(changed?.content.hook).toBe('Second words')
    expect(changed?.formerVersions.map(({ content }) => content.hook)).toEqual(['First words, "quoted"'])
    expect(JSON.parse(files['members.json']!)).toMatchObject([{ name: 'Ada Own', role: 'owner', isMe: true }])
    expect(JSON.parse(files['invitations.json']!)).toMatchObject([{ role: 'writer' }])
    expect(files['invitations.json']).not.toContain('/join')
    expect(JSON.parse(files['ideas.json']!)[0].ideas).toHaveLength(6)
    expect(files['writing-samples.json']).toContain('A sample of mine')
    expect(files['posts/2026-11-21-HYPERLINK-x.md']).toContain('Second words')
    // A spreadsheet would run this as a formula.
    expect(files['posts.csv']).toContain(`"'=HYPERLINK(""x"")"`)
    const everything = Object.values(files).join('\n')
    expect(everything).not.toMatch(/Not mine|Ben Other|passwordHash|password_hash|tokenHash|secretHash/)
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(stranger.id)
    const at = now.toISOString()
    expect(JSON.parse(files['account.json']!)).toMatchObject({
      fullName: 'Ada Own',
      isEmailVerified: true,
      createdAt: at,
      notificationsRead: [{ notificationId: 'missed-1', at }],
      keys: [{ name: 'n8n', scopes, createdAt: at, expiresAt: '2027-02-19T10:00:00.000Z', usedAt: null }],
      programs: [],
      identities: [{ issuer: 'https://id.example', subject: `number of ${author.username}`, createdAt: at }],
    })
    expect(JSON.parse(files['sessions.json']!)).toMatchObject([
      { ...place, createdAt: at, expiresAt: '2026-11-21T11:00:00.000Z' },
    ])
    expect(JSON.parse(files['known-browsers.json']!)).toMatchObject([{ network: place.address, createdAt: at }])
    // Both have the same time here, so their order is open.
    const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind)
    expect(JSON.parse(files['activity.json']!).toSorted(byKind)).toMatchObject([
      { kind: 'exported', address: 'unknown', createdAt: at },
      { kind: 'key-created', createdAt: at },
      { kind: 'password-set', browser: 'Firefox on Linux', address: 'unknown', createdAt: at },
    ])
    expect(JSON.parse(files['waitlist.json']!)).toEqual([{ email: author.username, createdAt: at }])
    expect(JSON.parse(files['answers.json']!)).toMatchObject([
      { key: 'once-1', createdAt: expect.any(String), answer: { post: { title: 'Shorter meetings' } } },
    ])
    expect(JSON.parse(files['attempts.json']!)).toEqual([
      { key: `write:${author.id}`, count: 3, resetsAt: at },
      { key: `${signInKey(author.username)}:198.51.100.7`, count: 2, resetsAt: at },
    ])
  })

  test('holds the waitlist entry of an address only after the person has verified it', async () => {
    const author = await app.signUp()
    await waitFor(author)
    await app.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, author.id))
    const files = await unzip(await app.call('GET', '/api/user/export', { as: author }))
    expect(JSON.parse(files['waitlist.json']!)).toEqual([])
  })

  test('works for an account without anything, and for 1,000 posts', async () => {
    const author = await app.signUp()
    expect(JSON.parse((await unzip(await app.call('GET', '/api/user/export', { as: author })))['posts.json']!)).toEqual(
      [],
    )
    const post = await app.hasPost(author, { title: 'The same title' })
    await app.hasCopies(post, 999)
    const files = await unzip(await app.call('GET', '/api/user/export', { as: author }))
    expect(JSON.parse(files['posts.json']!)).toHaveLength(1_000)
    expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toHaveLength(1_000)
    expect(files['posts.csv']!.trim().split('\r\n')).toHaveLength(1_001)
  })

  test('is read only as fast as the client takes it, and one at a time', async () => {
    const author = await app.signUp()
    for (const at of Array.from({ length: 60 }).keys()) {
      const value = randomBytes(30_000).toString('base64')
      await app.hasPost(author, { id: `${author.id}-${at + 100}`, value, title: `Post ${at}` })
    }
    const first = (await app.call('GET', '/api/user/export', { as: author })).body!.getReader()
    const begun = await first.read()
    const second = await app.call('GET', '/api/user/export', { as: author })
    expect([second.status, await second.text()]).toEqual([
      429,
      'Another export of yours is running. Wait until it has finished.',
    ])
    await app.call('PUT', `/api/posts/${author.id}-159`, { as: author, body: { title: 'Changed meanwhile' } })
    const chunks = [begun.value!]
    for (let part = await first.read(); !part.done; part = await first.read()) chunks.push(part.value)
    const files = await unzip(new Response(Buffer.concat(chunks)))
    expect(files['posts.json']).toContain('Changed meanwhile')
    const broken = await app.call('GET', '/api/user/export', { as: author })
    await broken.body!.cancel()
    const third = async () => (await app.call('GET', '/api/user/export', { as: author })).status
    await expect.poll(third).toBe(200)
  })

  test('needs a session', async () => {
    expect((await app.call('GET', '/api/user/export')).status).toBe(401)
  })
})

describe('deleting one’s account', () => {
  test('takes everything with it and leaves everybody else’s', async () => {
    const [author, other] = [await app.signUp(), await app.signUp()]
    await app.hasPost(author)
    await app.hasPost(other, { title: 'Still there' })
    expect((await remove(author, { username: author.username.toUpperCase() })).status).toBe(204)
    expect((await app.call('GET', '/api/user', { as: author })).status).toBe(401)
    expect((await app.db.select().from(users)).some(({ id }) => id === author.id)).toBe(false)
    expect((await app.db.select().from(workspaces)).some(({ id }) => id === author.workspaceId)).toBe(false)
    const { rows } = await app.db.execute(
      `select count(*)::int as left from posts where workspace_id = '${author.workspaceId}'`,
    )
    expect(rows).toEqual([{ left: 0 }])
    expect(await (await app.call('GET', '/api/posts', { as: other })).json()).toMatchObject([{ title: 'Still there' }])
  })

  test('takes the address off the waitlist, if the person has verified it', async () => {
    const [author, other, liar] = [await app.signUp(), await app.signUp(), await app.signUp()]
    await waitFor(author, other, liar)
    await app.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, liar.id))
    for (const person of [author, liar]) expect((await remove(person, { username: person.username })).status).toBe(204)
    const waiting = await app.db.select().from(waitlist)
    const addresses = waiting.map(({ email }) => email)
    expect([author, other, liar].map(({ username }) => addresses.includes(username))).toEqual([false, true, true])
  })

  test('needs the email, and the password or a fresh sign-in', async () => {
    const author = await app.signUp()
    const wrong = await remove(author, { username: 'someone@example.com' })
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      'This is not the email of your account. Nothing was deleted.',
    ])
    await later(11, async () => expect((await remove(author, { username: author.username })).status).toBe(403))
    await setPassword(author, 'secret-1')
    expect((await remove(author, { username: author.username })).status).toBe(400)
    expect((await remove(author, { username: author.username, password: 'guess' })).status).toBe(400)
    expect((await me(author)).username).toBe(author.username)
    await later(50, async () =>
      expect((await remove(author, { username: author.username, password: 'secret-1' })).status).toBe(204),
    )
  })
})
