import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

const env = { PUBLIC_URL: 'http://posts.example.com', PASSWORD_FORMS: 'on' }
let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp({ env })
})
afterAll(() => app.stop())

const password = 'secret-1'
async function register(username: string): Promise<TestUser> {
  const response = await app.call('POST', '/api/register', { body: { username, password, fullName: 'Mia Lund' } })
  const { id } = (await response.json()) as { id: string }
  return { id, username, workspaceId: '', cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
/** The link in the newest email to this person. */
async function linkTo({ username }: TestUser): Promise<string> {
  const newest = () => app.mails.findLast(({ to, subject }) => to === username && /^Verify/.test(subject))
  await expect.poll(newest).toBeDefined()
  return /\/settings#\S+/.exec(newest()!.text)?.[0] ?? ''
}
const isVerified = () => screen.findByText(/^You sign in as .* This address is verified\.$/)

test('a person with an unverified address gets the link again, once', async () => {
  const author = await register('mia@example.com')
  const { user, requests } = showApp('/settings', { app, as: author })
  await screen.findByRole('heading', { name: 'Verify your email' })
  screen.getByText(/mia@example\.com isn’t verified, .* open it in this browser/)
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  await screen.findByText('Sent')
  const sent = await screen.findByRole('button', { name: 'Link sent' })
  sent.focus()
  await user.keyboard('{Enter}')
  expect(requests.filter((one) => one === 'POST /api/user/email-verification')).toHaveLength(1)
})

test('the link verifies the address and disappears from the address bar', async () => {
  const author = await register('nora@example.com')
  const { address } = showApp(await linkTo(author), { app, as: author })
  await screen.findByText('Email verified')
  await isVerified()
  await waitFor(() => expect(address()).toBe('/settings'))
  expect(screen.queryByRole('heading', { name: 'Verify your email' })).toBeNull()
})

test('a signed-out person signs in first, and the link still verifies the address', async () => {
  const author = await register('ada@example.com')
  const { user, address } = showApp(await linkTo(author), { app })
  await user.type(await screen.findByLabelText('Email'), author.username)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in with password' }))
  await isVerified()
  await waitFor(() => expect(address()).toBe('/settings'))
})

test('a link for another account says so and changes nothing', async () => {
  const [author, other] = [await register('eva@example.com'), await register('ida@example.com')]
  showApp(await linkTo(other), { app, as: author })
  await screen.findByText('Email not verified')
  screen.getByText('403: This link is for another account. Sign in to that account and open the link again.')
  await screen.findByRole('heading', { name: 'Verify your email' })
})

test('a server for one computer asks nobody to verify an address', async () => {
  const local = await withTestApp()
  const author = await local.signUp()
  await local.db.execute('update users set is_email_verified = false')
  const { requests } = showApp('/settings', { app: local, as: author })
  await waitFor(() => expect(requests).toContain('GET /api/user/mail'))
  await screen.findByText(/^You sign in as [\w-]+@example\.com\.$/)
  expect(screen.queryByRole('heading', { name: 'Verify your email' })).toBeNull()
})
