import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import type { CommentThread, NewComment, PostComments } from '#shared/comments.ts'
import type { Notification } from '#shared/notifications.ts'
import type { VersionList } from '#shared/post-versions.ts'
import type { Post } from '#shared/posts.ts'
import { users } from '../database/schema.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'

const content = {
  hook: 'We repaired bikes in the order they came in.',
  insight: 'A tyre takes twelve minutes. A bent axle takes half a day.',
  value: 'Now there are two benches. We hired nobody for it.',
  cta: 'Where does a small job wait?',
}
const words = { section: 'value', quote: 'hired nobody' } as const

/** An author with a post, and a reviewer. */
async function reviewed(app: TestApp) {
  const author = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), author, 'reviewer')
  const post = await app.hasPost(author, content)
  const call = async <T>(as: TestUser, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await app.call(method, `/api/${path}`, { as, body })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? null : await answer.json()) as T
  }
  return {
    author,
    reviewer,
    post,
    call,
    comment: (as: TestUser, body: NewComment) => call<CommentThread>(as, 'POST', `posts/${post.id}/comments`, body),
    comments: (as: TestUser) => call<PostComments>(as, 'GET', `posts/${post.id}/comments`),
    change: (body: object) => call<Post>(author, 'PUT', `posts/${post.id}`, body),
  }
}

test('a comment follows its words while others type, and is listed with its quote without them', async () => {
  const { author, reviewer, comment, comments, change } = await reviewed(await withTestApp())
  const made = await comment(reviewer, { text: 'Nobody at all?', words })
  expect(made.words).toEqual({ ...words, version: 1, place: { start: 30, end: 42 } })
  await change({ content: { value: `In March it changed. ${content.value}` } })
  const placeNow = async () => (await comments(author)).threads[0]!.words!.place
  expect(await placeNow()).toEqual({ start: 51, end: 63 })
  await change({ content: { value: 'Something else entirely.' } })
  expect(await placeNow()).toBeNull()
  expect((await comments(author)).threads[0]!.words).toMatchObject({ quote: 'hired nobody', version: 1 })
  await change({ content: { insight: `${content.insight} We hired nobody for it.` } })
  expect((await comments(author)).threads[0]!.words).toMatchObject({ section: 'insight', place: { start: 62 } })
})

test('an accepted suggestion is a version with the reviewer’s name, and others keep their words', async () => {
  const app = await withTestApp()
  const { author, reviewer, post, call, comment, comments } = await reviewed(app)
  const suggestion = await comment(reviewer, { words, replacement: 'needed no new people' })
  await comment(reviewer, { text: 'Good', words: { section: 'value', quote: 'for it' } })
  const accept = (as: TestUser, body: object = {}) =>
    app.call('POST', `/api/comments/${suggestion.id}/accept`, { as, body })
  expect((await accept(reviewer)).status).toBe(403)
  expect((await accept(author, { version: post.version + 1 })).status).toBe(409)
  const changed = (await (await accept(author, { version: post.version })).json()) as Post
  expect(changed.content.value).toBe('Now there are two benches. We needed no new people for it.')
  const { threads } = await comments(author)
  expect(threads[0]).toMatchObject({ outcome: 'accepted', settled: { by: { id: author.id } } })
  expect(threads[1]!.words!.place).toEqual({ start: 51, end: 57 })
  const { present } = await call<VersionList>(author, 'GET', `posts/${post.id}/versions`)
  const [name] = (await comments(author)).people.filter(({ id }) => id === reviewer.id)
  expect(present).toMatchObject({ cause: 'suggested', suggestedBy: name!.name, by: { id: author.id } })
  expect((await accept(author)).status).toBe(409)
})

test('a suggestion whose words have changed meanwhile is not applied, and can be rejected', async () => {
  const app = await withTestApp()
  const { author, reviewer, post, call, comment, change } = await reviewed(app)
  const { id } = await comment(reviewer, { words, replacement: 'needed nobody' })
  await change({ content: { value: 'Now there are two benches. We hired absolutely nobody for it.' } })
  const refused = await app.call('POST', `/api/comments/${id}/accept`, { as: author, body: {} })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'These words have changed since the suggestion. Nothing was replaced.',
  ])
  const rejected = await call<CommentThread>(author, 'POST', `comments/${id}/reject`)
  expect(rejected.outcome).toBe('rejected')
  expect(await call<Post>(author, 'GET', `posts/${post.id}`)).toMatchObject({ version: 2 })
})

test('threads are answered, resolved and opened again, and only their authors change comments', async () => {
  const app = await withTestApp()
  const { author, reviewer, call, comment, comments } = await reviewed(app)
  const { id } = await comment(reviewer, { text: 'Is it so?' })
  const answered = await comment(author, { text: 'It is.', thread: id })
  const reply = answered.comments[1]!
  expect(answered.comments.map(({ text, by, isMine }) => [text, by?.id, isMine])).toEqual([
    ['Is it so?', reviewer.id, false],
    ['It is.', author.id, true],
  ])
  expect((await app.call('PUT', `/api/comments/${id}`, { as: author, body: { text: 'x' } })).status).toBe(403)
  expect((await app.call('DELETE', `/api/comments/${id}`, { as: author })).status).toBe(403)
  expect(await call<CommentThread>(author, 'PUT', `comments/${id}`, { isResolved: true })).toMatchObject({
    outcome: 'resolved',
    settled: { by: { id: author.id } },
  })
  expect((await call<CommentThread>(reviewer, 'PUT', `comments/${id}`, { isResolved: false })).outcome).toBeNull()
  const edited = await call<CommentThread>(author, 'PUT', `comments/${reply.id}`, { text: 'It was.' })
  expect(edited.comments[1]).toMatchObject({ text: 'It was.', editedAt: expect.any(String) })
  await call(reviewer, 'DELETE', `comments/${id}`)
  expect((await comments(author)).threads[0]!.comments).toMatchObject([
    { text: '', isDeleted: true },
    { text: 'It was.' },
  ])
  await call(author, 'DELETE', `comments/${reply.id}`)
  expect((await comments(author)).threads).toEqual([])
})

test('somebody else’s comments look as if they did not exist, and words that the post does not have are refused', async () => {
  const app = await withTestApp()
  const { author, post, comment } = await reviewed(app)
  const { id } = await comment(author, { words, replacement: 'x' })
  const as = await app.signUp()
  for (const [method, path, body] of [
    ['GET', `posts/${post.id}/comments`, undefined],
    ['POST', `posts/${post.id}/comments`, { text: 'x' }],
    ['POST', `posts/${post.id}/editing`, undefined],
    ['PUT', `comments/${id}`, { isResolved: true }],
    ['DELETE', `comments/${id}`, undefined],
    ['POST', `comments/${id}/accept`, {}],
    ['POST', `comments/${id}/reject`, undefined],
  ] as const)
    expect((await app.call(method, `/api/${path}`, { as, body })).status, `${method} ${path}`).toBe(404)
  const status = async (body: NewComment) =>
    (await app.call('POST', `/api/posts/${post.id}/comments`, { as: author, body })).status
  expect(await status({ text: 'x', words: { section: 'hook', quote: 'no such words' } })).toBe(409)
  expect(await status({ text: 'x', words: { section: 'insight', quote: 'takes' } })).toBe(409)
  expect(await status({ text: 'x', words: { section: 'insight', quote: 'takes', after: ' half a day.' } })).toBe(201)
  expect(await status({ text: 'x', mentions: [as.id] })).toBe(400)
})

test('the bell and an email tell of mentions, answers and decisions, unless the person turned the emails off', async () => {
  const app = await withTestApp()
  const { author, reviewer, call, comment } = await reviewed(app)
  const subjects = ({ username }: TestUser) =>
    app.mails.filter(({ to }) => to === username).map(({ subject }) => subject.replace(/^.*? (?=\w+ed )/, ''))
  const preferences = { emailNotifications: true, marketingEmails: false, reminders: true, mails: { comments: 'now' } }
  await call(reviewer, 'PUT', 'user/notifications', preferences)
  const { id } = await comment(reviewer, { text: 'See <b>this</b>, @you', mentions: [author.id] })
  await comment(author, { text: 'Seen', thread: id })
  await expect
    .poll(() => [subjects(author), subjects(reviewer)])
    .toEqual([['mentioned you in a comment'], ['answered in your thread']])
  const mail = app.mails.find(({ to }) => to === author.username)
  expect(mail!.html).toContain('See &lt;b&gt;this&lt;/b&gt;, @you')
  expect((await app.app.request(new URL(mail!.unsubscribe!).pathname, { method: 'POST' })).status).toBe(200)
  expect((await call<CurrentUser>(author, 'GET', 'user')).notifications).toMatchObject({
    mails: { mentions: 'never', comments: 'digest' },
    emailNotifications: true,
  })
  const suggestion = await comment(reviewer, { words, replacement: 'needed nobody' })
  await call(author, 'POST', `comments/${suggestion.id}/reject`)
  await comment(author, { text: 'No', thread: id })
  await expect
    .poll(() => subjects(reviewer).sort())
    .toEqual(['answered in your thread', 'answered in your thread', 'rejected your suggestion'])
  expect(subjects(author)).toHaveLength(1)
  const bell = async (as: TestUser) =>
    (await call<Notification[]>(as, 'GET', 'notifications')).flatMap((one) => (one.kind === 'comment' ? one.what : []))
  expect((await bell(author)).sort()).toEqual(['mention', 'suggestion'])
  expect((await bell(reviewer)).sort()).toEqual(['rejected', 'reply', 'reply'])
})

test('comments come back with a post from the trash, a copy has none, and those of a deleted account lose its name', async () => {
  const app = await withTestApp()
  const { author, reviewer, post, call, comment, comments } = await reviewed(app)
  const { id } = await comment(reviewer, { text: 'Who?', words })
  await comment(author, { text: 'All of us', thread: id })
  const before = await comments(author)
  await call(author, 'DELETE', `posts/${post.id}`)
  await call(author, 'POST', `trash/${post.id}/restore`)
  expect(await comments(author)).toEqual({ ...before, version: expect.any(Number) })
  const copy = await call<Post>(author, 'POST', `posts/${post.id}/duplicate`)
  expect((await call<PostComments>(author, 'GET', `posts/${copy.id}/comments`)).threads).toEqual([])
  const exported = await app.call('GET', `/api/posts/export?ids=${post.id}`, { as: author })
  const files = unzipSync(new Uint8Array(await exported.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['posts.json']!))).toMatchObject([{ comments: before.threads }])
  await app.db.delete(users).where(eq(users.id, reviewer.id))
  const [thread] = (await comments(author)).threads
  expect(thread!.comments.map(({ text, by }) => [text, by?.id ?? null])).toEqual([
    ['Who?', null],
    ['All of us', author.id],
  ])
})
