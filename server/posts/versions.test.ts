import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostVersions, type Post, type PostContent } from '#shared/posts.ts'
import { posts, postVersions } from '../database/schema.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from '../testing.ts'

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  user = await app.signUp()
})

async function save({ id }: Post, content: Partial<PostContent>): Promise<Post> {
  const response = await app.call('PUT', `/api/posts/${id}`, { as: user, body: { content } })
  expect(response.status).toBe(200)
  return (await response.json()) as Post
}
const textsOf = ({ id }: Post) =>
  app.db
    .select({ version: postVersions.version, hook: sql<string>`${postVersions.content}->>'hook'` })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.version))

/** A post that was changed so often, as they were stored before claims were kept with the post. */
async function longEdited(texts: number, hook: string): Promise<Post> {
  const subject = 'The report goes out on Fridays. Anna writes it alone. We printed it for the first time.'
  const post = await app.hasPost(user, { hook, subject, version: texts + 1 })
  await app.db.execute(sql`
    insert into ${postVersions} select ${post.id}, version, ${JSON.stringify(someContent)}::json, 'typed', now()
    from generate_series(1, ${texts}::int) version`)
  return post
}
const textAt = ({ id }: Post, version: number, hook: string) =>
  app.db
    .update(postVersions)
    .set({ content: { ...someContent, hook } })
    .where(sql`${postVersions.postId} = ${id} and ${postVersions.version} = ${version}`)

test('a claim that stood there once stays open when it is brought back, thirty texts later', async () => {
  const post = await app.hasPost(user, { hook: 'It has 90 readers.' })
  for (let turn = 0; turn < 30; turn += 1) await save(post, { hook: `Nobody reads it ${'at all '.repeat(turn)}.` })
  expect((await save(post, { hook: 'It has 90 readers.' })).claims).toEqual([])
  expect((await save(post, { hook: 'It has 60 readers.' })).claims).toHaveLength(1)
})

test('so does one from before claims were kept with the post, and what an engine wrote since', async () => {
  const post = await longEdited(12, 'Nobody reads it.')
  await textAt(post, 9, 'It has 90 readers.')
  await save(post, { hook: 'Somebody reads it.' })
  expect((await save(post, { hook: 'It has 90 readers.' })).claims).toEqual([])
  const section = { postId: post.id, section: 'hook' }
  expect((await app.call('POST', '/api/regenerate-section', { as: user, body: section })).status).toBe(200)
  expect((await save(post, { hook: 'It has 90 readers.' })).claims).toEqual([])
})

test('a text that was read is not read again at the next save', async () => {
  const post = await longEdited(12, 'Nobody reads it.')
  await save(post, { hook: 'Somebody reads it.' })
  await textAt(post, 9, 'It has 90 readers.')
  expect((await save(post, { hook: 'It has 90 readers.' })).claims).toHaveLength(1)
})

test(`the newest ${mostVersions} texts of a post are kept`, async () => {
  const post = await longEdited(mostVersions + 3, 'Before.')
  await save(post, { hook: 'After.' })
  const kept = await textsOf(post)
  expect(kept).toHaveLength(mostVersions)
  expect(kept[0]).toEqual({ version: mostVersions + 4, hook: 'Before.' })
  expect(kept.at(-1)?.version).toBe(5)
})

test('saves at the same time are all kept, one after the other', async () => {
  const post = await app.hasPost(user)
  const hooks = Array.from({ length: 8 }, (_, at) => `It has ${at + 40} readers.`)
  await Promise.all(hooks.map((hook) => save(post, { hook })))
  const [last] = await app.db.select().from(posts).where(eq(posts.id, post.id))
  expect(last?.version).toBe(1 + hooks.length)
  const texts = (await textsOf(post)).map(({ hook }) => hook)
  expect([...texts, last?.hook].toSorted()).toEqual([...hooks, someContent.hook].toSorted())
})
