import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { asWorker } from '../context.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { updatePost } from './posts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
const time = { scheduledFor, timeZone: 'Europe/Berlin' }
const change = (as: TestUser, { id }: Post, body: object) => app.call('PUT', `/api/posts/${id}`, { as, body })
const read = async (as: TestUser, { id }: Post) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post

/** As if an engine had made it up: the number and the name are not in the subject. */
const invented = { hook: 'We saved 38 hours in March.', insight: 'Anna Kurz counted them.', value: '', cta: '' }

test('a post with claims that nothing backs gets no time before its author was asked', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { ...invented, subject: 'Shorter meetings' })
  const refused = await change(user, post, { ...time, openPoints: 'refuse' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/^\d unconfirmed claims: “.*38 hours.*Nothing was scheduled\.$/)
  expect(await read(user, post)).toEqual(post)
})

test('what the author typed is their word and blocks nothing', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, {
    ...invented,
    hook: 'We saved 38 hours.',
    insight: '',
    subject: 'Shorter meetings',
  })
  const refused = await (await change(user, post, { ...time, openPoints: 'refuse' })).text()
  expect(refused).toContain('38 hours')
  const typed = { content: { hook: 'We saved 39 hours.' } }
  const said = await change(user, post, { ...typed, ...time, openPoints: 'refuse' })
  expect([said.status, await said.json()]).toMatchObject([200, { status: 'scheduled', version: 2 }])
})

test('a post with blanks gets no time either, and the sentence says which', async () => {
  const user = await app.signUp()
  const blanks = ['what broke?', 'who noticed?', 'what did it cost?', 'what now?']
  const content = { hook: 'It broke.', insight: blanks.map((blank) => `[${blank}]`).join(' '), value: '', cta: '' }
  const post = await app.hasPost(user, { ...content, subject: 'It broke' })
  expect(await (await change(user, post, { ...time, openPoints: 'refuse' })).text()).toBe(
    '4 blanks are not filled: “what broke?”, “who noticed?”, “what did it cost?”, 1 more. Nothing was scheduled.',
  )
  expect((await change(user, post, time)).status).toBe(200)
})

test('a post with what may be a note to its writer gets no time before its author has decided', async () => {
  const user = await app.signUp()
  const content = { hook: 'It broke.', insight: 'Keep it short.', value: '', cta: '' }
  const post = await app.hasPost(user, { ...content, subject: 'It broke. Keep it short.' })
  const note = { text: 'Keep it short.', names: [], state: 'open' }
  expect((await change(user, post, { possibleNotes: [note] })).status).toBe(200)
  expect(await (await change(user, post, { ...time, openPoints: 'refuse' })).text()).toBe(
    '1 sentence may be a note to the writer: “Keep it short.”. Nothing was scheduled.',
  )
  const kept = { possibleNotes: [{ ...note, state: 'kept' }] }
  expect((await change(user, post, { ...kept, ...time, openPoints: 'refuse' })).status).toBe(200)
})

test('an author who goes on is not asked about the same claims again', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { ...invented, subject: 'Shorter meetings' })
  const accepted = await change(user, post, { ...time, openPoints: 'accept' })
  expect([accepted.status, await accepted.json()]).toMatchObject([200, { status: 'scheduled', version: 2 }])
  expect((await change(user, post, { ...time, openPoints: 'refuse' })).status).toBe(200)
})

test('an author who goes on is asked at a later move only about new blanks', async () => {
  const user = await app.signUp()
  const content = { hook: 'It broke.', insight: '[what broke?] [Who noticed?]', value: '', cta: '' }
  const post = await app.hasPost(user, { ...content, subject: 'It broke' })
  expect((await change(user, post, { ...time, openPoints: 'accept' })).status).toBe(200)
  expect((await change(user, post, { ...time, openPoints: 'refuse' })).status).toBe(200)
  const more = { content: { value: '[what now?]' } }
  expect(await (await change(user, post, { ...more, ...time, openPoints: 'refuse' })).text()).toBe(
    '1 blank is not filled: “what now?”. Nothing was scheduled.',
  )
})

test('text, answer to the question and time are one change', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { ...invented, subject: 'Shorter meetings' })
  const body = { content: { cta: 'Is 5 % too much?' }, isPublished: false, version: 1, ...time, openPoints: 'accept' }
  const scheduled = (await (await change(user, post, body)).json()) as Post
  expect(scheduled).toMatchObject({ content: { cta: 'Is 5 % too much?' }, status: 'scheduled', version: 2 })
  const states = Object.groupBy(scheduled.claims, ({ state }) => state)
  expect(states.true?.map(({ key }) => key)).toEqual([expect.stringContaining('5')])
  expect(states.asked?.length).toBeGreaterThan(1)
})

test('a new post with something open is not kept when its time was asked for', async () => {
  const user = await app.signUp()
  const body = { title: 'By hand', category: 'hot-takes', content: invented, claims: [], ...time, openPoints: 'refuse' }
  const refused = await app.call('POST', '/api/posts', { as: user, body })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Anna Kurz')])
  expect(await (await app.call('GET', '/api/posts', { as: user })).json()).toEqual([])
})

test('the author’s own evidence backs a post, whoever schedules it', async () => {
  const author = await app.signUp()
  const colleague = await app.joins(await app.signUp(), author)
  await app.call('POST', '/api/proofs', { as: author, body: { content: 'We saved 38 hours in March.' } })
  const own = { insight: '', hook: 'We saved 38 hours in March.', subject: 'Shorter meetings' }
  const backed = await app.hasPost(author, { ...invented, ...own })
  expect((await change(colleague, backed, { ...time, openPoints: 'refuse' })).status).toBe(200)
  const unbacked = await app.hasPost(author, { ...invented, ...own, authorId: colleague.id })
  expect((await change(author, unbacked, { ...time, openPoints: 'refuse' })).status).toBe(422)
  const worker = asWorker(app.deps, author.workspaceId, 'plan', ['read posts', 'write posts', 'schedule posts'])
  const planned = await updatePost(worker, backed.id, { ...time, openPoints: 'refuse' })
  expect(planned.status).toBe('scheduled')
})
