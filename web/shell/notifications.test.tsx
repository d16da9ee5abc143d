import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const hour = 3_600_000

test('the bell counts what is new, lists missed and due posts, and forgets the count once they were seen', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'Missed one', scheduledFor: new Date(Date.now() - hour) })
  await app.hasPost(author, { title: 'Due one', scheduledFor: new Date(Date.now() + hour) })
  const { user, requests } = showApp('/posts', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }, { timeout: 6_000 }))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const missed = await list.findByRole('link', { name: /Missed one/ })
  expect(missed.getAttribute('href')).toBe(`/?id=${post.id}`)
  expect(missed.textContent).toMatch(/^MissedNewMissed oneWas to go out on/)
  expect(list.getByRole('link', { name: /Due one/ }).textContent).toMatch(/^Due soonNewDue oneGoes out on/)
  await user.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Notifications' })
  expect(requests).toContain('POST /api/notifications/seen')
})

test('without anything to tell the list says so', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await screen.findByText('Nothing yet. Posts that are due and posts you missed will stand here.')
})

test('each page that is opened is reported, once', async () => {
  const { user, pageViews } = showApp('/posts', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'My Posts' })
  await waitFor(() => expect(pageViews).toEqual(['/posts']))
  await user.click(screen.getByRole('link', { name: 'Library' }))
  await screen.findByRole('heading', { name: 'Library' })
  await waitFor(() => expect(pageViews).toEqual(['/posts', '/library']))
  const counted = () => app.db.execute(`select path from page_views order by path`).then(({ rows }) => rows)
  await expect.poll(counted).toEqual([{ path: '/library' }, { path: '/posts' }])
})

test('a browser that asks not to be tracked reports nothing', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'doNotTrack'))
  const { pageViews } = showApp('/posts', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'My Posts' })
  await screen.findByRole('heading', { name: 'No posts yet' })
  expect(pageViews).toEqual([])
})
