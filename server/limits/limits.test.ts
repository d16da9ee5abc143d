import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkspaceUse } from '#shared/limits.ts'
import type { OperatedWorkspace } from '#shared/operators.ts'
import { users } from '../database/schema.ts'
import { requireSpace } from '../media/media.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const env = { OPERATORS: 'olga@example.com', PASSWORD_FORMS: 'on' }
let app: TestApp
let second: TestApp
let operator: TestUser
beforeAll(async () => {
  app = await startTestApp({ env })
  second = await startTestApp({ env, database: app.database })
  operator = { ...(await app.signUp('Olga Run')), username: 'olga@example.com' }
  await app.db.update(users).set({ username: operator.username }).where(eq(users.id, operator.id))
})
afterAll(async () => {
  await second.stop()
  await app.stop()
})

const said = async (response: Response) => [response.status, await response.text()]
const useSeenBy = async (as: TestUser): Promise<WorkspaceUse> =>
  (await app.call('GET', '/api/workspace/limits', { as })).json()
const sets = async ({ workspaceId }: TestUser, limits: object): Promise<OperatedWorkspace> => {
  const answer = await app.call('PUT', `/api/operator/workspaces/${workspaceId}/limits`, { as: operator, body: limits })
  expect(answer.status).toBe(200)
  return answer.json()
}
const generates = (as: TestUser, on = app) =>
  on.call('POST', '/api/generate-post', { as, body: { title: 'Shorter meetings for all', category: 'hot-takes' } })

test('an owner sees what the workspace uses, and a limit counts on every server at once', async () => {
  const owner = await app.signUp('Ada Field')
  await app.hasPost(owner)
  expect((await generates(owner)).status).toBe(200)
  const usual = { posts: { used: 2, limit: 10_000 }, members: { used: 1, limit: 100 } }
  expect(await useSeenBy(owner)).toMatchObject({ ...usual, generations: { used: 1, limit: null } })
  const set = await sets(owner, { posts: 3, members: 1, media: 1_000_000, generations: 2 })
  expect(set).toMatchObject({
    owners: [owner.username],
    set: { posts: 3, members: 1, media: 1_000_000, generations: 2 },
  })
  expect(await useSeenBy(owner)).toMatchObject({
    posts: { used: 2, limit: 3 },
    members: { used: 1, limit: 1 },
    media: { used: 0, limit: 1_000_000 },
    generations: { used: 1, limit: 2 },
  })

  expect((await generates(owner, second)).status).toBe(200)
  expect(await said(await generates(owner, second))).toEqual([
    400,
    expect.stringMatching(/^At most 3 posts can be kept/),
  ])
  expect(await said(await second.call('POST', '/api/authors', { as: owner, body: { fullName: 'Theo Lind' } }))).toEqual(
    [402, 'This workspace holds at most 1 member. Nobody was added.'],
  )
  const ctx = await second.contextOf(owner)
  await expect(ctx.db.transaction((tx) => requireSpace(ctx, tx, 1_000_001))).rejects.toThrow(/at most 1 MB/)
  await sets(owner, { posts: null })
  expect(await said(await generates(owner, second))).toEqual([
    402,
    expect.stringMatching(/^This workspace has used all 2 AI generations that whoever runs this server allows it\./),
  ])
  await sets(owner, { generations: null, members: null })
  expect((await generates(owner, second)).status).toBe(200)
  const entries = (await (await app.call('GET', '/api/activity', { as: owner })).json()) as {
    kind: string
    by: object
  }[]
  expect(entries.filter(({ kind }) => kind === 'limits set').map(({ by }) => by)).toEqual(
    Array(3).fill({ kind: 'server', id: null, name: null, through: null }),
  )
})

test('only operators see workspaces and set limits, and only owners see their use', async () => {
  const owner = await app.signUp('Bea Hill')
  const editor = await app.joins(await app.signUp(), owner)
  expect((await app.call('GET', '/api/workspace/limits', { as: editor })).status).toBe(403)
  expect((await app.call('GET', '/api/operator/workspaces', { as: owner })).status).toBe(403)
  const limits = `/api/operator/workspaces/${owner.workspaceId}/limits`
  expect((await app.call('PUT', limits, { as: owner, body: { posts: 9_000 } })).status).toBe(403)
  for (const body of [{ posts: 10_001 }, { members: 0 }, { media: -1 }, { generations: 1.5 }])
    expect((await app.call('PUT', limits, { as: operator, body })).status).toBe(400)
  expect((await app.call('PUT', limits.replace(owner.workspaceId, 'none'), { as: operator, body: {} })).status).toBe(
    404,
  )
  const found = await app.call('GET', `/api/operator/workspaces?name=${owner.username}`, { as: operator })
  expect(await found.json()).toMatchObject([{ id: owner.workspaceId, use: { members: { used: 2 } } }])
})
