import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { members, workspaces } from '../database/schema.ts'
import { examineGroups } from '../doctor/groups.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { setSignUps } from './sign-ups.ts'

let provider: Awaited<ReturnType<typeof startStubProvider>>
let app: TestApp
let origin = ''
const OIDC_ROLES =
  'marketing=editor@team, "cn=Reviewers,ou=groups"=reviewer@team, marketing=writer@clients, heads=owner@clients, lost=editor@nowhere'
beforeAll(async () => {
  provider = await startStubProvider()
  app = await startTestApp({ env: { ...provider.env, OIDC_ROLES, PASSWORD_FORMS: 'on' } })
  origin = await app.listen()
  for (const id of ['team', 'clients']) await app.db.insert(workspaces).values({ id, name: id, createdAt: new Date() })
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

async function signsIn(name: string, claims: Record<string, unknown>) {
  provider.next({ claims: { sub: name, email: `${name}@example.com`, name: `${name} Vale`, ...claims } })
  const browser = testBrowser()
  const { url } = await browser.follow(`${origin}/api/auth/google`)
  expect(url.searchParams.get('error')).toBeNull()
  const { id, workspaceId, workspaces } = await (await browser.open(`${origin}/api/user`)).json()
  const roles = Object.fromEntries(workspaces.map((one: { id: string; role: string }) => [one.id, one.role]))
  return { id, workspaceId, roles, browser }
}
const entriesOf = async (as: TestUser) => (await app.call('GET', '/api/activity', { as })).json()
const warned = (words: string) => app.logs.filter(({ msg }) => String(msg).includes(words)).length

test('memberships follow the groups of each sign-in, and the activity says so', async () => {
  const owner = await app.joins(await app.signUp('Ada Field'), { workspaceId: 'team' }, 'owner')
  const first = await signsIn('mia', { groups: ['marketing', 'cn=Reviewers,ou=groups', 'others'] })
  expect(first.roles).toEqual({ team: 'editor', clients: 'writer' })
  const lower = await signsIn('mia', { groups: 'cn=Reviewers,ou=groups' })
  expect(lower.roles).toEqual({ team: 'reviewer' })
  // The other browser is no longer in the workspace that it showed.
  expect((await first.browser.open(`${origin}/api/posts`, { headers: { 'x-workspace': 'clients' } })).status).toBe(403)
  const gone = await signsIn('mia', {})
  expect(Object.values(gone.roles)).toEqual(['owner'])
  expect(gone.roles).not.toHaveProperty('team')
  expect(await entriesOf(owner)).toMatchObject([
    { kind: 'member removed', by: { kind: 'server' }, about: { id: first.id }, detail: { isByGroups: true } },
    { kind: 'role changed', detail: { role: 'reviewer', formerRole: 'editor', isByGroups: true } },
    { kind: 'member joined', by: { id: first.id }, detail: { role: 'editor', isByGroups: true } },
  ])
  const bell = await (await gone.browser.open(`${origin}/api/notifications`)).json()
  expect(bell).toMatchObject([{ kind: 'member', what: 'removed', by: 'Hookline' }, { what: 'removed' }])
})

test('whoever was invited keeps membership and role, and a role from a group is changed at the provider', async () => {
  const owner = await app.joins(await app.signUp('Ada Field'), { workspaceId: 'team' }, 'owner')
  const { id } = await signsIn('ben', { groups: [] })
  await app.db.insert(members).values({ workspaceId: 'team', userId: id, role: 'reviewer', joinedAt: new Date() })
  expect((await signsIn('ben', { groups: ['marketing'] })).roles).toMatchObject({ team: 'reviewer', clients: 'writer' })
  expect((await signsIn('ben', { groups: [] })).roles).toMatchObject({ team: 'reviewer' })

  const { id: led } = await signsIn('cleo', { groups: ['marketing'] })
  const changed = await app.call('PUT', `/api/members/${led}`, { as: owner, body: { role: 'owner' } })
  expect([changed.status, await changed.text()]).toEqual([409, expect.stringContaining('comes from a group')])
  const handed = await app.call('POST', `/api/members/${led}/owner`, { as: owner })
  expect(handed.status).toBe(409)
  const listed = await (await app.call('GET', '/api/members', { as: owner })).json()
  expect(listed.find((one: { id: string }) => one.id === led)).toMatchObject({ role: 'editor', isFromGroups: true })
})

test('the last owner stays, and an unknown workspace keeps nobody out', async () => {
  const { roles } = await signsIn('dana', { groups: ['heads', 'lost'] })
  expect(roles).toEqual({ clients: 'owner' })
  expect(warned('OIDC_ROLES names')).toBe(1)
  expect((await signsIn('dana', { groups: [] })).roles).toEqual({ clients: 'owner' })
  expect(warned('its last owner')).toBe(1)
  await signsIn('eli', { groups: ['heads'] })
  expect((await signsIn('dana', { groups: ['marketing'] })).roles).toMatchObject({ clients: 'writer', team: 'editor' })
})

test('a link in place of groups changes nothing and is logged', async () => {
  await signsIn('finn', { groups: ['marketing'] })
  const overage = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.invalid' } } }
  expect((await signsIn('finn', overage)).roles).toMatchObject({ team: 'editor', clients: 'writer' })
  expect(warned('(overage)')).toBe(1)
  const client = await app.db.$client.connect()
  const found = await examineGroups(client, app.deps.config).finally(() => client.release())
  expect(found.map(({ says }) => says)).toEqual([
    expect.stringContaining('OIDC_ROLES names the workspace nowhere'),
    expect.stringContaining('sent a link in place of “groups”'),
  ])
})

test('a group lets people in where sign-ups are closed, and a full workspace takes nobody more', async () => {
  await setSignUps(app.deps, 'closed')
  try {
    expect((await signsIn('gil', { groups: ['marketing'] })).roles).toMatchObject({ team: 'editor' })
    provider.next({ claims: { sub: 'hana', email: 'hana@example.com', groups: ['others'] } })
    const { url } = await testBrowser().follow(`${origin}/api/auth/google`)
    expect(url.searchParams.get('error')).toContain('no new accounts')
  } finally {
    await setSignUps(app.deps, 'open')
  }
  await app.db.update(workspaces).set({ memberLimit: 1 }).where(eq(workspaces.id, 'team'))
  expect((await signsIn('ira', { groups: ['marketing'] })).roles).toEqual({ clients: 'writer' })
})

test.for([
  ['marketing=edtor@team', /OIDC_ROLES must look like/],
  ['marketing=editor@team; heads=owner@team', /OIDC_ROLES must look like/],
  ['cn=a,ou=b=editor@team', /OIDC_ROLES must look like/],
  ['marketing=editor', /OIDC_ROLES must look like/],
] as const)('a start refuses the groups %s', ([roles, sentence]) => {
  expect(() => readConfig({ ...provider.env, OIDC_ROLES: roles })).toThrow(sentence)
})

test('groups need a provider that sends them', () => {
  expect(() => readConfig({ OIDC_ROLES: 'a=editor@team' })).toThrow(/OIDC_ISSUER and OIDC_CLIENT_ID are missing/)
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
  expect(() => readConfig({ ...google, OIDC_ROLES: 'a=editor@team' })).toThrow(/Google sends no groups/)
})
