import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maxIdeaSets } from '#shared/ideas.ts'
import { maxPosts, type Post } from '#shared/posts.ts'
import { maxProofs } from '#shared/proofs.ts'
import { maxSamples } from '#shared/samples.ts'
import { ideaSets, ideas, posts, proofs, writingSamples } from './database/schema.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from './testing/app.ts'

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  user = await app.signUp()
})

const hand = { title: 'By hand', category: 'hot-takes', content: someContent }
const full = (max: string, noun: string) =>
  `At most ${max} ${noun} can be kept. Delete one to add another; nothing was lost.`

async function race(path: string, body: object): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.call('POST', path, { as: user, body })))
  return answers.map(({ status }) => status).toSorted()
}
const countIn = async (table: typeof posts | typeof proofs | typeof writingSamples) =>
  (await app.db.select({ kept: count() }).from(table).where(eq(table.workspaceId, user.workspaceId)))[0]!.kept

async function almostFull(): Promise<Post> {
  const post = await app.hasPost(user, { id: `${user.id}-` })
  await app.hasCopies(post, maxPosts - 2)
  return post
}

test('a workspace has a limit on posts, by hand and by engines, and simultaneous requests do not exceed it', async () => {
  const post = await almostFull()
  expect(await race('/api/posts', hand)).toEqual([201, 400, 400, 400, 400])
  expect(await countIn(posts)).toBe(maxPosts)
  const written = { title: 'We moved the office', category: 'hot-takes' }
  const refused = await app.call('POST', '/api/generate-post', { as: user, body: written })
  expect([refused.status, await refused.text()]).toEqual([400, full('10,000', 'posts')])
  const again = await app.call('POST', '/api/generate-post', { as: user, body: { ...written, postId: post.id } })
  expect(again.status).toBe(200)
  await app.call('DELETE', `/api/posts/${post.id}`, { as: user })
  expect((await app.call('POST', '/api/posts', { as: user, body: hand })).status).toBe(201)
})

test.each([
  [proofs, maxProofs, '/api/proofs', 'proofs', { kind: 'fact', content: 'We are eleven.' }],
  [
    writingSamples,
    maxSamples,
    '/api/writing-samples',
    'samples',
    { content: 'We are eleven, and we write. '.repeat(3) },
  ],
] as const)('so it is with its %#th kind of material', async (table, most, path, noun, body) => {
  await app.call('POST', path, { as: user, body })
  const name = table === proofs ? sql`proofs` : sql`writing_samples`
  await app.db.execute(sql`
    insert into ${name} select (json_populate_record(p, json_build_object('id', p.id || n))).*
    from ${name} p, generate_series(1, ${most - 2}::int) n where p.workspace_id = ${user.workspaceId}`)
  expect(await race(path, body)).toEqual([201, 400, 400, 400, 400])
  expect(await countIn(table)).toBe(most)
  expect(await (await app.call('POST', path, { as: user, body })).text()).toBe(full(String(most), noun))
})

test('beyond the limit the oldest set of ideas is removed, and one with a favourite stays', async () => {
  const body = { themes: ['Remote onboarding'], categories: ['tip'] }
  const make = async () => (await app.call('POST', '/api/generate-ideas', { as: user, body })).status
  expect(await make()).toBe(200)
  const [set] = await app.db.select().from(ideaSets).where(eq(ideaSets.workspaceId, user.workspaceId))
  await app.db.execute(sql`
    insert into idea_sets select (json_populate_record(s, json_build_object('id', s.id || n, 'created_at', s.created_at - n * interval '1 day'))).*
    from idea_sets s, generate_series(1, ${maxIdeaSets}::int) n where s.id = ${set!.id}`)
  await app.db.insert(ideas).values({
    id: `${user.id}-loved`,
    setId: `${set!.id}${maxIdeaSets}`,
    position: 0,
    category: 'tip',
    title: 'Loved',
    description: '',
    isFavourite: true,
  })
  expect(await make()).toBe(200)
  const left = await app.db.select().from(ideaSets).where(eq(ideaSets.workspaceId, user.workspaceId))
  expect(left).toHaveLength(maxIdeaSets + 1)
  expect(left.map(({ id }) => id)).toContain(`${set!.id}${maxIdeaSets}`)
  expect(left.map(({ id }) => id)).not.toContain(`${set!.id}${maxIdeaSets - 1}`)
})
