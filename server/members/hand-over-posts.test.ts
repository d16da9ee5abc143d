import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostsOfAuthor } from '#shared/members.ts'
import type { Post } from '#shared/posts.ts'
import { members, posts } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const read = async <T>(as: TestUser, path: string): Promise<T> => (await app.call('GET', path, { as })).json()
const authorOf = async (as: TestUser, { id }: Post) => (await read<Post>(as, `/api/posts/${id}`)).authorId
const handsOver = (as: TestUser, from: { id: string }, to: { id: string }) =>
  app.call('POST', '/api/hand-overs', { as, body: { from: from.id, to: to.id } })
const letsOthersWrite = (as: TestUser) => app.call('PUT', '/api/membership', { as, body: { letsOthersWrite: true } })
const inADay = () => new Date(app.deps.now().getTime() + 86_400_000)

async function team() {
  const owner = await app.signUp('Ada Field')
  const leaver = await app.joins(await app.signUp('Ben Gray'), owner)
  return { owner, leaver }
}

test('an owner hands over what is not live, also of somebody who has left, and names of versions stay', async () => {
  const { owner, leaver } = await team()
  const draft = await app.hasPost(leaver)
  const planned = await app.hasPost(leaver, { scheduledFor: inADay() })
  const live = await app.hasPost(leaver, { publication: { state: 'published', via: 'manual' } })
  const forOwner = await app.hasPost(owner, { writtenById: leaver.id })
  const edited = await app.call('PUT', `/api/posts/${draft.id}`, {
    as: leaver,
    body: { content: { hook: 'Ben’s words' } },
  })
  expect(edited.status).toBe(200)
  const binned = await app.hasPost(leaver)
  await app.call('DELETE', `/api/posts/${binned.id}`, { as: leaver })
  await app.call('DELETE', `/api/members/${leaver.id}`, { as: leaver })

  expect(await read<PostsOfAuthor[]>(owner, '/api/hand-overs')).toEqual([
    { id: owner.id, name: 'Ada Field', isMember: true, posts: 1, scheduled: 0 },
    { id: leaver.id, name: 'Ben Gray', isMember: false, posts: 2, scheduled: 1 },
  ])
  const answer = await handsOver(owner, leaver, owner)
  expect([answer.status, await answer.json()]).toEqual([200, { posts: 2, scheduled: 1 }])
  const authors = [await authorOf(owner, draft), await authorOf(owner, planned), await authorOf(owner, live)]
  expect(authors).toEqual([owner.id, owner.id, leaver.id])
  const after = await read<Post>(owner, `/api/posts/${planned.id}`)
  expect(after.scheduledFor).toBe(planned.scheduledFor)
  const [kept] = await app.db.select().from(posts).where(eq(posts.id, forOwner.id))
  expect(kept?.writtenById).toBeNull()
  await app.call('POST', `/api/trash/${binned.id}/restore`, { as: owner })
  expect(await authorOf(owner, binned)).toBe(owner.id)
  const entries = await read<unknown[]>(owner, '/api/activity')
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'posts handed over',
      about: { id: leaver.id, name: 'Ben Gray' },
      detail: { name: 'Ada Field', count: 2 },
    }),
  )
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'text edited', by: expect.objectContaining({ id: leaver.id }) }),
  )
})

test('nobody gets posts in their name who does not let others write, and only owners hand over those of others', async () => {
  const { owner, leaver } = await team()
  const post = await app.hasPost(leaver)
  const colleague = await app.joins(await app.signUp('Cleo Hart'), owner, 'editor')
  const refused = await handsOver(owner, leaver, colleague)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Cleo Hart does not let others'),
  ])
  expect((await handsOver(colleague, leaver, colleague)).status).toBe(403)
  expect((await handsOver(owner, leaver, await app.signUp())).status).toBe(404)
  expect(await read(colleague, '/api/hand-overs')).toEqual([])
  expect(await authorOf(owner, post)).toBe(leaver.id)

  await letsOthersWrite(colleague)
  const left = await app.call('DELETE', `/api/members/${leaver.id}?postsTo=${colleague.id}`, { as: leaver })
  expect(left.status).toBe(204)
  expect(await authorOf(owner, post)).toBe(colleague.id)
  const isIn = and(eq(members.workspaceId, owner.workspaceId), eq(members.userId, leaver.id))
  expect(await app.db.$count(members, isIn)).toBe(0)
})
