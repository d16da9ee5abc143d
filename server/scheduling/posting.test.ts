import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Posting } from '#shared/posting.ts'
import type { Post } from '#shared/posts.ts'
import { members, publications, users } from '../database/schema.ts'
import { signedToken } from '../secrets.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { mediaCalls, photograph } from '../testing/media.ts'
import { postingToken } from './posting-link.ts'

let now = new Date('2026-11-21T10:00:30Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const dueAt = new Date('2026-11-21T10:00:00Z')
const url = 'https://www.linkedin.com/posts/nora-field_a-activity-1'
const tokenFor = (user: TestUser, { id }: Pick<Post, 'id'>) =>
  postingToken(app.deps.config, { postId: id, userId: user.id, dueAt, epoch: 0 })
const call = (token: string, path = '', body?: object) =>
  app.call(body ? 'POST' : 'GET', `/api/posting/${token}${path}`, { body })
const read = async (token: string) => (await (await call(token)).json()) as Posting
const readPost = async (as: TestUser, { id }: Pick<Post, 'id'>) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post

async function duePost(values = {}) {
  const user = await app.signUp()
  await app.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, user.id))
  const post = await app.hasPost(user, { scheduledFor: dueAt, timeZone: 'Europe/Berlin', ...values })
  return { user, post, token: tokenFor(user, post) }
}

test('the link shows this one post to anyone who has it, without a sign-in, and to no search engine', async () => {
  const { token, post } = await duePost({ firstComment: 'The list: example.com' })
  const answer = await call(token)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    state: 'open',
    post: {
      lacksApproval: false,
      id: post.id,
      openPoints: expect.any(Array),
      title: 'The Monday meeting',
      text: expect.stringMatching(/^We cancelled our Monday status meeting in March\.\n\n/),
      firstComment: 'The list: example.com',
      media: [],
      dueAt: dueAt.toISOString(),
      scheduledFor: dueAt.toISOString(),
      timeZone: 'Europe/Berlin',
      author: null,
      hasSlots: false,
      publication: null,
    },
  })
})

test('open points of a post are shown with it, until its author was asked or it is live', async () => {
  const { user, post, token } = await duePost({
    hook: 'It saved 40 hours.',
    insight: '',
    value: 'We tried [what did you try?].',
    cta: '',
  })
  const open = [
    { kind: 'blank', text: 'what did you try?' },
    { kind: 'claim', text: '40 hours' },
  ]
  const points = async () => (await read(token)).post?.openPoints
  expect(await points()).toEqual(expect.arrayContaining(open))
  const { claims } = (await (
    await app.call('PUT', `/api/posts/${post.id}`, {
      as: user,
      body: { scheduledFor: '2026-11-22T10:00:00Z', openPoints: 'accept' },
    })
  ).json()) as Post
  expect(claims.length).toBeGreaterThan(0)
  expect(await points()).toEqual([open[0]])
  await call(token, '/posted', {})
  expect(await points()).toEqual([])
})

test('the link leads to the images of its post, and to no other', async () => {
  const { user, post, token } = await duePost()
  const { added } = mediaCalls(app)
  await added(user, post.id, await photograph(), '?alt=Our%20office')
  const other = await added(user, (await app.hasPost(user)).id, await photograph())
  const [image] = (await read(token)).post?.media ?? []
  expect(image).toMatchObject({ alt: 'Our office', url: `/api/posting/${token}/media/${image?.id}` })
  const file = await app.call('GET', image!.url)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  expect((await app.call('GET', image!.url.replace(image!.id, other.id))).status).toBe(404)
  expect((await call(`${token}x`, `/media/${image!.id}`)).status).toBe(404)
})

test('a post is live once its author says so, with a link if they give one; repeating that changes nothing', async () => {
  const { user, post, token } = await duePost()
  expect(await (await call(token, '/posted', {})).json()).toMatchObject({
    state: 'live',
    post: { publication: { url: null } },
  })
  expect(await (await call(token, '/posted', { url })).json()).toMatchObject({
    state: 'live',
    post: { publication: { via: 'manual', url } },
  })
  await call(token, '/posted', { url: `${url}0` })
  await call(token, '/posted', {})
  expect(await readPost(user, post)).toMatchObject({ status: 'published', publication: { via: 'manual', url } })
  const activity = await (await app.call('GET', `/api/activity?by=${user.id}`, { as: user })).json()
  expect(activity).toMatchObject([{ kind: 'published', by: { kind: 'link', id: user.id, through: null } }])
  const history = (await (await app.call('GET', `/api/posts/${post.id}/history`, { as: user })).json()) as {
    kind: string
  }[]
  expect(history.map(({ kind }) => kind)).toEqual(['published'])
  const later = await call(token, '/later', { in: 'hour' })
  expect([later.status, await later.text()]).toEqual([409, 'This post is live. Nothing was changed.'])
})

test('a post that went live before its time moves to that moment, and back to its time when that is taken back', async () => {
  const { user, post, token } = await duePost()
  await call(token, '/later', { in: 'hour' })
  const { scheduledFor, scheduledWallTime } = await readPost(user, post)
  await call(token, '/posted', {})
  await call(token, '/posted', { url })
  const live = await readPost(user, post)
  expect([live.scheduledFor, live.publication?.at].map((at) => new Date(at!))).toEqual([now, now])
  expect(live).toMatchObject({ status: 'published', scheduledWallTime: '2026-11-21T11:00' })
  const ids = { ids: [post.id] }
  const refused = await (await app.call('POST', '/api/posts/bulk-schedule', { as: user, body: ids })).json()
  expect(refused).toMatchObject({ left: [{ reason: 'This post is live. Nothing was changed.' }] })
  await app.call('DELETE', `/api/posting/${token}/posted`)
  expect(await readPost(user, post)).toMatchObject({ scheduledFor, scheduledWallTime, timeZone: 'Europe/Berlin' })
})

test('the word that a post is live can be taken back: it is to be posted again, and its history tells both', async () => {
  const { user, post, token } = await duePost()
  await call(token, '/posted', { url })
  const takeBack = () => app.call('DELETE', `/api/posting/${token}/posted`)
  for (let time = 0; time < 2; time += 1)
    expect(await (await takeBack()).json()).toMatchObject({ state: 'open', post: { publication: null } })
  expect(await readPost(user, post)).toMatchObject({ publication: null, isPublished: false })
  const history = await (await app.call('GET', `/api/posts/${post.id}/history`, { as: user })).json()
  expect((history as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual(['published', 'taken back'])
  const publication = { state: 'published', via: 'linkedin', url } as const
  const byNetwork = await duePost({ publication })
  const refused = await app.call('DELETE', `/api/posting/${byNetwork.token}/posted`)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'This post was published on LinkedIn. Nothing was changed.',
  ])
})

test.each(['https://example.com/posts/a', 'https://linkedin.com.example.com/a', 'javascript:alert(1)', 'my post'])(
  'a link that does not lead to LinkedIn is refused, and the post is not live: %s',
  async (url) => {
    const { user, post, token } = await duePost()
    const answer = await call(token, '/posted', { url })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'This link does not lead to linkedin.com. Paste the link of the post there, or leave the field empty.',
    ])
    expect((await readPost(user, post)).publication).toBeNull()
  },
)

test.each([
  [{ in: 'hour' }, '2026-11-21T11:01:00.000Z'],
  [{ in: 'day' }, '2026-11-22T10:00:00.000Z'],
  [{ at: '2027-07-01T09:30' }, '2027-07-01T07:30:00.000Z'],
])('a post can be postponed: %j', async (body, scheduledFor) => {
  const { user, post, token } = await duePost()
  expect(await (await call(token, '/later', body)).json()).toMatchObject({
    state: 'open',
    post: { scheduledFor, dueAt: dueAt.toISOString() },
  })
  expect(new Date((await readPost(user, post)).scheduledFor ?? 0).toISOString()).toBe(scheduledFor)
})

test('a post can be postponed to its author’s next free slot', async () => {
  const { user, token } = await duePost()
  expect(await (await call(token, '/later', { in: 'slot' })).text()).toMatch(/^There are no posting slots yet/)
  await app.call('PUT', '/api/posting-slots', { as: user, body: [{ weekday: 2, time: '09:15' }] })
  const scheduledFor = '2026-11-24T08:15:00.000Z'
  expect(await (await call(token, '/later', { in: 'slot' })).json()).toMatchObject({
    post: { scheduledFor, hasSlots: true },
  })
})

test('the next day is the same time of day on the day on which clocks change', async () => {
  const { user } = await duePost()
  const due = new Date('2027-03-27T08:30:00Z')
  const post = await app.hasPost(user, { scheduledFor: due, timeZone: 'Europe/Berlin' })
  const token = postingToken(app.deps.config, { postId: post.id, userId: user.id, dueAt: due, epoch: 0 })
  const before = now
  now = new Date('2027-03-27T09:00:00Z')
  expect(await (await call(token, '/later', { in: 'day' })).json()).toMatchObject({
    post: { scheduledFor: '2027-03-28T07:30:00.000Z' },
  })
  now = before
})

test.each([
  [{ at: '2027-03-28T02:30' }, 'The clocks change then, so this time doesn’t exist or happens twice. Choose another.'],
  [{ at: '2027-10-31T02:30' }, 'The clocks change then, so this time doesn’t exist or happens twice. Choose another.'],
  [{ at: '2027-02-30T09:00' }, 'This day does not exist. Choose another one.'],
  [{ at: '2026-11-21T10:59' }, 'Choose a time in the future.'],
])('an ambiguous time is refused, not guessed: %j', async (body, sentence) => {
  const { user, post, token } = await duePost()
  const answer = await call(token, '/later', body)
  expect([answer.status, await answer.text()]).toEqual([400, sentence])
  expect((await readPost(user, post)).scheduledFor).toBe(post.scheduledFor)
})

test('a post that was moved, is being published, or was deleted says so', async () => {
  const { user, post, token } = await duePost()
  const scheduledFor = '2026-12-01T09:00:00.000Z'
  await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { scheduledFor } })
  expect(await read(token)).toMatchObject({ state: 'open', post: { scheduledFor, dueAt: dueAt.toISOString() } })
  const publishing = { postId: post.id, network: 'linkedin', state: 'publishing', via: 'linkedin' } as const
  await app.db
    .insert(publications)
    .values({ ...publishing, leasedUntil: new Date(Date.now() + 60_000), updatedAt: now })
  expect((await read(token)).state).toBe('publishing')
  expect((await call(token, '/posted', {})).status).toBe(409)
  await app.db.delete(publications).where(eq(publications.postId, post.id))
  await app.call('DELETE', `/api/posts/${post.id}`, { as: user })
  for (const answer of [
    await call(token),
    await call(token, '/posted', {}),
    await call(token, '/later', { in: 'hour' }),
  ])
    expect(await answer.json()).toEqual({ state: 'deleted', post: null })
})

test('a link works for thirty days, and then says that it has expired', async () => {
  const { user, post, token } = await duePost()
  const before = now
  now = new Date(dueAt.getTime() + 30 * 86_400_000)
  expect((await read(token)).state).toBe('open')
  now = new Date(now.getTime() + 1)
  expect(await read(token)).toEqual({ state: 'expired', post: null })
  expect(await (await call(token, '/posted', {})).json()).toEqual({ state: 'expired', post: null })
  now = before
  expect((await readPost(user, post)).publication).toBeNull()
})

test('a link of somebody who has left, a changed one, one for something else and an invented one get the same answer', async () => {
  const { user, post, token } = await duePost()
  const editor = await app.joins(await app.signUp(), user)
  const ofEditor = tokenFor(editor, post)
  expect((await read(ofEditor)).state).toBe('open')
  await app.db.delete(members).where(and(eq(members.userId, editor.id), eq(members.workspaceId, user.workspaceId)))
  const [carried = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify([post.id, editor.id, String(dueAt.getTime())])).toString('base64url')
  const tokens = [
    ofEditor,
    `${other}.${signature}`,
    `${carried}.${signature.slice(0, -1)}`,
    `${carried}.${'a'.repeat(43)}`,
    signedToken(app.deps.config, 'unsubscribe', [post.id, user.id, String(dueAt.getTime())]),
    `${token}.a`,
    carried,
    'a',
  ]
  for (const token of tokens)
    for (const answer of [
      await call(token),
      await call(token, '/posted', {}),
      await call(token, '/later', { in: 'hour' }),
    ])
      expect([answer.status, await answer.text()]).toEqual([
        404,
        'This link is not valid. Open the latest email about the post.',
      ])
  expect((await readPost(user, post)).publication).toBeNull()
})

test('links are not logged, and cannot be tried without end', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_LINKS: '3/1h' } })
  const statuses = []
  for (let attempt = 0; attempt < 4; attempt++)
    statuses.push((await limited.call('GET', '/api/posting/some-secret-token')).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  expect(JSON.stringify(limited.logs)).toContain('/api/posting/…')
  expect(JSON.stringify(limited.logs)).not.toContain('some-secret-token')
})
