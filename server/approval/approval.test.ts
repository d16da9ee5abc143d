import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { jobs, posts, publications } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { mediaCalls, someImage } from '../testing/media.ts'
import { connectsNetwork, postOnce, publishes, readsPost } from '../testing/networks.ts'
import { lookAtApproval } from './lapsed.ts'
import { remindOfApproval } from './requests.ts'

let stub: LinkedInStub
let app: TestApp
let owner: TestUser
let writer: TestUser
let reviewer: TestUser
let post: Post
beforeAll(async () => {
  stub = await startLinkedInStub()
  const env = { ...stub.env, LINKEDIN_SCOPES: 'openid profile email w_member_social w_member_social_feed' }
  app = await startTestApp({ env, timing: { answerMs: 2_000, publishAgainMs: 20 } })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  stub.fail()
  owner = await app.signUp()
  writer = await app.joins(await app.signUp(), owner, 'writer')
  reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  await mode('required')
  post = (await (
    await call(writer, 'POST', '/api/posts', {
      title: 'A title',
      category: 'hot-takes',
      content: { hook: 'We hired.' },
    })
  ).json()) as Post
})

const call = (as: TestUser, method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const mode = (mode: string) => call(owner, 'PUT', '/api/approval', { mode })
const path = () => `/api/posts/${post.id}`
const asks = (as: TestUser, of: string | null = null) =>
  call(as, 'PUT', `${path()}/approval-request`, { of, note: 'Please' })
const decisions = async (as: TestUser) => (await (await call(as, 'GET', `${path()}/approvals`)).json()) as Decisions
const decides = async (as: TestUser, given: object = {}) =>
  call(as, 'POST', `${path()}/approvals`, { decision: 'approved', hash: (await decisions(as)).hash, ...given })
const changes = (content: object) => call(owner, 'PUT', path(), { content })
const state = async () => (await readsPost(app, owner, post)).approval?.state ?? null
const listed = async (as: TestUser, list: string) =>
  ((await (await call(as, 'GET', `/api/posts?limit=10&approval=${list}`)).json()) as Post[]).map(({ id }) => id)

test('a reviewer approves what a writer asks them to, and each sees in a list what waits for whom', async () => {
  expect(await state()).toBe(null)
  expect((await asks(writer, reviewer.id)).status).toBe(200)
  expect(await state()).toBe('asked')
  expect([await listed(reviewer, 'mine'), await listed(owner, 'mine')]).toEqual([[post.id], []])
  expect([await listed(writer, 'others'), await listed(reviewer, 'others')]).toEqual([[post.id], []])
  expect((await decides(reviewer, { note: 'Fine.' })).status).toBe(201)
  const { approval, lacksApproval } = await readsPost(app, writer, post)
  expect(approval).toMatchObject({
    state: 'approved',
    request: null,
    decision: { by: { id: reviewer.id }, note: 'Fine.' },
  })
  expect(lacksApproval).toBe(false)
  expect(await listed(reviewer, 'mine')).toEqual([])
  await decides(reviewer, { decision: 'changes' })
  expect([await state(), await listed(writer, 'changes')]).toEqual(['changes', [post.id]])
})

test.each([
  ['its text', () => changes({ cta: 'And you?' })],
  ['its first comment', () => call(owner, 'PUT', path(), { firstComment: 'A link' })],
  ['an image', async () => mediaCalls(app).added(owner, post.id, await someImage(40).png().toBuffer())],
])('an approval ends when %s changes, and holds again with what was approved', async (_, change) => {
  await decides(reviewer)
  const { hash } = await decisions(reviewer)
  expect(await state()).toBe('approved')
  await change()
  expect(await state()).toBe('void')
  const now = await decisions(reviewer)
  expect(now.isMine).toBe(true)
  expect(now.now).not.toEqual(now.approved)
  expect((await call(reviewer, 'POST', `${path()}/approvals`, { decision: 'approved', hash })).status).toBe(409)
  for (const { id } of (await readsPost(app, owner, post)).media) await call(owner, 'DELETE', `/api/media/${id}`)
  await call(owner, 'PUT', path(), { content: { cta: '' }, firstComment: '' })
  expect(await state()).toBe('approved')
})

test('an approval is about the order and the descriptions of images too', async () => {
  for (const width of [40, 60]) await mediaCalls(app).added(owner, post.id, await someImage(width).png().toBuffer())
  await decides(reviewer)
  const [first] = (await readsPost(app, owner, post)).media
  await call(owner, 'PATCH', `/api/media/${first!.id}`, { position: 1 })
  expect(await state()).toBe('void')
  await call(owner, 'PATCH', `/api/media/${first!.id}`, { position: 0 })
  expect(await state()).toBe('approved')
  await call(owner, 'PATCH', `/api/media/${first!.id}`, { alt: 'Our office' })
  expect(await state()).toBe('void')
})

test('only reviewers and owners approve, and reviewers not their own posts', async () => {
  const editor = await app.joins(await app.signUp(), owner)
  for (const as of [editor, writer]) expect((await decides(as)).status).toBe(403)
  await app.db.update(posts).set({ authorId: reviewer.id }).where(eq(posts.id, post.id))
  expect((await decides(reviewer)).status).toBe(403)
  await app.db.update(posts).set({ authorId: owner.id }).where(eq(posts.id, post.id))
  expect((await decides(owner)).status).toBe(201)
  const stranger = await app.signUp()
  expect((await call(stranger, 'GET', `${path()}/approvals`)).status).toBe(404)
  await mode('off')
  expect([(await asks(writer)).status, (await decides(owner)).status]).toEqual([409, 409])
})

test('where approval is required, a post that is not approved as it is, or not for this time, is not published', async () => {
  await connectsNetwork(app, owner)
  await app.db.update(posts).set({ authorId: owner.id }).where(eq(posts.id, post.id))
  const refused = await app.call('POST', `${path()}/publish`, {
    as: owner,
    body: { openPoints: 'accept' },
    headers: { accept: 'application/problem+json' },
  })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'not_approved'])
  await decides(reviewer, { timeFrom: '2099-01-01T09:00:00Z', timeUntil: '2099-01-01T09:00:00Z' })
  expect((await publishes(app, owner, post)).status).toBe(409)
  await decides(reviewer)
  await changes({ cta: 'And you?' })
  expect((await publishes(app, owner, post)).status).toBe(409)
  await decides(reviewer, { timeUntil: '2099-01-01T09:00:00Z' })
  expect((await publishes(app, owner, post)).status).toBe(200)
  await postOnce(app, owner, post, ({ status }) => status === 'published')
  expect(stub.posts.at(-1)?.text).toBe('We hired.\n\nAnd you?')
})

test('a post that is moved out of its approved time waits for an approval of the new time, and its text stays approved', async () => {
  const at = (hour: number) => `2099-01-01T${hour}:00:00.000Z`
  await call(owner, 'PUT', path(), { scheduledFor: at(10), timeZone: 'UTC', openPoints: 'accept' })
  await decides(reviewer, { timeFrom: at(10), timeUntil: at(10) })
  expect([await state(), await listed(writer, 'others')]).toEqual(['approved', []])
  await call(owner, 'PUT', path(), { scheduledFor: at(11), timeZone: 'UTC', openPoints: 'accept' })
  expect([await state(), await listed(reviewer, 'mine'), await listed(writer, 'others')]).toEqual([
    'moved',
    [post.id],
    [post.id],
  ])
  expect(await listed(owner, 'mine')).toEqual([])
  await asks(writer)
  expect([await state(), await listed(owner, 'mine')]).toEqual(['asked', [post.id]])
  await decides(reviewer, { timeFrom: at(11), timeUntil: at(11) })
  expect([await state(), await listed(reviewer, 'mine')]).toEqual(['approved', []])
})

const isOwners = () => app.db.update(posts).set({ authorId: owner.id }).where(eq(posts.id, post.id))
const mailsTo = ({ username }: TestUser) => app.mails.filter(({ to }) => to === username).map(({ subject }) => subject)

test('a post that changes between two attempts is not sent, and says that it is not approved', async () => {
  await connectsNetwork(app, owner)
  await isOwners()
  await decides(reviewer)
  stub.fail('throttled-shortly')
  await publishes(app, owner, post)
  await postOnce(app, owner, post, ({ failure }) => Boolean(failure?.retryAt))
  const before = stub.requests.length
  await changes({ cta: 'And you?' })
  const failed = await postOnce(app, owner, post, ({ failure }) => failure?.code === 'unapproved')
  expect([failed.status, failed.failure?.retryAt, stub.requests.length]).toEqual(['failed', null, before])
})

test('the first comment goes out as it was approved, whatever it becomes meanwhile', async () => {
  await connectsNetwork(app, owner)
  await isOwners()
  await call(owner, 'PUT', path(), { firstComment: 'The approved link' })
  await decides(reviewer)
  await publishes(app, owner, post)
  await postOnce(app, owner, post, ({ publication }) => publication?.comment === 'posted')
  // As if the server had died before the comment.
  await app.db.update(publications).set({ comment: null }).where(eq(publications.postId, post.id))
  expect((await call(owner, 'PUT', path(), { firstComment: 'Another link' })).status).toBe(200)
  await enqueue(app.db, 'publish-post', { postId: post.id })
  await postOnce(app, owner, post, ({ publication }) => publication?.comment === 'posted')
  expect(stub.posts.at(-1)?.comments).toEqual(['The approved link', 'The approved link'])
})

test('a time that passes unapproved is missed, and its author reads why', async () => {
  await connectsNetwork(app, owner)
  const dueAt = new Date()
  const due = await app.hasPost(owner, { title: 'Not approved', scheduledFor: dueAt, timeZone: 'UTC' })
  const payload = { postId: due.id, dueAt: dueAt.toISOString() }
  const { workspaceId } = owner
  await app.db
    .insert(jobs)
    .values({ kind: 'post-due', key: due.id, workspaceId, payload, runAt: dueAt, createdAt: dueAt })
  await app.db.execute("select pg_notify('jobs', '')")
  await expect.poll(() => mailsTo(owner)).toContain('Not published: Not approved')
  expect(app.mails.find(({ subject }) => subject === 'Not published: Not approved')?.text).toContain(
    'It was not approved',
  )
  expect(await bell(owner)).toMatchObject([{ postId: due.id, lacksApproval: true }])
  expect(await readsPost(app, owner, due)).toMatchObject({ lacksApproval: true, publication: null, failure: null })
})

test('whoever is asked hears of it at once and once more after a day, and the author hears what was decided', async () => {
  await asks(writer)
  await expect.poll(() => mailsTo(reviewer)).toEqual(['To be approved: A title'])
  const [reminder] = await app.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'remind-of-approval'), eq(jobs.key, post.id)))
  expect(reminder!.runAt.getTime() - reminder!.createdAt.getTime()).toBeCloseTo(86_400_000, -3)
  const remind = () => remindOfApproval(app.deps, reminder!.payload as { postId: string; askedAt: string })
  await remind()
  await remind()
  await expect.poll(() => mailsTo(reviewer)).toEqual(['To be approved: A title', 'Still to be approved: A title'])
  expect(await bell(reviewer)).toMatchObject([{ kind: 'approval-asked', by: expect.any(String), postId: post.id }])
  expect(await bell(writer)).toEqual([])
  await decides(reviewer)
  await expect.poll(() => mailsTo(writer)).toEqual(['Approved: A title'])
  expect(await bell(reviewer)).toEqual([])
  expect(await bell(writer)).toMatchObject([{ kind: 'decided', isApproved: true }])
})
const bell = async (as: TestUser) => (await (await call(as, 'GET', '/api/notifications')).json()) as Notification[]

test('whoever approved a scheduled post hears once, after a while, that it has changed since', async () => {
  const waiting = () =>
    app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'look-at-approval'), eq(jobs.key, post.id)))
  const looks = () => lookAtApproval(app.deps, { postId: post.id })
  await changes({ cta: 'One?' })
  expect(await waiting()).toEqual([])
  await decides(reviewer)
  await changes({ cta: 'Two?' })
  const [job] = await waiting()
  expect(job!.runAt.getTime() - job!.createdAt.getTime()).toBeCloseTo(600_000, -3)
  await looks()
  expect([await bell(reviewer), await listed(reviewer, 'mine'), await listed(writer, 'others')]).toEqual([
    [],
    [],
    [post.id],
  ])
  await call(owner, 'PUT', path(), { scheduledFor: '2099-01-01T09:00:00Z', timeZone: 'UTC', openPoints: 'accept' })
  await looks()
  const news = [{ kind: 'approval-lapsed', state: 'void', postId: post.id }]
  expect([await bell(reviewer), await listed(reviewer, 'mine')]).toMatchObject([news, [post.id]])
  expect(await bell(owner)).toEqual([])
  await expect.poll(() => mailsTo(reviewer)).toEqual(['Changed since you approved it'])
  await changes({ cta: 'Three?' })
  await looks()
  expect(await bell(reviewer)).toMatchObject([news[0]!])
  await decides(reviewer)
  expect([await bell(reviewer), await listed(writer, 'others')]).toEqual([[], []])
  await call(owner, 'PUT', path(), { firstComment: 'A link' })
  await looks()
  await expect.poll(() => mailsTo(reviewer)).toHaveLength(2)
})

test('whoever changes what they approved themselves is not told', async () => {
  await call(owner, 'PUT', path(), { scheduledFor: '2099-01-01T09:00:00Z', timeZone: 'UTC', openPoints: 'accept' })
  await decides(owner)
  await changes({ cta: 'Two?' })
  await lookAtApproval(app.deps, { postId: post.id })
  expect([await state(), await bell(owner), await listed(owner, 'mine')]).toEqual(['void', [], [post.id]])
})

test('the owners hear of decisions and comments on posts whose writer has left', async () => {
  await app.db.update(posts).set({ authorId: owner.id, writtenById: writer.id }).where(eq(posts.id, post.id))
  const decided = () => decides(reviewer, { decision: 'changes' })
  await decided()
  await call(reviewer, 'POST', `${path()}/comments`, { text: 'Which year?' })
  expect([await bell(owner), await bell(writer)]).toMatchObject([[], [{ kind: 'comment' }, { kind: 'decided' }]])
  await call(owner, 'DELETE', `/api/members/${writer.id}`)
  await decided()
  await call(reviewer, 'POST', `${path()}/comments`, { text: 'And which month?' })
  const heard = (await bell(owner)).filter(({ kind }) => kind !== 'member')
  expect(heard).toMatchObject([{ kind: 'comment' }, { kind: 'decided' }, { kind: 'decided' }])
  await expect.poll(() => mailsTo(owner)).toContain('Changes asked for: A title')
})

test('a copy is not approved, and a post from the trash still is', async () => {
  await decides(reviewer)
  await asks(writer)
  const copy = (await (await call(owner, 'POST', `${path()}/duplicate`)).json()) as Post
  expect([copy.approval, copy.lacksApproval]).toEqual([null, true])
  await call(owner, 'DELETE', path())
  await call(owner, 'POST', '/api/trash/restore', { ids: [post.id] })
  expect((await readsPost(app, owner, post)).approval).toMatchObject({ state: 'approved', request: { note: 'Please' } })
})
