import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp({ env: { PUBLIC_URL: 'https://posts.example.com', PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())

const addressField = () => screen.findByLabelText<HTMLInputElement>('Private link')
const path = (field: HTMLInputElement) => new URL(field.value).pathname

test('an address is created, with links to subscribe in Apple, Google and Outlook', async () => {
  const author = await app.signUp()
  const { user } = showApp('/settings#calendar-feed', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const { value } = await addressField()
  expect(value).toMatch(/^https:\/\/posts\.example\.com\/calendar\/[\w-]{43}\.ics$/)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const webcal = value.replace('https:', 'webcal:')
  expect(href('Apple Calendar')).toBe(webcal)
  expect(href('Google Calendar')).toBe(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`)
  expect(new URL(href('Outlook.com')!).searchParams.get('url')).toBe(value)
  expect(new URL(href('Outlook for work or school')!).hostname).toBe('outlook.office.com')
  screen.getByText(/every 12 to 24 hours/)
  screen.getByText('No calendar has read it yet.')
  expect((await app.call('GET', path(await addressField()))).status).toBe(200)
})

test('a new address replaces the former, and revoking removes it, each after a confirmation', async () => {
  const author = await app.signUp()
  await app.call('POST', '/api/calendar-feed', { as: author })
  const { user } = showApp('/settings?section=integrations', { app, as: author })
  const former = path(await addressField())
  await user.click(screen.getByRole('button', { name: 'New link' }))
  const question = () => screen.findByRole('alertdialog')
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  expect((await app.call('GET', former)).status).toBe(200)
  await user.click(screen.getByRole('button', { name: 'New link' }))
  await user.click(within(await question()).getByRole('button', { name: 'Create a new link' }))
  await screen.findByText('Link created')
  const present = path(await addressField())
  expect(present).not.toBe(former)
  expect((await app.call('GET', former)).status).toBe(404)
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await user.click(within(await question()).getByRole('button', { name: 'Revoke' }))
  await screen.findByRole('button', { name: 'Create a link' })
  expect((await app.call('GET', present)).status).toBe(404)
})

test('an address that fails to load can be requested again', async () => {
  const { user, failing } = showApp('/settings', { app, as: await app.signUp() })
  failing.add('/api/calendar-feed')
  await user.click(await screen.findByRole('link', { name: 'Integrations' }))
  await screen.findByText(/Could not load your calendar feed/)
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Create a link' })
})
