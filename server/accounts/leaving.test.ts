import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  jobs,
  members,
  posts,
  proofs,
  sessions,
  subscriptions,
  voiceHabits,
  voiceSketches,
  workspaces,
  writingSamples,
} from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
let owner: TestUser
let second: TestUser
let third: TestUser
beforeAll(async () => {
  app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  owner = await app.signUp()
  second = await app.joins(await app.signUp('Tom Vale'), owner)
  third = await app.joins(await app.signUp('Ada Own'), owner)
})

const remove = async (as: TestUser) =>
  (await app.call('DELETE', '/api/user', { as, body: { username: as.username } })).status
const status = async (as: TestUser, path = '/api/user') => (await app.call('GET', path, { as })).status
const rolesIn = async ({ workspaceId }: TestUser) => {
  const rows = await app.db.select().from(members).where(eq(members.workspaceId, workspaceId))
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}
const isThere = async (id: string) => (await app.db.$count(workspaces, eq(workspaces.id, id))) === 1
const speaks = async (as: TestUser) => {
  const say = async (method: string, path: string, body: object) =>
    expect((await app.call(method, `/api${path}`, { as, body })).ok).toBe(true)
  await say('POST', '/writing-samples', { content: 'A sample of mine, long enough to be kept by the app.' })
  await say('POST', '/proofs', { kind: 'fact', content: 'We are eleven.' })
  await say('PUT', '/voice/sketch', { text: 'Dry, short, stops early.' })
  await say('PUT', '/never-say', { phrases: ['game changer'] })
  const { workspaceId, id: authorId } = as
  await app.db.insert(voiceHabits).values({ workspaceId, authorId, habit: 'opening', isOff: true })
}
const voicesIn = async ({ workspaceId }: TestUser) => {
  const tables = [writingSamples, proofs, voiceSketches, voiceHabits]
  const rows = await Promise.all(
    tables.map((table) => app.db.select({ id: table.authorId }).from(table).where(eq(table.workspaceId, workspaceId))),
  )
  return rows.map((authors) => authors.map(({ id }) => id))
}
const pays = async ({ workspaceId }: TestUser) =>
  void (await app.db.insert(subscriptions).values({
    workspaceId,
    customerId: `cus_${workspaceId}`,
    subscriptionId: `sub_${workspaceId}`,
    plan: 'pro',
    status: 'active',
    refreshAt: new Date('2099-01-01'),
    updatedAt: new Date(),
  }))
const endingsFor = ({ workspaceId }: TestUser) =>
  app.db.$count(jobs, sql`${jobs.kind} = 'end-billing' and ${jobs.payload}->>'customerId' = ${`cus_${workspaceId}`}`)

test('leaving a shared workspace takes the voice along and keeps the posts, the plan and the others’ voices', async () => {
  await pays(owner)
  for (const one of [owner, second]) await speaks(one)
  const mine = await app.hasPost(owner, { title: 'By the owner' })
  await app.hasPost(second, { title: 'By the second' })
  expect(await remove(owner)).toBe(204)
  expect(await status(owner)).toBe(401)
  expect(await voicesIn(owner)).toEqual([[second.id], [second.id], [second.id], [second.id]])
  expect(await status(second, `/api/posts/${mine.id}`)).toBe(200)
  const left = await app.db.select().from(posts).where(eq(posts.workspaceId, owner.workspaceId)).orderBy(posts.title)
  expect(left.map(({ title, authorId }) => [title, authorId])).toEqual([
    ['By the owner', null],
    ['By the second', second.id],
  ])
  const billing = await app.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, owner.workspaceId))
  expect(billing).toMatchObject([{ status: 'active', plan: 'pro' }])
  expect(await endingsFor(owner)).toBe(0)
})

test('when the only owner leaves, the longest-standing member becomes the owner', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  for (const [day, { id }] of [third, second].entries())
    await app.db
      .update(members)
      .set({ joinedAt: at(day + 1) })
      .where(eq(members.userId, id))
  expect(await remove(owner)).toBe(204)
  expect(await rolesIn(owner)).toEqual({ [third.id]: 'owner', [second.id]: 'editor' })
})

test('with another owner left nobody is promoted, and an editor who leaves changes nothing', async () => {
  await app.db.update(members).set({ role: 'owner' }).where(eq(members.userId, third.id))
  expect(await remove(second)).toBe(204)
  expect(await rolesIn(owner)).toEqual({ [owner.id]: 'owner', [third.id]: 'owner' })
  const fourth = await app.joins(await app.signUp(), owner)
  expect(await remove(owner)).toBe(204)
  expect(await rolesIn(owner)).toEqual({ [third.id]: 'owner', [fourth.id]: 'editor' })
})

test('a workspace without other members is deleted with its person, and its plan ends', async () => {
  const alone = await app.signUp()
  const guest = await app.joins(alone, owner)
  await pays(alone)
  await app.hasPost(alone)
  expect(await remove(guest)).toBe(204)
  expect(await isThere(alone.workspaceId)).toBe(false)
  expect(await endingsFor(alone)).toBe(1)
  expect(await isThere(owner.workspaceId)).toBe(true)
})

test('a workspace is deleted with its last member, also one who is no owner, and its plan ends', async () => {
  const { id, username } = await app.signUp()
  const [workspace] = await app.db.insert(workspaces).values({ id: randomUUID(), createdAt: new Date() }).returning()
  const last = await app.joins({ id, username, workspaceId: '', cookie: '' }, { workspaceId: workspace!.id })
  await pays(last)
  expect(await remove(last)).toBe(204)
  expect(await isThere(last.workspaceId)).toBe(false)
  expect(await endingsFor(last)).toBe(1)
})

test('when all leave at once, the workspace is deleted with the last of them', async () => {
  await pays(owner)
  expect(await Promise.all([owner, second, third].map(remove))).toEqual([204, 204, 204])
  expect(await isThere(owner.workspaceId)).toBe(false)
  expect(await endingsFor(owner)).toBe(1)
})

test('a former member is not signed in to the workspace', async () => {
  await app.hasPost(second)
  await app.db.delete(members).where(eq(members.userId, second.id))
  expect(await status(second)).toBe(401)
  expect(await status(second, '/api/posts')).toBe(401)
  expect(await app.db.$count(sessions, eq(sessions.userId, second.id))).toBe(0)
})

test('people sign in to the workspace that they own, or to the one they joined first', async () => {
  const person = { username: 'guest@example.com', password: 'secret-1' }
  expect((await app.call('POST', '/api/register', { body: { ...person, fullName: 'Mia Lund' } })).status).toBe(200)
  const signIn = async () => {
    const response = await app.call('POST', '/api/login', { body: person })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const posts = await app.call('GET', '/api/posts', { headers: { cookie } })
    return ((await posts.json()) as { title: string }[]).map(({ title }) => title)
  }
  await app.hasPost(owner, { title: 'In the shared one' })
  const { id } = (await app.db.query.users.findFirst({ where: (one, { eq }) => eq(one.username, person.username) }))!
  await app.joins({ ...person, id, workspaceId: '', cookie: '' }, owner)
  expect(await signIn()).toEqual([])
  await app.db.delete(members).where(sql`${members.userId} = ${id} and ${members.role} = 'owner'`)
  expect(await signIn()).toEqual(['In the shared one'])
})
