import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())

async function withPassword(): Promise<TestUser> {
  const author = await app.signUp()
  await app.call('PUT', '/api/user/password', { as: author, body: { newPassword: 'secret-1' } })
  return author
}

/** The link in the newest email to this person. */
async function linkTo({ username }: TestUser): Promise<string> {
  const newest = () => app.mails.findLast(({ to, subject }) => to === username && /^Reset/.test(subject))
  await expect.poll(newest).toBeDefined()
  return /\/reset-password#\S+/.exec(newest()!.text)?.[0] ?? ''
}
const askForLink = ({ username }: TestUser) => app.call('POST', '/api/password-reset', { body: { username } })

test('the sign-in page leads to a link by email, and answers the same for every address', async () => {
  const author = await withPassword()
  const { user, address, requests } = showApp('/auth', { app })
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  const email = await screen.findByLabelText('Email')
  expect(address()).toBe('/reset-password')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  screen.getByText('Please enter a valid email')
  expect(requests).not.toContain('POST /api/password-reset')
  const sentence =
    'If there’s an account with this address, we’ve sent it an email with a link. The link works for one hour.'
  await user.type(email, author.username)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await within(screen.getByRole('status', { name: '' })).findByText(sentence)
  expect(await linkTo(author)).toMatch(/^\/reset-password#/)
  await user.clear(email)
  await user.type(email, 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText(sentence)
})

test('the link leads to a new password, typed twice, and from there to the sign-in', async () => {
  const author = await withPassword()
  await askForLink(author)
  const { user, address } = showApp(await linkTo(author), { app, as: author })
  const submit = () => user.click(screen.getByRole('button', { name: 'Set password' }))
  const [first, second] = [await screen.findByLabelText('New password'), screen.getByLabelText('Confirm new password')]
  await submit()
  screen.getByText('New password must be at least 6 characters')
  screen.getByText('Password confirmation is required')
  await user.type(first, 'secret-2')
  await user.type(second, 'secret-3')
  await submit()
  screen.getByText("Passwords don't match")
  await user.clear(second)
  await user.type(second, 'secret-2')
  await submit()
  await screen.findByText('Password updated')
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toBe('/auth')
})

test('a used link says so, and leads to another', async () => {
  const author = await withPassword()
  await askForLink(author)
  const link = await linkTo(author)
  const token = link.slice(link.indexOf('#') + 1)
  await app.call('POST', '/api/password-reset/confirm', { body: { token, newPassword: 'secret-2' } })
  const { user, address } = showApp(link, { app })
  await user.type(await screen.findByLabelText('New password'), 'secret-3')
  await user.type(screen.getByLabelText('Confirm new password'), 'secret-3')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  within(await screen.findByRole('alert')).getByText(/^This link no longer works\./)
  await user.click(screen.getByRole('link', { name: 'Request a new link' }))
  await screen.findByLabelText('Email')
  expect(address()).toBe('/reset-password')
})

test('a password that could not be set shows an error and stays typed', async () => {
  const { user, failing } = showApp('/reset-password#token', { app })
  failing.add('/api/password-reset')
  await user.type(await screen.findByLabelText('New password'), 'secret-2')
  await user.type(screen.getByLabelText('Confirm new password'), 'secret-2')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByText('Update failed')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret-2')
})
