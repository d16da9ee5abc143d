import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pageOf } from '#shared/pages.ts'
import { pageViews } from '../database/schema.ts'
import { startTestApp, type TestApp, withTestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-21T23:59:00Z') })
})
afterAll(() => app.stop())

const view = (path: unknown, headers?: Record<string, string>, to = app) =>
  to.call('POST', '/api/page-views', { body: { path }, headers })
const counted = (from = app) => from.db.select().from(pageViews)

test('page views are counted by day and page, many at once too, and by nothing else', async () => {
  await Promise.all(Array.from({ length: 20 }, () => view('/ideas')))
  await view('/')
  expect((await counted()).sort((a, b) => a.views - b.views)).toEqual([
    { day: '2026-11-21', path: '/', views: 1 },
    { day: '2026-11-21', path: '/ideas', views: 20 },
  ])
})

test('a person who does not want to be tracked is not counted', async () => {
  for (const name of ['dnt', 'sec-gpc']) expect((await view('/terms', { [name]: '1' })).status).toBe(204)
  expect((await counted()).some(({ path }) => path === '/terms')).toBe(false)
})

test.each(['/posts?q=secret', '/create?id=1', 'https://example.com', '', null])('%j is no page', async (path) => {
  const response = await view(path)
  expect([response.status, await response.text()]).toEqual([400, 'path must be one of the app’s pages.'])
})

test('a page has one name, and an unknown address none of its own', () => {
  expect(['/', '/dashboard', '/create', '/posts', '/nowhere/secret'].map(pageOf)).toEqual([
    '/',
    '/',
    '/',
    '/posts',
    '/not-found',
  ])
})

test('counting can be turned off', async () => {
  const off = await withTestApp({ env: { PAGE_VIEWS: 'off' } })
  expect((await view('/', {}, off)).status).toBe(204)
  expect(await counted(off)).toEqual([])
})

test.each([
  ['plausible', '/api/event', { name: 'pageview', url: 'http://localhost/ideas', domain: 'posts.example' }],
  [
    'umami',
    '/api/send',
    { type: 'event', payload: { website: 'posts.example', url: '/ideas', hostname: 'localhost' } },
  ],
])('views go on to a counter that speaks as %s does, without the visitor', async (kind, path, body) => {
  const { promise, resolve } = Promise.withResolvers<{ path: string; body: unknown; headers: object }>()
  const counter = createServer(async (request, response) => {
    resolve({ path: request.url ?? '', body: await json(request), headers: request.headers })
    response.writeHead(202).end('ok')
  })
  await new Promise<void>((done) => counter.listen(0, '127.0.0.1', done))
  onTestFinished(() => void counter.close().closeAllConnections())
  const url = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`
  const forwarding = await withTestApp({
    env: { PAGE_VIEWS: kind, PAGE_VIEWS_URL: url, PAGE_VIEWS_SITE: 'posts.example' },
  })
  await view('/ideas', { host: 'localhost', 'user-agent': 'Mine/1.0', 'x-forwarded-for': '203.0.113.7' }, forwarding)
  const sent = await promise
  expect([sent.path, sent.body]).toEqual([path, body])
  expect(JSON.stringify(sent.headers)).not.toMatch(/Mine|203\.0\.113/)
  expect(await counted(forwarding)).toEqual([])
})

test('a counter that is away troubles nobody', async () => {
  const env = { PAGE_VIEWS: 'plausible', PAGE_VIEWS_URL: 'http://127.0.0.1:9', PAGE_VIEWS_SITE: 'posts.example' }
  const alone = await withTestApp({ env })
  expect((await view('/', {}, alone)).status).toBe(204)
  await expect.poll(() => alone.logs.some(({ msg }) => msg === 'failed to reach the page view counter')).toBe(true)
})
