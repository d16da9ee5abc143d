import { screen, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
let author: TestUser
let id: string
beforeAll(async () => {
  app = await startTestApp()
  author = await app.signUp()
  const soon = new Date(Date.now() + 60_000)
  ;({ id } = await app.hasPost(author, {
    title: 'An old post',
    category: 'gone',
    tone: 'gone',
    answers: [{ question: 'What came out of it?', answer: 'We got 14 hours a week back.' }],
    scheduledFor: soon,
    savedToLibrary: true,
  }))
})
afterAll(() => app.stop())

const main = async () => within(await screen.findByRole('main'))

test('My Posts shows a post whose category and tone no longer exist', async () => {
  showApp('/posts', { app, as: author })
  const page = await main()
  await page.findByRole('heading', { name: 'An old post' })
  page.getByText('Unknown')
  page.getByText('Standard tone')
})

test('the library shows a post whose category and tone no longer exist', async () => {
  showApp('/library', { app, as: author })
  const page = await main()
  await page.findByRole('heading', { name: 'An old post' })
  page.getAllByText('Unknown')
  page.getByText('Standard')
})

test('a post whose category and tone no longer exist opens, and asks for a new category', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  showApp(`/create?id=${id}`, { app, as: author })
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })).value).toMatch(/^We cancelled/)
  await screen.findByText('Standard · a few emojis · English · no AI model')
  screen.getByRole('button', { name: 'Select a post category to continue' })
})

test.each(['/calendar', '/analytics'])('%s shows a post whose category and tone no longer exist', async (path) => {
  showApp(path, { app, as: author })
  const page = await main()
  await page.findAllByText(path === '/calendar' ? /An old post/ : 'Unknown')
})

test('a post whose category and tone no longer exist can be found, exported and edited', async () => {
  const found = await app.call('GET', '/api/posts?q=old&category=gone', { as: author })
  expect(await found.json()).toMatchObject([
    { categoryId: 'gone', category: { id: 'gone', name: 'Unknown' }, tone: { id: 'gone', name: 'Standard' } },
  ])
  const archive = await app.call('GET', '/api/user/export', { as: author })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const markdown = Object.keys(files).find((name) => name.endsWith('An-old-post.md')) ?? ''
  expect(new TextDecoder().decode(files[markdown])).toContain('Unknown, Standard tone')
  const analytics = await (await app.call('GET', '/api/analytics', { as: author })).json()
  expect(analytics).toMatchObject({
    byCategory: [{ id: 'gone', name: 'Unknown', posts: 1 }],
    byTone: [{ id: 'gone', name: 'Standard', posts: 1 }],
  })
  const rewritten = await app.call('POST', '/api/regenerate-section', {
    as: author,
    body: { postId: id, section: 'hook' },
  })
  expect(rewritten.status).toBe(200)
})
