import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import type { Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { tinyImage } from '../testing/requests.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const me = async (as: TestUser, headers?: Record<string, string>): Promise<CurrentUser> =>
  (await app.call('GET', '/api/user', { as, headers })).json()
const inTab = (id: string) => ({ 'x-workspace': id })

test('a person makes a workspace for a client, switches and renames', async () => {
  const person = await app.signUp()
  const made = await app.call('POST', '/api/workspaces', { as: person, body: { name: ' Field & Sons ' } })
  expect(made.status).toBe(201)
  const { workspaceId } = (await made.json()) as CurrentUser
  expect(await me(person)).toMatchObject({ workspaceId, role: 'owner', workspaces: [{}, { name: 'Field & Sons' }] })
  const choose = async (id: string) =>
    (await app.call('PUT', '/api/user/workspace', { as: person, body: { id } })).status
  expect(await choose((await app.signUp()).workspaceId)).toBe(404)
  expect(await choose(person.workspaceId)).toBe(204)
  expect((await me(person)).workspaceId).toBe(person.workspaceId)
  const renamed = await app.call('PUT', '/api/workspace', {
    as: person,
    body: { name: 'Mine' },
    headers: inTab(workspaceId),
  })
  expect(((await renamed.json()) as CurrentUser).workspaces.map(({ name }) => name)[1]).toBe('Mine')
  const editor = await app.joins(await app.signUp(), person)
  expect((await app.call('PUT', '/api/workspace', { as: editor, body: { name: 'Ours' } })).status).toBe(403)
})

test('two tabs work in two workspaces of one session, and nothing lands in the other', async () => {
  const person = await app.signUp()
  const client = await app.signUp()
  await app.joins(person, client)
  const tabs = [inTab(person.workspaceId), inTab(client.workspaceId)]
  const make = async (headers: Record<string, string>, title: string): Promise<Post> =>
    (await app.call('POST', '/api/posts', { as: person, headers, body: { title, category: 'hot-takes' } })).json()
  const posts = [await make(tabs[0]!, 'The first tab'), await make(tabs[1]!, 'The second tab')]
  const titles = async (headers: Record<string, string>, path = '/api/posts') =>
    ((await (await app.call('GET', path, { as: person, headers })).json()) as Post[]).map(({ title }) => title)
  for (const path of ['/api/posts', '/api/posts?limit=5']) {
    expect(await titles(tabs[0]!, path)).toEqual(['The first tab'])
    expect(await titles(tabs[1]!, path)).toEqual(['The second tab'])
  }
  expect(await titles({}, `/api/posts?workspace=${client.workspaceId}`)).toEqual(['The second tab'])
  const change = async (headers: Record<string, string>, id: string) =>
    (await app.call('PUT', `/api/posts/${id}`, { as: person, headers, body: { title: 'Changed here' } })).status
  expect(await change(tabs[0]!, posts[1]!.id)).toBe(404)
  expect(await change(tabs[1]!, posts[1]!.id)).toBe(200)
  // Another tab of the session has switched meanwhile.
  await app.call('PUT', '/api/user/workspace', { as: person, body: { id: client.workspaceId } })
  expect(await change(tabs[0]!, posts[0]!.id)).toBe(200)

  const image = await app.app.request(`/api/posts/${posts[0]!.id}/media`, {
    method: 'POST',
    headers: { cookie: person.cookie, ...tabs[0] },
    body: tinyImage,
  })
  const { id } = (await image.json()) as { id: string }
  const seen = async (as: TestUser) => (await app.call('GET', `/api/media/${id}`, { as })).status
  expect([await seen(person), await seen(client)]).toEqual([200, 404])
})

test('a tab of a workspace that the person has left is told so', async () => {
  const [owner, person] = [await app.signUp(), await app.signUp()]
  const joined = await app.joins(person, owner)
  await app.call('DELETE', `/api/members/${person.id}`, { as: owner })
  const headers = inTab(owner.workspaceId)
  for (const path of ['/api/posts', '/api/posts?limit=5', '/api/user']) {
    const refused = await app.call('GET', path, { as: joined, headers })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'You are no longer a member of the workspace on this page. Nothing was changed. Reload the page.',
    ])
  }
  expect((await app.call('GET', '/api/user', { headers })).status).toBe(401)
  expect((await me(joined)).workspaceId).toBe(person.workspaceId)
})

test('where the operator says so, only operators make workspaces', async () => {
  const strict = await withTestApp({ env: { WORKSPACES: 'operators' } })
  const make = async (as: TestUser) =>
    (await strict.call('POST', '/api/workspaces', { as, body: { name: 'Another' } })).status
  expect(await make(await strict.signUp())).toBe(403)
  expect(await make(await strict.runsServer(await strict.signUp()))).toBe(201)
})
