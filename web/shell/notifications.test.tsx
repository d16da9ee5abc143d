import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { networkAccounts } from '#server/database/schema.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
/** Milliseconds that the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) })
})
afterAll(() => app.stop())

const minute = 60_000
const hour = 60 * minute
const bellButton = (name: string) => screen.findByRole('button', { name })

test('the bell counts news and lists missed and due posts, and opening one marks it as read', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'Missed one', scheduledFor: new Date(Date.now() - hour) })
  await app.hasPost(author, { title: 'Due one', scheduledFor: new Date(Date.now() + hour) })
  const { user, requests, address } = showApp('/posts', { app, as: author })
  await user.click(await bellButton('Notifications, 2 new'))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const missed = await list.findByRole('link', { name: /Missed one/ })
  expect(missed.getAttribute('href')).toBe(`/?id=${post.id}`)
  expect(missed.textContent).toMatch(/^MissedNewMissed oneWas due (today|yesterday) at/)
  expect(list.getByRole('link', { name: /Due one/ }).textContent).toMatch(
    /^Due soonNewDue onePost it at .+ (today|tomorrow|on .+)$/,
  )
  await user.keyboard('{Escape}')
  await user.click(await bellButton('Notifications, 2 new'))
  await user.click(await screen.findByRole('link', { name: /^Missed.*Missed one/ }))
  await bellButton('Notifications, 1 new')
  expect(address()).toBe(`/?id=${post.id}`)
  expect(requests.filter((request) => /^POST .*seen$/.test(request))).toHaveLength(1)
})

test('a due or missed post is published from the bell', async () => {
  const author = await app.signUp()
  const subject = Object.values(someContent).join(' ')
  await app.hasPost(author, { title: 'Missed one', subject, scheduledFor: new Date(Date.now() - hour) })
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await bellButton('Notifications, 1 new'))
  await user.click(await screen.findByRole('button', { name: 'Post by hand…: Missed one' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Post on LinkedIn by hand' }))
  await user.click(await dialog.findByRole('button', { name: 'I posted it' }))
  await screen.findByText('Post published')
  await user.click(await bellButton('Notifications'))
  await screen.findByText('Nothing yet. Posts that are due and posts you missed will appear here.')
})

test('all notifications are marked as read at once', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Missed one', scheduledFor: new Date(Date.now() - hour) })
  await app.hasPost(author, { title: 'Due one', scheduledFor: new Date(Date.now() + hour) })
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await bellButton('Notifications, 2 new'))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(screen.getByRole('link', { name: /^Missed.*Missed one/ }).textContent).not.toMatch(/New/)
  await user.keyboard('{Escape}')
  await bellButton('Notifications')
})

test('published and failed posts and an expiring connection each show a reason and lead to where to settle it', async () => {
  const author = await app.signUp()
  const failed = { state: 'failed', via: 'linkedin', publishedAt: null, error: 'duplicate' } as const
  const post = await app.hasPost(author, { title: 'Failed one', publication: { ...failed, updatedAt: new Date() } })
  await app.hasPost(author, {
    title: 'Live one',
    publication: {
      via: 'linkedin',
      publishedAt: new Date(),
      url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
    },
  })
  await app.db.insert(networkAccounts).values({
    workspaceId: author.workspaceId,
    userId: author.id,
    network: 'linkedin',
    externalId: 'a',
    name: 'Nora',
    sealedToken: '',
    refused: 'revoked',
    connectedAt: new Date(),
    expiresAt: new Date(Date.now() + 40 * 24 * hour),
  })
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await bellButton('Notifications, 3 new'))
  const link = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link(/^Not published.*Failed one.*\.$/)).toBe(`/?id=${post.id}`)
  expect(await link(/^Published.*Live one.*Went live (today|yesterday) at/)).toMatch(/^\/\?id=/)
  expect(await link(/^Reconnect.*LinkedIn.*It has ended/)).toBe('/settings?section=integrations')
})

test('an empty list says so', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await screen.findByText('Nothing yet. Posts that are due and posts you missed will appear here.')
})

test('opening the list refetches it', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Soon one', scheduledFor: new Date(Date.now() + 10 * minute) })
  const { user, requests, answered } = showApp('/posts', { app, as: author })
  const lists = (of: string[]) => of.filter((request) => request === 'GET /api/notifications').length
  await user.click(await bellButton('Notifications, 1 new'))
  await screen.findByRole('link', { name: /^Due soon.*Soon one/ })
  // A list that opens while a call is under way shares it.
  await expect.poll(() => lists(requests) - lists(answered)).toBe(0)
  await user.keyboard('{Escape}')
  ahead = 20 * minute
  onTestFinished(() => {
    ahead = 0
  })
  await user.click(await bellButton('Notifications, 1 new'))
  const due = await screen.findByRole('link', { name: /^Due now.*Soon one/ })
  expect(due.textContent).toMatch(/Post it now\. It was planned for .+$/)
  await expect.poll(() => lists(requests) - lists(answered)).toBe(0)
  await user.keyboard('{Escape}')
  ahead = 56 * minute
  await user.click(await bellButton('Notifications, 1 new'))
  await screen.findByRole('link', { name: /^Missed.*Soon one/ })
})

test("at a post's time the bell counts it, on a page that stays open", async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Now one', scheduledFor: new Date(Date.now() + 12_000) })
  await app.call('POST', '/api/notifications/seen', { as: author })
  const { user, requests, answered } = showApp('/posts', { app, as: author })
  const asked = (of = requests) => of.filter((request) => request === 'GET /api/notifications')
  await expect.poll(() => asked(answered)).toHaveLength(1)
  // The post is due by the server's clock at the screen's next call.
  ahead = minute
  onTestFinished(() => {
    ahead = 0
  })
  await bellButton('Notifications, 1 new')
  expect(asked()).toHaveLength(2)
  await user.click(await bellButton('Notifications, 1 new'))
  await screen.findByRole('link', { name: /^Due now.*Now one/ })
})

test('a list that failed to refetch says so beside its old entries', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Missed one', scheduledFor: new Date(Date.now() - hour) })
  const { user, failing } = showApp('/posts', { app, as: author })
  const bell = await bellButton('Notifications, 1 new')
  failing.add('/api/notifications')
  await user.click(bell)
  await screen.findByText(/^Your notifications couldn’t be loaded. The list below may be out of date.$/)
  screen.getByRole('link', { name: /^Missed.*Missed one/ })
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('each opened page is reported once', async () => {
  await app.db.execute('delete from page_views')
  const { user, pageViews } = showApp('/posts', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'My Posts' })
  await waitFor(() => expect(pageViews).toEqual(['/posts']))
  await user.click(within(screen.getByRole('navigation', { name: 'Areas' })).getByRole('link', { name: 'Library' }))
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
