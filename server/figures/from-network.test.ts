import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Figures, MeasuredPost } from '#shared/figures.ts'
import { figureFiles, figurePosts, networkAccounts } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, networkOf } from '../testing/networks.ts'
import { enqueueReadings, readFromNetwork } from './from-network.ts'

const day = 86_400_000
const scopes = 'openid profile w_member_social r_member_postAnalytics'
let stub: LinkedInStub
let app: TestApp
let nora: TestUser
let clock = Date.now()
beforeAll(async () => {
  stub = await startLinkedInStub()
  const env = { ...stub.env, LINKEDIN_SCOPES: scopes, LINKEDIN_FIGURE_CALLS: '40' }
  app = await startTestApp({ env, now: () => new Date(clock) })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  clock = Date.now()
  await app.db.delete(networkAccounts)
  stub.figures.fail()
  stub.figures.counts.clear()
  stub.figures.asked.length = 0
  nora = await app.signUp()
  await connectsNetwork(app, nora)
})

const account = async () => (await app.db.select().from(networkAccounts).where(eq(networkAccounts.userId, nora.id)))[0]!

/** A post of Nora's, live on LinkedIn since a moment. */
async function livePost(at: number, impressions: number | null) {
  const { externalId } = await account()
  const urn = `urn:li:share:${BigInt(at) << 22n}`
  const [author, url] = [`urn:li:person:${externalId}`, `https://www.linkedin.com/feed/update/${urn}/`]
  stub.posts.push({ urn, author, text: '', commentary: '', content: null, comments: [], createdAt: at })
  if (impressions !== null) stub.figures.counts.set(urn, { IMPRESSION: impressions, POST_SAVE: 2 })
  const body = { posts: [{ address: url, text: `It was ${at}.` }] }
  expect((await app.call('POST', '/api/figures/archive/posts', { as: nora, body })).status).toBe(200)
  return urn
}

const { signal } = new AbortController()
const read = () => readFromNetwork(app.deps, { workspaceId: nora.workspaceId, userId: nora.id }, { signal })
const kept = () =>
  app.db
    .select({ on: figureFiles.to, kind: figureFiles.kind, figures: figurePosts.figures })
    .from(figurePosts)
    .innerJoin(figureFiles, eq(figureFiles.id, figurePosts.fileId))
    .where(eq(figureFiles.workspaceId, nora.workspaceId))
    .orderBy(figureFiles.to)
const onDay = (at: number) => new Date(at).toISOString().slice(0, 10)

test('the totals of each day are a file of that day, so a post grows from one to the next; nothing is asked twice', async () => {
  const urn = await livePost(clock - day, 100)
  await read()
  await read()
  expect(stub.figures.asked).toHaveLength(8)
  const figures = (await (await app.call('GET', '/api/figures', { as: nora })).json()) as Figures
  expect(figures).toMatchObject({
    files: [{ name: 'LinkedIn’s API', kind: 'api', to: onDay(clock) }],
  })
  const posts = (await (await app.call('GET', '/api/figures/posts', { as: nora })).json()) as MeasuredPost[]
  expect(posts).toMatchObject([
    { figures: { impressions: 100, saves: 2 }, asOf: onDay(clock), post: { by: 'address' } },
  ])
  // What LinkedIn does not tell stays unknown.
  expect(posts[0]!.figures.reactions).toBeUndefined()
  stub.figures.counts.set(urn, { IMPRESSION: 160 })
  clock += day
  await read()
  expect((await kept()).map(({ on, figures }) => [on, figures.impressions])).toEqual([
    [onDay(clock - day), 100],
    [onDay(clock), 160],
  ])
})

test('two servers plan one reading a day for a person who granted it, and none for others', async () => {
  await livePost(clock - day, 5)
  const ben = await app.signUp()
  await connectsNetwork(app, ben)
  await app.db
    .update(networkAccounts)
    .set({ scopes: ['w_member_social'] })
    .where(eq(networkAccounts.userId, ben.id))
  await Promise.all([enqueueReadings(app.deps), enqueueReadings(app.deps)])
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1), { timeout: 10_000 })
  await enqueueReadings(app.deps)
  const { rows } = await app.db.execute(`select from jobs where kind = 'read-figures'`)
  expect(rows).toHaveLength(0)
  expect(stub.figures.asked).toHaveLength(8)
  expect(await networkOf(app, ben)).toMatchObject({ account: { figures: null } })
})

test('the day’s calls are shared out among the accounts, and young posts come first', async () => {
  const urns = []
  for (let age = 1; age <= 4; age += 1) urns.push(await livePost(clock - age * day, age))
  await connectsNetwork(app, await app.signUp())
  await read()
  // 40 calls for two accounts, 8 for a post.
  expect([...new Set(stub.figures.asked.map(({ urn }) => urn))]).toEqual(urns.slice(0, 2))
  expect(await networkOf(app, nora)).toMatchObject({
    account: { figures: { on: onDay(clock), sentence: expect.stringMatching(/^This server’s calls/) } },
  })
  await read()
  expect(stub.figures.asked).toHaveLength(16)
})

test('old posts are asked about seldom, those of more than a year never', async () => {
  const urns = [20, 300, 400].map((age) => clock - age * day)
  for (const at of urns) await livePost(at, 1)
  await read()
  expect(stub.figures.asked).toHaveLength(16)
  clock += day
  await read()
  // The 21st day is a seventh.
  expect(stub.figures.asked).toHaveLength(24)
})

test('a refusal ends the day without harm to the connection, and a post that LinkedIn forgot costs one call', async () => {
  await livePost(clock - day, null)
  await livePost(clock - 2 * day, 7)
  stub.figures.fail('forbidden')
  await read()
  expect(await networkOf(app, nora)).toMatchObject({
    account: { state: 'connected', figures: { sentence: expect.stringMatching(/doesn’t let this server’s app/) } },
  })
  for (const fault of ['version', 'throttled'] as const) {
    stub.figures.fail(fault)
    await read()
    expect((await account()).figuresRefused).toBe(fault === 'version' ? 'version' : 'later')
  }
  expect(stub.figures.asked).toEqual([])
  clock += day
  await read()
  expect(stub.figures.asked).toHaveLength(9)
  expect(await kept()).toMatchObject([{ figures: { impressions: 7 } }])
  expect((await account()).figuresRefused).toBeNull()
})

test('an outage is tried again soon, and a token that was taken back ends the connection', async () => {
  await livePost(clock - day, 3)
  for (const fault of ['unavailable', 'cut'] as const) {
    stub.figures.fail(fault)
    await expect(read()).rejects.toThrow('The network did not answer.')
  }
  await read()
  expect(await kept()).toHaveLength(1)
  clock += day
  stub.figures.fail('revoked')
  await read()
  expect((await account()).refused).toBe('revoked')
})
