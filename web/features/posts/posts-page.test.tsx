import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postEvents } from '#server/database/schema.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import type { PostEventDetail } from '#shared/post-events.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const titles = async () => (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('li')!)
}

test('people without posts read what to do next', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  expect(await screen.findByRole('heading', { name: 'My Posts' })).toBeTruthy()
  expect(screen.getByText('Manage, edit and publish your content')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy()
  screen.getByText('Start creating engaging content to grow your network and drive more leads.')
  for (const link of screen.getAllByRole('link', { name: 'Create New Post' }))
    expect(link.getAttribute('href')).toBe('/create')
})

test('a spinner shows while the posts load', async () => {
  const { stalling } = showApp('/posts', { app, as: await app.signUp() })
  stalling.add('/api/posts')
  await screen.findByRole('heading', { name: 'My Posts' })
  await within(screen.getByRole('main')).findByText('Loading')
  expect(screen.queryByRole('heading', { name: 'No posts yet' })).toBeNull()
})

test('a card shows the title, status, category, tone, hook and dates of a post', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, {
    title: 'The Monday meeting',
    tone: 'casual',
    createdAt: new Date(2026, 2, 5, 12),
  })
  const rewritten = await app.hasPost(author, { title: 'Rewritten', createdAt: new Date(2026, 2, 5, 12) })
  const change = (id: string, body: object) => app.call('PUT', `/api/posts/${id}`, { as: author, body })
  await change(post.id, { scheduledFor: new Date(2027, 0, 12, 9) })
  await change(rewritten.id, { content: { cta: 'And you?' } })
  showApp('/posts', { app, as: author })
  const shown = await card('The Monday meeting')
  shown.getByText('Scheduled')
  shown.getByText('Personal experience')
  shown.getByText('Casual tone')
  shown.getByText('We cancelled our Monday status meeting in March.')
  expect(shown.getByText('Mar 5, 2026').parentElement?.textContent).toBe('Created on Mar 5, 2026')
  const moment = `Jan 12, 2027 at ${timeOfDay('09:00')}`
  expect(shown.getByText(moment).parentElement?.textContent).toBe(`Scheduled for ${moment} (UTC)`)
  expect(shown.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/create?id=${post.id}`)
  expect(shown.queryByText(/^Edited/)).toBeNull()
  ;(await card('Rewritten')).getByText(/^Edited/)
})

/** The app with a change applied to each answer of an address. */
function answering(address: string, change: (answer: never) => unknown): TestApp {
  const request: TestApp['app']['request'] = async (path, init) => {
    const response = await app.app.request(path, init)
    if (!String(path).startsWith(address)) return response
    return Response.json(change((await response.json()) as never))
  }
  return { ...app, app: Object.assign(Object.create(app.app) as TestApp['app'], { request }) }
}

test.each(['/posts', '/library'])(
  'a post that arrives without category and tone is listed all the same: %s',
  async (page) => {
    const author = await app.signUp()
    await app.hasPost(author, { title: 'From elsewhere' })
    const without = (posts: object[]) => posts.map((post) => ({ ...post, category: null, tone: undefined }))
    showApp(page, { app: answering('/api/posts', without), as: author })
    const shown = await card('From elsewhere')
    shown.getByText('Unknown')
    shown.getByText(/^Standard/)
  },
)

test("a card says when its post's time passed without publication", async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Forgotten', scheduledFor: new Date(2026, 2, 5, 12) })
  showApp('/posts', { app, as: author })
  ;(await card('Forgotten')).getByText('Missed')
})

test('the tabs show drafts, scheduled and published posts', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Just a draft' })
  await app.hasPost(author, { title: 'For later', scheduledFor: new Date(2027, 0, 12, 9) })
  await app.hasPost(author, { title: 'Kept', savedToLibrary: true })
  const { user, address } = showApp('/posts', { app, as: author })
  await waitFor(async () => expect(await titles()).toHaveLength(3))
  for (const [tab, title] of [
    ['Drafts', 'Just a draft'],
    ['Scheduled', 'For later'],
    ['Published', 'Kept'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }))
    await waitFor(async () => expect(await titles()).toEqual([title]))
    expect(address()).toBe(`/posts?tab=${tab.toLowerCase()}`)
  }
})

test('the server searches for the typed text in any section, in any case', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'One', cta: 'Tell me about PELICANS.' })
  await app.hasPost(author, { title: 'Two' })
  const { user } = showApp('/posts', { app, as: author })
  await user.type(await screen.findByPlaceholderText('Search posts...'), 'pelicans')
  await waitFor(async () => expect(await titles()).toEqual(['One']))
  await user.type(screen.getByPlaceholderText('Search posts...'), ' and otters')
  await screen.findByRole('heading', { name: 'No posts match' })
  await user.click(screen.getByRole('button', { name: 'Show all posts' }))
  await waitFor(async () => expect(await titles()).toHaveLength(2))
})

test('newest posts come first, and the toggle reverses the order', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Older', createdAt: new Date(2026, 0, 1) })
  await app.hasPost(author, { title: 'Newer', createdAt: new Date(2026, 0, 2) })
  const { user } = showApp('/posts', { app, as: author })
  await waitFor(async () => expect(await titles()).toEqual(['Newer', 'Older']))
  await user.click(screen.getByRole('button', { name: 'Newest first' }))
  await waitFor(async () => expect(await titles()).toEqual(['Older', 'Newer']))
  screen.getByRole('button', { name: 'Oldest first' })
})

test('more than thirty posts load a page at a time', async () => {
  const author = await app.signUp()
  for (let i = 0; i < 32; i += 1)
    await app.hasPost(author, { title: `Post ${i}`, createdAt: new Date(2026, 0, 1, 0, i) })
  const { user } = showApp('/posts', { app, as: author })
  await waitFor(async () => expect(await titles()).toHaveLength(30))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await titles()).toHaveLength(32))
  expect((await titles()).at(-1)).toBe('Post 0')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a post is deleted after a confirmation, and the list is refetched', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Stays' })
  await app.hasPost(author, { title: 'Goes' })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Goes')).getByRole('button', { name: 'Actions for Goes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('Are you sure you want to delete this post? It stays in the trash for 30 days.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Post deleted')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await titles()).toEqual(['Stays'])
  await user.click(screen.getByText('Undo', { selector: 'li *' }))
  await screen.findByText('Post restored')
  await waitFor(async () => expect(await titles()).toEqual(['Goes', 'Stays']))
})

test('deleting the last post of a list shows a message too', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Stays', savedToLibrary: true })
  await app.hasPost(author, { title: 'Goes' })
  const { user } = showApp('/posts?tab=drafts', { app, as: author })
  await user.click((await card('Goes')).getByRole('button', { name: 'Actions for Goes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Post deleted')
  await screen.findByRole('heading', { name: 'No posts match' })
  await user.click(screen.getByRole('button', { name: 'Show all posts' }))
  await waitFor(async () => expect(await titles()).toEqual(['Stays']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a failed deletion says why and keeps the post', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'Gone elsewhere' })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Gone elsewhere')).getByRole('button', { name: /^Actions/ }))
  await app.call('DELETE', `/api/posts/${post.id}`, { as: author })
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete post')
  screen.getByText('404: Post not found')
})

test("only the author's word marks a post as live", async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'By hand', subject: Object.values(someContent).join(' ') })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('By hand')).getByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const composer = new URL((await dialog.findByRole('link', { name: 'Open LinkedIn' })).getAttribute('href')!)
  expect(composer.searchParams.get('text')).toContain('We cancelled our Monday status meeting in March.')
  await user.type(dialog.getByRole('textbox', { name: /Link to the post/ }), 'https://www.linkedin.com/posts/1')
  await user.click(dialog.getByRole('button', { name: 'I posted it' }))
  await screen.findByText('Post published')
  await waitFor(async () => (await card('By hand')).getByText('Published'))
  expect((await card('By hand')).queryByRole('button', { name: 'Post by hand…' })).toBeNull()
  const saved = await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()
  expect(saved).toMatchObject({
    isPublished: true,
    publication: { via: 'manual', url: 'https://www.linkedin.com/posts/1' },
  })
})

test('an author who finds a post that LinkedIn never confirmed can say so on its card', async () => {
  const author = await app.signUp()
  const publication = { state: 'failed', via: 'linkedin', publishedAt: null, error: 'unknown' } as const
  const post = await app.hasPost(author, { title: 'Never confirmed', publication })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Never confirmed')).getByRole('button', { name: 'It is there' }))
  await screen.findByText('Post published')
  await waitFor(async () => (await card('Never confirmed')).getByText('Published'))
  const saved = await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()
  expect(saved).toMatchObject({ status: 'published', publication: { via: 'manual' } })
})

test("“I posted it” can be undone from its message, and later from the post's menu; the dialog mentions both", async () => {
  const author = await app.signUp()
  const subject = Object.values(someContent).join(' ')
  await app.hasPost(author, { title: 'By hand', subject, scheduledFor: new Date(2027, 0, 12, 9) })
  const { user } = showApp('/posts', { app, as: author })
  const sayPosted = async (...history: string[]) => {
    await user.click((await card('By hand')).getByRole('button', { name: 'Post by hand…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const button = await dialog.findByRole('button', { name: 'I posted it' })
    for (const step of history) within(await dialog.findByRole('region', { name: 'History' })).getByText(step)
    if (history.length === 0) expect(dialog.queryByText('History')).toBeNull()
    await user.click(button)
    await screen.findByText('Post published')
    await waitFor(async () => (await card('By hand')).getByText('Published'))
  }
  ;(await card('By hand')).getByText(/^Scheduled for/)
  await sayPosted()
  expect((await card('By hand')).queryByText(/^Scheduled for/)).toBeNull()
  await user.click(screen.getByText('Undo', { selector: 'li *' }))
  await screen.findByText('Marked as not posted')
  screen.getByText(`It is planned for Jan 12, 2027 at ${timeOfDay('09:00')} again.`)
  await waitFor(async () => (await card('By hand')).getByText('Scheduled'))
  await sayPosted('Marked as published by hand', 'No longer marked as published')
  await user.click((await card('By hand')).getByRole('button', { name: 'Actions for By hand' }))
  await user.click(await screen.findByRole('menuitem', { name: 'I did not post it' }))
  await screen.findByText('Marked as not posted')
  await waitFor(async () => (await card('By hand')).getByRole('button', { name: 'Post by hand…' }))
})

test('several posts are selected with mouse and keyboard, deleted in one call, and all restored', async () => {
  const author = await app.signUp()
  for (let at = 0; at < 5; at += 1)
    await app.hasPost(author, { title: `Post ${at}`, createdAt: new Date(2026, 0, 5 - at) })
  const { user, requests } = showApp('/posts', { app, as: author })
  await card('Post 0')
  const toggle = screen.getByRole('button', { name: 'Select' })
  await user.click(toggle)
  const box = (title: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select ${title}:`) })
  const bar = within(await screen.findByRole('region', { name: 'Selected posts' }))
  await user.click(box('Post 0'))
  await user.keyboard('{Shift>}')
  await user.click(box('Post 2'))
  await user.keyboard('{/Shift}')
  bar.getByText('3 selected')
  await user.click(box('Post 1'))
  bar.getByText('2 selected')
  await user.keyboard('{Control>}a{/Control}')
  bar.getByText('5 selected')
  box('Post 4').focus()
  await user.keyboard(' ')
  bar.getByText('4 selected')
  const ids = new URL(bar.getByRole('link', { name: 'Export' }).getAttribute('href')!, 'http://x').searchParams.get(
    'ids',
  )
  expect(ids?.split(',')).toHaveLength(4)
  await user.keyboard('{Delete}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 4 posts' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('4 posts deleted')
  await waitFor(async () => expect(await titles()).toEqual(['Post 4']))
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual(['POST /api/posts/bulk-delete'])
  expect(screen.queryByRole('region', { name: 'Selected posts' })).toBeNull()
  // A closing dialog blocks the page for a moment.
  await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  screen.getByRole('button', { name: 'Undo: 4 posts deleted' })
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('4 of 4 restored')
  await waitFor(async () => expect(await titles()).toHaveLength(5))
  expect(requests.at(-1)).not.toMatch(/restore$/)
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST /api/posts/bulk-delete',
    'POST /api/trash/restore',
  ])
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull()
})

test('selected posts go into the next free slots, and the others show why they do not', async () => {
  const author = await app.signUp('Nora Field', 'UTC')
  const plain = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'A question?' }
  await app.hasPost(author, { ...plain, title: 'Live', publication: {} })
  await app.hasPost(author, { ...plain, title: 'Ready' })
  const { id } = await app.hasPost(author, { ...plain, title: 'Half', value: 'It saved [how many hours?] a week.' })
  const { user, bodies } = showApp('/posts', { app, as: author })
  await card('Ready')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected posts' }))
  await user.click(bar.getByRole('button', { name: 'Select all' }))
  await user.click(bar.getByRole('button', { name: 'Schedule into free slots…' }))
  const slots = within(await screen.findByRole('dialog', { name: 'Schedule into free slots' }))
  await user.click(await slots.findByRole('button', { name: `Use Tue, Wed, Thu at ${timeOfDay('09:00')}` }))
  const times = within(await slots.findByRole('list', { name: 'Free slots' })).getAllByRole('listitem')
  expect(times.map(({ textContent }) => /^(.*?)[A-Z][a-z]{2} \d.*\(UTC\)$/.exec(textContent ?? '')?.[1])).toEqual([
    'Half',
    'Ready',
  ])
  await slots.findByText('We remind you at that time, and you post it.')
  slots.getByText(/1 post has a time or is live, and stays as it is\.$/)
  await user.click(slots.getByRole('button', { name: 'Schedule 2 posts' }))
  // The first claims to read start a worker thread.
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 posts scheduled' }))
  const [half, ready] = within(dialog.getByRole('list', { name: 'Posts' })).getAllByRole('listitem')
  expect(half?.textContent).toBe('Half1 blank is not filled: “how many hours?”. Nothing was scheduled.')
  expect(ready?.textContent).toMatch(/^Ready.* at .* \(UTC\)$/)
  await user.click(dialog.getByRole('button', { name: 'Schedule these anyway' }))
  await screen.findByRole('dialog', { name: '2 of 2 posts scheduled' })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(async () => {
    for (const title of ['Ready', 'Half']) (await card(title)).getByText('Scheduled')
  })
  await screen.findByText('2 posts scheduled')
  screen.getByRole('button', { name: 'Undo: 2 posts scheduled' })
  const body = { scheduledFor: new Date(2027, 0, 12, 9) }
  await app.call('PUT', `/api/posts/${id}`, { as: author, body })
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('1 of 2 posts put back')
  screen.getByText('1 post could not be put back: This post has changed since then, so it stays as it is.')
  expect(bodies.at(-1)).toMatchObject({ posts: [{ former: null }, { former: null }] })
  await waitFor(async () => (await card('Ready')).getByText('Draft'))
  ;(await card('Half')).getByText('Scheduled')
})

test("a post's menu leads to scheduling and unscheduling", async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Draft' })
  await app.hasPost(author, { title: 'Planned', scheduledFor: new Date(Date.now() + 86_400_000) })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Draft')).getByRole('button', { name: 'Actions for Draft' }))
  await screen.findByRole('menuitem', { name: 'Schedule…' })
  await user.keyboard('{Escape}')
  await user.click((await card('Planned')).getByRole('button', { name: 'Actions for Planned' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reschedule or unschedule…' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Planned' }))
  await panel.findByRole('button', { name: 'Unschedule' })
})

test('a post is duplicated and renamed from its menu', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'First' })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('First')).getByRole('button', { name: 'Actions for First' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await screen.findByText('Post duplicated')
  await user.click((await card('First (copy)')).getByRole('button', { name: 'Actions for First (copy)' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(field)
  await user.type(field, '  Second {Enter}')
  await screen.findByText('Title changed')
  await waitFor(async () => expect(await titles()).toEqual(['Second', 'First']))
})

test("a post's shape is saved as a template, and a post begins from it", async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  const author = await app.signUp()
  await app.hasPost(author, { title: 'A list that worked' })
  const { user, address } = showApp('/posts', { app, as: author })
  const open = async () => user.click(await screen.findByRole('button', { name: 'Templates' }))
  await open()
  await screen.findByText(/^No templates yet\./)
  await user.keyboard('{Escape}')
  await user.click((await card('A list that worked')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  dialog.getByText(/^\[how does it open, in about 8 words\?\]/)
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shape{Enter}')
  await screen.findByText('Template saved')
  await open()
  await user.click(await screen.findByRole('button', { name: 'Rename: Shape' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of a list{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Begin a post: Shape of a list' }))
  const hook = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
  expect(hook.value).toBe('[how does it open, in about 8 words?]')
  expect(address()).toMatch(/^\/\?id=/)
})

test('a post that is only saved to the library says so and can still be published', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Kept', savedToLibrary: true })
  showApp('/posts', { app, as: author })
  const shown = await card('Kept')
  shown.getByText('Published to library')
  shown.getByText('Saved to library, not yet on LinkedIn')
  shown.getByRole('button', { name: 'Post by hand…' })
})

test('a post is taken out of the library from its menu, and Undo puts it back', async () => {
  const author = await app.signUp()
  const { id } = await app.hasPost(author, { title: 'Kept', savedToLibrary: true })
  await app.hasPost(author, { title: 'Live', savedToLibrary: true, publication: {} })
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Live')).getByRole('button', { name: /^Actions/ }))
  await screen.findByRole('menuitem', { name: 'I did not post it' })
  expect(screen.queryByRole('menuitem', { name: 'Take out of the library' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click((await card('Kept')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take out of the library' }))
  await screen.findByText('Taken out of the library')
  screen.getByText('“Kept” is a draft again.')
  await waitFor(async () => (await card('Kept')).getByText('Draft'))
  await user.click(screen.getByText('Undo', { selector: 'li *' }))
  await waitFor(async () => (await card('Kept')).getByText('Published to library'))
  const saved = await (await app.call('GET', `/api/posts/${id}`, { as: author })).json()
  expect(saved).toMatchObject({ savedToLibrary: true, isPublished: true })
})

test('a list that fails to load says so and offers to try again', async () => {
  const author = await app.signUp()
  const { user, goOffline } = showApp('/posts', { app, as: author })
  await screen.findByRole('heading', { name: 'No posts yet' })
  goOffline()
  await user.click(screen.getByRole('tab', { name: 'Drafts' }))
  await screen.findByRole('heading', { name: 'Failed to load posts' })
  screen.getByText('There was an error loading your posts. Please try again later.')
  screen.getByRole('button', { name: 'Try Again' })
})

test('an ended session leads to the sign-in, and back to the same list', async () => {
  const author = await app.signUp()
  const { user, address, loseSession } = showApp('/posts', { app, as: author })
  await screen.findByRole('heading', { name: 'No posts yet' })
  loseSession()
  await user.click(screen.getByRole('tab', { name: 'Drafts' }))
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toBe('/auth?returnTo=%2Fposts%3Ftab%3Ddrafts')
})

test('without a network, My Posts and the library show typed words that are not sent yet', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'On a train', savedToLibrary: true })
  const { user, goOffline, goOnline } = showApp('/posts', { app, as: author })
  await user.click((await card('On a train')).getByRole('link', { name: 'Edit' }))
  const hook = await screen.findByRole('textbox', { name: 'Hook' })
  await screen.findByRole('textbox', { name: 'Insight' })
  goOffline()
  await user.clear(hook)
  await user.type(hook, 'Typed on a train.')
  await user.click(screen.getAllByRole('link', { name: 'My Posts' })[0]!)
  ;(await card('On a train')).getByText('Typed on a train.')
  expect(screen.queryByText('We cancelled our Monday status meeting in March.')).toBeNull()

  goOnline()
  await user.click(screen.getAllByRole('link', { name: 'Library' })[0]!)
  ;(await card('On a train')).getByText('Typed on a train.')
})

test('the history shows which reminders were mailed, and which this server could not mail', async () => {
  const author = await app.signUp()
  const { id: postId } = await app.hasPost(author, { title: 'Reminded of' })
  const remindedAt = (minute: number, detail: PostEventDetail) => ({
    id: randomUUID(),
    postId,
    kind: 'reminded' as const,
    at: new Date(2026, 2, 5, 12, minute),
    detail: { channel: 'email' as const, ...detail },
  })
  await app.db.insert(postEvents).values([remindedAt(1, {}), remindedAt(2, { isInOutbox: true })])
  const { user } = showApp('/posts', { app, as: author })
  await user.click((await card('Reminded of')).getByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Post on LinkedIn by hand' }))
  const history = within(await dialog.findByRole('region', { name: 'History' }))
  expect(history.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'No reminder by email: no mail server is set up',
    'Reminder sent by email',
  ])
})
