import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IgnoredFinding, maxIgnored, type Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const one: IgnoredFinding = { section: 'hook', rule: 'em-dashes', quote: ' — ' }
const ignore = (id: string, ignored: unknown, as: TestUser) =>
  app.call('PUT', `/api/posts/${id}`, { as, body: { ignored } })
const read = async (id: string, as: TestUser) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post

test('an ignored finding is kept with the post, in the list too, and can be taken back', async () => {
  const as = await app.signUp()
  const { id, ignored } = await app.hasPost(as)
  expect(ignored).toEqual([])
  expect(await (await ignore(id, [one], as)).json()).toMatchObject({ ignored: [one] })
  expect((await read(id, as)).ignored).toEqual([one])
  expect(await (await app.call('GET', '/api/posts?limit=5', { as })).json()).toMatchObject([{ ignored: [one] }])
  await app.call('PUT', `/api/posts/${id}`, { as, body: { content: { value: 'Typed on.' } } })
  expect((await read(id, as)).ignored).toEqual([one])
  await ignore(id, [], as)
  expect((await read(id, as)).ignored).toEqual([])
})

test('ignoring a finding makes no version of the text', async () => {
  const as = await app.signUp()
  const { id } = await app.hasPost(as)
  await ignore(id, [one], as)
  expect(await (await app.call('GET', `/api/posts/${id}/versions`, { as })).json()).toMatchObject({ former: [] })
})

test('someone else cannot ignore a finding of the post', async () => {
  const [as, stranger] = [await app.signUp(), await app.signUp()]
  const { id } = await app.hasPost(as)
  expect((await ignore(id, [one], stranger)).status).toBe(404)
  expect((await read(id, as)).ignored).toEqual([])
})

test('an ignored finding goes into the trash and comes back with the post, and is copied and exported with it', async () => {
  const as = await app.signUp()
  const { id } = await app.hasPost(as)
  await ignore(id, [one], as)
  const copy = (await (await app.call('POST', `/api/posts/${id}/duplicate`, { as })).json()) as Post
  expect(copy.ignored).toEqual([one])
  await app.call('DELETE', `/api/posts/${id}`, { as })
  await app.call('POST', `/api/trash/${id}/restore`, { as })
  expect((await read(id, as)).ignored).toEqual([one])
  const exported = unzipSync(new Uint8Array(await (await app.call('GET', '/api/user/export', { as })).arrayBuffer()))
  expect(strFromU8(exported['posts.json']!)).toContain('em-dashes')
})

test.each([
  ['a list', 'em-dashes', /./],
  ['a known section', [{ ...one, section: 'title' }], /^section must be one of hook/],
  ['a rule', [{ ...one, rule: '' }], /^rule must be the name of a rule/],
  ['short words', [{ ...one, quote: 'x'.repeat(501) }], /at most 500 characters/],
  ['few', Array.from({ length: maxIgnored + 1 }, () => one), /^At most 100 findings/],
])('an ignored finding has to be %s', async (_, ignored, sentence) => {
  const as = await app.signUp()
  const { id } = await app.hasPost(as)
  const response = await ignore(id, ignored, as)
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(sentence)
})
