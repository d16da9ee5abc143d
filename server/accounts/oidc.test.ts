import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invitation, Member } from '#shared/members.ts'
import { workspaces } from '../database/schema.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { setSignUps } from './sign-ups.ts'

let app: TestApp
let origin = ''
let asked: URL | undefined
/** Who signs in at the provider. */
let person = 'noor'
const names: Record<string, string> = { noor: 'Noor Vale', mara: 'Mara Lind', ivo: 'Ivo Sand' }

/** As `oidc-provider` is by default: it refuses `select_account`, and gives the email at UserInfo only. */
const provider = () =>
  new Provider(issuer(), {
    clients: [
      {
        client_id: 'client-1',
        client_secret: 'secret-1',
        redirect_uris: [`${origin}/api/auth/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    cookies: { keys: ['only for this test'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@example.com`,
        email_verified: true,
        name: names[accountId],
        groups: accountId === 'noor' ? ['/editors'] : [],
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
  })

const server = createServer((request, response) => void answer(request, response))
const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let known: { provider: Provider; callback: RequestListener } | undefined
const answer: RequestListener = (request, response) => {
  if (!known) {
    const made = provider()
    known = { provider: made, callback: made.callback() }
  }
  const url = new URL(request.url ?? '/', 'http://here.invalid')
  if (url.pathname === '/auth' && url.searchParams.has('client_id')) asked = url
  return url.pathname.startsWith('/interaction/')
    ? known.provider.interactionFinished(request, response, { login: { accountId: person } })
    : known.callback(request, response)
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  app = await startTestApp({
    env: {
      ...{ OIDC_ISSUER: issuer(), OIDC_CLIENT_ID: 'client-1', OIDC_CLIENT_SECRET: 'secret-1' },
      OIDC_ROLES: '/editors=editor@team',
    },
  })
  origin = await app.listen()
})
afterAll(async () => {
  await app.stop()
  server.close()
  server.closeAllConnections()
})

test('a provider that refuses to choose accounts and gives email and groups at UserInfo only signs people in', async () => {
  await app.db.insert(workspaces).values({ id: 'team', createdAt: new Date() })
  const browser = testBrowser()
  const { url } = await browser.follow(`${origin}/api/auth/google`)
  expect(url.searchParams.get('error')).toBeNull()
  expect(asked?.searchParams.has('prompt')).toBe(false)
  const me = await browser.open(`${origin}/api/user`)
  expect(await me.json()).toMatchObject({
    username: 'noor@example.com',
    fullName: 'Noor Vale',
    workspaceId: 'team',
    role: 'editor',
  })
})

test('an invitation lets one person join through the provider where sign-ups are closed', async () => {
  const owner = await app.signUp()
  await setSignUps(app.deps, 'closed')
  const invite = async (wanted: object) => {
    const made = await app.call('POST', '/api/invitations', { as: owner, body: { role: 'writer', ...wanted } })
    const { link, address } = (await made.json()) as Invitation
    const mailed = () => app.mails.find(({ to }) => to === address)?.text
    if (address) await expect.poll(mailed).toBeDefined()
    return /\/join#(\S+)/.exec(link ?? mailed() ?? '')![1]!
  }
  /** Opens the invitation, if there is one, and signs in. Returns why not, or the account. */
  const enters = async (name: string, token?: string) => {
    person = name
    const browser = testBrowser()
    const body = JSON.stringify({ token })
    const headers = { 'content-type': 'application/json', origin }
    if (token) await browser.open(`${origin}/api/invitation`, { method: 'POST', headers, body })
    const { url } = await browser.follow(`${origin}/api/auth/google`)
    return url.searchParams.get('error') ?? (await browser.open(`${origin}/api/user`)).json()
  }
  const rolesNow = async () =>
    ((await (await app.call('GET', '/api/members', { as: owner })).json()) as Member[]).map(({ name, role }) => [
      name,
      role,
    ])
  const link = await invite({})
  expect(await enters('mara')).toBe('This server takes no new accounts.')
  const { workspaceId } = owner
  expect(await enters('mara', link)).toMatchObject({ username: 'mara@example.com', workspaceId, role: 'writer' })
  expect(await enters('ivo', link)).toBe('This server takes no new accounts.')
  expect(await enters('ivo', await invite({ address: 'else@example.com' }))).toContain('else@example.com')
  expect(await enters('ivo', await invite({ address: 'ivo@example.com', role: 'reviewer' }))).toMatchObject({
    workspaceId,
    role: 'reviewer',
  })
  expect(await rolesNow()).toEqual(
    expect.arrayContaining([
      ['Mara Lind', 'writer'],
      ['Ivo Sand', 'reviewer'],
    ]),
  )
  expect(await enters('mara')).toMatchObject({ workspaceId, role: 'writer' })
})
