import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FigureImport, Figures, MeasuredPost, OpenJoin, PostCurve } from '#shared/figures.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { keyFor } from '../testing/programs.ts'
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

/** An hour before the author says so. */
const publishedAt = Date.now() - 3_600_000
const idAt = (ms: number) => (BigInt(ms) << 22n).toString()
const address = (ms = publishedAt) =>
  `https://www.linkedin.com/posts/nora-field_we-closed-the-old-workshop-activity-${idAt(ms)}-AbCd`

/** Two days of figures, with the posts of both rankings. */
function accountFile(posts: [address: string, impressions: Cell][], impressions: Cell = '1,234', to = '9/2/2026') {
  return workbookWith({
    DISCOVERY: [
      ['Overall Performance', `9/1/2026 - ${to}`],
      ['Impressions', 1300],
      ['Members reached', 800],
    ],
    ENGAGEMENT: [
      ['Date', 'Impressions', 'Engagements'],
      ['9/1/2026', impressions, 12],
      [to, 66, 1],
    ],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Engagements', null, 'Post URL', 'Post publish date', 'Impressions'],
      ...posts.map(([url, count]): Cell[] => [null, null, null, null, url, '9/1/2026', count]),
    ],
    FOLLOWERS: [
      ['Total followers on 9/2/2026', 4012],
      ['Date', 'New followers'],
      ['9/1/2026', 3],
    ],
  })
}

const send = (bytes: Uint8Array, query = '', as = nora, headers: Record<string, string> = {}) =>
  app.app.request(`/api/figures/files?name=export.xlsx${query}`, {
    method: 'POST',
    headers: { cookie: as.cookie, 'content-type': 'application/octet-stream', ...headers },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
const added = async (bytes: Uint8Array, query = '') => (await (await send(bytes, query)).json()) as FigureImport
const read = async <T>(path: string, as = nora) =>
  (await (await app.call('GET', `/api/figures${path}`, { as })).json()) as T
const figures = (as = nora) => read<Figures>('', as)
const measured = (query = '') => read<MeasuredPost[]>(`/posts${query}`)

async function livePost(hook = 'We closed the old workshop, and nobody noticed.') {
  const post = await app.hasPost(nora, { hook })
  const response = await app.call('PUT', `/api/posts/${post.id}`, { as: nora, body: { publication: {} } })
  expect(response.status).toBe(200)
  return post
}

test('a program tries a file without keeping it, and sends it once for one Idempotency-Key', async () => {
  const person = await app.signUp()
  const authorization = `Bearer ${await keyFor(app, person)}`
  const file = accountFile([[address(), 7]])
  const by = (query: string, headers: object = {}) => send(file, query, person, { authorization, ...headers })
  const tried = await by('&dryRun=true')
  expect([tried.status, tried.headers.get('dry-run'), await tried.json()]).toEqual([
    200,
    'true',
    expect.objectContaining({ days: 2, isKnown: false }),
  ])
  expect((await figures(person)).files).toEqual([])
  const once = { 'idempotency-key': 'one' }
  const [first, again] = [await by('', once), await by('', once)]
  expect([first.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  expect(await again.text()).toBe(await first.text())
  expect((await figures(person)).files).toHaveLength(1)
})

test('a file says what it did per day and per post, and the same file again changes nothing', async () => {
  const file = accountFile([[address(), '1,100']])
  expect(await added(file, '&preview=yes')).toMatchObject({ file: null, days: 2, posts: { joined: 0, unknown: 1 } })
  expect((await figures()).files).toEqual([])
  expect(await added(file)).toMatchObject({ kind: 'account', from: '2026-09-01', to: '2026-09-02', isKnown: false })
  const first = await figures()
  expect(first).toMatchObject({
    days: [
      { day: '2026-09-01', impressions: 1234, engagements: 12, newFollowers: 3 },
      { day: '2026-09-02', impressions: 66, engagements: 1, newFollowers: null },
    ],
    marks: [{ day: new Date(publishedAt).toISOString().slice(0, 10), posts: 1, title: null }],
    followers: { total: 4012, on: '2026-09-02' },
    periods: [{ from: '2026-09-01', to: '2026-09-02', impressions: 1300, membersReached: 800, file: 'export.xlsx' }],
  })
  const posts = await measured()
  expect(posts).toMatchObject([
    { address: address(), figures: { impressions: 1100 }, asOf: '2026-09-02', file: 'export.xlsx', post: null },
  ])
  expect(posts[0]!.publishedAt).toBe(new Date(publishedAt).toISOString())
  expect(await added(file)).toMatchObject({ isKnown: true })
  expect([await figures(), await measured()]).toEqual([first, posts])
})

test('a later file wins for what it says, and taking it back shows the former figures again', async () => {
  await added(accountFile([[address(), 1100]]))
  const before = [await figures(), await measured()]
  const { file } = await added(accountFile([[address(), 1500]], 2000, '9/9/2026'))
  const after = await figures()
  expect(after.days.map(({ impressions }) => impressions)).toEqual([2000, 66, 66])
  expect(await measured()).toMatchObject([{ figures: { impressions: 1500 }, asOf: '2026-09-09' }])
  expect((await app.call('DELETE', `/api/figures/files/${file!.id}`, { as: nora })).status).toBe(204)
  expect([await figures(), await measured()]).toEqual(before)
})

test('an older file that is added later does not replace newer figures', async () => {
  await added(accountFile([[address(), 1500]], 2000, '9/9/2026'))
  await added(accountFile([[address(), 1100]]))
  expect(await measured()).toMatchObject([{ figures: { impressions: 1500 } }])
})

test('a post is found by its words and time; what is unsure is asked, and the answer holds for later files', async () => {
  const known = await livePost()
  const unsure = await livePost('Nothing that an address would show.')
  const feed = `https://www.linkedin.com/feed/update/urn:li:activity:${idAt(publishedAt + 60_000)}`
  expect(
    (
      await added(
        accountFile([
          [address(), 1100],
          [feed, 90],
        ]),
      )
    ).posts,
  ).toEqual({ joined: 1, unsure: 1, unknown: 0 })
  const byAddress = async () => Object.fromEntries((await measured()).map((post) => [post.address, post]))
  expect((await byAddress())[address()]).toMatchObject({ post: { id: known.id, by: 'words' } })
  expect((await byAddress())[feed]).toMatchObject({ post: null })
  const open = () => read<OpenJoin[]>('/joins')
  expect(await open()).toMatchObject([{ address: feed, candidates: [{ id: unsure.id }] }])
  const decide = (postId: string | null, as = nora) =>
    app.call('PUT', '/api/figures/joins', { as, body: { address: feed, postId } })
  expect((await decide(unsure.id, await app.signUp())).status).toBe(404)
  expect((await decide(unsure.id)).status).toBe(204)
  await added(accountFile([[feed, 120]], 5, '9/5/2026'))
  expect((await byAddress())[feed]).toMatchObject({
    figures: { impressions: 120 },
    post: { id: unsure.id, by: 'author' },
  })
  await decide(null)
  expect((await byAddress())[feed]).toMatchObject({ post: null })
  expect(await open()).toEqual([])
})

test('a single post’s file adds what the account’s file does not tell', async () => {
  await added(accountFile([[address(), 1100]]))
  const one = workbookWith({
    'Post analytics': [
      ['Post URL', address()],
      ['Post Date', '9/1/2026'],
      ['Saves', 4],
      ['Reposts', 0],
    ],
  })
  expect(await added(one)).toMatchObject({ kind: 'post', days: 0 })
  expect(await measured()).toMatchObject([{ figures: { impressions: 1100, saves: 4, reposts: 0 } }])
})

test('a post’s curve goes from file to file, without one that begins after it went out', async () => {
  const post = await livePost()
  const at = Date.parse('2026-09-01T09:00:00Z')
  const share = address(at).replace('activity', 'share')
  const join = (url: string) =>
    app.call('PUT', '/api/figures/joins', { as: nora, body: { address: url, postId: post.id } })
  for (const url of [address(at), share]) await join(url)
  await added(accountFile([[address(at), 700]]))
  // Another address of the same post.
  await added(accountFile([[share, 1500]], 5, '9/9/2026'))
  const later = workbookWith({
    DISCOVERY: [['Overall Performance', '10/1/2026 - 10/31/2026']],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Impressions'],
      [address(at), '9/1/2026', 40],
    ],
  })
  await added(later)
  const found = await read<PostCurve>(`/posts/${post.id}`)
  expect(found.measured).toMatchObject({ figures: { impressions: 1500 }, asOf: '2026-09-09', post: { id: post.id } })
  expect(found.curve.map(({ asOf, figures }) => [asOf, figures.impressions])).toEqual([
    ['2026-09-02', 700],
    ['2026-09-09', 1500],
  ])
  expect(await measured()).toHaveLength(1)
  expect(await read<PostCurve>('/posts/none')).toEqual({ measured: null, curve: [], demographics: [] })
})

test('posts come by page, sorted with the unknown last, filtered, and as a table that no spreadsheet calculates', async () => {
  const post = await livePost()
  await app.call('PUT', `/api/posts/${post.id}`, { as: nora, body: { title: '=1+1' } })
  const old = 'https://www.linkedin.com/feed/update/urn:li:activity:1'
  const other = address(publishedAt - 40 * 86_400_000).replace('we-closed-the-old-workshop', 'other-words-than-those')
  await added(
    accountFile([
      [address(), 90],
      [other, 1100],
      [old, null],
    ]),
  )
  const impressions = async (query: string) => (await measured(query)).map(({ figures }) => figures.impressions)
  expect(await impressions('?sort=impressions')).toEqual([1100, 90, undefined])
  expect(await impressions('?sort=impressions&order=ascending')).toEqual([90, 1100, undefined])
  expect(await impressions('?sort=saves')).toEqual([90, 1100, undefined])
  expect(await impressions('?kind=elsewhere')).toEqual([1100, undefined])
  expect(await impressions('?q=other-words')).toEqual([1100])
  expect(await impressions(`?from=${new Date(publishedAt - 86_400_000).toISOString().slice(0, 10)}`)).toEqual([90])
  expect(await impressions(`?postIds=${post.id}`)).toEqual([90])
  const first = await app.call('GET', '/api/figures/posts?limit=1', { as: nora })
  const next = /<(.*)>/.exec(first.headers.get('link')!)![1]!
  expect(await (await app.call('GET', next, { as: nora })).json()).toMatchObject([{ address: other }])
  const csv = await app.call('GET', '/api/figures/posts/export?kind=here', { as: nora })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, row] = (await csv.text()).split('\r\n')
  expect(head).toMatch(/^\uFEFF?"title","address","published","impressions","engagements"/)
  expect(row).toContain(`"'=1+1","${address()}"`)
  expect(row).toContain('Z",90,,')
})

test('a single post’s file is about the post that its author names, unless it certainly is about another', async () => {
  const [post, other] = [await livePost('Rain, rain and rain again today.'), await livePost()]
  const of = (words: string) =>
    workbookWith({
      'Post analytics': [
        ['Post URL', address().replace('we-closed-the-old-workshop', words)],
        ['Saves', 4],
      ],
    })
  const told = of('nothing-like-any-post')
  expect((await added(told, `&post=${post.id}`)).posts).toMatchObject({ joined: 1 })
  expect(await measured()).toMatchObject([{ post: { id: post.id, by: 'author' } }])
  const refused = await send(of('we-closed-the-old-workshop'), `&post=${post.id}`)
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringMatching(/^This file is about another post of yours, “.*”\. Nothing was read\./),
  ])
  expect((await send(of('we-closed-the-old-workshop'), `&post=${other.id}`)).status).toBe(200)
})

test('a file about somebody else is refused until its author confirms it', async () => {
  await added(accountFile([[address(), 1100]]))
  const other = accountFile([[address().replace('nora-field', 'ben-wood'), 7]])
  const refused = await send(other)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'This file is about “ben-wood”, and your figures are about “nora-field”. Nothing was read. If both are you, confirm it and send the file again.',
  ])
  expect((await figures()).files).toHaveLength(1)
  expect((await send(other, '&confirmed=yes')).status).toBe(200)
})

test('a file of another kind is refused with a sentence, and figures are their owner’s alone', async () => {
  const refused = await send(workbookWith({ Budget: [['Rent', 900]] }))
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'The sheet “Budget” has a layout that Hookline doesn’t know. Nothing was read.',
  ])
  const large = await send(new Uint8Array(11_000_000))
  expect(large.status).toBe(413)
  const { file } = await added(accountFile([]))
  const stranger = await app.signUp()
  expect((await figures(stranger)).files).toEqual([])
  expect((await app.call('DELETE', `/api/figures/files/${file!.id}`, { as: stranger })).status).toBe(404)
})

test('counts and addresses beyond all measure are left out with a reason, and a ranking of thousands is refused', async () => {
  const long = `https://www.linkedin.com/posts/nora_${'x'.repeat(3_000)}-activity-${idAt(publishedAt)}`
  expect(
    await added(
      accountFile(
        [
          [long, 5],
          [address(), 1100],
        ],
        99_999_999_999,
      ),
    ),
  ).toMatchObject({
    posts: { unknown: 1 },
    refusals: [{ sheet: 'ENGAGEMENT' }, { sheet: 'TOP POSTS', why: 'The address is too long.' }],
  })
  expect((await figures()).days[0]).toMatchObject({ impressions: null, engagements: 12 })
  const many = Array.from({ length: 1_500 }, (_, at): [string, Cell] => [address(publishedAt - at * 1_000), 1])
  expect((await send(accountFile(many))).status).toBe(400)
})

test('each author has their own figures: days and posts filter by author, and what cannot be added up is left out', async () => {
  const made = await app.call('POST', '/api/authors', { as: nora, body: { fullName: 'Maya Stone' } })
  const maya = (await made.json()) as { id: string }
  const naming = { 'x-author': maya.id }
  const written = await app.call('POST', '/api/posts', {
    as: nora,
    body: {
      title: 'Bread',
      category: 'hot-takes',
      content: { hook: 'Bread takes time, and nobody can hurry it along.' },
    },
    headers: naming,
  })
  const bread = (await written.json()) as { id: string }
  await app.call('PUT', `/api/posts/${bread.id}`, { as: nora, body: { publication: {} } })
  const workshop = await livePost()
  const hers = (ms: number, words: string) =>
    address(ms).replace('nora-field_we-closed-the-old-workshop', `maya-stone_${words}`)
  await added(accountFile([[address(), 1100]], '1,234', '9/3/2026'))
  const baking = accountFile(
    [
      [hers(publishedAt + 1, 'bread-takes-time-and-nobody'), 70],
      [hers(publishedAt - 9e9, 'nobody-wrote-this-here'), 5],
    ],
    100,
  )
  const mistaken = await send(baking)
  expect([mistaken.status, await mistaken.text()]).toEqual([
    409,
    expect.stringContaining('“maya-stone”, and your figures are about “nora-field”'),
  ])
  expect((await send(baking, '', nora, naming)).status).toBe(200)
  const again = await send(accountFile([[hers(publishedAt - 9e9, 'nobody-wrote-this-here'), 6]]))
  expect([again.status, await again.text()]).toEqual([
    409,
    'This file is about “maya-stone”, whose figures here are Maya Stone’s. Nothing was read. Add it as Maya Stone’s, or confirm it and send the file again.',
  ])

  const all = await figures()
  expect(all).toMatchObject({ accounts: 2, followers: null, periods: [], demographics: [] })
  expect(all.files.map(({ authorId }) => authorId).sort()).toEqual([nora.id, maya.id].sort())
  // Nora's file ends a day later and leaves out September 2, Maya's tells it.
  expect(all.days.map(({ day, impressions }) => [day, impressions])).toEqual([
    ['2026-09-01', 1334],
    ['2026-09-02', null],
    ['2026-09-03', null],
  ])
  const ofMaya = await read<Figures>(`?authorId=${maya.id}`)
  expect(ofMaya).toMatchObject({ accounts: 1, followers: { total: 4012 }, periods: [{ membersReached: 800 }] })
  expect(ofMaya.days.map(({ impressions }) => impressions)).toEqual([100, 66])
  expect(ofMaya.marks.map(({ posts }) => posts)).toEqual([1, 1])
  const titles = async (author: string) => (await measured(`?authorId=${author}`)).map(({ post }) => post?.id ?? null)
  expect(await titles(maya.id)).toEqual([bread.id, null])
  expect(await titles(nora.id)).toEqual([workshop.id])

  // A file dropped on a post is of the post's author, and a month is about one author.
  const single = workbookWith({
    PERFORMANCE: [
      ['Post URL', hers(publishedAt + 1, 'bread-takes-time-and-nobody')],
      ['Impressions', 80],
    ],
  })
  expect(await added(single, `&post=${bread.id}`)).toMatchObject({ file: { authorId: maya.id } })
  const month = new Date(publishedAt).toISOString().slice(0, 7)
  const out = async (query: string) =>
    (await read<{ posts: { post: { id: string } }[] }>(`/months/${month}${query}`)).posts.map(({ post }) => post.id)
  expect([await out(''), await out(`?authorId=${maya.id}`)]).toEqual([[workshop.id], [bread.id]])
})
