import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Post } from '#shared/posts.ts'
import { maxTemplates, type Template, template } from '#shared/templates.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const call = (as: TestUser, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/templates${path}`, { as, body })
const listed = async (as: TestUser) => (await (await call(as, 'GET', '')).json()) as Template[]

test('a template keeps the shape of a post and none of its words, and a post begins from it', async () => {
  const author = await app.signUp()
  const hook = 'We cancelled our Monday status meeting in March.'
  const value = 'Try this:\n\n- Ask who came\n- Ask who stayed away\n\n#meetings #remote'
  const post = await app.hasPost(author, { hook, value, tone: 'casual', category: 'hot-takes', language: 'german' })
  const saved = await call(author, 'POST', '', { postId: post.id, name: ' My list ' })
  expect(saved.status).toBe(201)
  const made = (await saved.json()) as Template
  expect(z.safeParse(template, made).success).toBe(true)
  expect(made).toMatchObject({ name: 'My list', category: { id: 'hot-takes', name: 'Hot takes' } })
  expect(made.content.hook).toBe('[how does it open, in about 8 words?]')
  expect(made.content.value).toBe(
    '[what can readers use, in about 2 words?]\n\n- [which point, in about 3 words?]\n- [which point, in about 4 words?]\n\n#meetings #remote',
  )
  expect(await listed(author)).toEqual([made])
  const begun = await call(author, 'POST', `/${made.id}/posts`)
  expect(begun.status).toBe(201)
  expect((await begun.json()) as Post).toMatchObject({
    title: 'My list',
    content: made.content,
    status: 'draft',
    engine: null,
    categoryId: 'hot-takes',
    tone: { id: 'casual' },
    language: 'german',
  })
})

test('a template is renamed, deleted and restored by its own workspace alone', async () => {
  const author = await app.signUp()
  const stranger = await app.signUp()
  const post = await app.hasPost(author)
  const { id } = (await (await call(author, 'POST', '', { postId: post.id, name: 'Shape' })).json()) as Template
  const calls = [
    ['PUT', `/${id}`, { name: 'Taken' }],
    ['POST', `/${id}/posts`],
    ['DELETE', `/${id}`],
    ['POST', '', { postId: post.id, name: 'Taken' }],
  ] as const
  for (const [method, path, body] of calls) expect((await call(stranger, method, path, body)).status).toBe(404)
  expect(await listed(stranger)).toEqual([])
  expect((await call(author, 'PUT', `/${id}`, { name: ' ' })).status).toBe(400)
  expect((await call(author, 'PUT', `/${id}`, { name: 'Another shape' })).status).toBe(200)
  expect((await call(author, 'DELETE', `/${id}`)).status).toBe(204)
  expect(await listed(author)).toEqual([])
  const restored = await app.call('POST', `/api/trash/${id}/restore`, { as: author })
  expect(await restored.json()).toEqual({ kind: 'template', id, passedTime: null })
  expect((await listed(author)).map(({ name }) => name)).toEqual(['Another shape'])
})

test('a workspace keeps a hundred templates, and says so when it is full', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { id } = (await (await call(author, 'POST', '', { postId: post.id, name: 'Shape' })).json()) as Template
  await app.db.execute(sql`
    insert into templates select (json_populate_record(t, json_build_object('id', t.id || n))).*
    from templates t, generate_series(2, ${maxTemplates}::int) n where t.id = ${id}`)
  const refused = await call(author, 'POST', '', { postId: post.id, name: 'One more' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'At most 100 templates can be kept. Delete one to add another; nothing was lost.',
  ])
})
