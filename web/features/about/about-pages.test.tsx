import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp, withTestApp } from '#server/testing/app.ts'
import { speak } from '#web/lib/language.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.each(['Privacy', 'Terms', 'Support'])('the footer leads anyone to %s', async (name) => {
  const { user, address } = showApp('/nowhere', { app })
  const footer = within(await screen.findByRole('navigation', { name: 'Legal and help' }))
  await user.click(footer.getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
  expect(address()).toBe(`/${name.toLowerCase()}`)
  expect(document.title).toBe(`${name} · Hookline`)
  expect(footer.getByRole('link', { name }).getAttribute('aria-current')).toBe('page')
})

test('signed-in people can read them too, and the pages ask the server only for the contact address', async () => {
  const { requests } = showApp('/privacy', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  await expect.poll(() => [...requests].sort()).toEqual(['GET /api/sign-in-options', 'GET /api/user'])
})

test.each(['/support', '/privacy'])('%s gives the contact address, if the operator set one', async (path) => {
  const helped = await withTestApp({ env: { SUPPORT_EMAIL: 'help@example.com' } })
  showApp(path, { app: helped })
  const link = await screen.findByRole('link', { name: 'help@example.com' })
  expect(link.getAttribute('href')).toBe('mailto:help@example.com')
  cleanup()
  const { requests } = showApp(path, { app })
  await screen.findByRole('heading', { level: 1 })
  await expect.poll(() => requests).toContain('GET /api/sign-in-options')
  expect(screen.getByRole('main').textContent).not.toMatch(/@|Write to|answers at/)
})

test('the privacy page says how long data is kept and who sees a text', async () => {
  showApp('/privacy', { app })
  const times = within(await screen.findByRole('region', { name: 'For how long' }))
  times.getByText(/^30 days/)
  times.getByText(/^24 hours/)
  const readers = screen.getByRole('region', { name: 'Who sees your texts' })
  expect(readers.textContent).toContain('goes to its provider')
  expect(readers.textContent).toContain('nobody else sees anything')
})

test('the privacy page leads to download and deletion, and names the data of plans, the waitlist and page views', async () => {
  const { user, address } = showApp('/privacy', { app, as: await app.signUp() })
  const kept = within(await screen.findByRole('region', { name: 'What is kept' }))
  for (const name of ['Writing samples', 'Plan', 'Waitlist', 'Page views']) kept.getByText(name)
  within(screen.getByRole('region', { name: 'For how long' })).getByText('400 days.')
  const away = within(screen.getByRole('region', { name: 'Exporting and deleting your data' }))
  away.getByText('Download my data')
  away.getByText('Delete my account')
  await user.click(away.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('button', { name: 'Delete my account' })
  expect(address()).toBe('/settings')
})

test('the support page leads to the API documentation', async () => {
  const { user, address } = showApp('/support', { app })
  await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'API documentation' }))
  await screen.findByRole('heading', { level: 1, name: 'API documentation' })
  expect(address()).toBe('/api-docs')
})

test.each(['/privacy', '/terms'])('%s says in the language on screen that it is in English', async (path) => {
  onTestFinished(() => speak('en'))
  await speak('de')
  showApp(path, { app })
  const page = (await screen.findByRole('heading', { level: 1 })).closest('article')!
  expect(page.lang).toBe('en')
  expect(page.querySelector('[lang=de]')).toBe(page.firstElementChild)
  await speak('en')
  await expect.poll(() => page.querySelector('[lang]')).toBeNull()
})
