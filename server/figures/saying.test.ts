import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FigureMonth } from '#shared/figure-month.ts'
import type { Beside, Compared } from '#shared/figures.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { workbookWith } from '../testing/workbook.ts'
import type { Cell } from './workbook.ts'

let app: TestApp
let nora: TestUser
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  nora = await app.signUp()
})

const day = 86_400_000
const us = (ms: number) => {
  const date = new Date(ms)
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`
}
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const addressOf = (ms: number) => `https://www.linkedin.com/posts/nora-field_a-post-activity-${BigInt(ms) << 22n}-AbCd`

interface Told {
  at: number
  impressions: number
  /** The post that it is; none was written here otherwise. */
  id?: string
}

/** A file that counts until `to`, with one day of impressions. */
async function addFile(posts: readonly Told[], to: number, as = nora) {
  const bytes = workbookWith({
    DISCOVERY: [
      ['Overall Performance', `${us(to - 9 * day)} - ${us(to)}`],
      ['Impressions', 900],
      ['Members reached', 700],
    ],
    ENGAGEMENT: [
      ['Date', 'Impressions', 'Engagements'],
      [us(to), 66, 1],
    ],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Impressions'],
      ...posts.map(({ at, impressions }): Cell[] => [addressOf(at), us(at), impressions]),
    ],
  })
  const response = await app.app.request('/api/figures/files?name=export.xlsx', {
    method: 'POST',
    headers: { cookie: as.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  expect(response.status).toBe(200)
  for (const { at, id } of posts)
    if (id) await app.call('PUT', '/api/figures/joins', { as, body: { address: addressOf(at), postId: id } })
}

const read = async <T>(path: string, as = nora) => (await (await app.call('GET', path, { as })).json()) as T
const monthIn = (ms: number) => read<FigureMonth>(`/api/figures/months/${iso(ms).slice(0, 7)}`)

test('posts are compared by nine traits, of which each says what is usual for the author', async () => {
  const now = Date.now()
  const told: Told[] = []
  for (let at = 0; at < 14; at += 1) {
    const asks = at % 2 === 0
    const post = await app.hasPost(nora, {
      hook: asks ? 'We lost 40 customers.' : 'Nobody reads terms.',
      cta: asks ? 'What would you do?' : 'That is all.',
    })
    told.push({ at: now - (40 - at) * day, impressions: asks ? 3000 + at : 100 + at, id: post.id })
  }
  // Its figures count too few days.
  await addFile([...told, { at: now - 4 * day, impressions: 5 }], now - day)
  const compared = await read<Compared>('/api/figures/comparisons?timeZone=UTC')
  expect(compared.settled).toBe(14)
  const of = Object.fromEntries(compared.comparisons.map((one) => [one.trait, one]))
  expect(Object.keys(of)).toHaveLength(9)
  expect(of.question).toMatchObject({ usual: null, posts: [7, 7], result: { isTelling: true } })
  expect(of.question!.result!.ratio).toBeGreaterThan(10)
  expect(of.hook).toMatchObject({ usual: 'number', posts: [7, 7] })
  expect(of.category).toMatchObject({ posts: [14, 0], result: null })
  expect(of.person!.posts[0]).toBe(7)
})

test('figures that count less than a week say nothing, however old the post is', async () => {
  const now = Date.now()
  const post = await app.hasPost(nora)
  await addFile([{ at: now - 40 * day, impressions: 90, id: post.id }], now - 38 * day)
  expect((await read<Compared>('/api/figures/comparisons')).settled).toBe(0)
})

test('a post stands beside the nearest one that went well, and each side says what is known of it', async () => {
  const now = Date.now()
  const told: Told[] = []
  const write = async (hook: string, impressions: number) => {
    const post = await app.hasPost(nora, { hook })
    told.push({ at: now - (60 - told.length) * day, impressions, id: post.id })
    return post
  }
  const flat = await write('Our apprentice in the workshop asks too little.', 30)
  await write('Nobody reads terms and conditions, and that is fine.', 400)
  const near = await write('An apprentice ran our workshop for a week.', 400)
  for (let at = 0; at < 6; at += 1) await write(`Plain post ${at}.`, 100)
  await addFile(told, now - day)
  const found = await read<Beside>(`/api/figures/posts/${flat.id}/beside`)
  expect(found).toMatchObject({
    post: { id: flat.id, impressions: 30 },
    success: { id: near.id, impressions: 400 },
    isSameCategory: true,
    sharedWords: expect.arrayContaining(['apprentice', 'workshop']),
  })
  expect(found.success!.times).toBeCloseTo(401 / 101)
  expect(found.success!.text).toContain('An apprentice ran our workshop')
  const fresh = await app.hasPost(nora, { hook: 'The workshop has a new apprentice.' })
  expect(await read<Beside>(`/api/figures/posts/${fresh.id}/beside`)).toMatchObject({
    post: { impressions: null, publishedAt: null },
    success: { id: near.id },
  })
  const ben = await app.signUp()
  expect((await app.call('GET', `/api/figures/posts/${flat.id}/beside`, { as: ben })).status).toBe(404)
  const own = await app.hasPost(ben)
  expect(await read<Beside>(`/api/figures/posts/${own.id}/beside`, ben)).toMatchObject({ success: null })
})

test('a month says what went out and what it did, where days are missing, and what is too early to say', async () => {
  const today = new Date()
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 2, 1)
  const settled = await app.hasPost(nora, { title: 'Settled' })
  await addFile(
    [
      { at: month + 2 * day, impressions: 300, id: settled.id },
      { at: month + 18 * day, impressions: 20 },
    ],
    month + 19 * day,
  )
  const report = await monthIn(month)
  expect(report).toMatchObject({
    isOver: true,
    totals: { impressions: { sum: 66, days: 1 }, engagements: { sum: 1, days: 1 }, newFollowers: null },
    files: [{ name: 'export.xlsx', days: 1, impressions: 66, membersReached: 700 }],
    posts: [
      { post: { title: 'Settled' }, figures: { impressions: 300 }, state: 'settled' },
      { post: null, figures: { impressions: 20 }, state: 'early' },
    ],
  })
  expect(report.missing).toHaveLength(2)
  expect(await monthIn(month - day)).toMatchObject({ posts: [], files: [], totals: { impressions: null } })
  expect((await app.call('GET', '/api/figures/months/2026-13', { as: nora })).status).toBe(400)
  expect((await app.call('GET', '/api/figures/months/2026-10?timeZone=Mars', { as: nora })).status).toBe(400)
})

test('a post that was published here belongs to its month without any file', async () => {
  const post = await app.hasPost(nora, { title: 'Just out' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: nora, body: { publication: {} } })
  expect((await monthIn(Date.now())).posts).toMatchObject([{ post: { id: post.id }, state: 'early', figures: {} }])
})

test('another post like one that went well begins from its topic and approach, without its facts', async () => {
  const post = await app.hasPost(nora, {
    title: 'The old workshop',
    hook: 'We lost 40 customers.',
    cta: 'What would you do?',
    category: 'hot-takes',
  })
  expect(await read(`/api/figures/posts/${post.id}/another`)).toMatchObject({
    subject: 'The old workshop',
    category: 'hot-takes',
    language: 'english',
    writerNotes: expect.stringMatching(/^Open with a number, write about \d+0 words and end with a question\.$/),
  })
  expect((await app.call('GET', `/api/figures/posts/${post.id}/another`, { as: await app.signUp() })).status).toBe(404)
})
