import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentText } from '#shared/posts.ts'
import { networkAccounts, publications } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { connectsNetwork, networkOf, postOnce, publishes, readsPost } from '../testing/networks.ts'

let stub: LinkedInStub
let app: TestApp
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})

const day = 86_400_000
const rowOf = async ({ id }: TestUser) =>
  (await app.db.select().from(networkAccounts).where(eq(networkAccounts.userId, id)))[0]

test('a person connects their account, and no readable token is stored', async () => {
  const user = await app.signUp()
  expect(await networkOf(app, user)).toEqual({ isConfigured: true, account: null, waiting: 0 })
  expect((await connectsNetwork(app, user, { answer: 'allow', member: 'Ada Stone' })).search).toBe('?network=connected')
  const { account } = await networkOf(app, user)
  expect(account).toMatchObject({ name: 'Ada Stone', publishes: true, state: 'connected', sentence: null })
  const row = await rowOf(user)
  expect(row?.scopes).toEqual(['openid', 'profile', 'email', 'w_member_social'])
  const exported = await app.call('GET', '/api/user/export', { as: user })
  const everything = JSON.stringify([row, app.logs]) + Buffer.from(await exported.arrayBuffer()).toString('latin1')
  for (const token of stub.tokens()) expect(everything).not.toContain(token)
  const stranger = await app.signUp()
  await app.db.update(networkAccounts).set({ workspaceId: stranger.workspaceId, userId: stranger.id })
  expect((await networkOf(app, stranger)).account).toMatchObject({ state: 'over' })
  expect((await networkOf(app, user)).account).toBeNull()
})

test.each([
  [{ answer: 'cancel' }, 'You cancelled it. Nothing was connected.'],
  [{ client_id: 'x', answer: 'allow' }, null],
  [
    { scope: 'r_everything' },
    'LinkedIn does not grant this server’s app the permissions it asks for. Whoever runs the server has to check LINKEDIN_SCOPES.',
  ],
  [{ answer: 'allow', member: 'Ada', scope: 'openid' }, 'LinkedIn did not allow posting. Nothing was connected.'],
])('a person who comes back from LinkedIn with %j reads %j', async (answer, sentence) => {
  const user = await app.signUp()
  const back = await connectsNetwork(app, user, answer).catch(() => null)
  expect(back?.searchParams.get('network') ?? null).toBe(sentence)
  expect((await networkOf(app, user)).account).toBeNull()
})

test('an answer that this browser did not ask for, or that is somebody else’s, connects nothing', async () => {
  const user = await app.signUp()
  const forged = await app.call('GET', '/api/network/callback?state=abc&code=def', { as: user })
  expect(decodeURIComponent(forged.headers.get('location') ?? '').replaceAll('+', ' ')).toContain(
    'The connection was started in another browser or too long ago.',
  )
  const other = await app.signUp()
  const begun = await app.call('GET', '/api/network/connect', { as: other })
  const cookie = [user.cookie, begun.headers.get('set-cookie')?.split(';')[0]].join('; ')
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
  const back = await app.call('GET', `/api/network/callback?state=${state}&code=x`, { headers: { cookie } })
  expect(back.headers.get('location')).toContain('Another+account')
  expect((await networkOf(app, user)).account).toBeNull()
})

test('a connection is announced as ending for a week, and nothing is sent with it afterwards', async () => {
  const user = await app.signUp()
  await connectsNetwork(app, user)
  const endsIn = async (days: number) => {
    const expiresAt = new Date(Date.now() + days * day)
    await app.db.update(networkAccounts).set({ expiresAt }).where(eq(networkAccounts.userId, user.id))
    return (await networkOf(app, user)).account
  }
  expect(await endsIn(8)).toMatchObject({ state: 'connected' })
  expect(await endsIn(6.9)).toMatchObject({ state: 'expiring', sentence: null })
  expect(await endsIn(-1)).toMatchObject({ state: 'over', sentence: 'The connection to LinkedIn has expired.' })
  const post = await app.hasPost(user)
  const refused = await publishes(app, user, post)
  expect([refused.status, (await readsPost(app, user, post)).status]).toEqual([409, 'draft'])
})

test('posts that failed for lack of a connection are published once the person connects again, unless they were stopped', async () => {
  const user = await app.signUp()
  await connectsNetwork(app, user)
  const [post, stopped] = [await app.hasPost(user), await app.hasPost(user, { hook: 'Stopped.' })]
  stub.end('revoked')
  await publishes(app, user, post)
  await postOnce(app, user, post, ({ failure }) => failure?.code === 'revoked')
  expect((await networkOf(app, user)).account?.state).toBe('over')
  await app.db.insert(publications).values({
    postId: stopped.id,
    network: 'linkedin',
    state: 'failed',
    via: 'linkedin',
    error: 'revoked',
    updatedAt: new Date(),
  })
  expect((await networkOf(app, user)).waiting).toBe(2)
  await app.call('DELETE', `/api/posts/${stopped.id}/publish`, { as: user })
  expect((await networkOf(app, user)).waiting).toBe(1)
  await connectsNetwork(app, user)
  const live = await postOnce(app, user, post, ({ status }) => status === 'published')
  expect(stub.posts.find(({ urn }) => live.publication?.url?.includes(urn))?.text).toBe(contentText(post.content))
  expect((await readsPost(app, user, stopped)).failure?.code).toBe('stopped')
})

test('disconnecting deletes the token, and the end of a membership does, too', async () => {
  const [user, owner] = [await app.signUp(), await app.signUp()]
  await connectsNetwork(app, user)
  expect((await app.call('DELETE', '/api/network', { as: user })).status).toBe(204)
  expect(await rowOf(user)).toBeUndefined()
  const told = await app.call('GET', '/api/activity?group=workspace', { as: user })
  const entries = (await told.json()) as { kind: string }[]
  expect(entries.map(({ kind }) => kind)).toEqual(['network disconnected', 'network connected'])
  const member = await app.joins(user, owner)
  await connectsNetwork(app, member)
  expect((await rowOf(user))?.workspaceId).toBe(owner.workspaceId)
  const gone = await app.call('DELETE', '/api/user', { as: user, body: { username: user.username } })
  expect([gone.status, await rowOf(user)]).toEqual([204, undefined])
})

test('a person who chooses to post by hand is reminded, though connected', async () => {
  const user = await app.signUp()
  expect((await app.call('PUT', '/api/network', { as: user, body: { publishes: false } })).status).toBe(404)
  await connectsNetwork(app, user)
  const changed = await app.call('PUT', '/api/network', { as: user, body: { publishes: false } })
  expect(await changed.json()).toMatchObject({ account: { publishes: false } })
})

test('a server without an app at LinkedIn says so', async () => {
  const plain = await withTestApp()
  const user = await plain.signUp()
  expect(await networkOf(plain, user)).toEqual({ isConfigured: false, account: null, waiting: 0 })
  const answer = await plain.call('GET', '/api/network/connect', { as: user })
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('LINKEDIN_CLIENT_ID')])
  const refused = await publishes(plain, user, await plain.hasPost(user))
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'LinkedIn is not connected. Connect it in Settings → Integrations, or post by hand.',
  ])
})
