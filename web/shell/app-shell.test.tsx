import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the sidebar leads to every area and lights the one being shown', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Create Post', '/'],
    ['Content IdeasNew', '/ideas'],
    ['My Posts', '/posts'],
    ['Schedule', '/calendar'],
    ['AnalyticsPro', '/analytics'],
    ['SalesGPTBeta', '/salesgpt'],
    ['Settings', '/settings'],
    ['Pricing', '/pricing'],
  ])
  expect(nav.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['My Posts'])
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
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy', 'Terms', 'Support'])
})

test("the sidebar ends with the first letter of the username and 'Free Plan'", async () => {
  const author = await app.signUp('Nora Field')
  showApp('/posts', { app, as: author })
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  await sidebar.findByText('Free Plan')
  sidebar.getByText('Nora Field')
  sidebar.getByText(author.username.charAt(0).toUpperCase())
})

test('an unknown address shows the not-found page in the shell, signed in or not', async () => {
  showApp('/no/such/page', { app })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  screen.getByText('Did you forget to add the page to the router?')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

test('the header carries the brand with its BETA tag, the way to the plans and the bell', async () => {
  showApp('/posts', { app, as: await app.signUp() })
  const header = await screen.findByRole('banner')
  expect(within(header).getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  await within(header).findByRole('button', { name: /^Notifications/ })
  expect(screen.getAllByText(/^beta$/i).length).toBeGreaterThan(0)
})

test('the account menu leads to the profile, the settings and the plans, and logs out', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp('Nora Mae Field') })
  const trigger = await screen.findByRole('button', { name: /Account menu/ })
  expect(trigger.textContent).toContain('NM')
  await user.click(trigger)
  await screen.findByText('My Account')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
    'Profile',
    'Settings',
    'Upgrade Plan',
    'Dark theme',
    'Log out',
  ])
})

test('Ctrl K finds pages and posts, and Enter opens what is chosen', async () => {
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

test('? shows the keyboard sheet, but not while typing', async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.type(await screen.findByPlaceholderText('Search posts...'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('heading', { name: 'My Posts' }))
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard' })
})
