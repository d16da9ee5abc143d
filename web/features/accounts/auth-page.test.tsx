import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp, withTestApp } from '#server/testing/app.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import { useAuth } from '#web/lib/session.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })
  await app.signUp()
})
afterAll(() => app.stop())

test('a visitor finds one way in, and the two tabs lead to each other', async () => {
  const { user, address } = showApp('/auth', { app })
  await screen.findByRole('heading', { name: 'Welcome Back' })
  screen.getByText('Sign in to access your account')
  const signIn = await screen.findByRole('link', { name: /^Sign in/ })
  expect(signIn.getAttribute('href')).toBe('/api/auth/google')
  await user.click(screen.getByRole('link', { name: "Don't have an account? Register" }))
  await screen.findByRole('heading', { name: 'Create an Account' })
  screen.getByText('Complete your profile after registration to get personalized content')
  expect(address()).toBe('/auth?tab=register')
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Welcome Back' })
})

test('the sign-in page says what the product is, marked beta, and what it offers', async () => {
  const { user } = showApp('/auth', { app })
  await screen.findByText('AI-Powered Content Creation for the professional network')
  screen.getAllByText('Beta', { exact: false })
  for (const [name, text] of [
    ['AI-Powered Content', /brand and industry/],
    ['Multiple Content Types', /case studies, thought leadership.* personal stories/i],
    ['Content Strategy', /fresh ideas/i],
  ] as const) {
    const point = screen.getByText(name).parentElement
    expect(point?.textContent).toMatch(text)
  }
  const notice = screen.getByText(/^By .*you agree/)
  expect(
    within(notice)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/terms', '/privacy'])
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  await screen.findByText(/^Join .*content/)
  await user.click(screen.getByRole('link', { name: /Login/ }))
  await screen.findByRole('heading', { name: 'Welcome Back' })
})

test('on a server without accounts, the first page is the registration', async () => {
  const fresh = await withTestApp()
  const { user, address } = showApp('/auth', { app: fresh })
  await screen.findByRole('heading', { name: 'Create an Account' })
  const signUp = await screen.findByRole('link', { name: 'Sign up on this computer' })
  expect(signUp.getAttribute('href')).toBe('/api/auth/google?new=1')
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toBe('/auth?tab=login')
})

test('until the sign-in options load, the button names no provider', async () => {
  const { stalling } = showApp('/auth', { app })
  stalling.add('/api/sign-in-options')
  const signIn = await screen.findByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/api/auth/google')
})

test('a signed-out visitor causes no call about the current user', async () => {
  const { requests } = showApp('/auth', { app })
  await screen.findByRole('link', { name: 'Sign in on this computer' })
  expect(requests).toEqual(['GET /api/sign-in-options'])
})

test('a sign-in error appears as plain text and leaves the address', async () => {
  const { address } = showApp('/auth?error=Bad%20%3Cb%3Estate%3C%2Fb%3E', { app })
  await screen.findByRole('heading', { name: 'Authentication Error' })
  screen.getByText('Sign-in failed. Please try again.')
  screen.getByText('The address of this page said: “Bad <b>state</b>”')
  await waitFor(() => expect(address()).toBe('/auth'))
})

test('a sentence from the server appears as it is', async () => {
  showApp('/auth?error=The%20sign-in%20was%20cancelled.', { app })
  const box = within(await screen.findByRole('alert'))
  box.getByText('The sign-in was cancelled.')
  expect(box.queryByText(/The address of this page/)).toBeNull()
})

test('after signing in to a disabled account, a person reads whom to write to', async () => {
  const supported = await withTestApp({ env: { SUPPORT_EMAIL: 'help@example.com' } })
  showApp(`/auth?error=${encodeURIComponent(signInErrors.disabled)}`, { app: supported })
  await screen.findByText('This account is disabled. Write to whoever runs this server (help@example.com).')
  expect(screen.queryByText(/The address of this page/)).toBeNull()
})

test('a protected page leads to the sign-in and back', async () => {
  const { address } = showApp('/posts?tab=drafts', { app })
  const link = await screen.findByRole('link', { name: /^Sign in/ })
  expect(address()).toBe('/auth?returnTo=%2Fposts%3Ftab%3Ddrafts')
  expect(link.getAttribute('href')).toBe('/api/auth/google?returnTo=%2Fposts%3Ftab%3Ddrafts')
})

test('a protected page spins until the session is known, then appears', async () => {
  const { stalling } = showApp('/posts', { app, as: await app.signUp() })
  stalling.add('/api/user')
  await within(await screen.findByRole('main')).findByText('Loading')
  expect(screen.queryByRole('heading', { name: 'My Posts' })).toBeNull()
  cleanup()
  showApp('/posts', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'My Posts' })
})

test('an address on another site is never a return target', async () => {
  showApp('/auth?returnTo=%2F%2Fevil.example%2F', { app })
  expect((await screen.findByRole('link', { name: /^Sign in/ })).getAttribute('href')).toBe('/api/auth/google')
})

test('someone signed in is led from the sign-in page to the app', async () => {
  const { address } = showApp('/auth', { app, as: await app.signUp() })
  await waitFor(() => expect(address()).toBe('/'))
})

test('the register form reports mistakes before sending anything', async () => {
  const { user, requests } = showApp('/auth?tab=register', { app })
  await user.click(await screen.findByRole('button', { name: 'Create account' }))
  screen.getByText('Please enter a valid email')
  screen.getByText('Password must be at least 6 characters')
  screen.getByText('Full name must be at least 2 characters')
  expect(requests).not.toContain('POST /api/register')
})

test('the login form asks for an email and a password', async () => {
  const { user } = showApp('/auth', { app })
  await user.click(await screen.findByRole('button', { name: 'Sign in with password' }))
  screen.getByText('Please enter a valid email')
  screen.getByText('Password is required')
})

test('someone registers, is greeted, and logs out', async () => {
  const { user, address } = showApp('/auth?tab=register&returnTo=%2Fposts', { app })
  await user.type(await screen.findByLabelText('Full name'), 'Ada Field')
  await user.type(screen.getByLabelText('Email'), 'ada.field@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByText('Registration successful')
  screen.getByText('Welcome to Hookline, Ada Field!')
  await waitFor(() => expect(address()).toBe('/'))

  await user.click(screen.getByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await screen.findByText('Logged out')
  screen.getByText('You have been successfully logged out.')
  await screen.findByRole('heading', { name: 'Welcome Back' })
})

test('a log-out that fails can be repeated by opening its address', async () => {
  const { user, failing } = showApp('/posts', { app, as: await app.signUp() })
  const gone: string[] = []
  const { location } = window
  Object.defineProperty(window, 'location', {
    configurable: true,
    value: { assign: (url: string) => gone.push(url), origin: location.origin },
  })
  onTestFinished(() => {
    Object.defineProperty(window, 'location', { configurable: true, value: location })
  })
  failing.add('/api/logout')
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await screen.findByText('Logout failed')
  screen.getByText('500: It broke.')
  expect(gone).toEqual([])
  screen.getByRole('button', { name: 'Log out another way' }).focus()
  await user.keyboard('{Enter}')
  expect(gone).toEqual(['/api/logout'])
})

test("people can log out even if the browser's storage does not answer", async () => {
  const { user } = showApp('/posts', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  const silent = new Proxy({}, { get: () => () => ({}) })
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  transaction.mockImplementation(() => ({ objectStore: () => silent }) as never)
  onTestFinished(() => transaction.mockRestore())
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await screen.findByText('Logged out')
  await screen.findByRole('heading', { name: 'Welcome Back' })
})

test('where passwords create no accounts, the register tab says so and has no form', async () => {
  const limited = await withTestApp({ env: { PASSWORD_FORMS: 'on', SIGN_UP_DOMAINS: 'example.com' } })
  const { user } = showApp('/auth?tab=register', { app: limited })
  await screen.findByText('Create new accounts with this button. A password only signs in to an existing account.')
  screen.getByRole('link', { name: 'Sign up on this computer' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  await screen.findByLabelText('Password')
})

test("a wrong password shows the server's error", async () => {
  const { user } = showApp('/auth', { app })
  await user.type(await screen.findByLabelText('Email'), 'nobody@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Sign in with password' }))
  await screen.findByText('Login failed')
  screen.getByText(/^401: /)
})

test('people who return from the identity provider are greeted once', async () => {
  const { address } = showApp('/posts?welcome=back', { app, as: await app.signUp('Nora Field') })
  await screen.findByText('Login successful')
  screen.getByText('Welcome back, Nora Field!')
  await waitFor(() => expect(address()).toBe('/posts'))
})

const Lost = () => <p>{useAuth().user?.fullName}</p>

test('useAuth throws outside its provider', () => {
  expect(() => renderToString(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
})
