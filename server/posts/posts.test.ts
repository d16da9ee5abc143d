import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Post, type PostContent, post } from '#shared/posts.ts'
import { posts } from '../database/schema.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const list = async (user: Parameters<TestApp['hasPost']>[0], search = '') => {
  const response = await app.call('GET', `/api/posts${search}`, { as: user })
  expect(response.status).toBe(200)
  return {
    posts: (await response.json()) as Post[],
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  }
}

test('a post is listed with its content, category, tone and dates', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { category: 'hot-takes', tone: 'casual' })
  const { posts } = await list(user)
  expect(posts).toEqual([post])
  expect(post).toMatchObject({
    content: someContent,
    categoryId: 'hot-takes',
    category: { name: 'Hot takes' },
    tone: { name: 'Casual' },
    scheduledFor: null,
    isPublished: false,
    publication: null,
    version: 1,
  })
  expect(new Date(post.createdAt).getTime()).toBeCloseTo(Date.now(), -5)
})

test('every answer has exactly the documented shape', async () => {
  const user = await app.signUp()
  const live = { publication: { url: 'https://example.com' } }
  for (const values of [
    {},
    { category: 'explanation', postType: null, engine: 'gpt-test', ...live },
    { category: 'from-a-later-version' },
  ]) {
    const one = await app.hasPost(user, {
      scheduledFor: new Date(Date.now() + 1e6),
      timeZone: 'Europe/Berlin',
      ...values,
    })
    expect(post.parse(one)).toEqual(one)
  }
  const { posts } = await list(user)
  expect(posts.map((one) => post.parse(one))).toEqual(posts)
})

test('the newest post comes first, or the oldest when asked', async () => {
  const user = await app.signUp()
  for (const [index, title] of ['first', 'second', 'third'].entries()) {
    await app.hasPost(user, { title, createdAt: new Date(Date.UTC(2026, 0, index + 1)) })
  }
  expect((await list(user)).posts.map((post) => post.title)).toEqual(['third', 'second', 'first'])
  expect((await list(user, '?sort=oldest')).posts.map((post) => post.title)).toEqual(['first', 'second', 'third'])
})

test.each(['newest', 'oldest'])(
  'pages in %s order follow one another without a gap or a double, also where times are equal',
  async (sort) => {
    const user = await app.signUp()
    const at = new Date()
    for (let index = 0; index < 7; index++) await app.hasPost(user, { title: `post ${index}`, createdAt: at })
    const seen: string[] = []
    let path: string | undefined = `/api/posts?limit=3&sort=${sort}`
    while (path) {
      const page = await list(user, path.slice('/api/posts'.length))
      seen.push(...page.posts.map((post) => post.id))
      path = page.next
    }
    expect(seen).toEqual((await list(user, `?sort=${sort}`)).posts.map((post) => post.id))
    expect(new Set(seen).size).toBe(7)
  },
)

test('all posts come as one list, however many pages they are read in', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { id: `${user.id}-` })
  await app.hasCopies(post, 119)
  const all = (await list(user)).posts.map(({ id }) => id)
  expect(new Set(all).size).toBe(120)
  const oldest = (await list(user, '?sort=oldest&q=monday')).posts.map(({ id }) => id)
  expect(oldest).toEqual(all.toReversed())
  const page = await list(user, '?limit=70')
  expect(page.posts.map(({ id }) => id)).toEqual(all.slice(0, 70))
})

test('pages are right whatever way the database takes to find them', async () => {
  const user = await app.signUp()
  for (let index = 0; index < 12; index++) {
    await app.hasPost(user, { title: `post ${index}`, createdAt: new Date(Date.UTC(2026, 0, index + 1)) })
  }
  // With fresh figures on a small table, PostgreSQL reads and sorts all rows instead of following the index.
  await app.db.$client.query('analyze posts')
  for (const filter of ['', '&q=post', '&category=personal-experience&status=draft']) {
    const titles = (await list(user, `?limit=2${filter}`)).posts.map((one) => one.title)
    expect(titles, filter).toEqual(['post 11', 'post 10'])
  }
})

test('a page with the last post says that nothing follows', async () => {
  const user = await app.signUp()
  await app.hasPost(user)
  await app.hasPost(user)
  expect((await list(user, '?limit=2')).next).toBeUndefined()
})

test('the status filters are those of the tabs', async () => {
  const user = await app.signUp()
  await app.hasPost(user, { title: 'draft' })
  await app.hasPost(user, { title: 'scheduled', scheduledFor: new Date(Date.now() + 1e6) })
  await app.hasPost(user, { title: 'published', savedToLibrary: true })
  await app.hasPost(user, { title: 'both', savedToLibrary: true, scheduledFor: new Date(Date.now() + 1e6) })
  const titles = async (status: string) =>
    (await list(user, `?status=${status}`)).posts.map((post) => post.title).sort()
  expect(await titles('draft')).toEqual(['draft'])
  expect(await titles('scheduled')).toEqual(['both', 'scheduled'])
  expect(await titles('published')).toEqual(['both', 'published'])
})

test('search finds any case in the title and the four sections, and takes % and _ literally', async () => {
  const user = await app.signUp()
  await app.hasPost(user, { title: 'Grüße aus Zürich' })
  await app.hasPost(user, { title: 'b', cta: 'Save 100% of it' })
  const found = async (q: string) => (await list(user, `?q=${encodeURIComponent(q)}&limit=10`)).posts.length
  expect(await found('GRÜSSE')).toBe(0)
  expect(await found('GRÜ')).toBe(1)
  expect(await found('100%')).toBe(1)
  expect(await found('1_0')).toBe(0)
  expect(await found('monday STATUS')).toBe(2)
  // A search matches within one section: a line does not continue in the next.
  expect(await found('Zürich\nWe')).toBe(0)
})

test('posts can be filtered by category', async () => {
  const user = await app.signUp()
  await app.hasPost(user, { category: 'predictions' })
  await app.hasPost(user)
  expect((await list(user, '?category=predictions')).posts).toHaveLength(1)
})

test.each([
  '?limit=0',
  '?limit=x',
  '?limit=100000',
  '?status=gone',
  '?sort=up',
  '?cursor=nonsense&limit=5',
  '?cursor=999999999999999.x',
  '?q=%00',
])('a list asked for with %s is refused with a sentence', async (search) => {
  const user = await app.signUp()
  const response = await app.call('GET', `/api/posts${search}`, { as: user })
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toMatch(/^[A-Za-z].+\.$/)
})

test('a change keeps fields that it does not name, counts the version up and keeps the former text', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const response = await app.call('PUT', `/api/posts/${post.id}`, {
    as: user,
    body: { content: { hook: 'Another hook.' } },
  })
  expect(await response.json()).toMatchObject({
    content: { ...someContent, hook: 'Another hook.' },
    version: 2,
    title: post.title,
  })
  const versions = await app.db.query.postVersions.findMany({ where: (version, { eq }) => eq(version.postId, post.id) })
  expect(versions).toMatchObject([{ version: 1, content: someContent }])
})

test('a change made on an older version is refused and overwrites nothing', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const change = (title: string) => app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title, version: 1 } })
  const answers = await Promise.all([change('one'), change('two')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  const winner = (await answers.find((answer) => answer.status === 200)?.json()) as Post
  expect((await list(user)).posts[0]?.title).toBe(winner.title)
})

test('a schedule is kept as instant, wall time and zone', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { savedToLibrary: true })
  const scheduledFor = '2999-07-01T07:00:00Z'
  const body = { scheduledFor, timeZone: 'europe/berlin', isPublished: false }
  const scheduled = (await (await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })).json()) as Post
  expect(scheduled).toMatchObject({
    isPublished: false,
    scheduledWallTime: '2999-07-01T09:00',
    timeZone: 'Europe/Berlin',
  })
  expect(new Date(scheduled.scheduledFor ?? '').toISOString()).toBe('2999-07-01T07:00:00.000Z')
})

test('a time without a zone is one in its author’s zone, and else in UTC', async () => {
  const scheduledFor = '2999-07-01T07:00:00Z'
  for (const [zone, kept] of [
    ['Asia/Kathmandu', { timeZone: 'Asia/Kathmandu', scheduledWallTime: '2999-07-01T12:45' }],
    [null, { timeZone: 'UTC', scheduledWallTime: '2999-07-01T07:00' }],
  ] as const) {
    const user = await app.signUp('Nora Field', zone)
    const { id } = await app.hasPost(user)
    const answer = await app.call('PUT', `/api/posts/${id}`, { as: user, body: { scheduledFor } })
    expect(await answer.json()).toMatchObject(kept)
  }
})

test('for a time that occurs twice, the chosen occurrence is kept', async () => {
  const user = await app.signUp()
  const { id } = await app.hasPost(user)
  const keptAt = async (scheduledFor: string | null) => {
    await app.call('PUT', `/api/posts/${id}`, { as: user, body: { scheduledFor, timeZone: 'America/New_York' } })
    const [row] = await app.db.select().from(posts).where(eq(posts.id, id))
    return [row?.scheduledWallTime, row?.scheduledOccurrence]
  }
  expect(await keptAt('2998-11-04T05:30:00Z')).toEqual(['2998-11-04T01:30', 'earlier'])
  expect(await keptAt('2998-11-04T06:30:00Z')).toEqual(['2998-11-04T01:30', 'later'])
  expect(await keptAt('2998-11-04T14:00:00Z')).toEqual(['2998-11-04T09:00', null])
  expect(await keptAt(null)).toEqual([null, null])
})

test.each([
  [{ scheduledFor: '2020-01-01T09:00:00Z' }, 'Choose a time in the future.'],
  [{ scheduledFor: 'tomorrow' }, /ISO date-time/],
  [{ scheduledFor: '0000-01-01T00:00:00Z' }, 'Choose a time in the future.'],
  [{ scheduledFor: '-000001-01-01T00:00:00Z' }, /ISO date-time/],
  [{ scheduledFor: '+275760-09-13T00:00:00Z' }, /ISO date-time/],
  [{ scheduledFor: '9999-12-31T23:59:59-23:59' }, 'Choose a time before the year 9999.'],
  [{ scheduledFor: '2999-01-01T09:00:00Z', timeZone: 'Mars/Olympus' }, /does not know the time zone Mars\/Olympus/],
  [{ scheduledFor: '2999-01-01T09:00:00Z', timeZone: 'x'.repeat(101) }, /^timeZone must be a time zone/],
  [{}, 'There is nothing to change in the request.'],
  [{ version: 1, content: {}, timeZone: 'UTC' }, 'There is nothing to change in the request.'],
  [{ title: '   ' }, 'A title is required.'],
  [{ content: 'text' }, /^content: /],
  [{ isPublished: 'yes' }, /^isPublished: /],
  [{ publication: { url: 'javascript:alert(1)' } }, /http/],
  [{ publication: { url: `https://example.com/${'x'.repeat(2_000)}` } }, 'A link can hold at most 2,000 characters.'],
  [{ title: 'a\0b' }, /NUL/],
])('the change %j is refused and nothing of the post changes', async (body, sentence) => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const response = await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(sentence)
  expect((await list(user)).posts).toEqual([post])
})

test('saving to the library publishes without claiming that the post is live', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const response = await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { isPublished: true } })
  expect(await response.json()).toMatchObject({ isPublished: true, publication: null })
})

test("the author's word makes a post live, with or without a link", async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const url = 'https://www.linkedin.com/feed/update/urn:li:share:1/'
  const response = await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { publication: { url } } })
  expect(await response.json()).toMatchObject({ isPublished: true, publication: { via: 'manual', url } })
})

test('a live post that is scheduled anew is a draft, to be posted once more', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const change = async (body: object) =>
    (await (await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })).json()) as Post
  await change({ publication: {} })
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  const planned = await change({ scheduledFor, isPublished: false })
  expect(planned).toMatchObject({ isPublished: false, publication: null })
  expect(new Date(planned.scheduledFor ?? 0)).toEqual(new Date(scheduledFor))
})

test('an author who takes the word back has a draft again', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const change = async (body: object) =>
    (await (await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })).json()) as Post
  await change({ publication: {} })
  expect(await change({ publication: null })).toMatchObject({ isPublished: false, publication: null })
  await change({ publication: {} })
  expect(await change({ publication: null, isPublished: true })).toMatchObject({ isPublished: true, publication: null })
})

test('a deleted post is gone', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: user })).status).toBe(204)
  expect((await list(user)).posts).toEqual([])
  expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: user })).status).toBe(404)
})

test("someone else's post looks as if it did not exist", async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()]
  const post = await app.hasPost(owner)
  const calls = [
    ['GET', `/api/posts/${post.id}`],
    ['PUT', `/api/posts/${post.id}`, { title: 'mine now' }],
    ['DELETE', `/api/posts/${post.id}`],
    ['POST', '/api/generate-post', { title: 'A subject of mine', category: 'hot-takes', postId: post.id }],
    ['POST', '/api/regenerate-section', { postId: post.id, section: 'hook' }],
    ['POST', '/api/custom-edit', { postId: post.id, instruction: 'Shorter' }],
  ] as const
  for (const [method, path, body] of calls) {
    const response = await app.call(method, path, { as: stranger, body })
    expect([response.status, await response.text()], path).toEqual([404, 'Post not found'])
  }
  expect((await list(stranger)).posts).toEqual([])
  expect((await list(owner)).posts).toEqual([post])
})

test('a post typed by hand can be kept', async () => {
  const user = await app.signUp()
  const response = await app.call('POST', '/api/posts', {
    as: user,
    body: { title: 'By hand', category: 'pain-points', content: { hook: 'Hello.' } },
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ title: 'By hand', engine: null, content: { hook: 'Hello.', cta: '' } })
})

test('the categories are the 24 of the catalogue and Lead magnet', async () => {
  const user = await app.signUp()
  const categories = (await (await app.call('GET', '/api/post-categories', { as: user })).json()) as {
    id: string
    name: string
  }[]
  expect(categories).toHaveLength(25)
  expect(categories.at(-1)).toEqual({ id: 'lead-magnet', name: 'Lead magnet' })
})

test.each([
  ['GET', '/api/posts'],
  ['POST', '/api/posts'],
  ['GET', '/api/posts/x'],
  ['PUT', '/api/posts/x'],
  ['DELETE', '/api/posts/x'],
  ['GET', '/api/post-categories'],
  ['GET', '/api/engines'],
  ['POST', '/api/generate-post'],
  ['POST', '/api/regenerate-section'],
  ['POST', '/api/custom-edit'],
])('%s %s needs a signed-in person', async (method, path) => {
  const response = await app.call(method, path, {
    headers: { cookie: 'hookline_session=forged' },
    body: method === 'GET' ? undefined : {},
  })
  expect([response.status, await response.text()]).toEqual([401, 'You are not signed in.'])
})

test('an expired session counts as none', async () => {
  const later = await startTestApp({ database: app.database, now: () => new Date(Date.now() + 7_200_000) })
  const user = await app.signUp()
  await app.hasPost(user)
  for (const path of ['/api/posts', '/api/user']) expect((await later.call('GET', path, { as: user })).status).toBe(401)
  await later.stop()
})

test('a scheduled time must be in the future at the moment of the call', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  expect(
    (await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { scheduledFor: tomorrow() } })).status,
  ).toBe(200)
})

test('a post can be kept with its time in one call, a past time is refused and nothing is kept', async () => {
  const author = await app.signUp()
  const body = { title: 'Planned', category: 'hot-takes', content: { hook: 'A hook' }, timeZone: 'Europe/Madrid' }
  const planned = await app.call('POST', '/api/posts', {
    as: author,
    body: { ...body, scheduledFor: '2099-01-05T09:00:00Z' },
  })
  expect(planned.status).toBe(201)
  const kept = (await planned.json()) as Post
  expect([new Date(kept.scheduledFor ?? 0).toISOString(), kept.timeZone]).toEqual([
    '2099-01-05T09:00:00.000Z',
    'Europe/Madrid',
  ])
  const past = await app.call('POST', '/api/posts', {
    as: author,
    body: { ...body, scheduledFor: '2020-01-05T09:00:00Z' },
  })
  expect([past.status, await past.text()]).toEqual([400, 'Choose a time in the future.'])
  expect(await (await app.call('GET', '/api/posts', { as: author })).json()).toHaveLength(1)
})

test('claims that the author settled are kept with the post, and sending them again replaces them', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  expect([post.claims, post.answers]).toEqual([[], []])
  const settle = async (claims: unknown) => app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { claims } })
  const claims = [
    { key: '40%', state: 'true' },
    { key: 'anna berg', state: 'asked' },
  ]
  expect(await (await settle(claims)).json()).toMatchObject({ claims, content: someContent, version: 2 })
  expect((await list(user)).posts[0]?.claims).toEqual(claims)
  expect(await (await settle([])).json()).toMatchObject({ claims: [] })
  const refused = await settle([{ key: '40%', state: 'maybe' }])
  expect([refused.status, await refused.text()]).toEqual([400, 'state must be true or asked.'])
})

const change = async (user: TestUser, post: Post, content: Partial<PostContent>) => {
  const response = await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { content } })
  return (await response.json()) as Post
}

test('text that the author types is their word: its claims are settled, claims from before are not', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { hook: 'It has 90 readers.', insight: 'A page.', value: '', cta: '' })
  const typed = await change(user, post, { insight: 'We saved 40 hours with Anna Berg.' })
  expect(typed.claims).toEqual([
    { key: '40 hour | anna berg', state: 'true' },
    { key: 'anna berg', state: 'true' },
  ])
  expect((await change(user, post, { hook: 'It has ninety readers, and 12 offices.' })).claims.slice(2)).toEqual([
    { key: '12 offic', state: 'true' },
  ])
})

test('claims in typed text join the settled ones, and settled claims in the request stay', async () => {
  const user = await app.signUp()
  const settled = [{ key: 'anna berg', state: 'asked' }] as const
  const post = await app.hasPost(user, { claims: [...settled] })
  expect((await change(user, post, { hook: 'It was in 2021.' })).claims).toEqual([
    ...settled,
    { key: 'y2021', state: 'true' },
  ])
  const body = { content: { hook: 'It was in 2022.' }, claims: settled }
  const sent = await app.call('PUT', `/api/posts/${post.id}`, { as: user, body })
  expect(await sent.json()).toMatchObject({ claims: settled })
})

test('restored text is not typed: its claims stay open', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user, { hook: 'It has 90 readers.' })
  await change(user, post, { hook: 'It has readers.' })
  expect((await change(user, post, { hook: 'It has 90 readers.' })).claims).toEqual([])
})

test('a post written by hand is its author’s word', async () => {
  const user = await app.signUp()
  const body = {
    title: 'By hand, for 90 readers',
    category: 'hot-takes',
    content: { hook: '90 readers, 40 % less work.' },
  }
  const created = await app.call('POST', '/api/posts', { as: user, body })
  expect(await created.json()).toMatchObject({ claims: [{ key: '40% | reade', state: 'true' }] })
})

test('a post written by hand can come with the claims its author was asked about', async () => {
  const user = await app.signUp()
  const claims = [{ key: '40%', state: 'asked' }]
  const body = { title: 'By hand', category: 'hot-takes', content: { hook: '40 % less.' }, claims }
  const created = await app.call('POST', '/api/posts', { as: user, body })
  expect(await created.json()).toMatchObject({ claims })
})
