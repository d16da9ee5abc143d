import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startStripeStub } from '#server/stubs/stripe.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { i18n } from '#web/lib/language.ts'
import { showApp } from '#web/testing.tsx'
import { pages } from './navigation.ts'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the sidebar leads to every area and lights the current one', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Create Post', '/'],
    ['Content IdeasNew', '/ideas'],
    ['Lead magnet', '/lead-magnet'],
    ['My Posts', '/posts'],
    ['Library', '/library'],
    ['Schedule', '/calendar'],
    ['Analytics', '/analytics'],
    ['Activity', '/activity'],
    ['Trash', '/trash'],
    ['Writing samples', '/writing-samples'],
    ['Proof bank', '/proof-bank'],
    ['SalesGPTBeta', '/salesgpt'],
    ['Settings', '/settings'],
    ['Pricing', '/pricing'],
  ])
  expect(nav.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['My Posts'])
  expect(nav.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Write',
    'Posts',
    'Your voice',
    'More',
  ])
})

test("every page is one step away, under its name in the browser's tab", async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  const places = [await screen.findByRole('navigation', { name: 'Main' }), await screen.findByRole('contentinfo')]
  const links = places.flatMap((place) => within(place).getAllByRole('link'))
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(pages.map(({ href }) => href).sort())
  for (const { href, name } of pages) {
    if (href === '/salesgpt') continue // This page is outside the frame.
    await user.click(links.find((link) => link.getAttribute('href') === href)!)
    await waitFor(() => expect(document.title).toBe(`${i18n._(name)} · Hookline`))
  }
})

test("a phone's menu shows each page once", async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Hookline' }))
  const hrefs = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([...new Set(hrefs)])
  expect(hrefs).not.toContain('/dashboard')
  menu.getByRole('link', { name: 'Pricing' })
  await user.click(menu.getByRole('button', { name: 'Help with this page' }))
  within(await screen.findByRole('dialog', { name: 'Help' })).getByRole('heading', { name: 'My Posts' })
})

test('empty pages have an example and a next step', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  for (const [page, title, step] of [
    ['My Posts', 'No posts yet', 'Create New Post'],
    ['Library', 'Your library is empty', 'Create New Post'],
    ['Lead magnet', 'No lead magnet post yet', 'Fill in the example'],
    ['Analytics', 'Nothing to count yet', 'Create New Post'],
    ['Trash', 'The trash is empty', 'Go to My Posts'],
    ['Writing samples', 'No writing samples yet', 'Paste some posts'],
    ['Proof bank', 'Nothing in your proof bank yet', 'Write your first proof'],
  ] as const) {
    await user.click(nav.getByRole('link', { name: new RegExp(`^${page}`) }))
    const panel = within((await screen.findByRole('heading', { name: title })).parentElement!)
    panel.getByText('Example:')
    panel.getByText(step)
  }
})

test('the header and the footer carry their links', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  const tabs = within(await screen.findByRole('navigation', { name: 'Areas' }))
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Create',
    'Calendar',
    'Library',
    'Settings',
  ])
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByText(`© ${new Date().getFullYear()} Hookline`)
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Privacy',
    'Terms',
    'Support',
    'Keyboard shortcuts',
    'API documentation',
  ])
})

test("the sidebar ends with the header's initials, and says that everything is included", async () => {
  showApp('/posts', { app, as: await app.signUp('Nora Field') })
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  await sidebar.findByText('Everything included')
  sidebar.getByText('Nora Field')
  sidebar.getByText('NF')
  expect(screen.getByRole('button', { name: /Account menu/ }).textContent).toContain('NF')
})

test('an unknown address shows the not-found page in the shell, signed in or not', async () => {
  showApp('/no/such/page', { app })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  screen.getByText('There’s nothing at this address.')
  screen.getByText('Did you forget to add the page to the router?')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

test('the header carries the brand with its BETA tag and the bell, and no upgrade on servers without plans', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  const header = await screen.findByRole('banner')
  expect(within(header).queryByRole('link', { name: 'Upgrade' })).toBeNull()
  await within(header).findByRole('button', { name: /^Notifications/ })
  expect(screen.getAllByText(/^beta$/i).length).toBeGreaterThan(0)
})

test('the account menu leads to the profile and the settings, and logs out', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp('Nora Mae Field') })
  const trigger = await screen.findByRole('button', { name: /Account menu/ })
  expect(trigger.textContent).toContain('NM')
  await user.click(trigger)
  await screen.findByText('My Account')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
    'Profile',
    'Settings',
    'Keyboard shortcuts',
    'Log out',
  ])
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'Light theme',
    'Dark theme',
    'System theme',
  ])
})

test('where plans are sold, the shell leads to them', async () => {
  const stripe = await startStripeStub()
  const sold = await startTestApp({ env: stripe.env })
  onTestFinished(async () => {
    await Promise.all([sold.stop(), stripe.stop()])
  })
  const author = await sold.signUp('Nora Field')
  const { user } = showApp('/posts', { app: sold, as: author })
  const header = within(await screen.findByRole('banner'))
  expect((await header.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/pricing')
  const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }))
  await sidebar.findByText('Free Plan')
  expect(sidebar.getByRole('link', { name: /^Analytics/ }).textContent).toBe('AnalyticsPro')
  await user.click(header.getByRole('button', { name: /Account menu/ }))
  await screen.findByRole('menuitem', { name: 'Upgrade Plan' })
})

test('Ctrl K finds pages and posts, and Enter opens the choice', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'About pelicans' })
  const { user, address } = showApp('/posts', { app, as: author })
  await screen.findByRole('heading', { name: 'About pelicans' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelican')
  await screen.findByRole('option', { name: /About pelicans/ })
  await user.keyboard('{Enter}')
  expect(address()).toBe(`/?id=${post.id}`)
})

test('the theme is kept under ui-theme', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Dark theme' }))
  expect(localStorage.getItem('ui-theme')).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(localStorage.getItem('ui-theme')).toBe('light')
})

test('the system theme follows the device', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'System theme' }))
  expect(localStorage.getItem('ui-theme')).toBe('system')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(localStorage.getItem('ui-theme')).toBe('light')
})

test("? shows the page's purpose and keys, but not while typing", async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.type(await screen.findByPlaceholderText('Search posts...'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('heading', { name: 'My Posts' }))
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Help' }))
  help.getByText(/^All your posts\./)
  help.getByRole('region', { name: 'Everywhere' })
  await user.click(help.getByRole('link', { name: 'All keyboard shortcuts' }))
  await screen.findByRole('heading', { level: 1, name: 'Keyboard shortcuts' })
  within(screen.getByRole('region', { name: 'Calendar' })).getByText('Open a post')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  await screen.findByText(/^All keys the app knows\./)
})

test('who reviews posts reads that pages for writing are for writers', async () => {
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  for (const path of ['/ideas', '/lead-magnet', '/writing-samples', '/proof-bank']) {
    const { user } = showApp(path, { app, as: reviewer })
    await screen.findByRole('heading', { name: 'For people who write posts' })
    expect(screen.queryByRole('button', { name: /Add|Generate|Launch|Import/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Open My Posts' }))
    await screen.findByRole('heading', { level: 1, name: 'My Posts' })
    cleanup()
  }
})
