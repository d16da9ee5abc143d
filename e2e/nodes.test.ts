import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeOf, testedNodes } from '../scripts/setup.mjs'
import { somePdf } from '../server/testing/media.ts'
import type { MediaItem } from '../shared/media.ts'
import type { Post } from '../shared/posts.ts'
import { launchBrowser, openPage, signIn, startApp } from './support.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const installed = testedNodes.map((major) => ({ major, node: nodeOf(major) })).filter(({ node }) => existsSync(node))

test.for(installed)('Node $major starts the app, arranges a post, takes a document and stops', async ({ node }) => {
  const app = await startApp({}, undefined, node)
  const page = await openPage(browser, app)
  await signIn(page)
  const { request } = page.context()
  expect(await (await request.get('/api/openapi.json')).text()).toContain('/api/generate-post')

  const title = 'Our status meeting is a page now. Fourteen people read it before nine.'
  const written = await request.post('/api/generate-post', { data: { title, category: 'hot-takes' } })
  const { post } = (await written.json()) as { post: Post }
  expect(Object.values(post.content).join(' ')).toContain('Fourteen people read it before nine.')

  const headers = { 'content-type': 'application/octet-stream' }
  const added = await request.post(`/api/posts/${post.id}/media`, { headers, data: await somePdf() })
  const { pages, id } = (await added.json()) as MediaItem
  expect(pages).toBe(2)
  expect((await request.get(`/api/media/${id}/pages/1`)).headers()['content-type']).toBe('image/jpeg')
  await page.context().close()
  expect(await app.stop()).toBe(0)
})
