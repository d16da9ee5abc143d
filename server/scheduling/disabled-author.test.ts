import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountChange } from '#shared/operators.ts'
import type { Post } from '#shared/posts.ts'
import { jobs, publications } from '../database/schema.ts'
import { changeAccount } from '../operators/change-account.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, postOnce, publishes, readsPost } from '../testing/networks.ts'

let stub: LinkedInStub
let app: TestApp
let now = new Date()
/** Owns the workspace, in which a colleague writes as well. */
let author: TestUser
let colleague: TestUser
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env, timing: { answerMs: 1_000, publishAgainMs: 20 }, now: () => now })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  now = new Date()
  stub.fail()
  author = await app.signUp('Nora Field')
  colleague = await app.joins(await app.signUp('Tom Vale'), author)
})

const changes = (change: AccountChange, { id } = author) =>
  changeAccount(app.deps, id, change, { caller: { browser: 'npm run admin', address: '' } })
const mailsTo = ({ username }: TestUser) => app.mails.filter(({ to }) => to === username)
/** Warnings about an account may come at any time. */
const mailsOfPosts = () => app.mails.filter(({ subject }) => !/was connected/.test(subject))
const isThere = ({ title }: Post) => stub.posts.some(({ text }) => text.includes(title))

async function comesDue(authorId: string | null, title: string): Promise<Post> {
  const scheduledFor = new Date(now.getTime() - 1_000)
  const post = await app.hasPost(colleague, { authorId, title, hook: title, scheduledFor, timeZone: 'UTC' })
  await app.db.insert(jobs).values({
    kind: 'post-due',
    key: post.id,
    workspaceId: author.workspaceId,
    runAt: scheduledFor,
    createdAt: scheduledFor,
    payload: { postId: post.id, dueAt: scheduledFor.toISOString() },
  })
  await app.db.execute("select pg_notify('jobs', '')")
  await expect.poll(() => app.db.$count(jobs, eq(jobs.key, post.id))).toBe(0)
  return post
}

test('posts of a disabled author are not published and nobody gets mail about them; a colleague’s go out', async () => {
  for (const one of [author, colleague]) await connectsNetwork(app, one)
  await changes('disable')
  const mails = mailsOfPosts().length
  const [kept, live] = [await comesDue(author.id, 'Of who is out.'), await comesDue(colleague.id, 'Of who is in.')]
  await postOnce(app, colleague, live, ({ status }) => status === 'published')
  expect([isThere(kept), isThere(live)]).toEqual([false, true])
  expect(mailsOfPosts().slice(mails)).toEqual([])
  now = new Date(now.getTime() + 2 * 60_000)
  expect(await readsPost(app, colleague, kept)).toMatchObject({ status: 'missed', content: { hook: 'Of who is out.' } })
  await changes('enable')
  now = new Date()
  const again = await comesDue(author.id, 'Of who is back.')
  await postOnce(app, colleague, again, ({ status }) => status === 'published')
  expect(isThere(kept)).toBe(false)
})

test('a disabled author gets no reminder of a post to post by hand, nor of one without an author', async () => {
  await changes('disable')
  const own = await comesDue(author.id, 'By hand.')
  await app.db.execute(`update members set role = 'owner' where user_id = '${colleague.id}'`)
  await comesDue(null, 'Nobody’s.')
  await expect.poll(() => mailsTo(colleague)).toHaveLength(1)
  expect(mailsTo(author)).toEqual([])
  now = new Date(now.getTime() + 46 * 60_000)
  expect((await readsPost(app, colleague, own)).status).toBe('missed')
})

test('nobody publishes a post on the account of a disabled author, and publishing under way ends', async () => {
  await connectsNetwork(app, author)
  const post = await app.hasPost(author, { title: 'On hold.', hook: 'On hold.' })
  stub.fail('throttled')
  await publishes(app, author, post)
  await postOnce(app, author, post, ({ failure }) => failure?.code === 'throttled')
  await changes('disable')
  const mails = mailsTo(author).length
  await app.db.update(jobs).set({ runAt: now }).where(eq(jobs.key, post.id))
  await app.db.execute("select pg_notify('jobs', '')")
  const ended = await postOnce(app, colleague, post, ({ failure }) => failure?.code === 'disabled')
  expect(ended.failure?.retryAt).toBeNull()
  const refused = await publishes(app, colleague, post)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'The account of this post’s author is disabled. Nothing was published.',
  ])
  await expect.poll(() => app.db.$count(jobs, eq(jobs.kind, 'tell-failure'))).toBe(0)
  expect([isThere(post), mailsTo(author).length]).toEqual([false, mails])
  const [row] = await app.db.select().from(publications).where(eq(publications.postId, post.id))
  expect(row).toMatchObject({ state: 'failed', request: null })
})
