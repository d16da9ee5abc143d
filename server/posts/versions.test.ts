import { desc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FormerVersion, VersionList } from '#shared/post-versions.ts'
import { maxVersions, type Post, type PostContent } from '#shared/posts.ts'
import { posts, postVersions } from '../database/schema.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { beyondLimit } from './versions.ts'

let app: TestApp
let user: TestUser
/** Moved by hand, so that a pause takes no time. */
let passed = 0
const pause = (seconds: number) => {
  passed += seconds * 1_000
}
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + passed) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  passed = 0
  user = await app.signUp()
})

async function save({ id }: Post, content: Partial<PostContent>, as = user, cause?: string): Promise<Post> {
  const response = await app.call('PUT', `/api/posts/${id}`, { as, body: { content, cause } })
  expect(response.status).toBe(200)
  return (await response.json()) as Post
}
const textsOf = ({ id }: Post) =>
  app.db
    .select({ version: postVersions.version, hook: sql<string>`${postVersions.content}->>'hook'` })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.version))

/** A post that was changed this often, stored as before posts had claims. */
async function longEdited(texts: number, hook: string): Promise<Post> {
  const post = await app.hasPost(user, { hook, subject, version: texts + 1 })
  await app.db.execute(sql`
    insert into ${postVersions} (post_id, version, content, places, created_at)
    select ${post.id}, version, ${JSON.stringify(someContent)}::json, version, now() from generate_series(1, ${texts}::int) version`)
  return post
}
const textAt = ({ id }: Post, version: number, hook: string) =>
  app.db
    .update(postVersions)
    .set({ content: { ...someContent, hook } })
    .where(sql`${postVersions.postId} = ${id} and ${postVersions.version} = ${version}`)

test('a former claim stays open when it is brought back, thirty texts later', async () => {
  const post = await app.hasPost(user, { hook: 'It has 90 readers.' })
  for (let turn = 0; turn < 30; turn += 1) await save(post, { hook: `Nobody reads it ${'at all '.repeat(turn)}.` })
  expect((await save(post, { hook: 'It has 90 readers.' })).claims).toEqual([])
  expect((await save(post, { hook: 'It has 60 readers.' })).claims).toHaveLength(1)
})

test('a claim from before posts had claims stays open too, and one that an engine wrote since', async () => {
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

test(`the newest ${maxVersions} texts of a post are kept`, async () => {
  const post = await longEdited(maxVersions + 3, 'Before.')
  await save(post, { hook: 'After.' })
  const kept = await textsOf(post)
  expect(kept).toHaveLength(maxVersions)
  expect(kept[0]).toEqual({ version: maxVersions + 4, hook: 'Before.' })
  expect(kept.at(-1)?.version).toBe(5)
})

test('saves at the same time are all kept, one after the other', async () => {
  const post = await app.hasPost(user)
  const hooks = Array.from({ length: 8 }, (_, at) => `It has ${at + 40} readers.`)
  const people = await Promise.all(hooks.map(async () => app.joins(await app.signUp(), user)))
  await Promise.all(hooks.map((hook, at) => save(post, { hook }, people[at])))
  const [last] = await app.db.select().from(posts).where(eq(posts.id, post.id))
  expect(last?.version).toBe(1 + hooks.length)
  const texts = (await textsOf(post)).map(({ hook }) => hook)
  expect([...texts, last?.hook].toSorted()).toEqual([...hooks, someContent.hook].toSorted())
})

const read = async <T>({ id }: Post, path: string, as = user) =>
  (await (await app.call('GET', `/api/posts/${id}/versions${path}`, { as })).json()) as T
const listOf = (post: Post, as = user) => read<VersionList>(post, '', as)
const hooksOf = async (post: Post) => (await textsOf(post)).map(({ hook }) => hook).toReversed()

const subject = 'The report goes out on Fridays. Anna writes it alone. We printed it for the first time.'

test('typing in one go makes one version; a pause, another person, an engine or ten minutes begin the next', async () => {
  const post = await app.hasPost(user, { hook: 'Zero.', subject })
  const other = await app.joins(await app.signUp('Tom Vale'), user)
  await save(post, { hook: 'One' })
  pause(59)
  await save(post, { hook: 'One.' })
  expect(await hooksOf(post)).toEqual(['Zero.'])
  pause(61)
  await save(post, { hook: 'Two.' })
  await save(post, { hook: 'Three.' }, other)
  const body = { postId: post.id, section: 'hook' }
  expect((await app.call('POST', '/api/regenerate-section', { as: other, body })).status).toBe(200)
  await save(post, { hook: 'Four.' }, other)
  await save(post, { hook: 'Five.' }, other, 'reviewed')
  for (let minute = 0; minute < 14; minute += 1) {
    await save(post, { hook: `${minute} minutes later.` })
    pause(50)
  }
  const hooks = await hooksOf(post)
  expect(hooks.toSpliced(4, 1)).toEqual(['Zero.', 'One.', 'Two.', 'Three.', 'Four.', 'Five.', '11 minutes later.'])
  const { present, former } = await listOf(post)
  expect(present).toMatchObject({ cause: 'typed', by: { id: user.id, name: 'Nora Field' } })
  expect(former.map(({ cause, by }) => `${by?.name ?? 'Somebody'}: ${cause}`)).toEqual([
    'Nora Field: typed',
    'Tom Vale: reviewed',
    'Tom Vale: typed',
    'Tom Vale: section',
    'Tom Vale: typed',
    'Nora Field: typed',
    'Nora Field: typed',
    'Somebody: null',
  ])
  expect(former[3]).toMatchObject({
    section: 'hook',
    engine: 'Sorted without AI',
    promptVersion: null,
    instruction: null,
  })
})

test('text that loses much at once is kept, however soon after the last save; unchanged text is no version', async () => {
  const long = 'Nobody reads the whole report, and everybody says that they do. '.repeat(3)
  const post = await app.hasPost(user, { hook: 'Zero.' })
  await save(post, { hook: long })
  await save(post, { hook: `${long}!` })
  await save(post, { hook: 'Pasted over.' })
  await save(post, { hook: 'Pasted over.' }, user, 'reviewed')
  expect(await hooksOf(post)).toEqual(['Zero.', `${long}!`])
})

test('a version is restored whole, and the replaced text is kept', async () => {
  const post = await app.hasPost(user, { firstComment: 'The list.' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { content: { cta: '' }, firstComment: 'Later.' } })
  expect(await read<FormerVersion>(post, '/1')).toMatchObject({ version: 1, content: { firstComment: 'The list.' } })
  const restore = (version?: number, as = user) =>
    app.call('POST', `/api/posts/${post.id}/versions/1/restore`, { as, body: { version } })
  expect((await restore(1)).status).toBe(409)
  expect((await restore(2, await app.signUp())).status).toBe(404)
  const restored = (await (await restore(2)).json()) as Post
  expect(restored).toMatchObject({ version: 3, content: post.content, firstComment: 'The list.' })
  const { present, former } = await listOf(post)
  expect(present).toMatchObject({ version: 3, cause: 'restored', restored: 1 })
  expect(former.map(({ version }) => version)).toEqual([2, 1])
  expect(await read<FormerVersion>(post, '/2')).toMatchObject({ content: { cta: '', firstComment: 'Later.' } })
})

test('versions come fifty at a time, and only to the people of the workspace', async () => {
  const post = await longEdited(60, 'Now.')
  const first = await listOf(post)
  expect([first.former.length, first.next]).toEqual([50, 11])
  const second = await read<VersionList>(post, `?before=${first.next}`)
  expect([second.former.map(({ version }) => version), second.next]).toEqual([[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], null])
  const status = async (path: string, as?: TestUser) =>
    (await app.call('GET', `/api/posts/${post.id}/versions${path}`, { as })).status
  const stranger = await app.signUp()
  expect(await Promise.all([status(''), status('', stranger), status('/1', stranger)])).toEqual([401, 404, 404])
  for (const path of ['/0', '/-1', '/61', '/9999999999', '/x']) expect(await status(path, user)).toBe(404)
  expect(await status('?before=x', user)).toBe(400)
})

test('long versions take the places of several', async () => {
  const post = await app.hasPost(user, { hook: 'Short.' })
  const long = (letter: string) => `${letter}${' and so on'.repeat(1_990)}`
  await save(post, { hook: long('a') })
  await app.db.execute(sql`
    insert into ${postVersions} (post_id, version, content, places, created_at)
    select ${post.id}, version - 1000, ${JSON.stringify(someContent)}::json, version - 499, now() from generate_series(1, 499) version`)
  await save(post, { hook: long('b') }, user, 'reviewed')
  // The new one of the 501 texts takes three places.
  expect((await textsOf(post)).length).toBe(498)
})

test('the thousandth version costs as much as the first: as many statements, and a look at the oldest few', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const costOf = async (post: Post, hook: string) => {
    statements.mockClear()
    await save(post, { hook })
    return statements.mock.calls.map(([query]) => (query as { text?: string }).text ?? query)
  }
  const first = await costOf(await app.hasPost(user, { hook: 'Before.' }), 'After.')
  const old = await longEdited(1_000, 'Before.')
  await app.db.execute(sql`delete from ${postVersions} where post_id = ${old.id} and version <= 500`)
  await app.db.execute(sql`vacuum analyze ${postVersions}`)
  const thousandth = await costOf(old, 'After.')
  statements.mockRestore()
  expect(thousandth).toEqual(first)
  const { rows } = await app.db.execute(
    sql`explain (analyze, timing off, costs off) delete from ${postVersions} where ${beyondLimit(app.db, old.id)}`,
  )
  const looked = rows.flatMap((row) =>
    Object.values(row).map((line) => Number(/rows=(\d+)/.exec(String(line))?.[1] ?? 0)),
  )
  expect(Math.max(...looked)).toBe(64)
})
