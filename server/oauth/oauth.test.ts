import { type AddressInfo, createServer } from 'node:net'
import { UnauthorizedError } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ConnectedProgram, ProgramRequest } from '#shared/programs.ts'
import { oauthEntries } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { keepingTokens, startProgramPage } from '../testing/oauth.ts'
import { type Answering, callTool, connectProgram } from '../testing/programs.ts'

let app: TestApp
let origin: string
let page: Awaited<ReturnType<typeof startProgramPage>>
beforeAll(async () => {
  page = await startProgramPage()
  const limits = { RATE_LIMITS: 'on', RATE_LIMIT_KEY_WRITE: '40/1m', RATE_LIMIT_REGISTER: '1000/1h' }
  app = await startTestApp({ now: () => new Date(), env: { PROGRAM_HOSTS: page.host, ...limits } })
  origin = await app.listen()
})
afterAll(async () => {
  await app.stop()
  page.stop()
})

const localHeaders = () => ({ host: new URL(origin).host })

/** The person opens the program's address, sees who asks for what, and answers. Returns where their browser ends. */
async function consent(as: TestUser, authorize: URL, choose: (request: ProgramRequest) => string[]) {
  const cookies = new Map<string, string>()
  const visit = async (url: string | URL) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      cookies.set(name, value)
    }
    return new URL(response.headers.get('location') ?? '', origin)
  }
  const page = await visit(authorize)
  expect(page.pathname).toMatch(/^\/connect\/[\w-]+$/)
  const path = page.pathname.replace('/connect/', '/api/program-requests/')
  const request = (await (await app.call('GET', path, { as, headers: localHeaders() })).json()) as ProgramRequest
  const body = { scopes: choose(request) }
  const answered = await app.call('POST', path, { as, headers: localHeaders(), body })
  const { redirect } = (await answered.json()) as { redirect: string }
  return { request, back: await visit(redirect) }
}

/** A program that its person lets in, with the official client's own OAuth code. */
async function letIn(
  as: TestUser,
  choose: (request: ProgramRequest) => string[] = ({ scopes }) => scopes,
  answer?: Answering,
  clientMetadataUrl?: string,
) {
  const tokens = keepingTokens({ clientMetadataUrl })
  const url = `${origin}/mcp`
  const connecting = { authProvider: tokens.provider, fetch, answer }
  await expect(connectProgram(app, connecting, url)).rejects.toThrow(UnauthorizedError)
  const { request, back } = await consent(as, tokens.authorize(), choose)
  await tokens.finish(url, back)
  return { request, tokens, back, client: await connectProgram(app, connecting, url) }
}

test('a program finds the authorization server, is let in by its person, and sees only their workspace', async () => {
  const author = await app.signUp('Nora Field')
  const post = await app.hasPost(author, { title: 'Forms' })
  const { client, request, back } = await letIn(author)
  expect(request).toMatchObject({ name: 'Test program', isVerified: false, returnsTo: null })
  expect(back.searchParams.get('iss')).toBe(origin)
  const { data } = await callTool<{ posts: object[] }>(client, 'find_posts')
  expect(data.posts).toMatchObject([{ id: post.id, title: 'Forms' }])
})

const programsOf = async (as: TestUser) =>
  (await (await app.call('GET', '/api/programs', { as })).json()) as ConnectedProgram[]

const asks = (token: string, headers = {}) =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })

test('a program that its person let in has the limits of one with a key, and reads what is left', async () => {
  const { tokens } = await letIn(await app.signUp())
  const { access_token: token } = tokens.kept.tokens!
  const answer = await asks(token)
  expect(await answer.text()).toContain('find_posts')
  expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"write";q=40;w=60'])
  expect(answer.headers.get('ratelimit')).toMatch(/^"write";r=3\d;t=\d+$/)
  const answers = await Promise.all(Array.from({ length: 60 }, () => asks(token)))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('the person chooses what a program may do, and ends it', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { client, tokens } = await letIn(author, () => ['posts:read'])
  const change = { postId: post.id, version: post.version, hook: 'Mine.' }
  expect(await callTool(client, 'change_post', change)).toMatchObject({
    isError: true,
    says: 'This key may not write posts.',
  })
  const [program, ...others] = await programsOf(author)
  expect(others).toEqual([])
  expect(program).toMatchObject({ name: 'Test program', scopes: ['posts:read'], usedAt: expect.any(String) })
  expect((await app.call('DELETE', `/api/programs/${program!.id}`, { as: await app.signUp() })).status).toBe(404)
  expect((await app.call('DELETE', `/api/programs/${program!.id}`, { as: author })).status).toBe(204)
  const refused = await asks(tokens.kept.tokens!.access_token)
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toContain(
    `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
  )
  expect(await refreshed(tokens)).toBe(400)
})

const refreshed = async ({ kept: { tokens, client } }: ReturnType<typeof keepingTokens>) => {
  const response = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: tokens!.refresh_token!,
      client_id: client!.client_id,
    }),
  })
  return response.status
}

test('a refresh token works once; used again, it ends the program’s access', async () => {
  const author = await app.signUp()
  const { tokens } = await letIn(author)
  expect(await refreshed(tokens)).toBe(200)
  expect(await refreshed(tokens)).toBe(400)
  expect(await programsOf(author)).toEqual([])
})

test('a person who says no lets nobody in', async () => {
  const author = await app.signUp()
  const tokens = keepingTokens()
  await expect(connectProgram(app, { authProvider: tokens.provider, fetch }, `${origin}/mcp`)).rejects.toThrow()
  const { back } = await consent(author, tokens.authorize(), () => [])
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await programsOf(author)).toEqual([])
})

test('no secret of a program is stored', async () => {
  const { tokens } = await letIn(await app.signUp())
  const kept = JSON.stringify(await app.db.select().from(oauthEntries))
  const { access_token, refresh_token } = tokens.kept.tokens!
  for (const secret of [access_token, refresh_token!]) expect(kept).not.toContain(secret)
  // Programs run on other people's computers, where no secret stays one.
  expect(tokens.kept.client).not.toHaveProperty('client_secret')
})

test('a page of another site cannot call, even with a token, and metadata names absolute addresses', async () => {
  const { tokens } = await letIn(await app.signUp())
  const { access_token } = tokens.kept.tokens!
  expect((await asks(access_token)).status).toBe(200)
  expect((await asks(access_token, { origin: 'https://evil.example' })).status).toBe(403)
  const metadata = await (await fetch(`${origin}/.well-known/oauth-protected-resource/mcp`)).json()
  expect(metadata).toMatchObject({ resource: `${origin}/mcp`, authorization_servers: [origin] })
  const server = await (await fetch(`${origin}/.well-known/oauth-authorization-server`)).json()
  expect(server).toMatchObject({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
})

test('a program without proof of possession, or for another address, is not even shown', async () => {
  const { tokens } = await letIn(await app.signUp())
  const { client } = tokens.kept
  const ask = async (more: Record<string, string>) => {
    const url = new URL(`${origin}/oauth/authorize`)
    const usual = {
      client_id: client!.client_id,
      response_type: 'code',
      redirect_uri: String(client!.redirect_uris[0]),
    }
    url.search = String(new URLSearchParams({ ...usual, ...more }))
    return new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '')
  }
  expect((await ask({})).searchParams.get('error')).toBe('invalid_request')
  const pkce = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }
  expect((await ask({ ...pkce, resource: 'https://elsewhere.example/mcp' })).searchParams.get('error')).toBe(
    'invalid_target',
  )
})

test('from the connection to a scheduled post: draft, questions to the person, time', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const asked: string[] = []
  const { client } = await letIn(author, undefined, (message, fields) => {
    asked.push(message)
    return Object.fromEntries(fields.map((field) => [field, 'true']))
  })
  interface Drafted {
    post: { id: string; status: string; at: string | null; link: string }
    open: object[]
  }
  const subject = 'We moved our intake forms to paper because nurses lost time with the tablets.'
  const { data: drafted } = await callTool<Drafted>(client, 'draft_post', { subject })
  expect(asked.length).toBe(1)
  expect(drafted).toMatchObject({ post: { status: 'draft', link: `${origin}/?id=${drafted.post.id}` }, open: [] })
  const time = { at: '2099-11-03T12:00', timeZone: 'Europe/Berlin' }
  const { data } = await callTool<Drafted>(client, 'schedule_post', { postId: drafted.post.id, ...time })
  expect(data.post).toMatchObject({ id: drafted.post.id, status: 'scheduled', ...time })
  const versions = await (await app.call('GET', `/api/posts/${drafted.post.id}/versions`, { as: author })).json()
  expect(versions.present.by).toMatchObject({ id: author.id, program: 'Test program' })
})

test('a program that says on its own page who it is registers nowhere, and is let in under its address', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { client, request, tokens } = await letIn(author, undefined, undefined, page.url)
  expect(request).toMatchObject({ name: 'Test program', host: page.host, isVerified: true })
  expect(tokens.kept.client!.client_id).toBe(page.url)
  const { data } = await callTool<{ posts: object[] }>(client, 'find_posts')
  expect(data.posts).toMatchObject([{ id: post.id }])
  expect(await refreshed(tokens)).toBe(200)
})

test('a program that says it lives in a private network is not looked up there', async () => {
  let visits = 0
  const inside = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  onTestFinished(() => void inside.close())
  const url = new URL(`${origin}/oauth/authorize`)
  const clientId = `https://127.0.0.1:${(inside.address() as AddressInfo).port}/program.json`
  url.search = String(new URLSearchParams({ client_id: clientId, response_type: 'code', redirect_uri: clientId }))
  const response = await fetch(url, { redirect: 'manual' })
  expect([response.status, await response.text(), visits]).toEqual([
    400,
    expect.stringMatching(/^The program asked in a way that cannot be answered/),
    0,
  ])
})
