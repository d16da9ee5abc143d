import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { isOperator, requireOperator } from './accounts/operators.ts'
import { type Actor, asWorker, type Context, type Deps, type Role } from './context.ts'
import { can, type Permission, person } from './permissions.ts'
import { listPosts } from './posts/list-posts.ts'
import { createPost, deletePost, getPost, updatePost } from './posts/posts.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from './testing.ts'

let app: TestApp
let owner: TestUser
/** Another person in the owner's workspace. */
let editor: TestUser
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  editor = await app.joins(await app.signUp(), owner)
})
afterAll(() => app.stop())

const everything: Permission[] = [
  ...(['read posts', 'write posts', 'schedule posts', 'publish posts', 'delete posts'] as const),
  ...(['read ideas', 'write ideas', 'read voice', 'write voice'] as const),
  ...(['read billing', 'change billing', 'export workspace', 'delete workspace'] as const),
  ...(['change account', 'delete account'] as const),
]
const allowed = (actor: Actor) =>
  everything.filter((permission) => {
    const [action, thing] = permission.split(' ') as ['read', 'posts']
    return can(actor, action, thing)
  })
const without = (...refused: Permission[]) => everything.filter((permission) => !refused.includes(permission))
const user = {} as Extract<Actor, { kind: 'person' }>['user']
const inRole = (role: Role): Actor => ({ kind: 'person', user, role })

test.each<[string, Actor, Permission[]]>([
  ['an owner may do everything', inRole('owner'), everything],
  [
    'an editor may do everything but change the plan and delete the workspace',
    inRole('editor'),
    without('change billing', 'delete workspace'),
  ],
  [
    'a program may do what its key names',
    { kind: 'program', keyId: 'k', user, may: ['read posts', 'schedule posts'] },
    ['read posts', 'schedule posts'],
  ],
  ['a program whose key names nothing may do nothing', { kind: 'program', keyId: 'k', user, may: [] }, []],
  [
    'no key reaches a person’s account',
    { kind: 'program', keyId: 'k', user, may: everything },
    without('change account', 'delete account'),
  ],
  ['a worker may do what its job names', { kind: 'worker', job: 'publish', may: ['publish posts'] }, ['publish posts']],
  [
    'no job reaches a person’s account or voice',
    { kind: 'worker', job: 'all', may: everything },
    without('read voice', 'write voice', 'change account', 'delete account'),
  ],
])('%s', (_, actor, may) => {
  expect(allowed(actor)).toEqual(may)
})

const status = async (as: TestUser, method: string, path: string, body?: unknown) =>
  (await app.call(method, path, { as, body })).status

test('an editor sees the plan but cannot change it', async () => {
  const checkout = { planType: 'pro', billingCycle: 'monthly' }
  const refused = await app.call('POST', '/api/create-checkout-session', { as: editor, body: checkout })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toBe('Only an owner may change the plan here. Nothing was changed.')
  expect(await status(editor, 'POST', '/api/billing-portal')).toBe(403)
  expect(await status(editor, 'GET', '/api/billing')).toBe(200)
  expect(await status(owner, 'POST', '/api/billing-portal')).toBe(503)
})

test('an editor works on the posts of the workspace and on no other’s', async () => {
  const post = await app.hasPost(owner)
  const elsewhere = await app.hasPost(await app.signUp())
  expect(await status(editor, 'PUT', `/api/posts/${post.id}`, { title: 'Another title' })).toBe(200)
  expect(await status(editor, 'GET', `/api/posts/${elsewhere.id}`)).toBe(404)
  expect(await status(editor, 'DELETE', `/api/posts/${post.id}`)).toBe(204)
})

/** Of the person whose key it is. */
async function programOf(owner: TestUser, ...may: Permission[]): Promise<Context & Deps> {
  const ctx = await app.contextOf(owner)
  return { ...ctx, actor: { kind: 'program', keyId: randomUUID(), user: person(ctx), may } }
}
const brief = {
  subject: 'The report',
  category: 'hot-takes',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
} as const
const newPost = { title: 'The report', content: someContent, brief, engine: null, claims: [] }
const forbidden = (message: string) => ({ code: 'forbidden', message })

test('a program is refused what its key does not name, before anything is changed', async () => {
  const writes = await programOf(owner, 'read posts', 'write posts')
  const post = await createPost(writes, newPost)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await expect(updatePost(writes, post.id, { title: 'Later', scheduledFor })).rejects.toMatchObject(
    forbidden('This key may not schedule posts.'),
  )
  await expect(updatePost(writes, post.id, { publication: {} })).rejects.toMatchObject(
    forbidden('This key may not publish posts.'),
  )
  await expect(deletePost(writes, post.id)).rejects.toMatchObject(forbidden('This key may not delete posts.'))
  await expect(listPosts(await programOf(owner, 'read ideas'), {})).rejects.toMatchObject(
    forbidden('This key may not read posts.'),
  )
  expect(await getPost(writes, post.id)).toEqual(post)
  await expect(getPost(await programOf(await app.signUp(), 'read posts'), post.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a worker lists the posts of the workspace that it acts for', async () => {
  const someone = await app.signUp()
  const posts = [await app.hasPost(someone, { createdAt: new Date(0) }), await app.hasPost(someone)]
  const ctx = asWorker(app.deps, someone.workspaceId, 'publish', ['read posts'])
  const { body, next } = await listPosts(ctx, { sort: 'oldest' })
  expect((JSON.parse(body) as Post[]).map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
  expect(next).toBeNull()
  const first = await listPosts(ctx, { sort: 'oldest', limit: 1 })
  expect(JSON.parse(first.body)).toEqual([posts[0]])
  const second = await listPosts(ctx, { sort: 'oldest', limit: 1, cursor: first.next! })
  expect(JSON.parse(second.body)).toEqual([posts[1]])
  const browser = await app.call('GET', '/api/posts?sort=oldest', { as: someone })
  expect(await browser.text()).toBe(body)
  await expect(deletePost(ctx, posts[0]!.id)).rejects.toMatchObject(forbidden('This job may not delete posts.'))
})

test('a page of the list is one question to the database, for a browser as for anybody else', async () => {
  await app.hasPost(owner)
  const asked = vi.spyOn(app.db.$client, 'query')
  onTestFinished(() => asked.mockRestore())
  expect(await status(owner, 'GET', '/api/posts?limit=10')).toBe(200)
  expect(asked).toHaveBeenCalledTimes(1)
  await listPosts(await programOf(owner, 'read posts'), { limit: 10 })
  const listing = asked.mock.calls.filter(([question]) => JSON.stringify(question).includes('json_agg'))
  expect(listing).toHaveLength(2)
})

test('what only a person has is refused to a worker, and no worker operates the server', async () => {
  const ctx = asWorker(app.deps, owner.workspaceId, 'publish', ['read posts'])
  expect(() => person(ctx)).toThrow(expect.objectContaining(forbidden('Only a person can do this, not a worker.')))
  expect(await isOperator(ctx)).toBe(false)
  await expect(requireOperator(ctx)).rejects.toMatchObject({ code: 'forbidden' })
})
