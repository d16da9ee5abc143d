import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { leadMagnetCategory, postTypes } from '#shared/post-types.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  // jsdom has no `matchMedia`, which the creation page needs.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

const titles = async () => (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('li')!)
}
const categoryFilter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}

test('an empty library says so, and leads to a first post', async () => {
  showApp('/library', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'Library' })
  await screen.findByRole('heading', { name: 'Your library is empty' })
  for (const link of screen.getAllByRole('link', { name: 'Create New Post' }))
    expect(link.getAttribute('href')).toBe('/create')
})

test('six empty cards show while the library loads', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  showApp('/library', { app, as: author })
  const loading = await screen.findByRole('status', { name: 'Loading your library' })
  expect(loading.children).toHaveLength(6)
  await card('The Monday meeting')
  expect(screen.queryByRole('status', { name: 'Loading your library' })).toBeNull()
})

test('a card shows the title, category, date, hook, insight and tone, and its title opens the post', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { tone: 'casual', createdAt: new Date(2026, 2, 5, 12) })
  showApp('/library', { app, as: author })
  const shown = await card('The Monday meeting')
  shown.getByText('Personal experience')
  shown.getByText('Mar 5, 2026')
  shown.getByText('We cancelled our Monday status meeting in March.')
  shown.getByText('It was where three people thought aloud while eleven waited for their turn.')
  shown.getByText('Casual')
  expect(shown.getByRole('link', { name: 'The Monday meeting' }).getAttribute('href')).toBe(`/create?id=${post.id}`)
})

test('a post without category or tone is called Unknown and Standard', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { category: '', tone: '' })
  showApp('/library', { app, as: author })
  const shown = await card('The Monday meeting')
  shown.getByText('Unknown')
  shown.getByText('Standard')
})

test('drafts, scheduled and published posts are all in the library, newest first', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Draft', createdAt: new Date(2026, 0, 1) })
  await app.hasPost(author, {
    title: 'Planned',
    createdAt: new Date(2026, 0, 2),
    scheduledFor: new Date(2027, 0, 12, 9),
  })
  await app.hasPost(author, { title: 'Kept', createdAt: new Date(2026, 0, 3), savedToLibrary: true })
  showApp('/library', { app, as: author })
  await card('Draft')
  expect(await titles()).toEqual(['Kept', 'Planned', 'Draft'])
})

test("the category filter offers the server's categories and lets the server filter", async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Hot', category: 'hot-takes' })
  await app.hasPost(author, { title: 'Personal' })
  const { user, address, requests } = showApp('/library', { app, as: author })
  await card('Hot')
  const known = [...postTypes.flatMap((type) => type.categories), leadMagnetCategory].map(({ name }) => name)
  await waitFor(() =>
    expect([...categoryFilter().options].map((option) => option.text)).toEqual(['All Categories', ...known]),
  )
  await user.selectOptions(categoryFilter(), 'Hot takes')
  await waitFor(async () => expect(await titles()).toEqual(['Hot']))
  expect(address()).toBe('/library?category=hot-takes')
  expect(requests).toContain('GET /api/posts?limit=30&sort=newest&category=hot-takes')
})

test('the search finds words of any section in any case, together with the category, also from an address', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Hot pelicans', category: 'hot-takes', value: 'About PELICANS.' })
  await app.hasPost(author, { title: 'Personal pelicans' })
  await app.hasPost(author, { title: 'Hot herons', category: 'hot-takes' })
  const { user, address } = showApp('/library?category=hot-takes', { app, as: author })
  await card('Hot herons')
  expect(await titles()).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'pelicans')
  await waitFor(async () => expect(await titles()).toEqual(['Hot pelicans']))
  expect(address()).toBe('/library?category=hot-takes&q=pelicans')
  expect(categoryFilter().selectedOptions[0]?.text).toBe('Hot takes')
})

test('filters without a match say so, and one press clears them', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  const { user, address } = showApp('/library?q=herons', { app, as: author })
  await screen.findByRole('heading', { name: 'No posts match your filters' })
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' }).value).toBe('herons')
  await user.click(screen.getByRole('button', { name: 'Show all posts' }))
  await card('The Monday meeting')
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' }).value).toBe('')
  expect(address()).toBe('/library')
})

test('an unknown category in the address appears as Unknown and matches nothing', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  showApp('/library?category=haiku', { app, as: author })
  await screen.findByRole('heading', { name: 'No posts match your filters' })
  await waitFor(() => expect(categoryFilter().selectedOptions[0]?.text).toBe('Unknown'))
})

test('more than thirty posts load a page at a time, and a page that fails keeps the others', async () => {
  const author = await app.signUp()
  for (let i = 0; i < 62; i += 1)
    await app.hasPost(author, { title: `Post ${i}`, createdAt: new Date(2026, 0, 1, 0, i) })
  const { user, goOffline } = showApp('/library', { app, as: author })
  await card('Post 61')
  expect(await titles()).toHaveLength(30)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await titles()).toHaveLength(60))
  goOffline()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'More posts couldn’t be loaded. Those above are still here.',
  )
  expect(await titles()).toHaveLength(60)
})

/** Backs every claim of the content. */
const backed = { subject: Object.values(someContent).join(' ') }

test('a post is copied from its menu', async () => {
  const author = await app.signUp()
  await app.hasPost(author, backed)
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }))
  await toastSays('Copied to clipboard', 'Post content has been copied to your clipboard.')
  expect(await navigator.clipboard.readText()).toMatch(/^We cancelled .+\n\nIt was where .+\n\nIf you .+\n\nWhich /)
})

test('posts of the library are selected, and Escape ends the selection', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  const { user } = showApp('/library', { app, as: author })
  await card('The Monday meeting')
  const toggle = screen.getByRole('button', { name: 'Select' })
  await user.click(toggle)
  await user.click(
    screen.getByRole('checkbox', {
      name: 'Select The Monday meeting: We cancelled our Monday status meeting in March.',
    }),
  )
  within(await screen.findByRole('region', { name: 'Selected posts' })).getByText('1 selected')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Selected posts' })).toBeNull()
  expect(document.activeElement).toBe(toggle)
})

test('a post without words is not copied', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { hook: '', insight: ' ', value: '', cta: '\n' })
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }))
  await toastSays('No content to copy')
})

test('copying says that claims are unbacked', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...backed, value: 'It saved 40 hours.' })
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }))
  await toastSays(
    'Copied to clipboard',
    'Post content has been copied to your clipboard. This post says one thing you didn’t mention. Is it true?',
  )
})

test('a browser that refuses the clipboard shows an error', async () => {
  const author = await app.signUp()
  await app.hasPost(author, backed)
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  const writeText = navigator.clipboard.writeText
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }))
  await toastSays('Copy failed', 'Unable to copy to clipboard. Please try again.')
  navigator.clipboard.writeText = writeText
})

test('a post is opened from its menu, on the creation screen', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { user, address } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit post' }))
  await screen.findByRole('textbox', { name: 'Hook' })
  expect(address()).toBe(`/?id=${post.id}`)
})

test('a post is deleted after a confirmation', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Stays' })
  await app.hasPost(author, { title: 'Goes' })
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('Goes')).getByRole('button', { name: 'Actions for Goes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('Are you sure you want to delete this post? It stays in the trash for 30 days.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await toastSays('Post deleted')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await titles()).toEqual(['Stays'])
})

test('a failed deletion says so and keeps the post', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { user } = showApp('/library', { app, as: author })
  await user.click((await card('The Monday meeting')).getByRole('button', { name: /^Actions/ }))
  await app.call('DELETE', `/api/posts/${post.id}`, { as: author })
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await toastSays('Error on delete', 'Failed to delete post. Please try again.')
})

test('a library that fails to load says so and can be retried', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { category: 'hot-takes' })
  const { user, goOffline, goOnline } = showApp('/library', { app, as: author })
  await card('The Monday meeting')
  await waitFor(() => expect(categoryFilter().options.length).toBeGreaterThan(1))
  goOffline()
  await user.selectOptions(categoryFilter(), 'Hot takes')
  await screen.findByRole('heading', { name: 'Failed to load posts' })
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await card('The Monday meeting')
})

test('the library requires a sign-in', async () => {
  const { address } = showApp('/library?q=herons', { app })
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toBe('/auth?returnTo=%2Flibrary%3Fq%3Dherons')
})
