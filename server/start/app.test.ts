import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysis, startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { createArranger } from '../writing/arranger/arranger.ts'

let app: TestApp
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hookline-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'assets/app-1a2b.js'), 'console.log(1)'.repeat(200))
  await writeFile(join(webDir, 'assets/app-1a2b.js.br'), 'compressed')
  await writeFile(
    join(webDir, 'index.html'),
    '<html data-session="__SESSION__"><head><meta nonce="__NONCE__"><style nonce="__NONCE__"></style></head></html>',
  )
  const page = (name: string, isGuarded: boolean) => ({ isGuarded, scripts: [`/assets/${name}.js`] })
  const pages = { '/auth': page('auth', false), '/posts': page('posts', true), '/p': page('posting', false) }
  await writeFile(join(webDir, 'pages.json'), JSON.stringify(pages))
  app = await startTestApp({ webDir })
})
afterAll(async () => {
  await app.stop()
  await rm(webDir, { recursive: true })
})

const plainError = async (response: Response) => {
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/^[^\n<]+$/)
  return [response.status, text]
}

test('malformed JSON is refused in words', async () => {
  const user = await app.signUp()
  const response = await app.app.request('/api/posts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie },
    body: '{"title": ',
  })
  expect(await plainError(response)).toEqual([400, 'The body is not valid JSON.'])
})

test.each([
  ['an array', '[]'],
  ['a text', '"title"'],
  ['null', 'null'],
  ['wrong types', '{"title": 5, "category": []}'],
])('a body that is %s is refused in words', async (_what, body) => {
  const user = await app.signUp()
  const response = await app.app.request('/api/posts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie },
    body,
  })
  expect((await plainError(response))[0]).toBe(400)
})

test('JSON is refused that is nested deeper than anything the app reads; brackets in a text do not count', async () => {
  const user = await app.signUp()
  const send = (body: string) =>
    app.app.request('/api/posts', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body,
    })
  const post = (hook: string, more = '1') =>
    `{"title":"Brackets","category":"hot-takes","content":{"hook":${JSON.stringify(hook)}},"more":${more}}`
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(await plainError(await send(post('', nested(64))))).toEqual([400, 'The body is not valid JSON.'])
  expect((await send(post(`"\\${'[{'.repeat(100)}`, nested(63)))).status).toBe(201)
})

test('a body that is not declared as JSON is refused in words', async () => {
  const user = await app.signUp()
  const response = await app.app.request('/api/posts', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', cookie: user.cookie },
    body: '{}',
  })
  expect(await plainError(response)).toEqual([
    400,
    'Send the body as JSON, with the header Content-Type: application/json.',
  ])
})

test.each([true, false])(
  'a body of 5 MB is refused in words over a real connection, its length declared (%s) or not',
  async (isLengthDeclared) => {
    const origin = await app.listen()
    const user = await app.signUp()
    const body = Buffer.from(JSON.stringify({ title: 'x'.repeat(5_000_000), category: 'hot-takes' }))
    const { status, text, connection } = await new Promise<{ status?: number; text: string; connection?: string }>(
      (done, fail) => {
        const sent = request(
          `${origin}/api/posts`,
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              cookie: user.cookie,
              ...(isLengthDeclared ? { 'content-length': body.length } : {}),
            },
          },
          (response) => {
            let answer = ''
            response.on('data', (chunk) => {
              answer += chunk
            })
            response.on('end', () =>
              done({ status: response.statusCode, text: answer, connection: response.headers.connection }),
            )
          },
        )
        sent.on('error', fail)
        sent.end(body)
      },
    )
    expect([status, text]).toEqual([413, 'The request is larger than 1 MB and was not read.'])
    expect(connection).toBe('close')
  },
)

test('NUL bytes are refused in words, wherever they are', async () => {
  const user = await app.signUp()
  const calls = [
    app.call('POST', '/api/posts', { as: user, body: { title: 'a\0b', category: 'hot-takes' } }),
    app.call('POST', '/api/posts', { as: user, body: { title: 'ab', category: 'hot-takes', content: { hook: '\0' } } }),
    app.call('POST', '/api/generate-post', { as: user, body: { title: 'subject\0', category: 'hot-takes' } }),
    app.call('PUT', '/api/user', { as: user, body: { fullName: 'A\0B' } }),
    app.call('GET', '/api/posts?q=a%00', { as: user }),
    app.call('GET', '/api/posts/%00', { as: user }),
    app.call('DELETE', '/api/posts/%00', { as: user }),
  ]
  for (const response of await Promise.all(calls)) {
    expect(await plainError(response)).toEqual([400, 'The text holds a NUL character, which cannot be stored.'])
  }
})

test('unknown calls are answered with a sentence, never a page', async () => {
  for (const path of ['/api/unknown', '/api', '/api/posts/x/y']) {
    const response = await app.call('GET', path)
    expect((await plainError(response))[0]).toBe(404)
  }
  expect((await plainError(await app.call('PATCH', '/api/posts')))[0]).toBe(404)
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a change that another site asks for (%j) is refused and not made', async (headers) => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const changes = [
    app.call('DELETE', `/api/posts/${post.id}`, { as: user, headers }),
    app.call('PUT', `/api/posts/${post.id}`, { as: user, headers, body: { title: 'x' } }),
    app.call('POST', '/api/logout', { as: user, headers }),
    app.call('GET', '/api/logout', { as: user, headers }),
    app.call('POST', '/api/login', { headers, body: {} }),
  ]
  for (const response of await Promise.all(changes)) {
    expect(await plainError(response)).toEqual([403, 'This request came from another site and was refused.'])
  }
  expect(await (await app.call('GET', `/api/posts/${post.id}`, { as: user })).json()).toEqual(post)
})

test('changes from the app’s own pages, or from no browser, are accepted', async () => {
  const user = await app.signUp()
  const accepted: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
    { 'sec-fetch-site': 'none' },
    { host: 'localhost', origin: 'http://localhost' },
    {},
  ]
  for (const headers of accepted) {
    const post = await app.hasPost(user)
    expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: user, headers })).status).toBe(204)
  }
})

test('a foreign host name gets no answer on loopback, nor where the server has its own name', async () => {
  expect((await app.call('GET', '/api/sign-in-options', { headers: { host: 'rebound.example:3000' } })).status).toBe(
    403,
  )
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await app.call('GET', '/api/sign-in-options', { headers: { host } })).status).toBe(200)
  }
  const named = async (publicUrl: string, host: string) => {
    const other = await withTestApp({ env: { PUBLIC_URL: publicUrl, PASSWORD_FORMS: 'on' } })
    return (await other.call('GET', '/api/sign-in-options', { headers: { host } })).status
  }
  expect(await named('https://posts.example', 'posts.example')).toBe(200)
  expect(await named('http://localhost:3000', 'rebound.example:3000')).toBe(403)
  // A server with its own name answers to that name alone, whatever it listens on.
  expect(await named('https://posts.example', 'rebound.example')).toBe(403)
  expect(await named('https://posts.example', 'POSTS.example:443')).toBe(200)
  const everywhere = await withTestApp({
    env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' },
  })
  const at = async (host: string, path = '/api/sign-in-options') =>
    (await everywhere.call('GET', path, { headers: { host } })).status
  expect([await at('posts.example'), await at('rebound.example'), await at('10.0.0.7:3000')]).toEqual([200, 403, 403])
  expect([await at('10.0.0.7:3000', '/healthz'), await at('10.0.0.7:3000', '/readyz')]).toEqual([200, 200])
})

test('no answer lets another site see the address that a person came from', async () => {
  const secure = await withTestApp({ webDir, env: { PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' } })
  const calls = ['/api/sign-in-options', '/api/user', '/api/auth/google', '/api/nothing', '/healthz', '/assets/none.js']
  for (const path of calls)
    expect((await secure.call('GET', path)).headers.get('referrer-policy'), path).toBe('same-origin')
  expect((await secure.call('GET', '/auth')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const origin = await app.listen()
  const discovery = await fetch(`${origin}/local-provider/.well-known/openid-configuration`)
  expect([discovery.status, discovery.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
})

test('a bug is answered with one sentence and logged with its request', async () => {
  const broken = await withTestApp({
    engines: {
      for: async () => {
        throw new Error('secret detail')
      },
      at: () => {
        throw new Error('secret detail')
      },
      arranger: createArranger(analysis),
      describe: async () => [],
      warmUp: async () => {},
    },
  })
  const user = await broken.signUp()
  const response = await broken.call('POST', '/api/generate-post', {
    as: user,
    body: { title: 'A subject', category: 'hot-takes' },
  })
  expect(await plainError(response)).toEqual([500, 'Something went wrong. The error was recorded; please try again.'])
  const logged = broken.logs.find((line) => line.msg === 'unexpected error')
  expect(logged).toMatchObject({ requestId: response.headers.get('x-request-id') })
})

test('an unreachable database is reported as such', async () => {
  const away = await startTestApp()
  const user = await away.signUp()
  await away.deps.db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = current_user',
  )
  expect((await away.call('GET', '/api/user', { as: user })).status).toBe(200)
  await away.stop()
  const response = await away.call('GET', '/readyz')
  expect(response.status).toBeGreaterThanOrEqual(500)
})

test('a connection lost within a change fails that change in words, and the server goes on', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  const blocker = await app.db.$client.connect()
  await blocker.query('begin')
  await blocker.query('select 1 from posts where id = $1 for update', [post.id])
  const change = app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title: 'Lost' } })
  // Not in the transaction of `blocker`, which sees one moment of the server's activity only.
  const cutOff = () =>
    app.db.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  await expect.poll(async () => (await cutOff()).rowCount).toBe(1)
  expect(await plainError(await change)).toEqual([
    503,
    'The database cannot be reached right now. Nothing was changed. Try again in a moment.',
  ])
  await blocker.query('rollback')
  blocker.release()
  expect(await (await app.call('GET', `/api/posts/${post.id}`, { as: user })).json()).toEqual(post)
})

test('a full disk is reported as such, and changes nothing', async () => {
  const user = await app.signUp()
  const post = await app.hasPost(user)
  await app.db.execute(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await app.db.execute(`create trigger full_disk before update on posts for each row when (old.id = '${post.id}')
    execute function full_disk()`)
  expect(
    await plainError(await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { title: 'Lost' } })),
  ).toEqual([503, 'The disk of the database is full. Nothing was changed. Try again when there is room on it.'])
  expect(await (await app.call('GET', `/api/posts/${post.id}`, { as: user })).json()).toEqual(post)
})

test('the page is fresh each time, under a strict policy with a nonce of its own', async () => {
  const [one, two] = [await app.call('GET', '/posts'), await app.call('GET', '/')]
  for (const response of [one, two]) {
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self';/)
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe/)
  }
  const nonce = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
  const html = await one.text()
  expect(html.split(nonce)).toHaveLength(3)
  expect(await two.text()).not.toContain(nonce)
  expect(html).toContain('data-session="none"')
  const user = await app.signUp()
  expect(await (await app.call('GET', '/', { as: user })).text()).toContain('data-session="present"')
})

test('a page asks for its own scripts together with those of every page, and a visitor’s for those of the sign-in', async () => {
  const askedFor = async (path: string, as?: TestUser) => {
    const html = await (await app.call('GET', path, { as })).text()
    return [...html.matchAll(/<link rel="modulepreload"[^<>]* href="([^"]+)"><\/head>/g)].map(([, script]) => script)
  }
  const user = await app.signUp()
  expect(await askedFor('/posts', user)).toEqual(['/assets/posts.js'])
  expect(await askedFor('/posts')).toEqual(['/assets/auth.js'])
  expect(await askedFor('/p/token')).toEqual(['/assets/posting.js'])
  expect(await askedFor('/nowhere')).toEqual([])
})

test('hashed files are cached for ever and sent compressed', async () => {
  const response = await app.call('GET', '/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('compressed')
  // Browsers read no brotli on a page without https, unless it is of their own computer.
  const inNetwork = await app.call('GET', '/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, deflate' } })
  expect(inNetwork.headers.get('content-encoding')).toBe('gzip')
  expect(inNetwork.headers.get('vary')).toContain('Accept-Encoding')
  expect(gunzipSync(await inNetwork.arrayBuffer()).toString()).toBe('console.log(1)'.repeat(200))
  expect((await app.call('GET', '/assets/gone-1a2b.js')).status).toBe(404)
})

test('no file outside the web folder is served', async () => {
  await writeFile(join(webDir, '../hookline-outside.txt'), 'outside')
  for (const path of [
    '/../hookline-outside.txt',
    '/assets/..%2f..%2fhookline-outside.txt',
    '/%2e%2e/hookline-outside.txt',
    '/assets/%2e%2e/%2e%2e/hookline-outside.txt',
  ]) {
    expect(await (await app.call('GET', path)).text()).not.toBe('outside')
  }
  await rm(join(webDir, '../hookline-outside.txt'))
})

test('files that begin with a dot are not served', async () => {
  await writeFile(join(webDir, '.built'), 'a secret stamp')
  await writeFile(join(webDir, 'assets/.env'), 'a secret stamp')
  for (const path of ['/.built', '/%2ebuilt', '/%2Ebuilt', '/assets/.env', '/assets/%2eenv', '//.built', '/./.built'])
    expect(await (await app.call('GET', path)).text(), path).not.toContain('stamp')
})

const bodiless = new Set([
  '/api/auth/passkey/request',
  '/api/webhooks/{id}/secret',
  '/api/webhooks/{id}/test',
  '/api/posts/{id}/duplicate',
  '/api/posts/{id}/editing',
  '/api/comments/{id}/reject',
  '/api/templates/{id}/posts',
  '/api/trash/{id}/restore',
  '/api/logout',
  '/api/user/email-verification',
  '/api/billing-portal',
  '/api/stripe-webhook',
  '/api/notifications/seen',
  '/api/notifications/{id}/seen',
  '/api/operator/accounts/{id}/disabled',
  '/api/posts/{id}/media',
  '/api/posts/{id}/rest',
  '/api/calendar-feed',
  '/api/keys/{id}/renew',
  '/api/members/{id}/owner',
  '/api/invitation/accept',
  '/api/writing-engine/look',
  '/api/posts/{id}/second-reading',
  '/api/voice/sketch',
  '/api/models/{id}/download',
  '/api/models/{id}/pause',
  '/api/this-computer/backups',
  '/api/this-computer/phone-link',
  '/api/this-computer/restart',
  '/api/this-computer/stop',
  '/api/updates/look',
  '/api/updates/start',
  '/api/updates/cancel',
])

test('the OpenAPI document is made once, and not sent again to a client that has it', async () => {
  const first = await app.call('GET', '/api/openapi.json')
  const tag = first.headers.get('etag')!
  const again = await app.call('GET', '/api/openapi.json', { headers: { 'if-none-match': tag } })
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 50 }, () => app.call('GET', '/api/openapi.json')))
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('half a character, from a careless cut, breaks no call', async () => {
  const as = await app.signUp()
  const { id } = await app.hasPost(as)
  const edit = await app.call('POST', '/api/custom-edit', { as, body: { postId: id, instruction: 'Shorter \ud83d' } })
  expect(edit.status).toBeLessThan(500)
  const body = { title: 'Cut \ud83d', content: { hook: 'Nora \ude00' } }
  const saved = await app.call('PUT', `/api/posts/${id}`, { as, body })
  expect(await saved.json()).toMatchObject({ title: 'Cut \ufffd', content: { hook: 'Nora \ufffd' } })
})

test('a token is never logged, even on a path that is slightly wrong', async () => {
  const token = 'WyJlMjJiMjViMS0xZDgzLTRlMjMtOGM3Zi1kYjQ1YzkyZTA2NjgiXQ.J-n05N-KNUo5ZcDolKcs-Ioboq5eKcSqVDd9raPeQXw'
  for (const path of [
    `/P/${token}`,
    `/p//${token}`,
    `/api/Posting/${token}`,
    `/calendars/${token}.ics`,
    `/x/${token}/`,
  ])
    await app.call('GET', path)
  expect(JSON.stringify(app.logs)).not.toContain(token.slice(0, 40))
})

test('a request is logged with its caller’s network and account, and a health check only for debugging', async () => {
  const user = await app.signUp()
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const behind = await withTestApp({ env: { TRUST_PROXY: 'on', PUBLIC_URL: 'http://localhost' } })
  for (const path of ['/api/posts?limit=20', '/api/posts?limit=20', '/api/notifications'])
    await app.call('GET', path, { as: user })
  for (const path of ['/api/posts', '/readyz']) await behind.call('GET', path, { headers })
  const linesOf = ({ logs }: TestApp, path: string) =>
    logs.filter((line) => line.msg === 'request' && line.path === path)
  expect(linesOf(app, '/api/posts').filter(({ account }) => account === user.id)).toHaveLength(2)
  expect(linesOf(app, '/api/notifications')).toContainEqual(expect.objectContaining({ level: 30, account: user.id }))
  expect(linesOf(behind, '/api/posts')).toMatchObject([{ level: 30, status: 401, network: '203.0.113.0/24' }])
  expect(linesOf(behind, '/readyz')).toMatchObject([{ level: 20 }])
})

test('the OpenAPI document describes every call with its body and answers', async () => {
  const response = await app.call('GET', '/api/openapi.json')
  const document = (await response.json()) as {
    paths: Record<string, Record<string, { summary?: string; requestBody?: object; responses: object }>>
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual(
    [
      'DELETE /api/posts/{id}',
      'GET /api/approval',
      'PUT /api/approval',
      'PUT /api/posts/{id}/approval-request',
      'DELETE /api/posts/{id}/approval-request',
      'GET /api/posts/{id}/approvals',
      'POST /api/posts/{id}/approvals',
      'GET /api/network',
      'GET /api/network/connect',
      'PUT /api/network',
      'DELETE /api/network',
      'POST /api/posts/{id}/publish',
      'POST /api/posts/{id}/rest',
      'DELETE /api/posts/{id}/publish',
      'GET /api/authors',
      'POST /api/authors',
      'GET /api/authors/{id}',
      'PUT /api/authors/{id}',
      'POST /api/authors/{id}/link',
      'DELETE /api/authors/{id}/link',
      'POST /api/author-link',
      'POST /api/author-link/connect',
      'POST /api/author-link/disconnect',
      'PUT /api/membership',
      'GET /api/members',
      'PUT /api/members/{id}',
      'DELETE /api/members/{id}',
      'POST /api/members/{id}/owner',
      'GET /api/invitations',
      'POST /api/invitations',
      'DELETE /api/invitations/{id}',
      'POST /api/invitation',
      'GET /api/invitation',
      'POST /api/invitation/accept',
      'GET /api/review-links',
      'POST /api/review-links',
      'POST /api/review-links/{id}/renew',
      'DELETE /api/review-links/{id}',
      'GET /api/review',
      'POST /api/review/posts/{id}/comments',
      'DELETE /api/review/posts/{id}/comments/{comment}',
      'POST /api/review/posts/{id}/decisions',
      'GET /api/review/files/{token}',
      'GET /api/review/files/{token}/pages/{page}',
      'POST /api/workspaces',
      'PUT /api/workspace',
      'PUT /api/user/workspace',
      'GET /api/keys',
      'POST /api/keys',
      'POST /api/keys/{id}/renew',
      'DELETE /api/keys/{id}',
      'GET /api/programs',
      'DELETE /api/programs/{id}',
      'GET /api/program-requests/{id}',
      'POST /api/program-requests/{id}',
      'GET /api/calendar-feed',
      'POST /api/calendar-feed',
      'DELETE /api/calendar-feed',
      'GET /api/missed-posts',
      'GET /api/posts/{id}/history',
      'GET /api/posts/{id}/openings',
      'GET /api/activity',
      'GET /api/activity/actors',
      'GET /api/activity/csv',
      'GET /api/posts/{id}/comments',
      'POST /api/posts/{id}/comments',
      'PUT /api/comments/{id}',
      'DELETE /api/comments/{id}',
      'POST /api/comments/{id}/accept',
      'POST /api/comments/{id}/reject',
      'POST /api/posts/{id}/editing',
      'GET /api/posts/{id}/versions',
      'GET /api/posts/{id}/versions/{version}',
      'POST /api/posts/{id}/versions/{version}/restore',
      'POST /api/posts/{id}/duplicate',
      'POST /api/posts/bulk-delete',
      'POST /api/posts/bulk-schedule',
      'POST /api/posts/undo-schedule',
      'GET /api/posts/export',
      'GET /api/templates',
      'POST /api/templates',
      'PUT /api/templates/{id}',
      'DELETE /api/templates/{id}',
      'POST /api/templates/{id}/posts',
      'GET /api/sources',
      'POST /api/sources',
      'POST /api/sources/file',
      'GET /api/sources/{id}',
      'DELETE /api/sources/{id}',
      'GET /api/figures',
      'GET /api/figures/comparisons',
      'GET /api/figures/months/{month}',
      'GET /api/figures/posts/{id}/another',
      'GET /api/figures/posts/{id}/beside',
      'GET /api/figures/joins',
      'GET /api/figures/posts',
      'GET /api/figures/posts/export',
      'GET /api/figures/posts/{id}',
      'POST /api/figures/files',
      'DELETE /api/figures/files/{id}',
      'POST /api/figures/archive',
      'POST /api/figures/archive/posts',
      'PUT /api/figures/joins',
      'GET /api/trash',
      'POST /api/trash/restore',
      'POST /api/trash/{id}/restore',
      'DELETE /api/trash/{id}',
      'DELETE /api/trash',
      'GET /api/user/mail',
      'GET /api/posting/{token}',
      'GET /api/posting/{token}/media/{id}',
      'POST /api/posting/{token}/later',
      'POST /api/posting/{token}/posted',
      'DELETE /api/posting/{token}/posted',
      'GET /api/posting-slots',
      'PUT /api/posting-slots',
      'GET /api/posting-slots/next',
      'POST /api/posts/{id}/next-slot',
      'POST /api/posts/{id}/opening',
      'DELETE /api/user',
      'DELETE /api/user/access',
      'DELETE /api/user/access/{kind}/{id}',
      'DELETE /api/user/sessions',
      'DELETE /api/user/sessions/{id}',
      'GET /api/auth/google',
      'GET /api/billing',
      'GET /api/engines',
      'GET /api/idea-sets',
      'GET /api/idea-sets/{id}',
      'GET /api/favourite-ideas',
      'GET /api/launches',
      'GET /api/logout',
      'GET /api/post-categories',
      'GET /api/posts',
      'GET /api/posts/{id}',
      'GET /api/sign-in-options',
      'GET /api/transcription',
      'POST /api/transcriptions',
      'GET /api/user',
      'GET /api/user/activity',
      'GET /api/user/export',
      'GET /api/user/kept-words-key',
      'GET /api/user/passkeys',
      'POST /api/user/passkeys/request',
      'POST /api/user/passkeys',
      'DELETE /api/user/passkeys/{id}',
      'POST /api/user/recovery-codes',
      'POST /api/auth/passkey/request',
      'POST /api/auth/passkey',
      'POST /api/auth/recovery-code',
      'GET /api/user/access',
      'GET /api/user/sessions',
      'GET /api/models',
      'POST /api/models/file',
      'PUT /api/models/hub',
      'POST /api/models/{id}/download',
      'POST /api/models/{id}/pause',
      'POST /api/month/drafts',
      'POST /api/month/proposals',
      'DELETE /api/models/{id}',
      'GET /api/this-computer',
      'GET /api/this-computer/backups/{name}',
      'GET /api/this-computer/moving-file',
      'POST /api/this-computer/backups',
      'POST /api/this-computer/phone-link',
      'POST /api/this-computer/restart',
      'POST /api/this-computer/stop',
      'PUT /api/this-computer/email',
      'PUT /api/this-computer/phones',
      'GET /api/updates',
      'POST /api/updates/look',
      'POST /api/updates/start',
      'POST /api/updates/cancel',
      'GET /api/writing-engine',
      'GET /api/writing-engine/connections/{id}/models',
      'PUT /api/writing-engine',
      'POST /api/writing-engine/connections',
      'POST /api/writing-engine/look',
      'DELETE /api/writing-engine/connections/{id}',
      'POST /api/billing-portal',
      'POST /api/check-coupon',
      'POST /api/create-checkout-session',
      'POST /api/custom-edit',
      'POST /api/generate-ideas',
      'POST /api/generate-post',
      'POST /api/login',
      'POST /api/logout',
      'POST /api/password-reset',
      'POST /api/password-reset/confirm',
      'POST /api/user/email-verification',
      'POST /api/user/email-verification/confirm',
      'POST /api/posts',
      'POST /api/posts/{id}/second-reading',
      'POST /api/regenerate-section',
      'POST /api/register',
      'POST /api/stripe-webhook',
      'PUT /api/ideas/{id}',
      'DELETE /api/ideas/{id}',
      'PUT /api/posts/{id}',
      'PUT /api/user',
      'PUT /api/user/notifications',
      'PUT /api/user/password',
      'POST /api/writing-samples',
      'POST /api/salesgpt-waitlist',
      'POST /api/page-views',
      'GET /api/operator/accounts',
      'PUT /api/operator/accounts/{id}/disabled',
      'DELETE /api/operator/accounts/{id}/disabled',
      'DELETE /api/operator/accounts/{id}/sessions',
      'GET /api/operator/events',
      'GET /api/operator/workspaces',
      'PUT /api/operator/workspaces/{id}/limits',
      'GET /api/workspace/limits',
      'GET /api/hand-overs',
      'POST /api/hand-overs',
      'POST /api/notifications/seen',
      'POST /api/notifications/{id}/seen',
      'GET /api/push-subscriptions',
      'POST /api/push-subscriptions',
      'DELETE /api/push-subscriptions/{id}',
      'PUT /api/user/photo',
      'DELETE /api/user/photo',
      'GET /api/user/photo/{id}',
      'DELETE /api/media/{id}',
      'GET /api/media/{id}',
      'GET /api/media/{id}/pages/{page}',
      'PATCH /api/media/{id}',
      'POST /api/posts/{id}/carousel',
      'DELETE /api/posts/{id}/carousel',
      'POST /api/posts/{id}/media',
      'PUT /api/user/language',
      'PUT /api/user/time-zone',
      'POST /api/generate-lead-magnet',
      'DELETE /api/writing-samples/{id}',
      'PATCH /api/writing-samples/{id}',
      'GET /api/writing-style',
      'GET /api/voice',
      'GET /api/voice/sketch',
      'POST /api/voice/sketch',
      'PUT /api/voice/sketch',
      'GET /api/voice/habits',
      'PUT /api/voice/habits',
      'GET /api/webhooks',
      'POST /api/webhooks',
      'PUT /api/webhooks/{id}',
      'DELETE /api/webhooks/{id}',
      'POST /api/webhooks/{id}/secret',
      'POST /api/webhooks/{id}/test',
      'GET /api/webhooks/{id}/deliveries',
      'POST /api/webhooks/{id}/replay',
      'GET /api/voice/address',
      'GET /api/voice/openings',
      'PUT /api/voice/address',
      'PUT /api/voice/openings',
      'POST /api/writing-samples/import',
      'DELETE /api/writing-samples',
      'GET /api/writing-samples',
      'GET /api/scheduled-posts',
      'GET /api/notifications',
      'GET /api/analytics',
      'GET /api/proofs',
      'GET /api/proposed-posts',
      'POST /api/proofs',
      'PATCH /api/proofs/{id}',
      'DELETE /api/proofs/{id}',
      'GET /api/writing-evidence',
      'POST /api/interview',
      'GET /api/never-say',
      'PUT /api/never-say',
    ].sort(),
  )
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      expect(operation.summary, `${method} ${path}`).toBeTruthy()
      if ((method === 'put' || method === 'post') && !bodiless.has(path))
        expect(operation.requestBody, `${method} ${path}`).toBeTruthy()
    }
  }
  expect(JSON.stringify(document.paths['/api/posts/{id}']?.put)).toContain('#/components/schemas/PostPatch')
})

test('every call except the public ones is refused to people who are not signed in', async () => {
  const { paths } = (await (await app.call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ method: method.toUpperCase(), path, security })),
  )
  const isPublic = ({ security }: { security?: object[] }) => security?.length === 0
  expect(
    operations
      .filter(isPublic)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([
    'DELETE /api/posting/{token}/posted',
    'GET /api/auth/google',
    'GET /api/invitation',
    'GET /api/logout',
    'GET /api/posting/{token}',
    'GET /api/posting/{token}/media/{id}',
    'GET /api/review/files/{token}',
    'GET /api/review/files/{token}/pages/{page}',
    'GET /api/sign-in-options',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey/request',
    'POST /api/auth/recovery-code',
    'POST /api/author-link',
    'POST /api/author-link/connect',
    'POST /api/author-link/disconnect',
    'POST /api/check-coupon',
    'POST /api/invitation',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/page-views',
    'POST /api/password-reset',
    'POST /api/password-reset/confirm',
    'POST /api/posting/{token}/later',
    'POST /api/posting/{token}/posted',
    'POST /api/register',
    'POST /api/salesgpt-waitlist',
    'POST /api/stripe-webhook',
  ])
  const isByLink = ({ path }: { path: string }) => /^\/api\/review(\/|$)/.test(path)
  for (const one of operations.filter((one) => !isPublic(one))) {
    const { method, path } = one
    const sentence = isByLink(one) ? 'This call needs the token of a review link.' : 'You are not signed in.'
    const response = await app.call(method, path.replace(/{.*?}/, 'x'), { body: method === 'GET' ? undefined : {} })
    expect([response.status, await response.text()], `${method} ${path}`).toEqual([401, sentence])
  }
})

test('browsers are told to stay on https if that is how they reach the app', async () => {
  const secure = await withTestApp({ env: { PUBLIC_URL: 'https://posts.example', PASSWORD_FORMS: 'on' } })
  expect((await secure.call('GET', '/healthz')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect((await app.call('GET', '/healthz')).headers.get('strict-transport-security')).toBeNull()
})

test('health and readiness are two answers', async () => {
  expect(await (await app.call('GET', '/healthz')).text()).toBe('ok')
  expect(await (await app.call('GET', '/readyz')).text()).toBe('ready')
  const stopping = await withTestApp()
  stopping.stopping.abort(new Error('stop'))
  expect((await stopping.call('GET', '/readyz')).status).toBe(503)
  expect((await stopping.call('GET', '/healthz')).status).toBe(200)
})
