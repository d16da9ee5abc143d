import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import type { Invitation, Member, NewInvitation, ShownInvitation } from '#shared/members.ts'
import { invitations, members, users, workspaces } from '../database/schema.ts'
import { stubPrices } from '../stubs/stripe.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'

const clock = { now: Date.parse('2026-11-26T09:00:00Z') }
const env = { PASSWORD_FORMS: 'on' }
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env, now: () => new Date(clock.now) })
})
afterAll(() => app.stop())

const said = async (response: Response) => [response.status, await response.text()]

async function invite(as: TestUser, wanted: NewInvitation, on = app): Promise<Invitation> {
  const response = await on.call('POST', '/api/invitations', { as, body: wanted })
  expect(response.status).toBe(201)
  return response.json()
}
const tokenIn = (text: string | null | undefined) => /\/join#(\S+)/.exec(text ?? '')![1]!

/** Opens a link in a browser. Returns the answer and the browser's cookies. */
async function open(token: string, as?: TestUser, on = app) {
  const response = await on.call('POST', '/api/invitation', { as, body: { token } })
  const cookie = /hookline_invitation=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { response, cookie, headers: { cookie: [as?.cookie, cookie].filter(Boolean).join('; ') } }
}
const accept = async (token: string, as: TestUser) =>
  app.call('POST', '/api/invitation/accept', { headers: (await open(token, as)).headers })
const membersOf = async (as: TestUser): Promise<Member[]> => (await app.call('GET', '/api/members', { as })).json()
const rolesIn = async ({ workspaceId }: TestUser) =>
  Object.fromEntries(
    (await app.db.select().from(members).where(eq(members.workspaceId, workspaceId))).map((one) => [
      one.userId,
      one.role,
    ]),
  )

test('a link shows who invites to what, and lets one person join in the chosen role', async () => {
  const owner = await app.signUp('Ada Field')
  await app.db.update(workspaces).set({ name: 'Field & Sons' }).where(eq(workspaces.id, owner.workspaceId))
  const { link, address } = await invite(owner, { role: 'writer' })
  expect(address).toBeNull()
  const token = tokenIn(link)
  const shown: ShownInvitation = await (await open(token)).response.json()
  expect(shown).toMatchObject({ workspace: 'Field & Sons', invitedBy: 'Ada Field', role: 'writer', isAccepted: false })

  const [first, second] = [await app.signUp(), await app.signUp()]
  const answers = await Promise.all([accept(token, first), accept(token, first), accept(token, second)])
  const joined = Object.keys(await rolesIn(owner)).find((id) => id !== owner.id)
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(joined === first.id ? 2 : 1)
  expect(Object.values(await rolesIn(owner)).sort()).toEqual(['owner', 'writer'])
  const winner = joined === first.id ? first : second
  const activity = await (await app.call('GET', '/api/activity', { as: owner })).json()
  expect(activity).toMatchObject([
    { kind: 'member joined', by: { id: joined }, about: { id: joined }, detail: { role: 'writer' } },
    { kind: 'member invited', by: { id: owner.id }, detail: { role: 'writer' } },
  ])
  const bell = await (await app.call('GET', '/api/notifications', { as: owner })).json()
  expect(bell).toMatchObject([{ kind: 'member', what: 'joined', role: 'writer', workspace: 'Field & Sons' }])
  expect((await app.call('POST', '/api/posts/none/publish', { as: winner, body: {} })).status).toBe(403)
  expect(await (await open(token, winner)).response.json()).toMatchObject({ isAccepted: true })
  expect(await said((await open(token)).response)).toEqual([
    409,
    'This invitation has been used. Ask Ada Field for another.',
  ])
})

test('an invitation by email reaches its owner alone, and proves the address', async () => {
  const closed = await withTestApp({ env: { ...env, SIGN_UPS: 'closed' } })
  const owner = await closed.signUp('Ada Field')
  const { link } = await invite(owner, { role: 'editor', address: 'Nora@Example.com' }, closed)
  expect(link).toBeNull()
  await expect.poll(() => closed.mails.map(({ to }) => to)).toEqual(['nora@example.com'])
  const token = tokenIn(closed.mails[0]!.text)
  const { headers, response } = await open(token, undefined, closed)
  expect(response.status).toBe(200)
  const register = (username: string, headers?: Record<string, string>) =>
    closed.call('POST', '/api/register', {
      headers,
      body: { username, password: 'a long enough password', fullName: 'Nora Field' },
    })
  expect((await register('nora@example.com')).status).toBe(403)
  expect(await said(await register('else@example.com', headers))).toEqual([
    403,
    'This invitation is for nora@example.com. Make your account with that email.',
  ])
  const options = await closed.call('GET', '/api/sign-in-options', { headers })
  expect(await options.json()).toMatchObject({ registrationOpen: true, passwordSignUps: true })
  const made = await register('nora@example.com', headers)
  expect(await made.json()).toMatchObject({
    role: 'editor',
    workspaces: [{ id: owner.workspaceId, role: 'editor' }],
  })
  const [row] = await closed.db.select().from(users).where(eq(users.username, 'nora@example.com'))
  expect(row?.isEmailVerified).toBe(true)
  expect((await register('again@example.com', headers)).status).toBe(403)
})

test('somebody signed in with another email is told so, and may sign in with the right one', async () => {
  const owner = await app.signUp()
  const [right, wrong] = [await app.signUp(), await app.signUp()]
  await invite(owner, { role: 'editor', address: right.username })
  await expect.poll(() => app.mails.some(({ to }) => to === right.username)).toBe(true)
  const token = tokenIn(app.mails.find(({ to }) => to === right.username)!.text)
  expect(await said(await accept(token, wrong))).toEqual([
    403,
    expect.stringContaining(`signed in as ${wrong.username}`),
  ])
  expect((await accept(token, right)).status).toBe(204)
  expect(
    await said(
      await app.call('POST', '/api/invitations', { as: owner, body: { role: 'writer', address: right.username } }),
    ),
  ).toEqual([409, `${right.username} is a member already.`])
})

test('an invitation ends after seven days, or when it is taken back', async () => {
  const owner = await app.signUp('Ada Field')
  const [late, revoked] = [await invite(owner, { role: 'owner' }), await invite(owner, { role: 'owner' })]
  expect((await app.call('DELETE', `/api/invitations/${revoked.id}`, { as: owner })).status).toBe(204)
  expect((await app.call('DELETE', `/api/invitations/${revoked.id}`, { as: owner })).status).toBe(404)
  expect(await said((await open(tokenIn(revoked.link))).response)).toEqual([
    409,
    'Ada Field has taken this invitation back.',
  ])
  await app.db
    .update(invitations)
    .set({ expiresAt: new Date(clock.now - 1) })
    .where(eq(invitations.id, late.id))
  expect(await said((await open(tokenIn(late.link))).response)).toEqual([
    409,
    'This invitation is more than 7 days old. Ask Ada Field for another.',
  ])
  expect(await (await app.call('GET', '/api/invitations', { as: owner })).json()).toEqual([])
  expect((await open(`${tokenIn(late.link)}x`)).response.status).toBe(404)
  expect((await app.call('GET', '/api/invitation')).status).toBe(404)
})

test('an invitation ends when who invites is no longer an owner', async () => {
  const first = await app.signUp('Ada Field')
  await app.db.update(workspaces).set({ name: 'Field & Sons' }).where(eq(workspaces.id, first.workspaceId))
  const second = await app.joins(await app.signUp('Theo Lind'), first, 'owner')
  const [byRemoved, byEditor] = [await invite(second, { role: 'writer' }), await invite(first, { role: 'writer' })]
  const guest = await app.signUp()
  const { headers } = await open(tokenIn(byEditor.link), guest)
  await app.call('POST', `/api/members/${second.id}/owner`, { as: first })
  await app.call('PUT', `/api/members/${first.id}`, { as: second, body: { role: 'editor' } })
  const ended = (name: string) => [
    409,
    `${name} is no longer an owner of Field & Sons, so this invitation has ended. Ask an owner for another.`,
  ]
  expect(await said((await open(tokenIn(byEditor.link))).response)).toEqual(ended('Ada Field'))
  expect(await said(await app.call('POST', '/api/invitation/accept', { headers }))).toEqual(ended('Ada Field'))
  await app.call('PUT', `/api/members/${first.id}`, { as: second, body: { role: 'owner' } })
  await app.call('DELETE', `/api/members/${second.id}`, { as: first })
  expect(await said((await open(tokenIn(byRemoved.link))).response)).toEqual(ended('Theo Lind'))
  const listed = (await (await app.call('GET', '/api/invitations', { as: first })).json()) as Invitation[]
  expect(listed.map(({ id }) => id)).toEqual([byEditor.id])
})

test('where sign-ups are for one domain, only a proven address of that domain joins', async () => {
  const limited = await withTestApp({ env: { ...env, SIGN_UPS: 'closed', SIGN_UP_DOMAINS: 'example.com' } })
  const owner = await limited.signUp()
  const register = async (username: string, token: string) =>
    limited.call('POST', '/api/register', {
      headers: (await open(token, undefined, limited)).headers,
      body: { username, password: 'a long enough password', fullName: 'Nora Field' },
    })
  const { link } = await invite(owner, { role: 'writer' }, limited)
  expect((await register('nora@example.com', tokenIn(link))).status).toBe(403)
  for (const [address, status] of [
    ['nora@example.com', 200],
    ['nora@else.example', 403],
  ] as const) {
    await invite(owner, { role: 'writer', address }, limited)
    const mailed = () => limited.mails.find(({ to }) => to === address)?.text
    await expect.poll(mailed).toBeDefined()
    expect((await register(address, tokenIn(mailed()))).status).toBe(status)
  }
})

test('owners change roles, hand over and remove; the posts stay and the last owner too', async () => {
  const owner = await app.signUp()
  const [editor, writer] = [
    await app.joins(await app.signUp(), owner),
    await app.joins(await app.signUp(), owner, 'writer'),
  ]
  const post = await app.hasPost(writer)
  const call = async (as: TestUser, method: string, path: string, body?: unknown) =>
    (await app.call(method, `/api/members/${path}`, { as, body })).status
  expect(await call(editor, 'PUT', writer.id, { role: 'editor' })).toBe(403)
  expect(await call(owner, 'PUT', writer.id, { role: 'reviewer' })).toBe(204)
  expect(await call(owner, 'PUT', owner.id, { role: 'editor' })).toBe(409)
  expect(await call(owner, 'DELETE', owner.id)).toBe(409)
  expect(await call(owner, 'POST', `${editor.id}/owner`)).toBe(204)
  expect(await rolesIn(owner)).toEqual({ [owner.id]: 'editor', [editor.id]: 'owner', [writer.id]: 'reviewer' })
  expect(await call(owner, 'DELETE', writer.id)).toBe(403)
  expect(await call(editor, 'DELETE', writer.id)).toBe(204)
  expect((await app.call('GET', `/api/posts/${post.id}`, { as: editor })).status).toBe(200)
  // The session goes on in the workspace that the person owns.
  expect((await app.call('GET', `/api/posts/${post.id}`, { as: writer })).status).toBe(404)
  expect(await call(editor, 'PUT', (await app.signUp()).id, { role: 'writer' })).toBe(404)
  const listed = (await membersOf(owner)).map(({ address, isMe }) => [address !== null, isMe])
  expect(listed).toHaveLength(2)
  expect(listed).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  )
})

test('two owners who step down at the same moment leave one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await app.signUp()
    const second = await app.joins(await app.signUp(), owner, 'owner')
    const down = (as: TestUser) => app.call('PUT', `/api/members/${as.id}`, { as, body: { role: 'editor' } })
    const leave = (as: TestUser) => app.call('DELETE', `/api/members/${as.id}`, { as })
    await Promise.all(round % 2 ? [leave(owner), leave(second)] : [down(owner), leave(second)])
    expect(Object.values(await rolesIn(owner)).filter((role) => role === 'owner')).toHaveLength(1)
  }
})

test('somebody who is removed from their only workspace keeps the account, with an empty one', async () => {
  const owner = await app.signUp()
  const { headers } = await open(tokenIn((await invite(owner, { role: 'editor' })).link))
  const registered = await app.call('POST', '/api/register', {
    headers,
    body: { username: `only-${clock.now}@example.com`, password: 'a long enough password', fullName: 'Nora Field' },
  })
  const { id } = (await registered.json()) as CurrentUser
  const cookie = /hookline_session=[^;]+/.exec(registered.headers.get('set-cookie')!)![0]
  expect((await app.call('DELETE', `/api/members/${id}`, { as: owner })).status).toBe(204)
  const user: CurrentUser = await (await app.call('GET', '/api/user', { headers: { cookie } })).json()
  expect(user).toMatchObject({ role: 'owner', workspaces: [{ name: 'Nora Field', role: 'owner' }] })
})

test('where plans are sold, the plan limits the members', async () => {
  const selling = await withTestApp({
    env: {
      ...env,
      SUPPORT_EMAIL: 'help@example.com',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      ...stubPrices,
    },
  })
  const owner = await selling.signUp()
  await selling.joins(await selling.signUp(), owner)
  expect(await said(await selling.call('POST', '/api/invitations', { as: owner, body: { role: 'writer' } }))).toEqual([
    402,
    'A workspace with the plan Basic holds at most 2 members. Nobody was added.',
  ])
})
